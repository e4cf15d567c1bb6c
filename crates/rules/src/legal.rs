//! The legal actions: counted, picked and listed without trying any of them.

use std::ops::ControlFlow;

use crate::space::for_direction;
use crate::state::{State, rounded_quarters};
use crate::surroundings::{Blocked, Passed, Stuck};
use crate::{Action, Direction, Kind, Shape, Space, Stance, StanceSet, Word};

/// The legal actions of a position.
///
/// They come in bundles (sliding one kind in one direction, placing one shape, …), and a bundle
/// in groups: one way of acting, a set of spaces, and the stances possible on each of them. The
/// sizes of all bundles are known from the start; picking the k-th action forms the groups of one
/// bundle, listing those of all.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'a, W> {
    state: &'a State<W>,
    own: W,
    empty: W,
    stuck: Stuck<W>,
    /// Known from the start only where Regatta pieces are about: without them counting does not
    /// need it.
    blocked: Option<Blocked<W>>,
    /// The spaces Tix and Tixel pieces can enter, by direction. Each is entered by one piece
    /// only: the first one on the way back.
    rays: [[W; 4]; 2],
    /// By the bundle's number.
    sizes: [u32; BUNDLES],
}

/// Actions of one sort; slides are numbered from 0, the others follow.
#[derive(Clone, Copy)]
enum Bundle {
    Slide(Kind, Direction),
    Place(Shape),
    Activate,
    Pivot,
    PickUp,
    End,
}

const PLACE: usize = 12;
const ACTIVATE: usize = 16;
const PIVOT: usize = 17;
const PICK_UP: usize = 18;
const END: usize = 19;
const BUNDLES: usize = 20;

impl Bundle {
    fn numbered(number: usize) -> Bundle {
        match number {
            0..PLACE => Bundle::Slide(Kind::ALL[number / 4], Direction::ALL[number % 4]),
            PLACE..ACTIVATE => Bundle::Place(Shape::ALL[number - PLACE]),
            ACTIVATE => Bundle::Activate,
            PIVOT => Bundle::Pivot,
            PICK_UP => Bundle::PickUp,
            _ => Bundle::End,
        }
    }
}

/// Actions that differ only in space and stance.
struct Group<W> {
    way: Way,
    spaces: W,
    /// The stances possible on each of the spaces…
    stances: StanceSet,
    /// …or, on these, the stances an eighth further: active instead of inactive.
    raised: W,
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

impl<W: Word> Group<W> {
    #[inline(always)]
    fn size(&self) -> u32 {
        self.spaces.len() * self.stances.len()
    }

    #[inline(always)]
    fn stance(&self, space: Space, stance: Stance) -> Stance {
        stance.turned(u8::from(self.raised.contains(space)))
    }
}

/// The group of these stances on these spaces.
#[inline(always)]
fn group<W: Word>(way: Way, spaces: W, stances: StanceSet) -> Group<W> {
    Group {
        way,
        spaces,
        stances,
        raised: W::EMPTY,
    }
}

const ALIGNED: StanceSet = StanceSet::only(Stance::N);

impl<W: Word> State<W> {
    /// The legal actions.
    #[inline]
    pub fn legal(&self) -> Legal<'_, W> {
        let own = self.own[self.to_move as usize];
        let empty = self.board().minus(self.occupied());
        let sliders = own & self.active;
        let with_regatta =
            !self.regatta.is_empty() || self.pool(self.to_move).count(Kind::Regatta) > 0;
        let mut legal = Legal {
            state: self,
            own,
            empty,
            stuck: Stuck::of(self),
            blocked: with_regatta.then(|| Blocked::of(self)),
            rays: [
                rays(sliders & self.tix, empty),
                rays(sliders.minus(self.tix | self.regatta), empty),
            ],
            sizes: [0; BUNDLES],
        };
        legal.size_slides();
        if legal.may_place() {
            legal.size_placements();
        }
        if let Some(just_sacrificed) = self.bonus {
            legal.sizes[ACTIVATE] = legal.size_by_groups(Bundle::Activate);
            legal.sizes[PIVOT] = legal.size_by_groups(Bundle::Pivot);
            legal.sizes[PICK_UP] = own.minus(W::of(just_sacrificed)).len();
            legal.sizes[END] = 1;
        }
        legal
    }
}

