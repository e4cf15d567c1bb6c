//! Reading a line word by word.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rules::Action;

use crate::{LineError, MAX_LINE, Name, Text};

/// The rest of a line. Words are separated by any number of blanks and tabs.
pub(crate) struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// The words of a line, which may still have its line break.
    pub(crate) fn of(line: &'a [u8]) -> Result<Words<'a>, LineError> {
        if line.len() > MAX_LINE {
            return Err(LineError::TooLong);
        }
        let line = str::from_utf8(line).map_err(|_| LineError::NotUtf8)?;
        let rest = line.trim_ascii();
        match rest.chars().find(|c| c.is_control() && *c != '\t') {
            Some(control) => Err(LineError::Control(control)),
            None => Ok(Words { rest }),
        }
    }

    pub(crate) fn peek(&self) -> Option<&'a str> {
        self.rest.split_ascii_whitespace().next()
    }

    /// The next word, which is required; `what` names it in the error.
    pub(crate) fn need(
        &mut self,
        what: &'static str,
        after: &'static str,
    ) -> Result<&'a str, LineError> {
        self.next().ok_or(LineError::Missing { what, after })
    }

    /// The next word, which must be this one; `quoted` is the same in backquotes.
    pub(crate) fn need_word(
        &mut self,
        word: &str,
        quoted: &'static str,
        after: &'static str,
    ) -> Result<(), LineError> {
        let found = self.need(quoted, after)?;
        if found == word {
            return Ok(());
        }
        Err(LineError::Expected {
            expected: quoted,
            after,
            found: cut(found),
        })
    }

    /// The words up to one of `ends`, as a name; that word is not consumed.
    pub(crate) fn name(&mut self, after: &'static str, ends: &[&str]) -> Result<Name, LineError> {
        let mut name = Vec::new();
        while let Some(word) = self.peek().filter(|word| !ends.contains(word)) {
            name.push(word);
            self.next();
        }
        if name.is_empty() {
            let what = "value";
            return Err(LineError::Missing { what, after });
        }
        Name::new(&name.join(" ")).map_err(|error| LineError::Text { after, error })
    }

    /// The rest of the line, verbatim.
    pub(crate) fn text(&mut self, after: &'static str) -> Result<Text, LineError> {
        let text = std::mem::take(&mut self.rest);
        if text.is_empty() {
            let what = "value";
            return Err(LineError::Missing { what, after });
        }
        Text::new(text).map_err(|error| LineError::Text { after, error })
    }

    /// The rest of the line, as actions.
    pub(crate) fn actions(&mut self, after: &'static str) -> Result<Vec<Action>, LineError> {
        let read = |(index, word): (usize, &str)| {
            word.parse().map_err(|error| LineError::Action {
                found: cut(word),
                after,
                number: index + 1,
                error,
            })
        };
        self.enumerate().map(read).collect()
    }

    /// The number after `word`: digits only, no leading zeros.
    pub(crate) fn number<T>(
        &mut self,
        word: &'static str,
        range: RangeInclusive<T>,
    ) -> Result<T, LineError>
    where
        T: FromStr + Display + PartialOrd + Copy + Into<i128>,
    {
        let found = self.need("value", word)?;
        number(found, &range).ok_or_else(|| LineError::Number {
            word,
            least: (*range.start()).into(),
            most: (*range.end()).into(),
            found: cut(found),
        })
    }

    /// Checks that nothing is left.
    pub(crate) fn end(&mut self, after: &'static str) -> Result<(), LineError> {
        match self.next() {
            None => Ok(()),
            Some(found) => Err(LineError::Unexpected {
                found: cut(found),
                after,
            }),
        }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let end = self.rest.find(|c: char| c.is_ascii_whitespace());
        let (word, rest) = match end {
            Some(end) => self.rest.split_at_checked(end)?,
            None => (self.rest, ""),
        };
        self.rest = rest.trim_ascii_start();
        (!word.is_empty()).then_some(word)
    }
}

/// The first word of a line, even of an unreadable one.
pub(crate) fn first_word(line: &[u8]) -> &[u8] {
    let line = line.trim_ascii_start();
    line.split(u8::is_ascii_whitespace)
        .next()
        .unwrap_or_default()
}

/// A number in its canonical form and within a range.
pub(crate) fn number<T>(text: &str, range: &RangeInclusive<T>) -> Option<T>
where
    T: FromStr + Display + PartialOrd + Copy,
{
    let number: T = text.parse().ok()?;
    (range.contains(&number) && number.to_string() == text).then_some(number)
}

/// Quoted input, truncated to keep a message readable.
pub(crate) fn cut(found: &str) -> String {
    const LONGEST: usize = 60;
    match found.char_indices().nth(LONGEST) {
        None => found.to_owned(),
        Some((end, _)) => format!("{}…", found.get(..end).unwrap_or_default()),
    }
}

/// Sets a value that may be given only once.
pub(crate) fn once<T>(
    place: &mut Option<T>,
    word: &'static str,
    value: T,
) -> Result<(), LineError> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(LineError::Twice(word)),
    }
}

/// Declares a struct of optional numbers, each with the word before it in a line and its range;
/// reading and writing are derived from that. Other fields come after `and`.
macro_rules! numbers {
    (
        $(#[$about:meta])*
        $visible:vis struct $name:ident {
            $($(#[$word_about:meta])* $word:ident: $type:ty = $range:expr,)*
        } and {
            $($(#[$more_about:meta])* $more:ident: $more_type:ty,)*
        }
    ) => {
        $(#[$about])*
        $visible struct $name {
            $($(#[$word_about])* pub $word: Option<$type>,)*
            $($(#[$more_about])* pub $more: $more_type,)*
        }

        impl $name {
            /// Reads the number after `word` if it is one of these; returns whether it was.
            fn read_number(
                &mut self,
                word: &str,
                words: &mut $crate::words::Words<'_>,
            ) -> Result<bool, $crate::LineError> {
                match word {
                    $(stringify!($word) => {
                        let number = words.number(stringify!($word), $range)?;
                        $crate::words::once(&mut self.$word, stringify!($word), number)?;
                    })*
                    _ => return Ok(false),
                }
                Ok(true)
            }

            /// Writes the numbers that are set, each with a blank before its word.
            fn write_numbers(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $(if let Some(number) = self.$word {
                    write!(f, concat!(" ", stringify!($word), " {}"), number)?;
                })*
                Ok(())
            }
        }
    };
}
