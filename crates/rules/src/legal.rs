//! The legal actions: counted, picked and listed without trying any of them.

use std::ops::ControlFlow;

use crate::groups::Group;
use crate::sizes::Sizes;
use crate::space::each_direction;
use crate::state::State;
use crate::surroundings::{Blocked, Stuck};
use crate::{Action, Direction, Kind, Shape, Word};

/// The legal actions of a position.
///
/// They come in bundles (sliding one kind in one direction, placing one shape, …), and a bundle
/// in groups: one way of acting, a set of spaces, and the stances possible on each of them. The
/// sizes of all bundles are known from the start; picking the k-th action forms the groups of one
/// bundle, listing those of all.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'a, W> {
    pub(crate) state: &'a State<W>,
    pub(crate) own: W,
    pub(crate) empty: W,
    pub(crate) stuck: Stuck<W>,
    /// Known from the start only in a bonus or with Regatta pieces on the board: otherwise counting
    /// does not need it.
    pub(crate) blocked: Option<Blocked<W>>,
    /// The spaces Tix and Tixel pieces can enter, by direction. Each is entered by one piece
    /// only: the first one on the way back.
    pub(crate) rays: [[W; 4]; 2],
    /// By kind and direction.
    slide_sizes: [Sizes; 3],
    /// By shape.
    place_sizes: Sizes,
    /// Activations, pivots, pieces to pick up, and the end of the turn.
    extra_sizes: Sizes,
}

impl<W: Word> State<W> {
    /// The legal actions.
    #[inline(always)]
    pub fn legal(&self) -> Legal<'_, W> {
        let own = self.pieces_of(self.to_move);
        let empty = self.board().minus(self.occupied());
        let with_regatta =
            !self.regatta.is_empty() || self.pool(self.to_move).count(Kind::Regatta) > 0;
        let [tix, tixel] = [own & self.tix, own.minus(self.tix | self.regatta)];
        let mut legal = Legal {
            state: self,
            own,
            empty,
            stuck: Stuck::of(self),
            blocked: (with_regatta || self.bonus.is_some()).then(|| Blocked::of(self)),
            rays: [self.rays(tix, empty), self.rays(tixel, empty)],
            slide_sizes: [Sizes::NONE; 3],
            place_sizes: Sizes::NONE,
            extra_sizes: Sizes::NONE,
        };
        legal.slide_sizes = legal.size_slides();
        if legal.may_place() {
            legal.place_sizes = legal.size_placements();
        }
        if self.bonus.is_some() {
            legal.extra_sizes = legal.size_extras();
        }
        legal
    }

    /// The spaces that the active ones among some pieces can enter, by direction.
    #[inline(always)]
    fn rays(&self, pieces: W, empty: W) -> [W; 4] {
        // A predictable branch: the presence of such pieces hardly changes during a game, while
        // whether they are active does.
        if pieces.is_empty() {
            return [W::EMPTY; 4];
        }
        let sliders = pieces & self.active;
        each_direction!(direction => sliders.rays(direction, empty))
    }

    /// How many legal actions there are.
    #[inline]
    pub fn count_actions(&self) -> u32 {
        match self.only_tixel() {
            Some(state) => state.legal().count(),
            None => self.legal().count(),
        }
    }

    /// One of the legal actions, or `None` if there is none. `draw` receives their number and
    /// returns an index: [`Legal::count`] and [`Legal::nth`] in one, for random games.
    #[inline(always)]
    pub fn pick(&self, draw: impl FnOnce(u32) -> u32) -> Option<Action> {
        match self.only_tixel() {
            Some(state) => state.pick_in_general(draw),
            None => self.pick_in_general(draw),
        }
    }

    #[inline(always)]
    fn pick_in_general(&self, draw: impl FnOnce(u32) -> u32) -> Option<Action> {
        let legal = self.legal();
        match legal.count() {
            0 => None,
            count => legal.nth(draw(count)),
        }
    }
}

