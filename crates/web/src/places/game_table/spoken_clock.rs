//! Clocks that are heard: the time that is left is said when it becomes little.

use leptos::prelude::*;
use rules::Player;

use crate::{shell, t};

/// The remaining times in milliseconds that are said.
const SAID: [u64; 3] = [60_000, 30_000, 10_000];

/// The clocks of a game, as they are heard. Copies are the same.
#[derive(Clone, Copy, Default)]
pub struct SpokenClock {
    /// Who was to move at the last look, and how little they had left.
    last: StoredValue<Option<(Player, u64)>>,
}

impl SpokenClock {
    /// Looks at the clock of the player to move. Returns whether it has just come to a time that is said.
    pub fn look(&self, player: Player, left: u64) -> bool {
        let before = self.last.get_value().filter(|(of, _)| *of == player);
        // A clock that is set right by a moment comes to a time once.
        let least = before.map_or(left, |(_, before)| before.min(left));
        self.last.set_value(Some((player, least)));
        before.is_some_and(|(_, before)| is_passed(before, left))
    }
}

/// Says how many milliseconds somebody has left.
pub fn speak(name: String, left: u64) {
    let seconds = left.div_ceil(1000);
    shell::announce(t!("play-time-left", player = name, seconds = seconds));
}

fn is_passed(before: u64, now: u64) -> bool {
    SAID.iter().any(|time| before > *time && now <= *time)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{Black, White};

    /// The times, in seconds, at which something is said of looks at a clock.
    fn said(looks: impl IntoIterator<Item = (Player, u64)>) -> Vec<u64> {
        let owner = Owner::new();
        owner.with(|| {
            let clock = SpokenClock::default();
            let looks = looks.into_iter();
            let said = looks.filter(|(player, left)| clock.look(*player, *left));
            said.map(|(_, left)| left.div_ceil(1000)).collect()
        })
    }

    #[test]
    fn a_minute_half_a_minute_and_ten_seconds_are_said_once_each() {
        let all = (0..=61_000).rev().step_by(70);
        assert_eq!(said(all.map(|left| (White, left))), [60, 30, 10]);
    }

    #[test]
    fn a_clock_that_is_set_right_by_a_moment_is_not_heard_twice() {
        let looks = [30_100, 29_990, 30_200, 29_900].map(|left| (White, left));
        assert_eq!(said(looks), [30]);
    }

    #[test]
    fn the_clock_of_whoever_comes_to_move_is_not_compared_with_the_other() {
        let looks = [(White, 61_000), (Black, 20_000), (White, 31_000)];
        assert_eq!(said(looks), [0; 0]);
    }
}
