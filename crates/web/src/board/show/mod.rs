//! Output: the picture, both sides of the table, the line of text, the chain of actions, the wheel,
//! sounds and the labels for screen readers. It reads the [`Desk`](super::Desk) and calls it when a
//! control is pressed; it never changes a turn itself.

pub mod legend;
pub mod picture;
pub mod voice;

pub(in crate::board) mod bar;
pub(in crate::board) mod chain;
pub(in crate::board) mod line;
pub(in crate::board) mod meter;
pub(in crate::board) mod shortcuts;
pub(in crate::board) mod side;
pub(in crate::board) mod stage;
pub(in crate::board) mod table;
pub(in crate::board) mod wheel;
