#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod changes;
mod encoder;
mod palette;

pub use encoder::{AnimateError, GifEncoder, Size};
