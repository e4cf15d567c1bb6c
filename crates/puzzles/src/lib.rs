#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod charm;
mod difficulty;
mod judge;
mod miner;
mod puzzle;
mod rating;

pub use charm::{Charm, Surprise};
pub use difficulty::{Attempts, level_rating, solve_rates};
pub use judge::{Judge, Judgement};
pub use miner::{Collection, Find, Miner};
pub use puzzle::{Puzzle, PuzzleError};
pub use rating::{Attempt, Rating};
