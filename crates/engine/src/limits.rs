//! When a search stops.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rules::Player;

use crate::tuning::{
    CLOCK_ACTIONS, CLOCK_HARD, CLOCK_INCREMENT, CLOCK_MOST, CLOCK_RESERVE, CLOCK_SHARE, CLOCK_SOFT,
};

/// When to stop: whichever limit comes first. The default never stops by itself.
///
/// ```
/// use engine::Limits;
///
/// let limits = Limits { lines: 3, ..Limits::nodes(10_000) };
/// assert_eq!(limits.nodes, Some(10_000));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Actions looked ahead.
    pub depth: Option<u32>,
    /// Time for this action. Needs a [`Clock`].
    pub time: Option<Duration>,
    /// Both players' clocks, from which the time for this action is derived. Needs a [`Clock`].
    pub clocks: Option<Clocks>,
    /// How many lines to report, each with a different whole turn; at least one.
    pub lines: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            nodes: None,
            depth: None,
            time: None,
            clocks: None,
            lines: 1,
        }
    }
}

impl Limits {
    /// Stops after visiting this many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// Stops after looking this many actions ahead.
    pub fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    /// Stops after a time.
    pub fn time(time: Duration) -> Limits {
        Limits {
            time: Some(time),
            ..Limits::default()
        }
    }

    /// The times after which no new depth is started and after which the search stops.
    pub(crate) fn times(&self, to_move: Player) -> (Option<Duration>, Option<Duration>) {
        let clocks = self.clocks.map(|clocks| clocks.shares(to_move));
        let soft = clocks.map(|(soft, _)| soft);
        let hard = clocks.map(|(_, hard)| hard);
        let least = |a: Option<Duration>, b: Option<Duration>| match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        (least(soft, self.time), least(hard, self.time))
    }
}

/// What each player has left and gets per turn, White first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clocks {
    /// Time left.
    pub left: [Duration; 2],
    /// Time added after each turn.
    pub increment: [Duration; 2],
}

impl Clocks {
    /// The usual and the maximum time for one action.
    fn shares(&self, player: Player) -> (Duration, Duration) {
        let left = self.left[player as usize].saturating_sub(CLOCK_RESERVE);
        let increment = self.increment[player as usize];
        let (part, whole) = CLOCK_INCREMENT;
        let share = left / CLOCK_ACTIONS + increment * part / whole;
        let soft = share.min(left / CLOCK_SHARE) / CLOCK_SOFT;
        let hard = (share * CLOCK_HARD).min(left / CLOCK_MOST);
        (soft, hard)
    }
}

/// Returns the time since a fixed moment. In browsers this crate has no clock to read, so the
/// caller provides one.
pub type Clock = fn() -> Duration;

/// The clock of this machine, if there is one.
pub(crate) fn own_clock() -> Option<Clock> {
    #[cfg(not(target_family = "wasm"))]
    {
        fn since_start() -> Duration {
            static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
            START.get_or_init(std::time::Instant::now).elapsed()
        }
        Some(since_start)
    }
    #[cfg(target_family = "wasm")]
    None
}

/// Stops a search from outside, within milliseconds. Clones stop the same search.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A new one that has not been triggered.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Stops every search that was given this or a clone, now and later.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Resets it.
    pub fn reset(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether it has been triggered.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_for_an_action_is_always_less_than_what_is_left() {
        for left in [0, 10, 50, 1_000, 600_000] {
            for increment in [0, 100, 30_000] {
                let clocks = Clocks {
                    left: [Duration::from_millis(left); 2],
                    increment: [Duration::from_millis(increment); 2],
                };
                let (soft, hard) = clocks.shares(Player::Black);
                assert!(hard <= Duration::from_millis(left) / 3);
                assert!(soft <= Duration::from_millis(left) / 8);
            }
        }
    }

    #[test]
    fn the_shorter_of_two_times_counts() {
        let limits = Limits {
            clocks: Some(Clocks {
                left: [Duration::from_secs(60); 2],
                ..Clocks::default()
            }),
            ..Limits::time(Duration::from_millis(5))
        };
        let five = Some(Duration::from_millis(5));
        assert_eq!(limits.times(Player::White), (five, five));
    }
}
