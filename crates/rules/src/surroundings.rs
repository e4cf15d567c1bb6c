//! What each space's neighbours allow: the fit rule on whole boards at once.
//!
//! From the fit rule follows, for any space:
//! - A corner may stick out in a direction unless the neighbour there is *blocking*: any piece
//!   but an inactive one whose hollow faces back, or the rim of a bounded board.
//! - An inactive stance fits unless a neighbour's corner sticks into the space from a direction
//!   other than the one the hollow faces.
//!
//! A neighbour that sticks in also blocks, so where any active stance fits nothing sticks in and
//! all inactive stances fit. That leaves five kinds of spaces:
//!
//! | blocked | sticking in | fitting stances |
//! |---|---|---|
//! | none | none | all eight, each reachable from each (*free*) |
//! | one | none | all inactive ones, and the active one whose rounded corner points at the block |
//! | several | none | all inactive ones, none reachable from another |
//! | any | one | the inactive one whose hollow faces it |
//! | any | several | none |

use crate::space::each_direction;
use crate::state::State;
use crate::{Direction, Rounded, Shape, Space, Stance, StanceSet, Word};

/// For every space at once: which neighbours stick a corner into it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stuck<W> {
    /// By direction of the neighbour.
    pub(crate) into: [W; 4],
    /// No corner sticks in.
    pub(crate) never: W,
    /// Exactly one does.
    pub(crate) once: W,
}

impl<W: Word> Stuck<W> {
    #[inline(always)]
    pub(crate) fn of(state: &State<W>) -> Stuck<W> {
        let into = each_direction!(direction => {
            let back = direction.opposite();
            state.protruding(back).shifted(back)
        });
        let (never, once) = none_and_one(into, state.board());
        Stuck { into, never, once }
    }
}

/// For every space at once: which neighbours block it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blocked<W> {
    /// By direction of the neighbour.
    pub(crate) by: [W; 4],
    /// Nothing blocks.
    pub(crate) never: W,
    /// Exactly one direction is blocked.
    pub(crate) once: W,
}

impl<W: Word> Blocked<W> {
    #[inline(always)]
    pub(crate) fn of(state: &State<W>) -> Blocked<W> {
        let by = each_direction!(direction => Blocked::towards(state, direction));
        let (never, once) = none_and_one(by, state.board());
        Blocked { by, never, once }
    }

    /// The spaces blocked by their neighbour in one direction.
    #[inline(always)]
    pub(crate) fn towards(state: &State<W>, direction: Direction) -> W {
        let occupied = state.occupied();
        let back = direction.opposite();
        let open = state.in_quarter(back as u8) & occupied.minus(state.active);
        occupied.minus(open).shifted(back) | state.rim(direction)
    }
}

/// The spaces that are in none of the sets, and those in exactly one.
#[inline(always)]
fn none_and_one<W: Word>([a, b, c, d]: [W; 4], board: W) -> (W, W) {
    let (odd_ab, both_ab) = (a ^ b, a & b);
    let (odd_cd, both_cd) = (c ^ d, c & d);
    let several = both_ab | both_cd | (odd_ab & odd_cd);
    let odd = odd_ab ^ odd_cd;
    (
        board.minus(odd_ab | odd_cd | both_ab | both_cd),
        odd.minus(several),
    )
}

/// For every space at once: whether the pieces beside it block it after a slide in one direction
/// has turned those that stuck into it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Passed<W> {
    pub(crate) left: W,
    pub(crate) right: W,
}

impl<W: Word> Passed<W> {
    #[inline(always)]
    pub(crate) fn by(state: &State<W>, direction: Direction) -> Passed<W> {
        let occupied = state.occupied();
        let inactive = occupied.minus(state.active);
        let (left, right) = (direction.turned(3), direction.turned(1));
        // A piece on the left looks back to the right. It is turned anticlockwise, out of the
        // eighth after its quarter into the quarter itself; one on the right clockwise, into the
        // next quarter.
        let open_left = state.in_quarter(right as u8) & (inactive | state.protruding(right));
        let open_right = (state.in_quarter(left as u8) & inactive)
            | (state.in_quarter((left as u8).wrapping_sub(1)) & state.protruding(left));
        Passed {
            left: occupied.minus(open_left).shifted(right) | state.rim(left),
            right: occupied.minus(open_right).shifted(left) | state.rim(right),
        }
    }
}

/// What surrounds one space, by direction of the neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Around {
    pub(crate) blocked: [bool; 4],
    pub(crate) stuck_into: [bool; 4],
}

impl Around {
    /// What surrounds one space of a board.
    pub(crate) fn of<W: Word>(space: Space, stuck: &Stuck<W>, blocked: &Blocked<W>) -> Around {
        let here = |sets: [W; 4]| sets.map(|set| set.contains(space));
        Around {
            blocked: here(blocked.by),
            stuck_into: here(stuck.into),
        }
    }

    /// What surrounds a space of a position.
    pub(crate) fn at<W: Word>(space: Space, state: &State<W>) -> Around {
        Around::of(space, &Stuck::of(state), &Blocked::of(state))
    }

    /// Whether a piece fits in a stance.
    pub(crate) fn fits(&self, shape: Shape, stance: Stance, rounded: Rounded) -> bool {
        Direction::ALL.into_iter().all(|direction| {
            let (blocked, stuck_into) = (
                self.blocked[direction as usize],
                self.stuck_into[direction as usize],
            );
            if stance.is_active() {
                let round = shape
                    .rounded_at(rounded)
                    .is_some_and(|eighths| stance.turned(eighths) == direction.stance());
                if round { !stuck_into } else { !blocked }
            } else {
                !stuck_into || (shape.has_hollow() && stance == direction.stance())
            }
        })
    }

    /// The stances that can be reached by pivoting from one that fits.
    pub(crate) fn reachable(&self, shape: Shape, from: Stance, rounded: Rounded) -> StanceSet {
        if !shape.has_hollow() {
            return self.reachable_tix();
        }
        let mut reached = StanceSet::only(from);
        for clockwise in [1, 7] {
            let mut stance = from.turned(clockwise);
            while stance != from && self.fits(shape, stance, rounded) {
                reached = reached.or(StanceSet::only(stance));
                stance = stance.turned(clockwise);
            }
        }
        reached
    }

    fn reachable_tix(&self) -> StanceSet {
        [Stance::N, Stance::Ne]
            .into_iter()
            .filter(|stance| self.fits(Shape::Tix, *stance, Rounded::Far))
            .collect()
    }
}
