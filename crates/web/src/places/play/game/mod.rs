//! A game being played: its record, terms, clocks and hints, and the controller that connects them
//! to the board, the engine and the storage. No views here.

mod autosave;
pub mod clock;
mod clock_ticker;
mod controller;
pub mod guard;
mod local_game;
mod terms;

pub use autosave::Autosave;
pub use controller::GameController;
pub use local_game::{LocalGame, Unplayable};
pub use terms::{Opponent, Terms, clean_name, full_clocks};
