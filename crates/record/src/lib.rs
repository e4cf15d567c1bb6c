#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod clock;
mod comment;
mod cursor;
mod error;
mod flow;
mod game;
mod glyph;
mod limits;
mod node;
mod ply;
mod quote;
mod read;
mod result;
mod tags;
mod tree;
mod write;

pub use clock::{Clock, ClockError};
pub use comment::{Comment, CommentError};
pub use error::{Fault, ReadError, StreamError};
pub use game::Game;
pub use glyph::{Glyph, GlyphError};
pub use limits::ReadLimits;
pub use node::{Node, NodeId};
pub use ply::Ply;
pub use read::{Excerpt, GameReader, Games, read};
pub use result::{Contradiction, GameResult, NoResultError};
pub use tags::{TagError, Tags};
pub use tree::{AddError, Tree};
