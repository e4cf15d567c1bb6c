//! Time for a turn, divided among its actions.

use std::time::Duration;

use rules::Position;

/// A time limit for every turn: two thirds go to the first action, which decides most, and half of
/// the remainder to each further one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purse {
    turn: Duration,
    left: Duration,
}

impl Purse {
    pub(super) fn new(turn: Duration) -> Purse {
        Purse { turn, left: turn }
    }

    /// The time for the next action.
    pub(super) fn share(&mut self, position: &Position) -> Duration {
        if position.bonus().is_none() {
            self.left = self.turn;
            return self.turn * 2 / 3;
        }
        self.left / 2
    }

    pub(super) fn spend(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time);
    }
}
