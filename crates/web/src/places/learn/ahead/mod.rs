//! Seeing ahead: exercises without end, ten at a time.

mod best;
mod choice;
mod controller;
mod round;

pub use choice::Choice;
pub use round::RoundView;
