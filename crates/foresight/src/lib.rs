#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod answers;
mod exercise;
mod grade;
mod round;
mod scenes;

pub use exercise::{Answer, Comparison, Exercise, Question, QuestionKind};
pub use grade::Grade;
pub use round::{ROUND, one_of, round};
