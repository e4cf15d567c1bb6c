//! The board: one for playing, analysing, learning and editing.
//!
//! A place creates a [`Desk`], the handle to everything the board shows and does, and puts
//! [`Board`], [`Side`], [`Line`], [`Chain`] and [`ActionBar`] on its table. The code has four
//! modules:
//!
//! - [`turn`]: the turn being composed. Pure.
//! - [`sight`]: what there is to see of it. Pure.
//! - [`hand`]: input from fingers, pointers and keys.
//! - [`show`]: output, drawn and spoken.

pub mod hand;
pub mod show;
pub mod sight;
pub mod turn;

mod desk;

pub use desk::{Desk, Drag, PlaceCommand, Tap};
pub use hand::commands::{focus_entrance, turn_board};
pub use hand::typed::TypedTurn;
pub use show::bar::{ActionBar, BarButton, JustPressed, Offer};
pub use show::chain::Chain;
pub use show::legend::{FirstLegend, LegendSheet};
pub use show::line::{ExplainedLine, Line, Says};
pub use show::meter::LifeMeter;
pub use show::shortcuts::Shortcuts;
pub use show::side::{Pool, Seat, Side};
pub use show::table::{Board, Switches};
pub use show::voice::said::Said;
pub use show::voice::sound::{Sound, play as play_sound};
pub use turn::standing::{Last, Mover};
