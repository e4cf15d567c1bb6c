//! Players with a time for every turn.

use std::time::{Duration, Instant};

use engine::{Effort, Engine, EnginePlayer, Limits, Player, Stop, Uct};
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
    stop: Stop,
}

impl TimedUct {
    pub(super) fn new(seed: u64, turn: Duration, stop: Stop) -> TimedUct {
        TimedUct {
            uct: Uct::new(seed, Effort::Playouts(1)),
            purse: Purse::new(turn),
            stop,
        }
    }
}

impl Player for TimedUct {
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action> {
        let share = self.purse.share(position);
        let start = Instant::now();
        let stop = &self.stop;
        let chosen = self.uct.choose_while(position, before, |_| {
            start.elapsed() < share && !stop.is_stopped()
        });
        self.purse.spend(start.elapsed());
        chosen
    }
}

/// Tree search with a number of playouts for every action.
pub(super) struct CountedUct {
    uct: Uct,
    playouts: u32,
    stop: Stop,
}

impl CountedUct {
    pub(super) fn new(seed: u64, playouts: u32, stop: Stop) -> CountedUct {
        CountedUct {
            uct: Uct::new(seed, Effort::Playouts(playouts)),
            playouts,
            stop,
        }
    }
}

impl Player for CountedUct {
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action> {
        let (playouts, stop) = (self.playouts, &self.stop);
        self.uct.choose_while(position, before, |done| {
            done < playouts && !stop.is_stopped()
        })
    }
}

/// The engine with a number of positions for every action.
pub(super) struct CountedEngine {
    player: EnginePlayer,
    nodes: u64,
    stop: Stop,
}

impl CountedEngine {
    pub(super) fn new(player: EnginePlayer, nodes: u64, stop: Stop) -> CountedEngine {
        CountedEngine {
            player,
            nodes,
            stop,
        }
    }
}

impl Player for CountedEngine {
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action> {
        let engine = self.player.engine();
        if before.is_empty() {
            engine.forget();
        }
        let limits = Limits::nodes(self.nodes);
        engine
            .search(position, before, &limits, &self.stop, |_| {})
            .action
    }
}

pub(super) struct TimedEngine {
    engine: Engine,
    purse: Purse,
    stop: Stop,
}

impl TimedEngine {
    pub(super) fn new(turn: Duration, stop: Stop) -> TimedEngine {
        let mut engine = Engine::new();
        // Who thinks for more than a second a turn fills more than the usual table.
        let seconds = turn.as_secs().clamp(1, 16);
        if seconds > 1 {
            engine.set_table(Engine::TABLE * seconds);
        }
        TimedEngine {
            engine,
            purse: Purse::new(turn),
            stop,
        }
    }
}

impl Player for TimedEngine {
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action> {
        let limits = Limits::time(self.purse.share(position));
        let start = Instant::now();
        let report = self
            .engine
            .search(position, before, &limits, &self.stop, |_| {});
        self.purse.spend(start.elapsed());
        report.action
    }
}
