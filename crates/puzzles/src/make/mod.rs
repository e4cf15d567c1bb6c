//! Finding puzzles in games, and checking them.

mod beauty;
mod charm;
mod check;
mod collection;
mod difficulty;
mod examination;
mod miner;
mod themes;

pub use beauty::{beauty, choose as choose_calendar, written as written_calendar};
pub use charm::{Charm, Surprise};
pub use check::{Fault, check};
pub use collection::{Collection, Likeness};
pub use difficulty::{Attempts, level_rating, solve_rates};
pub use examination::{Examiner, Find};
pub use miner::Source;
