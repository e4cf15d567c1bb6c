//! Players with a time for every turn.

use std::time::{Duration, Instant};

use engine::{Effort, Engine, Limits, Player, Stop, Uct};
use rules::{Action, Position};

/// A time for every turn, shared out among its actions: two thirds go to the first, which decides
/// most, and half of what is left to each further one.
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

pub(super) struct TimedUct {
    uct: Uct,
    purse: Purse,
}

impl TimedUct {
    pub(super) fn new(seed: u64, turn: Duration) -> TimedUct {
        TimedUct {
            uct: Uct::new(seed, Effort::Playouts(1)),
            purse: Purse::new(turn),
        }
    }
}

impl Player for TimedUct {
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action> {
        let share = self.purse.share(position);
        let start = Instant::now();
        let chosen = self
            .uct
            .choose_while(position, before, |_| start.elapsed() < share);
        self.purse.spend(start.elapsed());
        chosen
    }
}

pub(super) struct TimedEngine {
    engine: Engine,
    purse: Purse,
}

impl TimedEngine {
    pub(super) fn new(turn: Duration) -> TimedEngine {
        let mut engine = Engine::new();
        // Who thinks for more than a second a turn fills more than the usual table.
        let seconds = turn.as_secs().clamp(1, 16);
        if seconds > 1 {
            engine.set_table(Engine::TABLE * seconds);
        }
        TimedEngine {
            engine,
            purse: Purse::new(turn),
        }
    }
}

impl Player for TimedEngine {
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action> {
        let limits = Limits::time(self.purse.share(position));
        let start = Instant::now();
        let report = self
            .engine
            .search(position, before, &limits, &Stop::new(), |_| {});
        self.purse.spend(start.elapsed());
        report.action
    }
}
