//! Groups of legal actions that differ only in space and stance.

use std::ops::ControlFlow;

use crate::legal::Legal;
use crate::regatta::{RegattaSlides, cornered};
use crate::state::rounded_quarters;
use crate::surroundings::{Blocked, Passed};
use crate::{Action, Direction, Kind, Shape, Space, Stance, StanceSet, Word};

/// Actions that differ only in space and stance.
pub(crate) struct Group<W> {
    pub(crate) way: Way,
    pub(crate) spaces: W,
    /// The stances possible on each of the spaces…
    pub(crate) stances: StanceSet,
    /// …or, on these spaces, the stances one eighth further: active instead of inactive.
    raised: W,
}

/// What a group does, and what its spaces mean.
#[derive(Clone, Copy)]
pub(crate) enum Way {
    Place(Shape),
    /// The space is the destination; the piece comes from the other end of the ray.
    Slide(Direction, Shape),
    Activate(Shape),
    Pivot,
    PickUp,
}

impl<W: Word> Group<W> {
    #[inline(always)]
    pub(crate) fn size(&self) -> u32 {
        self.spaces.len() * self.stances.len()
    }

    /// A stance, adjusted for one of the spaces.
    #[inline(always)]
    pub(crate) fn stance(&self, space: Space, stance: Stance) -> Stance {
        stance.turned(u8::from(self.raised.contains(space)))
    }

    /// The space and stance of the k-th action.
    #[inline(always)]
    pub(crate) fn nth(&self, k: u32) -> (Space, Stance) {
        // Division by the number of stances (at most four), done as a multiplication.
        const PART: [u32; 8] = [0, 1 << 16, 1 << 15, (1 << 16) / 3 + 1, 1 << 14, 0, 0, 0];
        let stances = self.stances.len();
        let quotient = (k * PART[stances as usize & 7]) >> 16;
        let space = self.spaces.nth(quotient);
        let stance = self.stances.at((k - quotient * stances) as u8);
        (space, self.stance(space, stance))
    }
}

/// The group of these stances on these spaces.
#[inline(always)]
pub(crate) fn group<W: Word>(way: Way, spaces: W, stances: StanceSet) -> Group<W> {
    Group {
        way,
        spaces,
        stances,
        raised: W::EMPTY,
    }
}

const ALIGNED: StanceSet = StanceSet::only(Stance::N);