impl<W: Word> Legal<'_, W> {
    /// The mover's active pieces that have a legal slide.
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

    /// The mover's sliders that can be pivoted on their space to face a direction.
    #[inline(always)]
    fn can_travel_facing(&self, direction: Direction) -> W {
        let state = self.state;
        let hollow = (self.own & state.active).minus(state.tix);
        let Some(blocked) = self.blocked else {
            return hollow;
        };
        // An active piece on a space that is not free has its rounded corner at the one block and
        // can reach only the two inactive stances next to its own.
        hollow & (blocked.never | state.beside_quarter(direction))
    }

    /// Whether the player may place a piece now: in a bonus, before the first piece, or with a
    /// slidable piece.
    #[inline(always)]
    pub fn may_place(&self) -> bool {
        let [tix, tixel, regatta] = self.slide_sizes;
        let can_slide = tix.total() + tixel.total() + regatta.total() > 0;
        self.state.bonus.is_some() || self.own.is_empty() || can_slide
    }

    /// Whether there is no legal action.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// How many legal actions there are.
    #[inline(always)]
    pub fn count(&self) -> u32 {
        let [tix, tixel, regatta] = self.slide_sizes;
        let slides = tix.total() + tixel.total() + regatta.total();
        slides + self.place_sizes.total() + self.extra_sizes.total()
    }

    /// The k-th legal action, in the order of [`Legal::for_each`].
    #[inline(always)]
    pub fn nth(&self, mut k: u32) -> Option<Action> {
        let [tix, tixel, regatta] = self.slide_sizes;
        let found = if let Some(number) = tix.find(&mut k) {
            self.slides(Kind::Tix, Direction::numbered(number), &mut holding(k))
        } else if let Some(number) = tixel.find(&mut k) {
            self.slides(Kind::Tixel, Direction::numbered(number), &mut holding(k))
        } else if let Some(number) = regatta.find(&mut k) {
            self.slides(Kind::Regatta, Direction::numbered(number), &mut holding(k))
        } else if let Some(number) = self.place_sizes.find(&mut k) {
            self.placements(Shape::ALL[usize::from(number)], &mut holding(k))
        } else {
            match self.extra_sizes.find(&mut k)? {
                0 => self.activations(&mut holding(k)),
                1 => self.pivots(&mut holding(k)),
                2 => ControlFlow::Break((self.pick_ups(), k)),
                _ => return Some(Action::End),
            }
        };
        let (group, k) = found.break_value()?;
        let (space, stance) = group.nth(k);
        Some(self.action(group.way, space, stance))
    }

    /// Calls `visit` with every legal action.
    pub fn for_each(&self, mut visit: impl FnMut(Action)) {
        self.for_each_slide(&mut visit);
        if self.place_sizes.total() > 0 {
            for shape in Shape::ALL {
                if self.state.pool(self.state.to_move).count(shape.kind()) > 0 {
                    let _ = self.placements(shape, &mut self.listing(&mut visit));
                }
            }
        }
        if self.extra_sizes.total() > 0 {
            let _ = self.activations(&mut self.listing(&mut visit));
            let _ = self.pivots(&mut self.listing(&mut visit));
            let _ = self.listing(&mut visit)(self.pick_ups());
            visit(Action::End);
        }
    }

    /// Calls `visit` with every legal slide.
    pub fn for_each_slide(&self, mut visit: impl FnMut(Action)) {
        for (kind, sizes) in Kind::ALL.into_iter().zip(self.slide_sizes) {
            if sizes.total() > 0 {
                for direction in Direction::ALL {
                    let _ = self.slides(kind, direction, &mut self.listing(&mut visit));
                }
            }
        }
    }

    /// Calls `visit` with every action of a group, for all groups.
    #[inline(always)]
    fn listing(&self, visit: &mut impl FnMut(Action)) -> impl FnMut(Group<W>) -> ControlFlow<()> {
        |group| {
            for space in group.spaces.spaces() {
                for stance in group.stances {
                    let stance = group.stance(space, stance);
                    visit(self.action(group.way, space, stance));
                }
            }
            ControlFlow::Continue(())
        }
    }

    #[inline(always)]
    pub(crate) fn blocked(&self) -> Blocked<W> {
        self.blocked.unwrap_or_else(|| Blocked::of(self.state))
    }

    #[inline(always)]
    fn size_slides(&self) -> [Sizes; 3] {
        let state = self.state;
        let [tix, tixel] = self.rays;
        let (mut tix_sizes, mut regatta_sizes) = (Sizes::NONE, Sizes::NONE);
        if !(self.own & state.tix).is_empty() {
            tix_sizes = Sizes::new(each_direction!(d => {
                tix[d as usize].minus(self.stuck.into[d as usize]).len()
            }));
        }
        let tixel_sizes = Sizes::new(each_direction!(d => {
            let reached = tixel[d as usize];
            4 * reached.len() - 3 * (reached & self.stuck.into[d as usize]).len()
        }));
        if !(self.own & state.regatta).is_empty() {
            let mut sizes = [0; 4];
            for (size, direction) in sizes.iter_mut().zip(Direction::ALL) {
                *size = self.regatta_slides(direction).count();
            }
            regatta_sizes = Sizes::new(sizes);
        }
        [tix_sizes, tixel_sizes, regatta_sizes]
    }

    #[inline(always)]
    fn size_placements(&self) -> Sizes {
        let pool = self.state.pool(self.state.to_move);
        let clear = self.empty & self.stuck.never;
        let facing = (self.empty & self.stuck.once).len();
        let in_pool = |kind: Kind, size: u32| if pool.count(kind) > 0 { size } else { 0 };
        let tix = in_pool(Kind::Tix, clear.len());
        let tixel = 4 * clear.len() + facing;
        let cornered = self
            .blocked
            .map_or(W::EMPTY, |blocked| clear & blocked.once);
        let regatta = in_pool(Kind::Regatta, tixel - cornered.len());
        Sizes::new([tix, in_pool(Kind::Tixel, tixel), regatta, regatta])
    }

    #[inline(always)]
    fn size_extras(&self) -> Sizes {
        let (mut activations, mut pivots) = (0, 0);
        let _ = self.activations(&mut adding(&mut activations));
        let _ = self.pivots(&mut adding(&mut pivots));
        Sizes::new([activations, pivots, self.pick_ups().size(), 1])
    }
}

