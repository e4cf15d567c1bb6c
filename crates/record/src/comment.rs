//! Comments: any text that fits between braces.

use std::fmt;

use thiserror::Error;

use crate::clock;
use crate::cursor::is_blank;

/// A comment: never empty, on one line, without a closing brace.
///
/// Line breaks and runs of blanks become one blank, since records are written with wrapped lines.
/// A clock is not text but a [`Clock`](crate::Clock) of the turn; other commands such as `[%eval
/// 0.3]` are kept as text.
///
/// ```
/// use record::{Comment, CommentError};
///
/// let comment = Comment::new("  better\n  than c3 ")?;
/// assert_eq!(comment.as_str(), "better than c3");
/// assert_eq!(Comment::new("{set}").unwrap_err(), CommentError::Brace);
/// assert_eq!(Comment::lossy("{set} of three").unwrap().as_str(), "{set) of three");
/// # Ok::<(), CommentError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Comment(String);

/// Why a text cannot be a comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CommentError {
    /// There is no text.
    #[error("a comment cannot be empty")]
    Empty,
    /// A closing brace ends a comment and cannot be escaped.
    #[error("a comment cannot contain `}}`")]
    Brace,
    /// A control character other than tab and line break.
    #[error("a comment cannot contain the control character `{}`", .0.escape_debug())]
    Control(char),
    /// A clock belongs to the turn, not to the text.
    #[error("a clock is set on the turn, not written into a comment")]
    Clock,
}

impl Comment {
    /// A comment with this text; every run of blanks and line breaks becomes one blank.
    ///
    /// # Errors
    /// If nothing is left, or the text could not be read back unchanged. [`Comment::lossy`] changes
    /// it instead.
    pub fn new(text: &str) -> Result<Comment, CommentError> {
        if text.contains('}') {
            return Err(CommentError::Brace);
        }
        if let Some(control) = text.chars().find(|c| c.is_control() && !is_blank(*c)) {
            return Err(CommentError::Control(control));
        }
        if clock::find(text).is_some() {
            return Err(CommentError::Clock);
        }
        let words: Vec<&str> = text.split(is_blank).filter(|w| !w.is_empty()).collect();
        if words.is_empty() {
            return Err(CommentError::Empty);
        }
        Ok(Comment(words.join(" ")))
    }

    /// A comment as close to this text as possible, for text that someone typed: `}` becomes `)`,
    /// control characters become blanks, and the bracket of a clock command becomes `(`. `None` if
    /// nothing is left.
    pub fn lossy(text: &str) -> Option<Comment> {
        let text: String = text
            .chars()
            .map(|c| match c {
                '}' => ')',
                c if c.is_control() => ' ',
                c => c,
            })
            .collect();
        Comment::new(&clock::disarm(&text)).ok()
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl AsRef<str> for Comment {
    fn as_ref(&self) -> &str {
        &self.0
    }
}