#[inline(always)]
fn rays<W: Word>(sliders: W, empty: W) -> [W; 4] {
    if sliders.is_empty() {
        return [W::EMPTY; 4];
    }
    Direction::each(|direction| sliders.rays(direction, empty))
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
        self.sizes[..PLACE].iter().any(|size| *size > 0)
    }

    /// Whether the player may place a piece now: in a bonus, before the first piece, or with a
    /// slidable piece.
    #[inline]
    pub fn may_place(&self) -> bool {
        self.state.bonus.is_some() || self.own.is_empty() || self.can_slide()
    }

    /// Whether there is no legal action.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// How many legal actions there are.
    #[inline]
    pub fn count(&self) -> u32 {
        self.sizes.iter().sum()
    }

    /// The k-th legal action, in the order of [`Legal::for_each`].
    #[inline]
    pub fn nth(&self, mut k: u32) -> Option<Action> {
        let number = self.sizes.iter().position(|size| {
            let here = k < *size;
            if !here {
                k -= size;
            }
            here
        });
        let bundle = Bundle::numbered(number?);
        if matches!(bundle, Bundle::End) {
            return Some(Action::End);
        }
        let found = self.groups(bundle, &mut |group| {
            let size = group.size();
            if k >= size {
                k -= size;
                return ControlFlow::Continue(());
            }
            let stances = group.stances.len();
            let space = group.spaces.nth(k / stances);
            let stance = group.stances.nth(k % stances).unwrap_or(Stance::N);
            ControlFlow::Break(self.action(group.way, space, group.stance(space, stance)))
        });
        found.break_value()
    }

    /// Calls `visit` with every legal action.
    pub fn for_each(&self, visit: impl FnMut(Action)) {
        self.for_each_of(&self.sizes, visit);
    }

    /// Calls `visit` with every legal slide.
    pub fn for_each_slide(&self, visit: impl FnMut(Action)) {
        self.for_each_of(&self.sizes[..PLACE], visit);
    }

    #[inline(always)]
    fn for_each_of(&self, sizes: &[u32], mut visit: impl FnMut(Action)) {
        for (number, size) in sizes.iter().enumerate() {
            if *size == 0 {
                continue;
            }
            let bundle = Bundle::numbered(number);
            if matches!(bundle, Bundle::End) {
                visit(Action::End);
            }
            let _ = self.groups(bundle, &mut |group| {
                for space in group.spaces.spaces() {
                    for stance in group.stances {
                        let stance = group.stance(space, stance);
                        visit(self.action(group.way, space, stance));
                    }
                }
                ControlFlow::<()>::Continue(())
            });
        }
    }

    fn blocked(&self) -> Blocked<W> {
        self.blocked.unwrap_or_else(|| Blocked::of(self.state))
    }

    /// What blocks a space after a slide onto it: on the left, ahead, on the right.
    #[inline(always)]
    fn blocks(&self, direction: Direction) -> [W; 3] {
        let passed = Passed::by(self.state, direction);
        let ahead = match self.blocked {
            Some(blocked) => blocked.by[direction as usize],
            None => Blocked::towards(self.state, direction),
        };
        [passed.left, ahead, passed.right]
    }

    #[inline(always)]
    fn size_slides(&mut self) {
        let stuck = self.stuck.into;
        let [tix, tixel] = self.rays;
        if !(self.own & self.state.tix).is_empty() {
            for d in 0..4 {
                self.sizes[d] = tix[d].minus(stuck[d]).len();
            }
        }
        for d in 0..4 {
            self.sizes[4 + d] = 4 * tixel[d].len() - 3 * (tixel[d] & stuck[d]).len();
        }
        if !(self.own & self.state.regatta).is_empty() {
            let sizes = Direction::each(|direction| self.count_regatta_slides(direction));
            self.sizes[8..12].copy_from_slice(&sizes);
        }
    }

    #[inline(always)]
    fn size_placements(&mut self) {
        let pool = self.state.pool(self.state.to_move);
        let clear = self.empty & self.stuck.never;
        let facing = (self.empty & self.stuck.once).len();
        if pool.count(Kind::Tix) > 0 {
            self.sizes[PLACE] = clear.len();
        }
        if pool.count(Kind::Tixel) > 0 {
            self.sizes[PLACE + 1] = 4 * clear.len() + facing;
        }
        if pool.count(Kind::Regatta) > 0 {
            let cornered = clear & self.blocked().once;
            let size = 4 * clear.len() - cornered.len() + facing;
            self.sizes[PLACE + 2] = size;
            self.sizes[PLACE + 3] = size;
        }
    }

    #[inline(always)]
    fn count_regatta_slides(&self, direction: Direction) -> u32 {
        let (state, blocked) = (self.state, self.blocked());
        let sliders = self.own & state.active & state.regatta;
        let blocks = self.blocks(direction);
        // Pieces that can travel in every stance end in four ways, but in three where one block
        // lets some of them rise, and in one where the hollow must face a corner.
        let [left, ahead, right] = blocks;
        let once = (left ^ ahead ^ right).minus(left & ahead & right);
        let facing = self.stuck.into[direction as usize];
        let reached = (sliders & blocked.never).rays(direction, self.empty);
        let mut size =
            4 * reached.len() - (reached & once).minus(facing).len() - 3 * (reached & facing).len();
        let _ = self.cornered_slides(direction, blocks, &mut |group| {
            size += group.size();
            ControlFlow::<()>::Continue(())
        });
        size
    }

    fn size_by_groups(&self, bundle: Bundle) -> u32 {
        let mut size = 0;
        let _ = self.groups(bundle, &mut |group| {
            size += group.size();
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
                let (here, board) = (W::of(space), self.state.board());
                let behind = for_direction!(direction.opposite(), BACK => {
                    (here | here.rays(BACK, self.empty)).stepped(BACK, board)
                });
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
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match bundle {
            Bundle::Place(shape) => self.placements(shape, visit),
            Bundle::Slide(kind, direction) => {
                for_direction!(direction, D => self.slides(kind, D, visit))
            }
            Bundle::Activate => self.activations(visit),
            Bundle::Pivot => self.pivots(visit),
            Bundle::PickUp => {
                let just_sacrificed = self.state.bonus.map_or(W::EMPTY, W::of);
                visit(group(Way::PickUp, self.own.minus(just_sacrificed), ALIGNED))
            }
            Bundle::End => ControlFlow::Continue(()),
        }
    }

    #[inline(always)]
    fn placements<B>(
        &self,
        shape: Shape,
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let blocked = self.blocked();
        let way = Way::Place(shape);
        let clear = self.empty & self.stuck.never;
        let cornered = match shape.kind() {
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
            ..group(way, clear.minus(cornered), StanceSet::INACTIVE)
        })?;
        if !cornered.is_empty() {
            for direction in Direction::ALL {
                let here = cornered & blocked.by[direction as usize];
                let stances = self.cornered(shape, direction, StanceSet::INACTIVE);
                visit(group(way, here, stances))?;
            }
        }
        let facing = self.empty & self.stuck.once;
        for direction in Direction::ALL {
            let here = facing & self.stuck.into[direction as usize];
            visit(group(way, here, StanceSet::only(direction.stance())))?;
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
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let blocks = self.blocks(direction);
        let any = blocks[0] | blocks[1] | blocks[2];
        let facing = self.stuck.into[direction as usize];
        match kind {
            Kind::Tix => {
                let reached = self.rays[0][direction as usize].minus(facing);
                let way = Way::Slide(direction, Shape::Tix);
                visit(Group {
                    raised: !any,
                    ..group(way, reached, ALIGNED)
                })
            }
            Kind::Tixel => {
                let reached = self.rays[1][direction as usize];
                let way = Way::Slide(direction, Shape::Tixel);
                visit(Group {
                    raised: !any,
                    ..group(way, reached.minus(facing), StanceSet::INACTIVE)
                })?;
                let towards = StanceSet::only(direction.stance());
                visit(group(way, reached & facing, towards))
            }
            Kind::Regatta => self.regatta_slides(direction, blocks, visit),
        }
    }

    fn regatta_slides<B>(
        &self,
        direction: Direction,
        blocks: [W; 3],
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let free = self.own & self.state.active & self.state.regatta & self.blocked().never;
        let flipped = self.state.flipped;
        for (shape, movers) in [
            (Shape::Regatta, free.minus(flipped)),
            (Shape::Flipped, free & flipped),
        ] {
            self.travel(movers, shape, StanceSet::INACTIVE, direction, blocks, visit)?;
        }
        self.cornered_slides(direction, blocks, visit)
    }

    /// The slides of Regatta pieces that begin beside a block.
    fn cornered_slides<B>(
        &self,
        direction: Direction,
        blocks: [W; 3],
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let state = self.state;
        let sliders = self.own & state.active & state.regatta;
        let cornered = sliders.minus(self.blocked().never);
        if cornered.is_empty() {
            return ControlFlow::Continue(());
        }
        for quarter in 0..4 {
            let travelling = StanceSet::beside(Stance::from_quarter(quarter, true));
            let movers = cornered & state.in_quarter(quarter);
            for (shape, movers) in [
                (Shape::Regatta, movers.minus(state.flipped)),
                (Shape::Flipped, movers & state.flipped),
            ] {
                self.travel(movers, shape, travelling, direction, blocks, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The slides of Regatta pieces that can travel in the given stances.
    fn travel<B>(
        &self,
        movers: W,
        shape: Shape,
        travelling: StanceSet,
        direction: Direction,
        blocks: [W; 3],
        visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if movers.is_empty() {
            return ControlFlow::Continue(());
        }
        let [left, ahead, right] = blocks;
        let any = left | ahead | right;
        let once = (left ^ ahead ^ right).minus(left & ahead & right);
        let facing = self.stuck.into[direction as usize];
        let reached = movers.rays(direction, self.empty);
        let way = Way::Slide(direction, shape);
        visit(group(way, reached.minus(any), StanceSet::ACTIVE))?;
        let held = (reached & any).minus(facing);
        for (block, quarters) in blocks.into_iter().zip([3, 0, 1]) {
            let stances = self.cornered(shape, direction.turned(quarters), travelling);
            visit(group(way, held & once & block, stances))?;
        }
        visit(group(way, held.minus(once), travelling))?;
        let towards = StanceSet::only(direction.stance()).and(travelling);
        visit(group(way, reached & facing, towards))
    }

    fn activations<B>(&self, visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>) -> ControlFlow<B> {
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
                let here = pieces & beside & blocked.by[block as usize];
                let stances = StanceSet::only(stance);
                visit(group(Way::Activate(shape), here, stances))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn pivots<B>(&self, visit: &mut impl FnMut(Group<W>) -> ControlFlow<B>) -> ControlFlow<B> {
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
}
