//! The messages between the page and the Web Worker that makes animated pictures.
//!
//! The worker says [`READY`], and the page answers with an [`Order`]. The worker then sends one
//! [`Picture`] at a time, and the page answers each with its pixels: a buffer of RGBA bytes, which
//! is transferred, not copied. So at most one picture is in flight. Finally the worker sends the
//! bytes of the GIF. A worker that cannot continue throws an error.
//!
//! Orders and pictures are text: a line of values, then a record or an SVG document as it is.

use std::fmt;
use std::str::FromStr;

use rules::Player;

/// Sent by the worker once it is listening.
pub const READY: &str = "ready";

/// What the page wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The name of the palette.
    pub palette: String,
    /// Who sits at the bottom.
    pub bottom: Player,
    /// The game.
    pub record: String,
}

/// A picture that the page is to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// How much of the animation is done before it, in percent.
    pub percent: u32,
    /// The picture as an SVG document.
    pub svg: String,
}

/// A text that is not the message it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAMessage;

impl fmt::Display for NotAMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a message that cannot be read")
    }
}

impl std::error::Error for NotAMessage {}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}\n{}", self.palette, self.bottom, self.record)
    }
}

impl FromStr for Order {
    type Err = NotAMessage;

    fn from_str(text: &str) -> Result<Order, NotAMessage> {
        let (values, record) = text.split_once('\n').ok_or(NotAMessage)?;
        let (palette, bottom) = values.split_once(' ').ok_or(NotAMessage)?;
        let bottom = match bottom {
            "White" => Player::White,
            "Black" => Player::Black,
            _ => return Err(NotAMessage),
        };
        Ok(Order {
            palette: palette.to_owned(),
            bottom,
            record: record.to_owned(),
        })
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.percent, self.svg)
    }
}

impl FromStr for Picture {
    type Err = NotAMessage;

    fn from_str(text: &str) -> Result<Picture, NotAMessage> {
        let (percent, svg) = text.split_once('\n').ok_or(NotAMessage)?;
        Ok(Picture {
            percent: percent.parse().map_err(|_| NotAMessage)?,
            svg: svg.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_arrive_as_they_were_sent() {
        let order = Order {
            palette: "wood".to_owned(),
            bottom: Player::Black,
            record: "[Setup \"tix\"]\n\n1. X@c3 *\n".to_owned(),
        };
        assert_eq!(order.to_string().parse(), Ok(order));
        let picture = Picture {
            percent: 37,
            svg: "<svg>\n</svg>".to_owned(),
        };
        assert_eq!(picture.to_string().parse(), Ok(picture));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", READY, "light White", "light\n*", "light red\n*"] {
            assert_eq!(text.parse::<Order>(), Err(NotAMessage), "{text:?}");
        }
        for text in ["", READY, "37", "half\n<svg/>", "-1\n<svg/>"] {
            assert_eq!(text.parse::<Picture>(), Err(NotAMessage), "{text:?}");
        }
    }
}
