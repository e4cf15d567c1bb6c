//! The results of daily puzzles, stored on the device.

use std::collections::{BTreeMap, BTreeSet};

use ::puzzles::{Day, streak};
use serde::{Deserialize, Serialize};

use super::today;
use crate::places::learn::stored;

/// The storage key.
const KEY: &str = "quarterturn.daily";

/// What became of the puzzle of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DailyResult {
    /// How many attempts failed before it was solved.
    pub(super) failed: u32,
    /// Whether it was solved.
    pub(super) is_solved: bool,
    /// Whether that was on its day, for the streak.
    pub(super) is_in_time: bool,
}

/// All of them, by the day as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DailyResults(BTreeMap<String, DailyResult>);

impl DailyResults {
    /// What is kept.
    pub(super) fn load() -> DailyResults {
        stored::load(KEY)
    }

    /// What became of the puzzle of a day, if it was tried.
    pub(super) fn of(&self, day: Day) -> Option<DailyResult> {
        self.0.get(&day.to_string()).copied()
    }

    /// How many days were solved in a row, as of today.
    pub(super) fn streak(&self, today: Day) -> u32 {
        let in_time = self.0.iter().filter(|(_, result)| result.is_in_time);
        let days: BTreeSet<Day> = in_time.filter_map(|(day, _)| day.parse().ok()).collect();
        streak(&days, today)
    }

    /// Counts an attempt. Nothing changes once it is solved.
    fn count(&mut self, day: Day, today: Day, is_solved: bool) {
        let result = self.0.entry(day.to_string()).or_default();
        match (result.is_solved, is_solved) {
            (true, _) => {}
            (false, true) => {
                result.is_solved = true;
                result.is_in_time = day == today;
            }
            (false, false) => result.failed += 1,
        }
    }
}

/// Keeps an attempt at the puzzle of a day.
pub fn attempted(day: Day, is_solved: bool) {
    let mut results = DailyResults::load();
    results.count(day, today(), is_solved);
    stored::save(KEY, &results);
}

/// How many days were solved in a row.
pub fn streak_today() -> u32 {
    DailyResults::load().streak(today())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_are_counted_until_it_is_solved() {
        let day: Day = "2026-11-17".parse().unwrap();
        let mut results = DailyResults::default();
        results.count(day, day, false);
        results.count(day, day, false);
        assert_eq!(results.streak(day), 0);
        results.count(day, day, true);
        results.count(day, day, false);
        let result = results.of(day).unwrap();
        assert_eq!((result.failed, result.is_solved), (2, true));
        assert_eq!(results.streak(day), 1);
        let text = serde_json::to_string(&results).unwrap();
        assert_eq!(
            serde_json::from_str::<DailyResults>(&text).unwrap(),
            results
        );
    }

    #[test]
    fn what_is_solved_later_is_not_part_of_the_streak() {
        let today: Day = "2026-11-17".parse().unwrap();
        let mut results = DailyResults::default();
        results.count(today.plus(-1), today, true);
        assert_eq!(results.streak(today), 0);
        assert!(results.of(today.plus(-1)).unwrap().is_solved);
        results.count(today, today, true);
        assert_eq!(results.streak(today), 1);
    }
}
