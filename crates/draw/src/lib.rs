#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod animation;
mod board;
mod braille;
mod drawing;
mod layout;
mod mark;
mod motion;
mod number;
mod outline;
mod palette;
#[cfg(feature = "png")]
mod png;
mod pool;
mod preview;
mod stroke_font;
mod svg;
mod symbol;
mod terminal;
mod text_grid;

pub use animation::{Animation, Frame};
pub use drawing::Drawing;
pub use mark::{Arrow, Mark, Meaning};
pub use motion::{Motion, Pose};
pub use outline::{Outline, Point, Segment};
pub use palette::{Colour, Finish, Material, Palette};
#[cfg(feature = "png")]
pub use png::PngError;
pub use preview::slides_from;
pub use symbol::{outline_id, piece_id, symbols};
pub use terminal::{Legend, Style, Terminal};
