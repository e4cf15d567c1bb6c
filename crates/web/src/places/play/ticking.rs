//! The clocks of a game at this screen: run, noted, and called when they have run out.

use std::time::Duration;

use leptos::prelude::*;

use super::clock;
use super::sitting::Sitting;
use crate::language::window;
use crate::store::brief;

/// Where clocks are noted between turns.
pub(super) const CLOCK: &str = "quarterturn.clock";
/// How often clocks are looked at, in milliseconds.
const TICK: u64 = 100;

impl Sitting {
    /// The clock runs from the first turn on, and only while somebody can make one.
    pub(super) fn run_clock(&self) {
        let runs = self.course.with_untracked(|course| {
            let begun = course.length() > 0 && course.ending().is_none();
            begun.then(|| course.now().to_move())
        });
        let stuck = self.fault.get_untracked().is_some();
        self.clocks.update(|clocks| {
            if let Some(clocks) = clocks {
                match runs.filter(|_| !stuck) {
                    Some(player) => clocks.run(player, now()),
                    None => clocks.stop(now()),
                }
            }
        });
    }

    /// Looks at the clocks from now on.
    pub(super) fn tick_along(&self) {
        if self.clocks.with_untracked(Option::is_none) || window().is_none() {
            return;
        }
        let sitting = *self;
        let handle = set_interval_with_handle(move || sitting.tick(), Duration::from_millis(TICK));
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
            self.end(|course| course.flag(player));
        } else if now - self.noted.get_value() > 1000.0 && self.named.get_value() {
            self.noted.set_value(now);
            let over = self
                .course
                .with_untracked(|course| course.ending().is_some());
            if !over {
                // Where nothing is kept, a reload loses more than a clock.
                let _ = brief::keep(CLOCK, &clock::note(&self.id(), clocks.both_left(now)));
            }
        }
    }
}

/// Milliseconds of a clock that never goes back.
pub(super) fn now() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or(0.0, |performance| performance.now())
}
