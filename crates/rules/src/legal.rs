//! The legal actions: counted, picked and listed without trying any of them.

use std::ops::ControlFlow;

use crate::state::{State, rounded_quarters};
use crate::surroundings::{Blocked, Passed, Stuck};
use crate::{Action, Direction, Kind, Shape, Space, Stance, StanceSet, Word};

/// The legal actions of a position.
///
/// They come in bundles (placing one shape, sliding one kind in one direction, …), and a bundle
/// in groups: one way of acting, a set of spaces, and the stances possible on each of them. Most
/// bundles can be counted without forming their groups; picking the k-th action forms the groups
/// of one bundle, listing those of all.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'a, W> {
    state: &'a State<W>,
    own: W,
    empty: W,
    stuck: Stuck<W>,
    /// Known from the start only where Regatta pieces are about: without them counting does not
    /// need it.
    blocked: Option<Blocked<W>>,
    /// The spaces Tix pieces can enter, by direction. Each is entered by one piece only: the
    /// first one on the way back.
    tix_rays: [W; 4],
    tixel_rays: [W; 4],
}

#[derive(Clone, Copy)]
enum Bundle {
    Place(Shape),
    Slide(Kind, Direction),
    Activate,
    Pivot,
    PickUp,
    End,
}

/// What is done in a group, and how its spaces are to be read.
#[derive(Clone, Copy)]
enum Way {
    Place(Shape),
    /// The space is the destination; the piece comes from the other end of the ray.
    Slide(Direction, Shape),
    Activate(Shape),
    Pivot,
    PickUp,
}

const ANY_ONE: StanceSet = StanceSet::only(Stance::N);

impl<W: Word> State<W> {
    /// The legal actions.
    #[inline]
    pub fn legal(&self) -> Legal<'_, W> {
        let own = self.own[self.to_move as usize];
        let empty = self.board().minus(self.occupied());
        let sliders = own & self.active;
        let with_regatta =
            !self.regatta.is_empty() || self.pool(self.to_move).count(Kind::Regatta) > 0;
        Legal {
            state: self,
            own,
            empty,
            stuck: Stuck::of(self),
            blocked: with_regatta.then(|| Blocked::of(self)),
            tix_rays: rays(sliders & self.tix, empty),
            tixel_rays: rays(sliders.minus(self.tix | self.regatta), empty),
        }
    }
}

