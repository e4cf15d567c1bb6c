//! Ticking the clocks: shown, stored, and flagged when time runs out.

use std::time::Duration;

use leptos::prelude::*;

use super::clock;
use super::controller::GameController;
use crate::language::window;
use crate::store::local_storage;

/// The storage key of the clocks between turns.
pub(super) const CLOCK: &str = "quarterturn.clock";
/// The tick interval in milliseconds.
const TICK: u64 = 100;

impl GameController {
    /// Runs the clock of the player to move. Clocks start after the first turn, and stop when the
    /// engine has failed to reply.
    pub(super) fn run_clock(&self) {
        let runs = self.game.with_untracked(|game| {
            let begun = game.turn_count() > 0 && game.ending().is_none();
            begun.then(|| game.position().to_move())
        });
        let has_failed = self.fault.get_untracked().is_some();
        self.clocks.update(|clocks| {
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
        if self.clocks.with_untracked(Option::is_none) || window().is_none() {
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

    fn tick(&self) {
        let now = now();
        self.now.set(now);
        let Some(clocks) = self.clocks.get_untracked() else {
            return;
        };
        if let Some(player) = clocks.flagged(now) {
            self.finish(|game| game.flag(player));
        } else if now - self.clocks_saved_at.get_value() > 1000.0 && self.has_address.get_value() {
            self.clocks_saved_at.set_value(now);
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
