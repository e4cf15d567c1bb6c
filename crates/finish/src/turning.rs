//! Slides that turn pieces of the opponent, and which of them to try first.

use rules::{Action, Stance, State, Word};

/// What makes an action promising, as points to be added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// A slide that turns at least one target.
    pub turning: i32,
    /// For each target it turns.
    pub target: i32,
    /// Subtracted for each of the player's pieces it turns.
    pub own: i32,
    /// A slide that turns none, but ends beside one.
    pub beside: i32,
    /// Subtracted from a slide that ends inactive.
    pub inactive: i32,
    /// A placement beside a target.
    pub placing: i32,
}

/// Lists the slides that turn some of the targets or end on one of the spaces `beside`, with their
/// points. The active stances on one space lead to much the same positions, so only the first of
/// them is listed.
pub fn for_each_turning<W: Word>(
    state: &State<W>,
    targets: W,
    beside: W,
    order: &Order,
    mut list: impl FnMut(Action, i32),
) {
    let own = state.pieces_of(state.to_move());
    let mut last = None;
    let mut points = 0;
    each_slide(state, &mut |action| {
        let Action::Slide { from, to, stance } = action else {
            return;
        };
        let active = stance.is_some_and(Stance::is_active);
        if last == Some((from, to, true)) && active {
            return;
        }
        if last.is_none_or(|(f, t, _)| (f, t) != (from, to)) {
            points = if beside.contains(to) { order.beside } else { 0 };
            if let Some(direction) = from.direction_to(to) {
                let [left, right] = state.swept(W::path(from, to, direction), direction);
                let turned = left | right;
                let theirs = (turned & targets).len() as i32;
                if theirs > 0 {
                    let ours = (turned & own).len() as i32;
                    points = order.turning + order.target * theirs - order.own * ours;
                }
            }
        }
        last = Some((from, to, active));
        if points > 0 {
            list(action, points - if active { 0 } else { order.inactive });
        }
    });
}

/// Calls back for every legal slide. Compiled once for all callbacks: the code that lists slides is
/// long, and browsers have to download it.
#[inline(never)]
fn each_slide<W: Word>(state: &State<W>, callback: &mut dyn FnMut(Action)) {
    state.legal().for_each_slide(callback);
}
