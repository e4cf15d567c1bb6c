//! The board and the turn: one board for playing, analysing, learning and editing.
//!
//! A place makes a [`Desk`], the handle to everything the board shows and does, and puts
//! [`Table`], or [`Board`] with the parts it wants, on its page. Logic is in modules without a
//! page: [`composer`] (the turn in the making), [`sight`] (what would happen), [`life`],
//! [`motion`], [`geometry`], [`keys`], [`labels`] and [`draft`].

pub mod choice;
pub mod composer;
pub mod draft;
pub mod geometry;
pub mod keys;
pub mod labels;
pub mod life;
pub mod motion;
pub mod refusal;
pub mod scene;
pub mod sight;
pub mod symbols;

mod back;
mod commands;
mod desk;
mod grid;
mod ground;
mod handlers;
mod marks;
mod meter;
mod pieces;
mod plate;
mod pools;
mod said;
mod shortcuts;
mod sky;
mod sound;
mod stage;
mod strip;
mod table;
mod taps;
mod touch;
mod turn;
mod typed;
mod wheel;
mod wishes;

pub use desk::{Desk, Drag, Last, Mover};
pub use handlers::Tap;
pub use meter::LifeMeter;
pub use pools::{Pool, Side};
pub use said::Said;
pub use shortcuts::Shortcuts;
pub use sound::Sound;
pub use strip::Strip;
pub use table::{Board, Says, Switches, Table};
pub use typed::TypedTurn;
