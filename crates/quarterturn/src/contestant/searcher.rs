//! Our own engine and tree search as players that can be stopped.

use std::time::Instant;

use arena::Seated;
use engine::{Choose, Effort, Engine, EnginePlayer, Learned, Level, Limits, Stop, Uct};
use rules::{Action, Position, Setup};

use super::purse::Purse;
use super::spending::Spending;
use crate::nets;

/// The engine at the board.
pub(super) struct EngineSeat {
    player: EnginePlayer<Learned>,
    pace: Pace,
    stop: Stop,
}

/// How much thought each action gets.
enum Pace {
    Nodes(u64),
    Time(Purse),
}

impl EngineSeat {
    pub(super) fn new(spending: Spending, stop: Stop) -> EngineSeat {
        match spending {
            Spending::Count(nodes) => EngineSeat {
                player: EnginePlayer::with_nodes_by(nets::learned(), u64::from(nodes)),
                pace: Pace::Nodes(u64::from(nodes)),
                stop,
            },
            Spending::Time(turn) => {
                let mut player = EnginePlayer::new(nets::engine(), Limits::time(turn));
                // More than a second per turn fills more than the usual table.
                let seconds = turn.as_secs().clamp(1, 16);
                if seconds > 1 {
                    player.engine().set_table(Engine::TABLE * seconds);
                }
                EngineSeat {
                    player,
                    pace: Pace::Time(Purse::new(turn)),
                    stop,
                }
            }
        }
    }

    pub(super) fn at_level(level: Level, setup: Setup, seed: u64, stop: Stop) -> EngineSeat {
        EngineSeat {
            player: EnginePlayer::at_level_by(nets::learned(), level, setup, seed),
            pace: Pace::Nodes(level.nodes(setup)),
            stop,
        }
    }
}

impl Choose for EngineSeat {
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action> {
        let engine = self.player.engine();
        match &mut self.pace {
            Pace::Nodes(nodes) => {
                if before.is_empty() {
                    engine.forget();
                }
                let limits = Limits::nodes(*nodes);
                let report = engine.search(position, before, &limits, &self.stop, |_| {});
                report.action
            }
            Pace::Time(purse) => {
                let limits = Limits::time(purse.share(position));
                let begun = Instant::now();
                let report = engine.search(position, before, &limits, &self.stop, |_| {});
                purse.spend(begun.elapsed());
                report.action
            }
        }
    }
}

impl Seated for EngineSeat {}

/// Monte Carlo tree search as a player.
pub(super) struct UctSeat {
    uct: Uct,
    spending: Spending,
    purse: Purse,
    stop: Stop,
}

impl UctSeat {
    pub(super) fn new(seed: u64, spending: Spending, stop: Stop) -> UctSeat {
        UctSeat {
            uct: Uct::new(seed, Effort::Playouts(1)),
            spending,
            purse: Purse::new(spending.time()),
            stop,
        }
    }
}

impl Choose for UctSeat {
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action> {
        let stop = &self.stop;
        match self.spending {
            Spending::Count(playouts) => self.uct.choose_while(position, before, |done| {
                done < playouts && !stop.is_stopped()
            }),
            Spending::Time(_) => {
                let share = self.purse.share(position);
                let begun = Instant::now();
                let chosen = self.uct.choose_while(position, before, |_| {
                    begun.elapsed() < share && !stop.is_stopped()
                });
                self.purse.spend(begun.elapsed());
                chosen
            }
        }
    }
}

impl Seated for UctSeat {}
