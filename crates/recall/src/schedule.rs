//! When a topic is due again: FSRS, in whole days.

use chrono::{DateTime, Utc};
use puzzles::Day;
use rs_fsrs::{Card, FSRS, Parameters, Rating, Seed, State};
use serde::{Deserialize, Serialize};

/// How an attempt went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// Whether it was right.
    pub is_right: bool,
    /// Whether the answer was optimal; a slower win is not.
    pub is_best: bool,
    /// How long it took.
    pub seconds: u32,
}

/// The longest time for an attempt to count as easy, in seconds.
const QUICK: u32 = 15;
/// An attempt that took longer than this counts as hard, in seconds.
const SLOW: u32 = 90;

impl Attempt {
    /// The FSRS rating of the attempt.
    fn rating(self) -> Rating {
        match self {
            Attempt {
                is_right: false, ..
            } => Rating::Again,
            Attempt { is_best: false, .. } => Rating::Hard,
            Attempt { seconds, .. } if seconds > SLOW => Rating::Hard,
            Attempt { seconds, .. } if seconds <= QUICK => Rating::Easy,
            _ => Rating::Good,
        }
    }
}

/// What the scheduler remembers of a topic.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Memory {
    stability: f64,
    difficulty: f64,
    last: Day,
    pub(crate) due: Day,
}

impl Memory {
    /// After the first attempt.
    pub(crate) fn new(attempt: Attempt, today: Day) -> Memory {
        scheduled(Card::default(), attempt, today)
    }

    /// After another attempt.
    pub(crate) fn after(self, attempt: Attempt, today: Day) -> Memory {
        let card = Card {
            due: date(self.due),
            stability: self.stability,
            difficulty: self.difficulty,
            state: State::Review,
            last_review: date(self.last),
            ..Card::default()
        };
        // The device's clock may have been set back.
        scheduled(card, attempt, today.max(self.last))
    }
}

fn scheduled(card: Card, attempt: Attempt, today: Day) -> Memory {
    let card = FSRS::new(parameters())
        .next(card, date(today), attempt.rating())
        .card;
    Memory {
        stability: card.stability,
        difficulty: card.difficulty,
        last: today,
        due: today.plus(days(card.scheduled_days)),
    }
}

/// FSRS's defaults, without learning steps within a day, and deterministic.
fn parameters() -> Parameters {
    // Not `Parameters::default`, which seeds from the clock.
    Parameters {
        request_retention: 0.9,
        maximum_interval: 365,
        w: WEIGHTS,
        decay: Parameters::DECAY,
        factor: Parameters::FACTOR,
        enable_short_term: false,
        enable_fuzz: false,
        seed: Seed::String(String::new()),
    }
}

/// The default weights of FSRS 5.
const WEIGHTS: [f64; 19] = [
    0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178,
    2.0225, 0.0904, 0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
];

/// How long to wait: never less than a day.
fn days(scheduled: i64) -> i32 {
    i32::try_from(scheduled).unwrap_or(i32::MAX).max(1)
}

fn date(day: Day) -> DateTime<Utc> {
    let days = i64::from(day.since(Day::since_1970(0)));
    DateTime::from_timestamp(days * 86_400, 0).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempt(is_right: bool, is_best: bool, seconds: u32) -> Attempt {
        Attempt {
            is_right,
            is_best,
            seconds,
        }
    }

    #[test]
    fn the_grade_is_inferred_from_what_happened() {
        for (is_right, is_best, seconds, rating) in [
            (false, false, 5, Rating::Again),
            (true, false, 5, Rating::Hard),
            (true, true, 5, Rating::Easy),
            (true, true, 40, Rating::Good),
            (true, true, 200, Rating::Hard),
        ] {
            assert_eq!(attempt(is_right, is_best, seconds).rating(), rating);
        }
    }

    #[test]
    fn the_better_it_went_the_later_it_comes_back() {
        let today = Day::since_1970(20_000);
        let wrong = Memory::new(attempt(false, false, 9), today);
        assert_eq!(wrong.due, Day::since_1970(20_001));
        let next = |attempt| wrong.after(attempt, wrong.due).due;
        let (again, hard) = (attempt(false, false, 9), attempt(true, true, 200));
        let (good, easy) = (attempt(true, true, 40), attempt(true, true, 5));
        let dues = [again, hard, good, easy].map(next);
        assert!(dues.is_sorted(), "{dues:?}");
        assert!(dues[0] < dues[1] && dues[1] < dues[3], "{dues:?}");
        let later = wrong.after(good, wrong.due);
        let (first, second) = (later.due.since(later.last), later.after(good, later.due));
        assert!(second.due.since(second.last) > first, "intervals grow");
    }

    #[test]
    fn a_clock_set_back_does_no_harm() {
        let memory = Memory::new(attempt(false, false, 9), Day::since_1970(20_000));
        let again = memory.after(attempt(true, true, 40), Day::since_1970(10));
        assert!(again.due > Day::since_1970(20_000));
    }
}
