//! Free text within a line.

use std::fmt;

use thiserror::Error;

/// Text that fits in a line and reads back unchanged: not empty, no control characters, no blanks
/// at its ends.
///
/// ```
/// use ugi::Text;
///
/// assert_eq!(Text::new("Quarterturn 0.1")?.as_str(), "Quarterturn 0.1");
/// assert!(Text::new("two\nlines").is_err());
/// assert_eq!(Text::lossy("two\nlines ").as_str(), "two lines");
/// # Ok::<(), ugi::TextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Text(String);

/// The name of an option or of one of its choices: words separated by single blanks, none of which
/// the protocol uses to end a name.
///
/// ```
/// use ugi::Name;
///
/// assert_eq!(Name::new("Clear Hash")?.as_str(), "Clear Hash");
/// let error = Name::new("value of all").unwrap_err();
/// assert_eq!(error.to_string(), "`value` cannot be a word of a name");
/// # Ok::<(), ugi::TextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(String);

/// The words that end a name or a choice.
const ENDS: [&str; 4] = ["type", "value", "default", "var"];

/// Why something is not a text or not a name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TextError {
    /// It is empty.
    #[error("it is empty")]
    Empty,
    /// It contains a control character, such as a line break.
    #[error("the control character `{}` is not allowed", .0.escape_debug())]
    Control(char),
    /// It has blanks at an end, or more than one between the words of a name.
    #[error("there is a blank too many")]
    Blank,
    /// A word would end the name.
    #[error("`{0}` cannot be a word of a name")]
    Word(&'static str),
}

impl Text {
    /// A text.
    ///
    /// # Errors
    /// If it is empty, has control characters, or blanks at its ends. See [`Text::lossy`].
    pub fn new(text: impl Into<String>) -> Result<Text, TextError> {
        let text = text.into();
        check(&text)?;
        Ok(Text(text))
    }

    /// This text with every control character replaced by a blank and blanks at its ends removed;
    /// `-` if nothing is left. See [`Text::new`].
    pub fn lossy(text: &str) -> Text {
        let one_line = text.replace(char::is_control, " ");
        match one_line.trim_ascii() {
            "" => Text("-".to_owned()),
            text => Text(text.to_owned()),
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Name {
    /// A name.
    ///
    /// # Errors
    /// If it is not a [`Text`], has two adjacent blanks, or contains a word that would end it.
    pub fn new(name: &str) -> Result<Name, TextError> {
        check(name)?;
        for word in name.split(' ') {
            if word.is_empty() {
                return Err(TextError::Blank);
            }
            if let Some(end) = ENDS.into_iter().find(|end| *end == word) {
                return Err(TextError::Word(end));
            }
        }
        Ok(Name(name.to_owned()))
    }

    /// For names in the source, which a test checks.
    pub(crate) fn known(name: &'static str) -> Name {
        Name(name.to_owned())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether `other` is this name, ignoring case.
    pub fn is_meant_by(&self, other: &Name) -> bool {
        self.0.eq_ignore_ascii_case(&other.0)
    }
}

fn check(text: &str) -> Result<(), TextError> {
    if text.is_empty() {
        return Err(TextError::Empty);
    }
    if let Some(control) = text.chars().find(|c| c.is_control()) {
        return Err(TextError::Control(control));
    }
    if text.trim_ascii() != text {
        return Err(TextError::Blank);
    }
    Ok(())
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
