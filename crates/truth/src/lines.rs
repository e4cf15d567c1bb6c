//! Files with one item per line and tab-separated fields.

use std::fmt::Display;
use std::str::{FromStr, Split};

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// A field is missing.
    #[error("there is no {0}")]
    Missing(&'static str),
    /// A field is not what it should be.
    #[error("`{text}` is not a {what}")]
    Field {
        /// What it should be.
        what: &'static str,
        /// What it is.
        text: String,
    },
    /// It has a canonical form and is written differently.
    #[error("the line is not written as it should be: {0}")]
    Unusual(String),
    /// The line of a file.
    #[error("line {number}: {error}")]
    Line {
        /// Counted from 1.
        number: usize,
        /// What is wrong with it.
        error: Box<LineError>,
    },
}

impl LineError {
    pub(crate) fn field(what: &'static str, text: &str) -> LineError {
        let text = text.to_owned();
        LineError::Field { what, text }
    }
}

/// The fields of a line, read one after the other.
pub(crate) struct Fields<'a>(Split<'a, char>);

impl<'a> Fields<'a> {
    pub(crate) fn of(line: &'a str) -> Fields<'a> {
        Fields(line.split('\t'))
    }

    pub(crate) fn word(&mut self, what: &'static str) -> Result<&'a str, LineError> {
        self.0.next().ok_or(LineError::Missing(what))
    }

    pub(crate) fn next<T: FromStr>(&mut self, what: &'static str) -> Result<T, LineError> {
        let word = self.word(what)?;
        word.parse().map_err(|_| LineError::field(what, word))
    }

    /// Checks that the line is in canonical form and ends here.
    pub(crate) fn end(self, line: &str, read: &impl Display) -> Result<(), LineError> {
        if read.to_string() == line {
            Ok(())
        } else {
            Err(LineError::Unusual(line.to_owned()))
        }
    }
}

/// Reads a file; lines that begin with `#` are comments.
pub(crate) fn read<T: FromStr<Err = LineError>>(text: &str) -> Result<Vec<T>, LineError> {
    let lines = (1..).zip(text.lines());
    let lines = lines.filter(|(_, line)| !line.starts_with('#'));
    lines
        .map(|(number, line)| {
            line.parse().map_err(|error| LineError::Line {
                number,
                error: Box::new(error),
            })
        })
        .collect()
}
