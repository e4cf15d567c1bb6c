#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod deck;
mod schedule;
mod topic;

pub use deck::{Deck, DeckError, PER_DAY};
pub use schedule::Attempt;
pub use topic::{Topic, UnknownTopic};