/// Finds the group that holds the k-th action, and returns it with `k` counted within it.
#[inline(always)]
fn holding<W: Word>(mut k: u32) -> impl FnMut(Group<W>) -> ControlFlow<(Group<W>, u32)> {
    move |group| {
        let size = group.size();
        if k < size {
            return ControlFlow::Break((group, k));
        }
        k -= size;
        ControlFlow::Continue(())
    }
}

/// Adds up the sizes of groups.
#[inline(always)]
fn adding<W: Word>(sum: &mut u32) -> impl FnMut(Group<W>) -> ControlFlow<()> {
    |group| {
        *sum += group.size();
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use random::Random;

    use crate::{Position, State, Word, on_state};

    fn counting_picking_and_listing_agree<W: Word>(state: &State<W>) {
        let legal = state.legal();
        let mut listed = Vec::new();
        legal.for_each(|action| listed.push(action));
        assert_eq!(legal.count() as usize, listed.len(), "{state:?}");
        assert_eq!(state.count_actions(), legal.count(), "{state:?}");
        for (k, action) in (0..).zip(&listed) {
            assert_eq!(legal.nth(k), Some(*action), "{state:?} {k}");
            assert_eq!(state.pick(|_| k), Some(*action), "{state:?} {k}");
        }
        assert_eq!(legal.nth(legal.count()), None);
        assert_eq!(state.pick(|count| count), None);
    }

    #[test]
    fn actions_are_counted_picked_and_listed_alike() {
        for setup in ["tix", "tixel", "poka-yoke", "regatta", "9u:X9T9/R18:near"] {
            let mut random = Random::new(11);
            for _ in 0..20 {
                let mut position = Position::start(setup.parse().unwrap());
                for _ in 0..60 {
                    on_state!(position.words(), state => counting_picking_and_listing_agree(state));
                    let k = random.below(position.count_actions());
                    let Some(action) = position.nth_action(k) else {
                        break;
                    };
                    position.play_unchecked(action);
                }
            }
        }
    }
}
