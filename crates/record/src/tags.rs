//! Tags: who played, where and when.

use std::hash::{Hash, Hasher};

use indexmap::IndexMap;
use thiserror::Error;

use crate::quote::quote;

/// The tag for the setup.
pub(crate) const SETUP: &str = "Setup";
/// The tag for a start position that differs from the setup's.
pub(crate) const POSITION: &str = "Position";
/// The tag that repeats the result.
pub(crate) const RESULT: &str = "Result";

/// The tags of a game in order, each name once, without `Setup`, `Position` and `Result`, which
/// follow from the game itself.
///
/// ```
/// use record::Tags;
///
/// let mut tags = Tags::default();
/// tags.set("Event", "Club evening")?;
/// tags.set("Round", "1")?;
/// tags.set("Event", "Spring \"open\"")?;
/// assert_eq!(tags.iter().next(), Some(("Event", "Spring \"open\"")));
/// assert_eq!(tags.get("Round"), Some("1"));
/// # Ok::<(), record::TagError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tags(IndexMap<String, String>);

/// Why a tag cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TagError {
    /// A name is a letter followed by letters, digits and underscores.
    #[error("`{0}` cannot be the name of a tag")]
    Name(String),
    /// The tag follows from the game.
    #[error("the tag `{0}` follows from the game and cannot be set")]
    Reserved(String),
    /// A value has no control characters and no line breaks.
    #[error("the value of a tag cannot contain the control character `{}`", .0.escape_debug())]
    Control(char),
}

impl Tags {
    /// Sets a tag: in its old place if it exists, otherwise at the end.
    ///
    /// # Errors
    /// If the name or the value cannot be written, or the tag follows from the game.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if !is_name(name) {
            return Err(TagError::Name(quote(name)));
        }
        if [SETUP, POSITION, RESULT].contains(&name) {
            return Err(TagError::Reserved(name.to_owned()));
        }
        if let Some(control) = value.chars().find(|c| c.is_control()) {
            return Err(TagError::Control(control));
        }
        self.0.insert(name.to_owned(), value.to_owned());
        Ok(())
    }

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Removes a tag and returns its value. The others keep their order, which takes time
    /// proportional to their number.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        self.0.shift_remove(name)
    }

    /// How many tags there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no tag.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// Order matters: tags in another order are not equal.
impl PartialEq for Tags {
    fn eq(&self, other: &Tags) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Tags {}

impl Hash for Tags {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.len());
        self.iter().for_each(|tag| tag.hash(state));
    }
}

/// Whether this can be the name of a tag.
fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(is_name_character)
}

/// Whether a character may appear in a tag's name.
pub(crate) fn is_name_character(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}