#[inline(always)]
fn rays<W: Word>(sliders: W, empty: W) -> [W; 4] {
    if sliders.is_empty() {
        return [W::EMPTY; 4];
    }
    Direction::ALL.map(|direction| sliders.rays(direction, empty))
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
            let ahead = self.stuck.into[direction as usize];
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
        let Some(blocked) = self.blocked else {
            return hollow;
        };
        // An active piece on a space that is not free has its rounded corner at the one block
        // and reaches only the two inactive stances beside its own.
        let beside =
            state.in_quarter(direction as u8) | state.in_quarter((direction as u8).wrapping_sub(1));
        hollow & (blocked.never | beside)
    }

    /// Whether the player has a slidable piece.
    #[inline(always)]
    fn can_slide(&self) -> bool {
        let mut reached = W::EMPTY;
        for direction in Direction::ALL {
            let d = direction as usize;
            reached |= self.tixel_rays[d] | self.tix_rays[d].minus(self.stuck.into[d]);
        }
        !reached.is_empty()
            || (!(self.own & self.state.regatta).is_empty() && !self.slidable().is_empty())
    }

    /// Whether the player may place a piece now: in a bonus, before the first piece, or with a
    /// slidable piece.
    #[inline]
    pub fn may_place(&self) -> bool {
        self.state.bonus.is_some() || self.own.is_empty() || self.can_slide()
    }

    /// Whether there is no legal action.
    pub fn is_empty(&self) -> bool {
        // With a slidable piece there is a slide; in a bonus there is `end`; before the first
        // piece there may be a placement.
        if self.state.bonus.is_some() || self.can_slide() {
            return false;
        }
        !self.own.is_empty() || self.count() == 0
    }

    /// How many legal actions there are.
    #[inline]
    pub fn count(&self) -> u32 {
        let mut count = 0;
        let _ = self.bundles(&mut |_, size| {
            count += size;
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// The k-th legal action, in the order of [`Legal::for_each`].
    #[inline]
    pub fn nth(&self, mut k: u32) -> Option<Action> {
        let bundle = self.bundles(&mut |bundle, size| {
            if k < size {
                return ControlFlow::Break(bundle);
            }
            k -= size;
            ControlFlow::Continue(())
        });
        let ControlFlow::Break(bundle) = bundle else {
            return None;
        };
        if matches!(bundle, Bundle::End) {
            return Some(Action::End);
        }
        let found = self.groups(bundle, &self.blocked(), &mut |way, spaces, stances| {
            let size = spaces.len() * stances.len();
            if k >= size {
                k -= size;
                return ControlFlow::Continue(());
            }
            let space = spaces.nth(k / stances.len());
            let stance = stances.nth(k % stances.len());
            ControlFlow::Break(stance.map(|stance| self.action(way, space, stance)))
        });
        found.break_value().flatten()
    }

    /// Calls `visit` with every legal action.
    pub fn for_each(&self, mut visit: impl FnMut(Action)) {
        let blocked = self.blocked();
        let _ = self.bundles(&mut |bundle, size| {
            if matches!(bundle, Bundle::End) {
                visit(Action::End);
            } else if size > 0 {
                let _ = self.groups(bundle, &blocked, &mut |way, spaces: W, stances| {
                    for space in spaces.spaces() {
                        for stance in stances {
                            visit(self.action(way, space, stance));
                        }
                    }
                    ControlFlow::<()>::Continue(())
                });
            }
            ControlFlow::<()>::Continue(())
        });
    }

    fn blocked(&self) -> Blocked<W> {
        self.blocked.unwrap_or_else(|| Blocked::of(self.state))
    }

    /// Visits every bundle with its size, until told to stop.
    #[inline(always)]
    fn bundles<B>(&self, visit: &mut impl FnMut(Bundle, u32) -> ControlFlow<B>) -> ControlFlow<B> {
        let state = self.state;
        for direction in Direction::ALL {
            let (d, stuck) = (direction as usize, self.stuck.into[direction as usize]);
            let tix = self.tix_rays[d].minus(stuck).len();
            visit(Bundle::Slide(Kind::Tix, direction), tix)?;
            let tixel = self.tixel_rays[d];
            let size = 4 * tixel.len() - 3 * (tixel & stuck).len();
            visit(Bundle::Slide(Kind::Tixel, direction), size)?;
            if !(self.own & state.regatta).is_empty() {
                let bundle = Bundle::Slide(Kind::Regatta, direction);
                visit(bundle, self.size_by_groups(bundle))?;
            }
        }
        if self.may_place() {
            self.placement_bundles(visit)?;
        }
        let Some(just_sacrificed) = state.bonus else {
            return ControlFlow::Continue(());
        };
        for bundle in [Bundle::Activate, Bundle::Pivot] {
            visit(bundle, self.size_by_groups(bundle))?;
        }
        let others = self.own.minus(W::of(just_sacrificed));
        visit(Bundle::PickUp, others.len())?;
        visit(Bundle::End, 1)
    }

    #[inline(always)]
    fn placement_bundles<B>(
        &self,
        visit: &mut impl FnMut(Bundle, u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let pool = self.state.pool(self.state.to_move);
        let clear = self.empty & self.stuck.never;
        let facing = (self.empty & self.stuck.once).len();
        if pool.count(Kind::Tix) > 0 {
            visit(Bundle::Place(Shape::Tix), clear.len())?;
        }
        if pool.count(Kind::Tixel) > 0 {
            visit(Bundle::Place(Shape::Tixel), 4 * clear.len() + facing)?;
        }
        if pool.count(Kind::Regatta) > 0 {
            let cornered = clear & self.blocked().once;
            let size = 4 * clear.len() - cornered.len() + facing;
            visit(Bundle::Place(Shape::Regatta), size)?;
            visit(Bundle::Place(Shape::Flipped), size)?;
        }
        ControlFlow::Continue(())
    }

    fn size_by_groups(&self, bundle: Bundle) -> u32 {
        let mut size = 0;
        let _ = self.groups(bundle, &self.blocked(), &mut |_, spaces: W, stances| {
            size += spaces.len() * stances.len();
            ControlFlow::<()>::Continue(())
        });
        size
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
                let here = W::of(space);
                let behind = (here | here.rays(back, self.empty)).stepped(back, self.state.board());
                let from = behind.minus(self.empty).first();
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

    /// Visits the groups of a bundle, until told to stop.
    #[inline(always)]
    fn groups<B>(
        &self,
        bundle: Bundle,
        blocked: &Blocked<W>,
        visit: &mut impl FnMut(Way, W, StanceSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match bundle {
            Bundle::Place(shape) => self.placements(shape, blocked, visit),
            Bundle::Slide(kind, direction) => self.slides(kind, direction, blocked, visit),
            Bundle::Activate => self.activations(blocked, visit),
            Bundle::Pivot => self.pivots(blocked, visit),
            Bundle::PickUp => {
                let just_sacrificed = self.state.bonus.map_or(W::EMPTY, W::of);
                visit(Way::PickUp, self.own.minus(just_sacrificed), ANY_ONE)
            }
            Bundle::End => ControlFlow::Continue(()),
        }
    }

    #[inline(always)]
    fn placements<B>(
        &self,
        shape: Shape,
        blocked: &Blocked<W>,
        visit: &mut impl FnMut(Way, W, StanceSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let way = Way::Place(shape);
        let free = self.empty & blocked.never;
        let mut held = (self.empty & self.stuck.never).minus(free);
        if shape == Shape::Tix {
            visit(way, free, StanceSet::only(Stance::Ne))?;
            return visit(way, held, StanceSet::only(Stance::N));
        }
        visit(way, free, StanceSet::ACTIVE)?;
        if shape.kind() == Kind::Regatta {
            let cornered = held & blocked.once;
            held = held.minus(cornered);
            for direction in Direction::ALL {
                let here = cornered & blocked.by[direction as usize];
                let stances = self.cornered(shape, direction, StanceSet::INACTIVE);
                visit(way, here, stances)?;
            }
        }
        visit(way, held, StanceSet::INACTIVE)?;
        let facing = self.empty & self.stuck.once;
        for direction in Direction::ALL {
            let here = facing & self.stuck.into[direction as usize];
            visit(way, here, StanceSet::only(direction.stance()))?;
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
        let beside = StanceSet::beside(active);
        let stuck = arriving.without(beside);
        if arriving.and(beside).is_empty() {
            stuck
        } else {
            stuck.or(StanceSet::only(active))
        }
    }

    #[inline(always)]
    fn slides<B>(
        &self,
        kind: Kind,
        direction: Direction,
        blocked: &Blocked<W>,
        visit: &mut impl FnMut(Way, W, StanceSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let passed = Passed::by(self.state, direction);
        let blocks = [passed.left, blocked.by[direction as usize], passed.right];
        let any = blocks[0] | blocks[1] | blocks[2];
        let facing = self.stuck.into[direction as usize];
        match kind {
            Kind::Tix => {
                let reached = self.tix_rays[direction as usize].minus(facing);
                let way = Way::Slide(direction, Shape::Tix);
                visit(way, reached.minus(any), StanceSet::only(Stance::Ne))?;
                visit(way, reached & any, StanceSet::only(Stance::N))
            }
            Kind::Tixel => {
                let reached = self.tixel_rays[direction as usize];
                let way = Way::Slide(direction, Shape::Tixel);
                visit(way, reached.minus(any), StanceSet::ACTIVE)?;
                visit(way, (reached & any).minus(facing), StanceSet::INACTIVE)?;
                visit(way, reached & facing, StanceSet::only(direction.stance()))
            }
            Kind::Regatta => self.regatta_slides(direction, blocked, blocks, visit),
        }
    }

    fn regatta_slides<B>(
        &self,
        direction: Direction,
        blocked: &Blocked<W>,
        blocks: [W; 3],
        visit: &mut impl FnMut(Way, W, StanceSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let state = self.state;
        let [left, ahead, right] = blocks;
        let any = left | ahead | right;
        let once = (left ^ ahead ^ right).minus(left & ahead & right);
        let facing = self.stuck.into[direction as usize];
        let mut go = |movers: W, shape: Shape, travelling: StanceSet| {
            let reached = movers.rays(direction, self.empty);
            if reached.is_empty() {
                return ControlFlow::Continue(());
            }
            let way = Way::Slide(direction, shape);
            visit(way, reached.minus(any), StanceSet::ACTIVE)?;
            let held = (reached & any).minus(facing);
            for (block, quarters) in blocks.into_iter().zip([3, 0, 1]) {
                let stances = self.cornered(shape, direction.turned(quarters), travelling);
                visit(way, held & once & block, stances)?;
            }
            visit(way, held.minus(once), travelling)?;
            let towards = StanceSet::only(direction.stance()).and(travelling);
            visit(way, reached & facing, towards)
        };
        let sliders = self.own & state.active & state.regatta;
        for (shape, movers) in [
            (Shape::Regatta, sliders.minus(state.flipped)),
            (Shape::Flipped, sliders & state.flipped),
        ] {
            go(movers & blocked.never, shape, StanceSet::INACTIVE)?;
            let cornered = movers.minus(blocked.never);
            if cornered.is_empty() {
                continue;
            }
            for quarter in 0..4 {
                let stance = Stance::from_quarter(quarter, true);
                let movers = cornered & state.in_quarter(quarter);
                go(movers, shape, StanceSet::beside(stance))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn activations<B>(
        &self,
        blocked: &Blocked<W>,
        visit: &mut impl FnMut(Way, W, StanceSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let state = self.state;
        let inactive = self.own.minus(state.active);
        let free = inactive & blocked.never;
        let tix = Way::Activate(Shape::Tix);
        visit(tix, free & state.tix, StanceSet::only(Stance::Ne))?;
        let hollow = Way::Activate(Shape::Tixel);
        visit(hollow, free.minus(state.tix), StanceSet::ACTIVE)?;
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
                let here = pieces & beside & blocked.by[block as usize];
                visit(Way::Activate(shape), here, StanceSet::only(stance))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn pivots<B>(
        &self,
        blocked: &Blocked<W>,
        visit: &mut impl FnMut(Way, W, StanceSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let pieces = self.own & self.state.active & blocked.never;
        for quarter in 0..4 {
            let now = StanceSet::only(Stance::from_quarter(quarter, true));
            visit(
                Way::Pivot,
                pieces & self.state.in_quarter(quarter),
                StanceSet::ACTIVE.without(now),
            )?;
        }
        ControlFlow::Continue(())
    }
}
