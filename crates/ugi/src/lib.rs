#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

#[macro_use]
mod words;

mod command;
mod declaration;
mod error;
mod game;
mod go;
mod info;
mod lines;
mod query;
mod refusal;
mod reply;
mod score;
mod session;
mod settings;
mod text;
mod transcript;

pub use command::{Origin, UgiCommand};
pub use declaration::{Declaration, OptionKind};
pub use error::LineError;
pub use game::Game;
pub use go::{Clock, Go};
pub use info::Info;
pub use lines::{Lines, MAX_LINE};
pub use query::{Query, QueryAnswer, UgiOutcome};
pub use reply::Reply;
pub use score::{Bound, BoundedScore, ScoreValue};
pub use session::{Effect, Identity, Search, Session};
pub use settings::{Setting, Settings};
pub use text::{Name, Text, TextError};
pub use transcript::{Exchange, Mismatch, Transcript};
