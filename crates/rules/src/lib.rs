#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod action;
mod groups;
mod hash;
mod judge;
mod legal;
mod parts;
mod piece;
mod play;
mod position;
mod print;
mod reason;
mod regatta;
mod setup;
mod sizes;
mod space;
mod stance;
mod state;
mod surroundings;
mod survey;
mod symmetry;
mod text;
mod turns;
mod word;

pub use action::{Action, Turn};
pub use legal::Legal;
pub use parts::{Fault, Faults, Parts};
pub use piece::{Kind, Piece, Player, Shape};
pub use play::{Effects, Turned};
pub use position::{Position, Words};
pub use reason::{Neighbours, Reason};
pub use setup::{Edge, Pool, Rounded, Setup, SetupFault};
pub use space::{Direction, MAX_SIZE, Space};
pub use stance::{Stance, StanceSet, Stances};
pub use state::State;
pub use survey::Survey;
pub use symmetry::Symmetry;
pub use text::{ParseError, PositionError};
pub use turns::{TurnError, TurnFault};
pub use word::{Spaces, Word};
