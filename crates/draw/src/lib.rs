#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod board;
mod canvas;
mod drawing;
mod foresight;
mod glyph;
mod grid;
mod mark;
mod number;
mod outline;
mod page;
mod palette;
#[cfg(feature = "png")]
mod png;
mod symbol;
mod terminal;
mod tray;
mod view;

pub use drawing::Drawing;
pub use mark::{Arrow, Mark, Meaning};
pub use outline::{Outline, Point, Segment};
pub use palette::{Colour, Finish, Material, Palette};
#[cfg(feature = "png")]
pub use png::PngError;
pub use symbol::{outline_id, piece_id, symbols};
pub use terminal::{Legend, Style, Terminal};
