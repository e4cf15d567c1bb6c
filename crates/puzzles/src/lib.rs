#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod calendar;
mod day;
#[cfg(feature = "judge")]
mod defence;
#[cfg(feature = "judge")]
mod judge;
#[cfg(feature = "make")]
mod make;
mod puzzle;
mod rating;
#[cfg(feature = "judge")]
mod shortest_win;
#[cfg(feature = "judge")]
mod solution;

pub use calendar::{Calendar, CalendarError, streak};
pub use day::{Day, NotADay};
#[cfg(feature = "judge")]
pub use judge::{Judge, Judgement};
#[cfg(feature = "make")]
pub use make::{
    Attempts, Charm, Collection, Examiner, Fault, Find, Likeness, Source, Surprise, beauty, check,
    choose_calendar, level_rating, solve_rates, written_calendar,
};
pub use puzzle::{Goal, Puzzle, PuzzleError};
pub use rating::{Rating, SolveRate};
#[cfg(feature = "judge")]
pub use solution::Solution;
