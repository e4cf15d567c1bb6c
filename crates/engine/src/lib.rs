#![doc = include_str!("../README.md")]

mod player;
mod score;

pub use player::Player;
pub use score::Score;
