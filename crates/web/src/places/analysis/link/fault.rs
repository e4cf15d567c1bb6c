//! What can be wrong with a link.

use record::{AddError, Contradiction};
use rules::{ParseError, PositionError};
use words::{Ending, Words};

use crate::address::shortened;

/// Why a text is not a link to a game or position.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LinkFault {
    /// It does not begin with a setup.
    #[error("`{text}` is not a game: {error}")]
    Setup {
        /// What was read as one.
        text: String,
        /// What is wrong with it.
        error: ParseError,
    },
    /// It does not begin with a position.
    #[error("`{text}` is not a position: {error}")]
    Position {
        /// What was read as one.
        text: String,
        /// What is wrong with it.
        error: PositionError,
    },
    /// A turn cannot be parsed.
    #[error("`{text}` at character {place} is not a turn: {error}")]
    Turn {
        /// Where it begins, counted from 1.
        place: usize,
        /// What was read as one.
        text: String,
        /// What is wrong with it.
        error: ParseError,
    },
    /// A turn is not legal.
    #[error("the turn `{text}` at character {place}: {error}")]
    Illegal {
        /// Where it begins, counted from 1.
        place: usize,
        /// The turn.
        text: String,
        /// Why not.
        error: AddError,
    },
    /// A turn is there twice among the alternatives of a position.
    #[error("the turn `{text}` at character {place} is there already")]
    Twice {
        /// Where it begins, counted from 1.
        place: usize,
        /// The turn.
        text: String,
    },
    /// A tag, glyph, clock, comment or result cannot be parsed.
    #[error("`{text}` at character {place} cannot be read")]
    Part {
        /// Where it begins, counted from 1.
        place: usize,
        /// What was read.
        text: String,
    },
    /// An unexpected character, or an unexpected end.
    #[error("the link is damaged at character {place}")]
    Damaged {
        /// Where, counted from 1.
        place: usize,
    },
    /// The result contradicts the rules.
    #[error(transparent)]
    Result(#[from] Contradiction),
}

impl LinkFault {
    /// The sentence that tells the user.
    pub fn said(&self, words: &Words) -> String {
        let part = |key: &str, text: &str, fault: String| {
            let values = [("text", shortened(text).into()), ("fault", fault.into())];
            words.say_with(key, &values)
        };
        match self {
            LinkFault::Setup { text, error } => {
                part("analysis-link-setup", text, words.parse_error(text, *error))
            }
            LinkFault::Position { text, error } => part(
                "analysis-link-position",
                text,
                words.position_error(text, error),
            ),
            LinkFault::Turn { text, error, .. } => {
                part("analysis-link-turn", text, words.parse_error(text, *error))
            }
            LinkFault::Illegal { text, error, .. } => {
                part("analysis-link-turn", text, add_error(words, *error))
            }
            LinkFault::Twice { text, .. } => {
                let turn = shortened(text).into();
                words.say_with("analysis-record-same-turn", &[("turn", turn)])
            }
            LinkFault::Part { place, text } => {
                let values = [("text", shortened(text).into()), ("place", (*place).into())];
                words.say_with("analysis-link-part", &values)
            }
            LinkFault::Damaged { place } => {
                words.say_with("analysis-link-damaged", &[("place", (*place).into())])
            }
            LinkFault::Result(_) => words.say("analysis-record-result"),
        }
    }
}

/// Why a turn cannot be added, as a sentence.
pub fn add_error(words: &Words, error: AddError) -> String {
    match error {
        AddError::Illegal(error) => words.turn_error(error),
        AddError::GameOver { winner } => words.ending(Ending::NoAction { winner }),
        AddError::NoSuchNode => words.say("analysis-record-other"),
    }
}
