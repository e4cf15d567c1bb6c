#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod found;
mod job;
#[cfg(not(feature = "small-boards"))]
mod judging;
mod thinker;

pub use thinker::Thinker;
