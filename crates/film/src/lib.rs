#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod film;
mod scenes;

pub use film::{Film, FilmError, FilmStep};
