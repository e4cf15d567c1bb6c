#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod book;
mod explore;
mod idea;
mod theme;
mod worth;

pub use book::{Book, BookError, Choice, Entry, seen};
pub use explore::{Assessment, Plan, UnassessedPosition, explore};
pub use idea::{Idea, Region, ideas};
pub use motifs::Outlook;
pub use theme::{Theme, starts};
pub use worth::{before, better_first, permille};
