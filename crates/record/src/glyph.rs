//! Glyphs: judgements such as `$1`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::quote::quote;

/// A judgement of a turn or of the position after it, `$0` to `$255`, with the meanings they have
/// in PGN.
///
/// ```
/// use record::Glyph;
///
/// assert_eq!(Glyph::BLUNDER.to_string(), "$4");
/// assert_eq!("$4".parse::<Glyph>()?.symbol(), Some("??"));
/// # Ok::<(), record::GlyphError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Glyph(pub u8);

/// The text is not a glyph.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no glyph `{0}`: they go from `$0` to `$255`")]
pub struct GlyphError(String);

impl Glyph {
    /// `!`
    pub const GOOD: Glyph = Glyph(1);
    /// `?`
    pub const MISTAKE: Glyph = Glyph(2);
    /// `!!`
    pub const BRILLIANT: Glyph = Glyph(3);
    /// `??`
    pub const BLUNDER: Glyph = Glyph(4);
    /// `!?`
    pub const INTERESTING: Glyph = Glyph(5);
    /// `?!`
    pub const DUBIOUS: Glyph = Glyph(6);

    /// The usual sign, for the six judgements of a turn.
    pub const fn symbol(self) -> Option<&'static str> {
        Some(match self {
            Glyph::GOOD => "!",
            Glyph::MISTAKE => "?",
            Glyph::BRILLIANT => "!!",
            Glyph::BLUNDER => "??",
            Glyph::INTERESTING => "!?",
            Glyph::DUBIOUS => "?!",
            _ => return None,
        })
    }
}

impl FromStr for Glyph {
    type Err = GlyphError;

    fn from_str(text: &str) -> Result<Glyph, GlyphError> {
        let number = text
            .strip_prefix('$')
            .and_then(|number| number.parse().ok());
        number
            .map(Glyph)
            .filter(|glyph| glyph.to_string() == text)
            .ok_or_else(|| GlyphError(quote(text)))
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}
