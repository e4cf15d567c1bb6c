//! What can be wrong with a line.

use rules::{ParseError, PositionError};
use thiserror::Error;

use crate::{MAX_LINE, TextError};

/// Why a line is no command or no reply. What was found is cut to a readable length.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum LineError {
    /// The line says nothing.
    #[error("the line is blank")]
    Blank,
    /// The line is too long to be looked at.
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
    /// The line is no text.
    #[error("the line is not UTF-8")]
    NotUtf8,
    /// A control character other than a tab.
    #[error("the control character `{}` is not allowed", .0.escape_debug())]
    Control(char),
    /// The first word is not one of the protocol's.
    #[error("unknown {what} `{found}`")]
    Unknown {
        /// What was looked for: a command or a reply.
        what: &'static str,
        /// The word.
        found: String,
    },
    /// The line ends too early.
    #[error("missing {what} after `{after}`")]
    Missing {
        /// What should have come.
        what: &'static str,
        /// The last word there was.
        after: &'static str,
    },
    /// Something else should stand here.
    #[error("expected {expected} after `{after}`, found `{found}`")]
    Expected {
        /// What should.
        expected: &'static str,
        /// The word before it.
        after: &'static str,
        /// What does.
        found: String,
    },
    /// Something stands where the line should have ended.
    #[error("unexpected `{found}` after `{after}`")]
    Unexpected {
        /// What does.
        found: String,
        /// The word whose line it is.
        after: &'static str,
    },
    /// A word that may be there once is there again.
    #[error("`{0}` is given twice")]
    Twice(&'static str),
    /// A number is none, or out of range.
    #[error("`{word}` must be a number from {least} to {most}, not `{found}`")]
    Number {
        /// What it is the number of.
        word: &'static str,
        /// The least it can be.
        least: i128,
        /// The most it can be.
        most: i128,
        /// What stands there.
        found: String,
    },
    /// A position is not written as one, or cannot be.
    #[error("`{found}` is not a position: {error}")]
    Position {
        /// Its text.
        found: String,
        /// What is wrong with it.
        error: PositionError,
    },
    /// An action is not written as one.
    #[error("`{found}`, word {number} after `{after}`, is not an action: {error}")]
    Action {
        /// Its text.
        found: String,
        /// The word that begins the list it is in.
        after: &'static str,
        /// Its place in that list, counted from 1.
        number: usize,
        /// What is wrong with it.
        error: ParseError,
    },
    /// A name or a text cannot be.
    #[error("the text after `{after}` cannot be: {error}")]
    Text {
        /// The word before it.
        after: &'static str,
        /// What is wrong with it.
        error: TextError,
    },
    /// `infinite` stands beside a limit.
    #[error("`infinite` allows no limit beside it")]
    InfiniteAndLimited,
    /// There is an increment, or one clock, without the clocks of both players.
    #[error("missing `{0}`: clocks are given for both players")]
    ClockMissing(&'static str),
    /// An option's default lies outside its own range.
    #[error("the default {default} is not from {least} to {most}")]
    Default {
        /// The default.
        default: i64,
        /// The least it can be.
        least: i64,
        /// The most it can be.
        most: i64,
    },
    /// An option's default is none of its choices.
    #[error("the default `{0}` is none of the choices")]
    NoChoice(String),
}
