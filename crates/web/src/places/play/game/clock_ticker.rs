//! Ticking the clocks: shown, said, stored, and flagged when time runs out.

use std::time::Duration;

use leptos::prelude::*;

use super::clock::{self, Clocks};
use super::controller::GameController;
use crate::language::window;
use crate::places::game_table::{self, SpokenClock};
use crate::places::play::wording;
use crate::store::local_storage;

/// The storage key of the clocks between turns.
pub(super) const CLOCK: &str = "quarterturn.clock";
/// The tick interval in milliseconds.
const TICK: u64 = 100;

/// The clocks of a game on the page. Copies are the same.
#[derive(Clone, Copy)]
pub struct GameClock {
    /// The clocks, if there are any.
    pub clocks: RwSignal<Option<Clocks>>,
    /// The time for which they are shown.
    pub now: RwSignal<f64>,
    /// When they were last stored.
    pub(super) saved_at: StoredValue<f64>,
    spoken: SpokenClock,
}

impl GameClock {
    pub(super) fn new(clocks: Option<Clocks>) -> GameClock {
        GameClock {
            clocks: RwSignal::new(clocks),
            now: RwSignal::new(now()),
            saved_at: StoredValue::new(0.0),
            spoken: SpokenClock::default(),
        }
    }
}

impl GameController {
    /// Runs the clock of the player to move. Clocks start after the first turn, and stop when the
    /// engine has failed to reply.
    pub(super) fn run_clock(&self) {
        let runs = self.game.with_untracked(|game| {
            let begun = game.turn_count() > 0 && game.ending().is_none();
            begun.then(|| game.position().to_move())
        });
        let has_failed = self.fault.get_untracked().is_some();
        self.clock.clocks.update(|clocks| {
            if let Some(clocks) = clocks {
                match runs.filter(|_| !has_failed) {
                    Some(player) => clocks.run(player, now()),
                    None => clocks.stop(now()),
                }
            }
        });
    }

    /// Starts the ticks; they end with the view.
    pub(super) fn start_ticking(&self) {
        if self.clock.clocks.with_untracked(Option::is_none) || window().is_none() {
            return;
        }
        let controller = *self;
        let handle =
            set_interval_with_handle(move || controller.tick(), Duration::from_millis(TICK));
        on_cleanup(move || {
            if let Ok(handle) = handle {
                handle.clear();
            }
        });
    }

    /// Says how much time is left when it becomes little.
    fn announce_time(&self, clocks: &Clocks, now: f64) {
        let running = self
            .game
            .with_untracked(|game| game.ending().is_none().then(|| game.position().to_move()));
        let Some(player) = running else {
            return;
        };
        if self.clock.spoken.look(player, clocks.left(player, now)) {
            self.speak_clock();
        }
    }

    /// Says how much time the player to move has left.
    pub fn speak_clock(&self) {
        let Some(clocks) = self.clock.clocks.get_untracked() else {
            return;
        };
        let (player, name) = self.game.with_untracked(|game| {
            let player = game.position().to_move();
            (player, wording::player_label(&game.terms, player))
        });
        game_table::speak(name, clocks.left(player, now()));
    }

    fn tick(&self) {
        let now = now();
        self.clock.now.set(now);
        let Some(clocks) = self.clock.clocks.get_untracked() else {
            return;
        };
        self.announce_time(&clocks, now);
        if let Some(player) = clocks.flagged(now) {
            self.finish(|game| game.flag(player));
        } else if now - self.clock.saved_at.get_value() > 1000.0 && self.has_address.get_value() {
            self.clock.saved_at.set_value(now);
            let over = self.game.with_untracked(|game| game.ending().is_some());
            if !over {
                // Without storage a reload loses the game anyway.
                let _ = local_storage::write(
                    CLOCK,
                    &clock::snapshot(&self.id(), clocks.both_left(now)),
                );
            }
        }
    }
}

/// Monotonic time in milliseconds.
pub(super) fn now() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or(0.0, |performance| performance.now())
}
