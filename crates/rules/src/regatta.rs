//! Slides of Regatta pieces, whose rounded corner lets them be active beside a block.

use std::ops::ControlFlow;

use crate::groups::{Group, Way, group};
use crate::state::State;
use crate::{Direction, Rounded, Shape, Stance, StanceSet, Word};

/// The slides of a player's Regatta pieces in one direction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RegattaSlides<W> {
    pub(crate) state: State<W>,
    pub(crate) direction: Direction,
    pub(crate) empty: W,
    /// The spaces into which a corner sticks from straight ahead.
    pub(crate) facing: W,
    /// What blocks a space after a slide onto it: on the left, ahead, on the right.
    pub(crate) blocks: [W; 3],
    /// The active pieces that can travel in every stance.
    pub(crate) free: W,
    /// The active pieces whose rounded corner is at a block. They reach only the two inactive
    /// stances beside their own.
    pub(crate) cornered: W,
}

impl<W: Word> RegattaSlides<W> {
    /// The spaces where something blocks, and those where it does so on one side only.
    #[inline(always)]
    fn any_and_one(&self) -> (W, W) {
        let [left, ahead, right] = self.blocks;
        let any = left | ahead | right;
        (any, (left ^ ahead ^ right).minus(left & ahead & right))
    }

    /// How many there are.
    pub(crate) fn count(&self) -> u32 {
        let rays = |movers: W| movers.rays(self.direction, self.empty);
        let (any, one) = self.any_and_one();
        // Free pieces can end in four ways. There are three where, beside one block, two of the
        // stances they arrive in become the same active one, and one where the hollow must face a
        // corner.
        let reached = rays(self.free);
        let mut count = 4 * reached.len()
            - (reached & one).minus(self.facing).len()
            - 3 * (reached & self.facing).len();
        if self.cornered.is_empty() {
            return count;
        }
        // The others can end in four ways where nothing blocks, otherwise in the two stances they
        // travelled in. There is one way where both return to their old active stance because the
        // block is on the same side again, and one or none where the hollow must face a corner.
        let reached = rays(self.cornered);
        let held = (reached & any).minus(self.facing);
        count += 4 * reached.minus(any).len() + 2 * held.len();
        let [left, _, right] = self.blocks;
        for (block, quarters) in [(left, 3), (right, 1)] {
            let side = self.direction.turned(quarters);
            let same = rays(self.cornered & self.state.rounded_towards(side));
            count -= (same & held & one & block).len();
        }
        let can_face = rays(self.cornered & self.state.beside_quarter(self.direction));
        count + (can_face & self.facing).len()
    }

    /// Visits the groups of slides until the callback stops it.
    pub(crate) fn groups<B>(
        &self,
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.travel(self.free, StanceSet::INACTIVE, visit)?;
        if self.cornered.is_empty() {
            return ControlFlow::Continue(());
        }
        for quarter in 0..4 {
            let travelling = StanceSet::beside(Stance::from_quarter(quarter, true));
            let movers = self.cornered & self.state.in_quarter(quarter);
            self.travel(movers, travelling, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The slides of pieces that can travel in the given stances.
    fn travel<B>(
        &self,
        movers: W,
        travelling: StanceSet,
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let flipped = self.state.flipped;
        let (direction, rounded) = (self.direction, self.state.setup.rounded());
        for (shape, movers) in [
            (Shape::Regatta, movers.minus(flipped)),
            (Shape::Flipped, movers & flipped),
        ] {
            if movers.is_empty() {
                continue;
            }
            let (any, one) = self.any_and_one();
            let reached = movers.rays(direction, self.empty);
            let way = Way::Slide(direction, shape);
            visit(group(way, reached.minus(any), StanceSet::ACTIVE))?;
            let held = (reached & any).minus(self.facing);
            for (block, quarters) in self.blocks.into_iter().zip([3, 0, 1]) {
                let stances = cornered(shape, direction.turned(quarters), travelling, rounded);
                visit(group(way, held & one & block, stances))?;
            }
            visit(group(way, held.minus(one), travelling))?;
            let towards = StanceSet::only(direction.stance()).and(travelling);
            visit(group(way, reached & self.facing, towards))?;
        }
        ControlFlow::Continue(())
    }
}

/// The stances a Regatta piece can end in on a space with one block, if it arrives in one of the
/// given inactive stances: active with the rounded corner at the block if it can pivot there, else
/// as it arrived.
pub(crate) fn cornered(
    shape: Shape,
    block: Direction,
    arriving: StanceSet,
    rounded: Rounded,
) -> StanceSet {
    let Some(active) = shape.stance_rounded_to(block, rounded) else {
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
