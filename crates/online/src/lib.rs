#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod apply;
mod clock;
mod conditional;
mod decide;
mod game;
mod given;
pub mod limits;
mod offers;
mod phrases;
mod record;
mod rematch;
mod unfit;
mod vacation;
mod view;

pub use conditional::ConditionalAnswer;
pub use decide::Decision;
pub use game::Game;
pub use given::{Given, Input, Presence};
pub use unfit::{Unfit, UnfitEntry};
