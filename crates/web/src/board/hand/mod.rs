//! Input: taps, drags, keys and typed turns, translated into calls on the [`Desk`](super::Desk).
//! Nothing is drawn and no rule is decided here.

pub(in crate::board) mod commands;
pub(in crate::board) mod drag;
pub(in crate::board) mod finger;
pub(in crate::board) mod grid;
pub mod keys;
pub(in crate::board) mod typed;
