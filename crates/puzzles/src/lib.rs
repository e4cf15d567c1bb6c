#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

#[cfg(feature = "make")]
mod beauty;
mod calendar;
#[cfg(feature = "make")]
mod charm;
#[cfg(feature = "make")]
mod collection;
mod day;
#[cfg(feature = "make")]
mod difficulty;
#[cfg(feature = "make")]
mod examination;
#[cfg(feature = "judge")]
mod judge;
#[cfg(feature = "make")]
mod miner;
mod puzzle;
mod rating;
#[cfg(feature = "judge")]
mod shortest_win;
#[cfg(feature = "judge")]
mod solution;
#[cfg(feature = "make")]
mod themes;

#[cfg(feature = "make")]
pub use beauty::{beauty, choose as choose_calendar, written as written_calendar};
pub use calendar::{Calendar, CalendarError, streak};
#[cfg(feature = "make")]
pub use charm::{Charm, Surprise};
#[cfg(feature = "make")]
pub use collection::Collection;
pub use day::{Day, NotADay};
#[cfg(feature = "make")]
pub use difficulty::{Attempts, level_rating, solve_rates};
#[cfg(feature = "make")]
pub use examination::{Examiner, Find};
#[cfg(feature = "judge")]
pub use judge::{Judge, Judgement};
#[cfg(feature = "make")]
pub use miner::Source;
pub use puzzle::{Puzzle, PuzzleError};
pub use rating::{Rating, SolveRate};
#[cfg(feature = "judge")]
pub use solution::Solution;
