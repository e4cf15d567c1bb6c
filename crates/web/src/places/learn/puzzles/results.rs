//! The user's results, stored on the device: puzzles tried, a rating, and the streak.

use std::collections::BTreeMap;

use ::puzzles::Puzzle;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::places::learn::stored;

/// The storage key.
const KEY: &str = "quarterturn.puzzles";

/// What became of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FirstAttempt {
    /// Whether the first attempt solved it.
    pub(in crate::places::learn) is_solved: bool,
    /// Whether it was liked, if that was said.
    pub(in crate::places::learn) is_liked: Option<bool>,
}

/// All results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Results {
    rating: f64,
    deviation: f64,
    volatility: f64,
    /// How many were solved in a row.
    pub(in crate::places::learn) streak: u32,
    /// Keyed by the hash of the position, which survives a rebuilt pack.
    tried: BTreeMap<String, FirstAttempt>,
}

impl Default for Results {
    fn default() -> Results {
        let Glicko2Rating {
            rating,
            deviation,
            volatility,
        } = Glicko2Rating::new();
        Results {
            rating,
            deviation,
            volatility,
            streak: 0,
            tried: BTreeMap::new(),
        }
    }
}

fn key(puzzle: &Puzzle) -> String {
    format!("{:x}", puzzle.position().hash())
}

impl Results {
    /// What is kept.
    pub(in crate::places::learn) fn load() -> Results {
        stored::load(KEY)
    }

    /// The own rating, in whole points.
    pub(in crate::places::learn) fn rating(&self) -> u16 {
        self.rating.clamp(0.0, 4000.0).round() as u16
    }

    /// How many were tried.
    pub(in crate::places::learn) fn count(&self) -> usize {
        self.tried.len()
    }

    /// What became of a puzzle, if it was tried.
    pub(in crate::places::learn) fn of(&self, puzzle: &Puzzle) -> Option<FirstAttempt> {
        self.tried.get(&key(puzzle)).copied()
    }

    /// Counts an attempt, if it is the first at this puzzle.
    fn count_attempt(&mut self, puzzle: &Puzzle, is_solved: bool) {
        if self.of(puzzle).is_some() {
            return;
        }
        let own = Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        };
        let theirs = Glicko2Rating {
            rating: puzzle.rating.value.into(),
            deviation: puzzle.rating.deviation.into(),
            ..Glicko2Rating::new()
        };
        let outcome = if is_solved {
            Outcomes::WIN
        } else {
            Outcomes::LOSS
        };
        let (new, _) = glicko2(&own, &theirs, &outcome, &Glicko2Config::new());
        self.rating = new.rating;
        self.deviation = new.deviation;
        self.volatility = new.volatility;
        self.streak = if is_solved { self.streak + 1 } else { 0 };
        let result = FirstAttempt {
            is_solved,
            is_liked: None,
        };
        self.tried.insert(key(puzzle), result);
    }
}

/// Keeps the outcome of an attempt, if it is the first at this puzzle.
pub(in crate::places::learn) fn attempted(puzzle: &Puzzle, is_solved: bool) {
    let mut results = Results::load();
    results.count_attempt(puzzle, is_solved);
    stored::save(KEY, &results);
}

/// Keeps whether a puzzle was liked.
pub(in crate::places::learn) fn like(puzzle: &Puzzle, is_liked: Option<bool>) {
    let mut results = Results::load();
    if let Some(result) = results.tried.get_mut(&key(puzzle)) {
        result.is_liked = is_liked;
        stored::save(KEY, &results);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle() -> Puzzle {
        "tixel 6/6/2t13/T15/6/2t13 b T9/T8 - -\tc1-c2ne\t1\t1500±85\tlast-piece"
            .parse()
            .unwrap()
    }

    #[test]
    fn only_the_first_attempt_counts() {
        let mut results = Results::default();
        assert_eq!(results.rating(), 1500);
        results.count_attempt(&puzzle(), false);
        let lost = results.rating();
        assert!(lost < 1500, "{lost}");
        results.count_attempt(&puzzle(), true);
        assert_eq!((results.rating(), results.streak), (lost, 0));
        assert!(!results.of(&puzzle()).unwrap().is_solved);
    }

    #[test]
    fn a_solved_puzzle_raises_rating_and_streak() {
        let mut results = Results::default();
        results.count_attempt(&puzzle(), true);
        assert!(results.rating() > 1500);
        assert_eq!((results.streak, results.count()), (1, 1));
    }

    #[test]
    fn results_are_read_as_they_were_kept() {
        let mut results = Results::default();
        results.count_attempt(&puzzle(), true);
        let text = serde_json::to_string(&results).unwrap();
        assert_eq!(serde_json::from_str::<Results>(&text).unwrap(), results);
    }
}
