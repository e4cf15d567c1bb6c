//! How much a reader accepts before it gives up.

/// Bounds on what [`GameReader`](crate::GameReader) keeps in memory, so that no input, however
/// absurd, makes it grow without bound.
///
/// The defaults are far beyond what anyone writes. Reading a text that is already in memory
/// ([`read`](crate::read()), [`str::parse`]) has no limits.
///
/// ```
/// use record::{GameReader, ReadLimits};
///
/// let text = "[Setup \"tix\"] 1. X@c3 {a remark} *";
/// let limits = ReadLimits { comment: 4, ..ReadLimits::default() };
/// let mut games = GameReader::with_limits(text.as_bytes(), limits);
/// assert_eq!(
///     games.next().unwrap().unwrap_err().to_string(),
///     "1:24: the comment is longer than 4 bytes"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadLimits {
    /// Bytes in a whole game, including its tags and the blanks before it.
    pub game: usize,
    /// Turns in a game, including those of variations.
    pub turns: usize,
    /// How deeply variations may be nested.
    pub nesting: usize,
    /// Bytes of a comment.
    pub comment: usize,
    /// Bytes of a tag's value.
    pub value: usize,
    /// Bytes of a tag's name, a number, a turn or a result.
    pub word: usize,
}

impl ReadLimits {
    /// No limits.
    pub(crate) const NONE: ReadLimits = ReadLimits {
        game: usize::MAX,
        turns: usize::MAX,
        nesting: usize::MAX,
        comment: usize::MAX,
        value: usize::MAX,
        word: usize::MAX,
    };
}

impl Default for ReadLimits {
    fn default() -> ReadLimits {
        ReadLimits {
            game: 16 << 20,
            turns: 250_000,
            nesting: 10_000,
            comment: 1 << 20,
            value: 1 << 16,
            word: 1 << 12,
        }
    }
}
