//! Seeing ahead: endless exercises, ten at a time.

mod choice;
mod controller;
mod kept;
mod results;
mod round;
mod wording;

pub use choice::Choice;
pub(super) use controller::{Heard, RoundController};
pub(super) use kept::Reached;
pub use round::RoundView;
pub(super) use round::{Exercises, Page};
