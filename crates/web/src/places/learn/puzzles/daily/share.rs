//! Sharing a day's result without spoiling the puzzle.

use ::learn::Game;
use ::puzzles::Day;

use super::place_of;
use super::results::{DailyResult, DailyResults};
use super::{said, today};
use crate::export;
use crate::places::learn::game_name;
use crate::sharing::share_text;
use crate::t;

/// Shares how a day went.
pub fn share(day: Day, game: Option<Game>) {
    let results = DailyResults::load();
    let address = format!("{}{}", export::page_address(), place_of(day));
    let text = t!(
        "puzzles-daily-shared",
        day = said(day),
        game = game.map(game_name).unwrap_or_default(),
        attempts = attempts(results.of(day).unwrap_or_default()),
        streak = results.streak(today()),
        address = address
    );
    share_text(text);
}

/// The most failures drawn one by one.
const MOST: u32 = 9;

/// A mark for every attempt.
fn attempts(result: DailyResult) -> String {
    let failed = "✗".repeat(result.failed.min(MOST) as usize);
    let solved = if result.is_solved { "✓" } else { "" };
    failed + solved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_attempt_has_a_mark() {
        let result = |failed, is_solved| DailyResult {
            failed,
            is_solved,
            is_in_time: true,
        };
        assert_eq!(attempts(result(0, true)), "✓");
        assert_eq!(attempts(result(2, true)), "✗✗✓");
        assert_eq!(attempts(result(1, false)), "✗");
        assert_eq!(attempts(result(50, true)), "✗✗✗✗✗✗✗✗✗✓");
    }
}
