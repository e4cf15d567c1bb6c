//! Errors in a line.

use rules::{ParseError, PositionError};
use thiserror::Error;

use crate::{MAX_LINE, TextError};

/// Why a line is not a command or not a reply. What was found is truncated to a readable length.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum LineError {
    /// The line is blank.
    #[error("the line is blank")]
    Blank,
    /// The line is too long to be read.
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
    /// The line is not text.
    #[error("the line is not UTF-8")]
    NotUtf8,
    /// A control character other than a tab.
    #[error("the control character `{}` is not allowed", .0.escape_debug())]
    Control(char),
    /// The first word is not part of the protocol.
    #[error("unknown {what} `{found}`")]
    Unknown {
        /// What was expected: a command or a reply.
        what: &'static str,
        /// The word.
        found: String,
    },
    /// The line ends too early.
    #[error("missing {what} after `{after}`")]
    Missing {
        /// What is missing.
        what: &'static str,
        /// The last word.
        after: &'static str,
    },
    /// Something else was expected here.
    #[error("expected {expected} after `{after}`, found `{found}`")]
    Expected {
        /// What was expected.
        expected: &'static str,
        /// The word before it.
        after: &'static str,
        /// What was found.
        found: String,
    },
    /// There is something after the end of the line.
    #[error("unexpected `{found}` after `{after}`")]
    Unexpected {
        /// What was found.
        found: String,
        /// The word that the line begins with.
        after: &'static str,
    },
    /// A word that may occur once is repeated.
    #[error("`{0}` is given twice")]
    Twice(&'static str),
    /// A number is malformed or out of range.
    #[error("`{word}` must be a number from {least} to {most}, not `{found}`")]
    Number {
        /// The word the number belongs to.
        word: &'static str,
        /// The minimum.
        least: i128,
        /// The maximum.
        most: i128,
        /// What was found.
        found: String,
    },
    /// A position is malformed or impossible.
    #[error("`{found}` is not a position: {error}")]
    Position {
        /// Its text.
        found: String,
        /// What is wrong with it.
        error: PositionError,
    },
    /// An action is malformed.
    #[error("`{found}`, word {number} after `{after}`, is not an action: {error}")]
    Action {
        /// Its text.
        found: String,
        /// The word before the list it is in.
        after: &'static str,
        /// Its place in that list, counted from 1.
        number: usize,
        /// What is wrong with it.
        error: ParseError,
    },
    /// A name or a text is not allowed.
    #[error("the text after `{after}` cannot be: {error}")]
    Text {
        /// The word before it.
        after: &'static str,
        /// What is wrong with it.
        error: TextError,
    },
    /// `infinite` is combined with a limit.
    #[error("`infinite` cannot be combined with other limits")]
    InfiniteAndLimited,
    /// There is an increment, or one clock, without the clocks of both players.
    #[error("missing `{0}`: clocks are given for both players")]
    ClockMissing(&'static str),
    /// An option's default is outside its own range.
    #[error("the default {default} is not from {least} to {most}")]
    Default {
        /// The default.
        default: i64,
        /// The minimum.
        least: i64,
        /// The maximum.
        most: i64,
    },
    /// An option's default is not one of its choices.
    #[error("the default `{0}` is none of the choices")]
    NoChoice(String),
}