impl<W: Word> Legal<'_, W> {
    /// The action of a group on one of its spaces.
    #[inline(always)]
    pub(crate) fn action(&self, way: Way, space: Space, stance: Stance) -> Action {
        let written = |shape: Shape| shape.has_hollow().then_some(stance);
        match way {
            Way::Place(shape) => Action::Place {
                shape,
                to: space,
                stance: written(shape),
            },
            Way::Slide(direction, shape) => {
                let pieces = !self.empty;
                Action::Slide {
                    from: pieces.nearest(space, direction.opposite()),
                    to: space,
                    stance: written(shape),
                }
            }
            Way::Activate(shape) => Action::Activate {
                at: space,
                stance: written(shape),
            },
            Way::Pivot => Action::Pivot { at: space, stance },
            Way::PickUp => Action::PickUp { at: space },
        }
    }

    /// What blocks a space after a slide onto it: on the left, ahead, on the right.
    #[inline(always)]
    pub(crate) fn blocks(&self, direction: Direction) -> [W; 3] {
        let passed = Passed::by(self.state, direction);
        let ahead = match self.blocked {
            Some(blocked) => direction.among(blocked.by),
            None => Blocked::towards(self.state, direction),
        };
        [passed.left, ahead, passed.right]
    }

    /// Visits the ways to place a shape until the callback stops it.
    #[inline(always)]
    pub(crate) fn placements<B>(
        &self,
        shape: Shape,
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let blocked = self.blocked();
        let (way, rounded) = (Way::Place(shape), self.state.setup.rounded());
        let clear = self.empty & self.stuck.never;
        let beside_one = match shape.kind() {
            Kind::Tix => {
                return visit(Group {
                    raised: blocked.never,
                    ..group(way, clear, ALIGNED)
                });
            }
            Kind::Tixel => W::EMPTY,
            Kind::Regatta => clear & blocked.once,
        };
        visit(Group {
            raised: blocked.never,
            ..group(way, clear.minus(beside_one), StanceSet::INACTIVE)
        })?;
        if !beside_one.is_empty() {
            for direction in Direction::ALL {
                let here = beside_one & direction.among(blocked.by);
                let stances = cornered(shape, direction, StanceSet::INACTIVE, rounded);
                visit(group(way, here, stances))?;
            }
        }
        let facing = self.empty & self.stuck.once;
        for direction in Direction::ALL {
            let here = facing & direction.among(self.stuck.into);
            visit(group(way, here, StanceSet::only(direction.stance())))?;
        }
        ControlFlow::Continue(())
    }

    /// Visits the ways to slide one kind of piece in one direction until the callback stops it.
    #[inline(always)]
    pub(crate) fn slides<B>(
        &self,
        kind: Kind,
        direction: Direction,
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if kind == Kind::Regatta {
            return self.regatta_slides(direction).groups(visit);
        }
        let [left, ahead, right] = self.blocks(direction);
        let raised = !(left | ahead | right);
        let facing = direction.among(self.stuck.into);
        if kind == Kind::Tix {
            let reached = direction.among(self.rays[0]).minus(facing);
            let way = Way::Slide(direction, Shape::Tix);
            return visit(Group {
                raised,
                ..group(way, reached, ALIGNED)
            });
        }
        let reached = direction.among(self.rays[1]);
        let way = Way::Slide(direction, Shape::Tixel);
        visit(Group {
            raised,
            ..group(way, reached.minus(facing), StanceSet::INACTIVE)
        })?;
        let towards = StanceSet::only(direction.stance());
        visit(group(way, reached & facing, towards))
    }

    #[inline(always)]
    pub(crate) fn regatta_slides(&self, direction: Direction) -> RegattaSlides<W> {
        let sliders = self.own & self.state.active & self.state.regatta;
        let free = sliders & self.blocked().never;
        RegattaSlides {
            state: *self.state,
            direction,
            empty: self.empty,
            facing: direction.among(self.stuck.into),
            blocks: self.blocks(direction),
            free,
            cornered: sliders.minus(free),
        }
    }

    /// Visits the ways to activate a piece until the callback stops it.
    #[inline(always)]
    pub(crate) fn activations<B>(
        &self,
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (state, blocked) = (self.state, self.blocked());
        let inactive = self.own.minus(state.active);
        let free = inactive & blocked.never;
        let tix = Way::Activate(Shape::Tix);
        visit(group(tix, free & state.tix, StanceSet::only(Stance::Ne)))?;
        let hollow = Way::Activate(Shape::Tixel);
        visit(group(hollow, free.minus(state.tix), StanceSet::ACTIVE))?;
        let cornered = inactive & state.regatta & blocked.once & self.stuck.never;
        if cornered.is_empty() {
            return ControlFlow::Continue(());
        }
        for (shape, pieces) in [
            (Shape::Regatta, cornered.minus(state.flipped)),
            (Shape::Flipped, cornered & state.flipped),
        ] {
            let quarters = rounded_quarters(shape, state.setup.rounded());
            for block in Direction::ALL {
                let quarter = (block as u8).wrapping_sub(quarters);
                let stance = Stance::from_quarter(quarter, true);
                let beside = state.in_quarter(quarter) | state.in_quarter(quarter.wrapping_add(1));
                let here = pieces & beside & block.among(blocked.by);
                let stances = StanceSet::only(stance);
                visit(group(Way::Activate(shape), here, stances))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits the ways to pivot a piece until the callback stops it.
    #[inline(always)]
    pub(crate) fn pivots<B>(
        &self,
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let pieces = self.own & self.state.active & self.blocked().never;
        for quarter in 0..4 {
            let now = StanceSet::only(Stance::from_quarter(quarter, true));
            visit(group(
                Way::Pivot,
                pieces & self.state.in_quarter(quarter),
                StanceSet::ACTIVE.without(now),
            ))?;
        }
        ControlFlow::Continue(())
    }

    /// The pieces that can be picked up.
    #[inline(always)]
    pub(crate) fn pick_ups(&self) -> Group<W> {
        let just_sacrificed = self.state.bonus.map_or(W::EMPTY, W::of);
        group(Way::PickUp, self.own.minus(just_sacrificed), ALIGNED)
    }
}
