//! What is said and heard: the sentences of the line, the labels that screen readers hear, and the
//! sounds. It turns what happened into words and tones; it draws nothing, and nothing in it changes
//! a turn.

pub mod labels;
pub mod said;

pub(in crate::board) mod sound;
