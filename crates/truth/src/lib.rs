#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod coding;
mod finding;
mod lines;
mod matches;
mod passes;
mod reach;
mod slots;
mod table;

pub use finding::{Finding, boards};
pub use lines::LineError;
pub use matches::{Match, Standing, matches, standings};
pub use table::{Effort, Stage, Table, TableError, TableSummary, Value};
