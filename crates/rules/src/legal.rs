//! The legal actions: counted, picked and listed without trying any of them.

use std::ops::ControlFlow;

use crate::state::{State, rounded_quarters};
use crate::surroundings::{Passed, Surroundings};
use crate::{Action, Direction, Kind, Shape, Space, Stance, StanceSet, Word};

/// The legal actions of a position.
///
/// They come in groups: one way of acting, a set of spaces, and the stances possible on each of
/// them. Listing unfolds the groups, picking the k-th unfolds one, counting none.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'a, W> {
    state: &'a State<W>,
    around: Surroundings<W>,
    own: W,
    empty: W,
}

/// What is done in a group, and how its spaces are to be read.
#[derive(Clone, Copy)]
enum Way {
    Place(Shape),
    /// The space is the destination; the piece comes from the other side of the ray.
    Slide(Direction, Shape),
    Activate(Shape),
    Pivot,
    PickUp,
}

struct Group<W> {
    way: Way,
    spaces: W,
    stances: StanceSet,
}

const ANY_ONE: StanceSet = StanceSet::only(Stance::N);

impl<W: Word> State<W> {
    /// The legal actions.
    #[inline]
    pub fn legal(&self) -> Legal<'_, W> {
        Legal {
            state: self,
            around: Surroundings::of(self),
            own: self.own[self.to_move as usize],
            empty: self.board().minus(self.occupied()),
        }
    }
}

