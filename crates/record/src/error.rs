//! Errors in records, and where they are.

use std::io;

use rules::{Faults, Setup};
use thiserror::Error;

use crate::{
    AddError, ClockError, CommentError, Contradiction, GameResult, Glyph, GlyphError,
    NoResultError, Ply, TagError,
};

/// Why a text is not a record, and where: lines and columns are counted from 1, columns in
/// characters.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{line}:{column}: {fault}")]
pub struct ReadError {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// Why a stream yielded no game.
#[derive(Debug, Error)]
pub enum StreamError {
    /// The text is not a record.
    #[error(transparent)]
    Record(#[from] ReadError),
    /// The stream could not be read.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum Fault {
    /// Something else was expected here.
    #[error("expected {expected}, found {}", shown(*.found))]
    Expected {
        /// What was expected.
        expected: &'static str,
        /// The character found instead; `None` at the end of the text.
        found: Option<char>,
    },
    /// A control character other than tab and line break.
    #[error("the control character `{}` is not allowed", .0.escape_debug())]
    Control(char),
    /// The text is not UTF-8.
    #[error("the text is not UTF-8")]
    NotUtf8,

    /// Something is longer than a [`GameReader`](crate::GameReader) accepts.
    #[error("{what} is longer than {limit} bytes")]
    TooLong {
        /// What it is.
        what: &'static str,
        /// How long it may be.
        limit: usize,
    },
    /// A game has more turns than a [`GameReader`](crate::GameReader) accepts.
    #[error("the game has more than {0} turns")]
    TooManyTurns(usize),
    /// Variations are nested more deeply than a [`GameReader`](crate::GameReader) accepts.
    #[error("variations are nested more than {0} deep")]
    TooDeep(usize),

    /// A tag is given twice.
    #[error("the tag `{0}` is given twice")]
    TagTwice(String),
    /// A tag's value is not closed on its line.
    #[error("the value of the tag is not closed")]
    UnclosedValue,
    /// A tag is malformed.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// There is no tag `Setup`.
    #[error("the tag `Setup` is missing")]
    NoSetup,
    /// The position in the tag `Position` is impossible.
    #[error("the start position is impossible: {0}")]
    Position(Faults),
    /// The tags `Setup` and `Position` name different setups.
    #[error("the tag `Position` has the setup {position}, the tag `Setup` {setup}")]
    SetupDiffers {
        /// What `Setup` says.
        setup: Setup,
        /// What `Position` says.
        position: Setup,
    },

    /// A turn has the wrong number, or none where it must have one.
    #[error("expected the number `{expected}`{}", instead(.found))]
    Number {
        /// The expected number.
        expected: String,
        /// The number found.
        found: Option<String>,
    },
    /// A turn is not legal in its position.
    #[error(transparent)]
    Turn(#[from] AddError),
    /// A variation begins with the same turn as a line beside it.
    #[error("`{0}` is here already: a variation begins with another turn than the lines beside it")]
    SameTurn(Ply),

    /// A comment is not closed.
    #[error("the comment is not closed")]
    UnclosedComment,
    /// A comment is malformed.
    #[error(transparent)]
    Comment(#[from] CommentError),
    /// A clock is malformed.
    #[error(transparent)]
    Clock(#[from] ClockError),
    /// A turn has two clocks.
    #[error("the turn has a clock already")]
    ClockTwice,
    /// A clock comes before the first turn of the game or of a variation.
    #[error("a clock must come after a turn")]
    ClockAlone,

    /// A glyph does not exist.
    #[error(transparent)]
    Glyph(#[from] GlyphError),
    /// A turn has the same glyph twice.
    #[error("the turn has the glyph `{0}` already")]
    GlyphTwice(Glyph),
    /// A glyph does not follow a turn.
    #[error("a glyph must directly follow a turn")]
    GlyphAlone,
    /// A judgement is written as a sign such as `!`.
    #[error("signs such as `!` are not allowed: write glyphs such as `$1`")]
    Sign,

    /// A variation is not closed.
    #[error("the variation is not closed")]
    UnclosedVariation,
    /// A variation has no turn.
    #[error("the variation has no turn")]
    EmptyVariation,
    /// A variation comes before the first turn of its line.
    #[error("a variation must come after the turn it replaces")]
    VariationAlone,
    /// A parenthesis closes no variation.
    #[error("`)` closes no variation")]
    NotOpened,

    /// Something begins like the number of a turn or like a result, but is neither.
    #[error("`{0}` is neither the number of a turn nor a result")]
    NeitherNumberNorResult(String),
    /// The value of the tag `Result` is not a result.
    #[error(transparent)]
    NoSuchResult(#[from] NoResultError),
    /// The game has no result at its end.
    #[error("the game does not end with a result")]
    NoResult,
    /// The result at the end is not that of the tag `Result`.
    #[error("the result is {end}, but the tag `Result` says {tag}")]
    ResultDiffers {
        /// What the tag says.
        tag: GameResult,
        /// What the end says.
        end: GameResult,
    },
    /// The result contradicts the rules.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
}

fn shown(found: Option<char>) -> String {
    match found {
        None => "the end of the text".to_owned(),
        Some('\n' | '\r') => "the end of the line".to_owned(),
        Some(' ' | '\t') => "a blank".to_owned(),
        Some(c) if c.is_control() => format!("`{}`", c.escape_debug()),
        Some(c) => format!("`{c}`"),
    }
}

fn instead(found: &Option<String>) -> String {
    match found {
        None => " before the turn".to_owned(),
        Some(found) => format!(", found `{found}`"),
    }
}
