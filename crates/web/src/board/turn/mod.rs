//! The turn being composed: the actions chosen so far, what is held, what may follow, and why
//! something may not. Everything here is pure: no signals, no page, no words. It depends only on
//! the rules.

pub mod choice;
pub mod composer;
pub mod draft;
pub mod held;
pub mod refusal;
pub mod standing;

mod taps;