impl<W: Word> Legal<'_, W> {
    /// The own active pieces that have a legal slide.
    #[inline]
    pub fn slidable(&self) -> W {
        let board = self.state.board();
        let sliders = self.own & self.state.active;
        let mut slidable = W::EMPTY;
        for direction in Direction::ALL {
            // A slide of one space is legal if any along this ray is.
            let ahead = self.around.stuck_into[direction as usize];
            let back = direction.opposite();
            slidable |= self.empty.minus(ahead).stepped(back, board)
                | ((self.empty & ahead).stepped(back, board) & self.can_travel_facing(direction));
        }
        sliders & slidable
    }

    /// The own sliders that can pivot, where they stand, so that the hollow faces a direction.
    #[inline(always)]
    fn can_travel_facing(&self, direction: Direction) -> W {
        let state = self.state;
        let hollow = (self.own & state.active).minus(state.tix);
        if state.regatta.is_empty() {
            return hollow;
        }
        // An active piece on a space that is not free has its rounded corner at the one block
        // and reaches only the two inactive stances beside its own.
        let beside =
            state.in_quarter(direction as u8) | state.in_quarter((direction as u8).wrapping_sub(1));
        hollow & (self.around.free | beside)
    }

    /// Whether the player may place a piece now: in a bonus, before the first piece, or with a
    /// slidable piece.
    #[inline]
    pub fn may_place(&self) -> bool {
        self.state.bonus.is_some() || self.own.is_empty() || !self.slidable().is_empty()
    }

    /// Whether there is no legal action.
    pub fn is_empty(&self) -> bool {
        // With a slidable piece there is a slide; in a bonus there is `end`; before the first
        // piece there may be a placement.
        if self.state.bonus.is_some() || !self.slidable().is_empty() {
            return false;
        }
        !self.own.is_empty() || self.count() == 0
    }

    /// How many legal actions there are.
    pub fn count(&self) -> u32 {
        let mut count = u32::from(self.state.bonus.is_some());
        self.groups(&mut |group| {
            count += group.spaces.len() * group.stances.len();
            ControlFlow::Continue(())
        });
        count
    }

    /// The k-th legal action, in the order of [`Legal::for_each`].
    pub fn nth(&self, mut k: u32) -> Option<Action> {
        let mut found = None;
        self.groups(&mut |group| {
            let stances = group.stances.len();
            let size = group.spaces.len() * stances;
            if k >= size {
                k -= size;
                return ControlFlow::Continue(());
            }
            let mut spaces = group.spaces;
            for _ in 0..k / stances {
                spaces = spaces.without_first();
            }
            found = group
                .stances
                .nth(k % stances)
                .map(|stance| self.action(group.way, spaces.first(), stance));
            ControlFlow::Break(())
        });
        found.or((k == 0 && self.state.bonus.is_some()).then_some(Action::End))
    }

    /// Calls `visit` with every legal action.
    pub fn for_each(&self, mut visit: impl FnMut(Action)) {
        self.groups(&mut |group| {
            for space in group.spaces.spaces() {
                for stance in group.stances {
                    visit(self.action(group.way, space, stance));
                }
            }
            ControlFlow::Continue(())
        });
        if self.state.bonus.is_some() {
            visit(Action::End);
        }
    }

    fn action(&self, way: Way, space: Space, stance: Stance) -> Action {
        let written = |shape: Shape| shape.has_hollow().then_some(stance);
        match way {
            Way::Place(shape) => Action::Place {
                shape,
                to: space,
                stance: written(shape),
            },
            Way::Slide(direction, shape) => {
                let back = direction.opposite();
                let mut from = space;
                while let Some(behind) = from.step(back) {
                    from = behind;
                    if !self.empty.contains(behind) {
                        break;
                    }
                }
                Action::Slide {
                    from,
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

    /// Visits every group of legal actions but `end`, until told to stop.
    #[inline(always)]
    fn groups(&self, visit: &mut impl FnMut(Group<W>) -> ControlFlow<()>) {
        let mut add = |way, spaces: W, stances: StanceSet| {
            if spaces.is_empty() || stances.is_empty() {
                return ControlFlow::Continue(());
            }
            visit(Group {
                way,
                spaces,
                stances,
            })
        };
        let _ = self.all_groups(&mut add);
    }

    #[inline(always)]
    fn all_groups(
        &self,
        add: &mut impl FnMut(Way, W, StanceSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.may_place() {
            let pool = self.state.pool(self.state.to_move);
            for kind in Kind::ALL {
                if pool.count(kind) > 0 {
                    for shape in kind.shapes() {
                        self.placements(*shape, add)?;
                    }
                }
            }
        }
        for direction in Direction::ALL {
            self.slides(direction, add)?;
        }
        if self.state.bonus.is_some() {
            self.activations(add)?;
            self.pivots(add)?;
            let just_sacrificed = self.state.bonus.map_or(W::EMPTY, W::of);
            add(Way::PickUp, self.own.minus(just_sacrificed), ANY_ONE)?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn placements(
        &self,
        shape: Shape,
        add: &mut impl FnMut(Way, W, StanceSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let around = &self.around;
        let way = Way::Place(shape);
        if shape == Shape::Tix {
            let active = self.empty & around.free;
            add(way, active, StanceSet::only(Stance::Ne))?;
            return add(
                way,
                (self.empty & around.clear).minus(active),
                StanceSet::only(Stance::N),
            );
        }
        add(way, self.empty & around.free, StanceSet::ACTIVE)?;
        let mut stuck = (self.empty & around.clear).minus(around.free);
        if shape.kind() == Kind::Regatta {
            let cornered = stuck & around.blocked_once;
            stuck = stuck.minus(cornered);
            for direction in Direction::ALL {
                let here = cornered & around.blocked[direction as usize];
                add(
                    way,
                    here,
                    self.cornered(shape, direction, StanceSet::INACTIVE),
                )?;
            }
        }
        add(way, stuck, StanceSet::INACTIVE)?;
        let facing = self.empty & around.stuck_into_once;
        for direction in Direction::ALL {
            let here = facing & around.stuck_into[direction as usize];
            add(way, here, StanceSet::only(direction.stance()))?;
        }
        ControlFlow::Continue(())
    }

    /// The stances a Regatta piece can end in on a space with one block, if it arrives in one of
    /// the given inactive stances: active with the rounded corner at the block if it can pivot
    /// there, else as it arrived.
    fn cornered(&self, shape: Shape, block: Direction, arriving: StanceSet) -> StanceSet {
        let Some(active) = shape.stance_rounded_to(block, self.state.setup.rounded()) else {
            return arriving;
        };
        let beside = StanceSet::only(active.turned(1)).or(StanceSet::only(active.turned(7)));
        let stuck = arriving.without(beside);
        if arriving.and(beside).is_empty() {
            stuck
        } else {
            stuck.or(StanceSet::only(active))
        }
    }

    #[inline(always)]
    fn slides(
        &self,
        direction: Direction,
        add: &mut impl FnMut(Way, W, StanceSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let state = self.state;
        let sliders = self.own & state.active;
        if sliders.is_empty() {
            return ControlFlow::Continue(());
        }
        let passed = Passed::by(state, direction);
        let ahead = self.around.blocked[direction as usize];
        let facing = self.around.stuck_into[direction as usize];
        let blocks = [passed.left, ahead, passed.right];
        let any_block = passed.left | ahead | passed.right;

        let tix = sliders & state.tix;
        if !tix.is_empty() {
            let reached = tix.rays(direction, self.empty).minus(facing);
            let way = Way::Slide(direction, Shape::Tix);
            add(way, reached.minus(any_block), StanceSet::only(Stance::Ne))?;
            add(way, reached & any_block, StanceSet::only(Stance::N))?;
        }

        let tixel = sliders.minus(state.tix | state.regatta);
        if !tixel.is_empty() {
            let reached = tixel.rays(direction, self.empty);
            let way = Way::Slide(direction, Shape::Tixel);
            add(way, reached.minus(any_block), StanceSet::ACTIVE)?;
            add(
                way,
                (reached & any_block).minus(facing),
                StanceSet::INACTIVE,
            )?;
            add(way, reached & facing, StanceSet::only(direction.stance()))?;
        }

        let regatta = sliders & state.regatta;
        if regatta.is_empty() {
            return ControlFlow::Continue(());
        }
        let once = passed.left ^ ahead ^ passed.right;
        let once = once.minus(passed.left & ahead & passed.right);
        let mut go = |movers: W, shape: Shape, travelling: StanceSet| {
            let reached = movers.rays(direction, self.empty);
            if reached.is_empty() {
                return ControlFlow::Continue(());
            }
            let way = Way::Slide(direction, shape);
            add(way, reached.minus(any_block), StanceSet::ACTIVE)?;
            let held = (reached & any_block).minus(facing);
            for (block, quarters) in blocks.into_iter().zip([3, 0, 1]) {
                let stances = self.cornered(shape, direction.turned(quarters), travelling);
                add(way, held & once & block, stances)?;
            }
            add(way, held.minus(once), travelling)?;
            let towards = StanceSet::only(direction.stance()).and(travelling);
            add(way, reached & facing, towards)
        };
        for (shape, movers) in [
            (Shape::Regatta, regatta.minus(state.flipped)),
            (Shape::Flipped, regatta & state.flipped),
        ] {
            go(movers & self.around.free, shape, StanceSet::INACTIVE)?;
            let cornered = movers.minus(self.around.free);
            if !cornered.is_empty() {
                for quarter in 0..4 {
                    let stance = Stance::from_quarter(quarter, true);
                    let beside =
                        StanceSet::only(stance.turned(1)).or(StanceSet::only(stance.turned(7)));
                    go(cornered & state.in_quarter(quarter), shape, beside)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn activations(
        &self,
        add: &mut impl FnMut(Way, W, StanceSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let state = self.state;
        let inactive = self.own.minus(state.active);
        let free = inactive & self.around.free;
        add(
            Way::Activate(Shape::Tix),
            free & state.tix,
            StanceSet::only(Stance::Ne),
        )?;
        add(
            Way::Activate(Shape::Tixel),
            free.minus(state.tix),
            StanceSet::ACTIVE,
        )?;
        let cornered = inactive & state.regatta & self.around.blocked_once & self.around.clear;
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
                let here = pieces & beside & self.around.blocked[block as usize];
                add(Way::Activate(shape), here, StanceSet::only(stance))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn pivots(
        &self,
        add: &mut impl FnMut(Way, W, StanceSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let pieces = self.own & self.state.active & self.around.free;
        for quarter in 0..4 {
            let now = StanceSet::only(Stance::from_quarter(quarter, true));
            add(
                Way::Pivot,
                pieces & self.state.in_quarter(quarter),
                StanceSet::ACTIVE.without(now),
            )?;
        }
        ControlFlow::Continue(())
    }
}
