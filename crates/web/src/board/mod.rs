//! The board: one for playing, analysing, learning and editing.
//!
//! A place makes a [`Desk`], the handle to everything the board shows and does, and puts
//! [`Table`], or [`Board`] with the parts it wants, on its page. The code has four rooms:
//!
//! - [`turn`]: what the turn in the making is. Pure.
//! - [`sight`]: what is to be seen of it. Pure.
//! - [`hand`]: what fingers, pointers and keys do.
//! - [`show`]: what is drawn and said.

pub mod hand;
pub mod show;
pub mod sight;
pub mod turn;

mod desk;

pub use desk::{Desk, Drag, PlaceCommand, Tap};
pub use hand::typed::TypedTurn;
pub use show::legend::{Legend, is_shown_unasked};
pub use show::meter::LifeMeter;
pub use show::pools::{Pool, Side};
pub use show::said::Said;
pub use show::shortcuts::Shortcuts;
pub use show::sound::Sound;
pub use show::strip::Strip;
pub use show::table::{Board, Says, Switches, Table};
pub use turn::standing::{Last, Mover};
