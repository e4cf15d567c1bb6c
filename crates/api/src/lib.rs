#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

pub mod film;
pub mod handicap;
pub mod lobby;
pub mod online;
pub mod people;
mod text;
pub mod worker;
