//! What is said and heard: the sentences of the line, the labels for screen readers, and the
//! sounds. It turns events into words and tones; it draws nothing and never changes a turn.

pub mod labels;
pub mod said;

pub(in crate::board) mod sound;
