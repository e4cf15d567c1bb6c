//! Reading a text character by character, with places for errors.

use crate::{Fault, ReadError};

pub(crate) type Read<T> = Result<T, ReadError>;

/// Byte order marks are ignored at the very beginning and take no column.
const MARK: char = '\u{feff}';

/// A place in a text.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Cursor<'a> {
        let text = text.strip_prefix(MARK).unwrap_or(text);
        Cursor { text, at: 0 }
    }

    /// The place, in bytes.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// What is left, from a place on.
    pub(crate) fn rest(&self, at: usize) -> &'a str {
        self.text.get(at..).unwrap_or_default()
    }

    /// What was read since a place.
    pub(crate) fn since(&self, at: usize) -> &'a str {
        self.text.get(at..self.at).unwrap_or_default()
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest(self.at).chars().next()
    }

    /// The next character; a line may end with `\r\n` and then gives `\n`.
    pub(crate) fn take(&mut self) -> Read<Option<char>> {
        let rest = self.rest(self.at);
        let Some(next) = rest.chars().next() else {
            return Ok(None);
        };
        let (taken, length) = if rest.starts_with("\r\n") {
            ('\n', 2)
        } else {
            (next, next.len_utf8())
        };
        if taken.is_control() && !matches!(taken, '\n' | '\t') {
            return self.fail(self.at, Fault::Control(taken));
        }
        self.at += length;
        Ok(Some(taken))
    }

    /// Takes characters as long as they are wanted.
    pub(crate) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> Read<&'a str> {
        let start = self.at;
        while self.peek().is_some_and(&wanted) {
            self.take()?;
        }
        Ok(self.since(start))
    }

    /// Takes one certain character, or says what should have stood there.
    pub(crate) fn want(&mut self, wanted: char, expected: &'static str) -> Read<()> {
        if self.peek() == Some(wanted) {
            self.take().map(|_| ())
        } else {
            self.expected(self.at, expected)
        }
    }

    /// Skips blanks, line breaks and the lines that begin with `%`.
    pub(crate) fn skip_blanks(&mut self) -> Read<()> {
        loop {
            match self.peek() {
                Some(c) if is_blank(c) => self.take().map(|_| ())?,
                Some('%') if self.is_line_start() => {
                    self.take_while(|c| !matches!(c, '\n' | '\r'))?;
                }
                _ => return Ok(()),
            }
        }
    }

    fn is_line_start(&self) -> bool {
        let before = self.text.get(..self.at).unwrap_or_default();
        before.is_empty() || before.ends_with('\n')
    }

    /// The place of the character so many characters after a place.
    pub(crate) fn after(&self, at: usize, characters: usize) -> usize {
        let mut rest = self.rest(at).char_indices();
        match rest.nth(characters) {
            Some((bytes, _)) => at + bytes,
            None => self.text.len(),
        }
    }

    pub(crate) fn fail<T>(&self, at: usize, fault: impl Into<Fault>) -> Read<T> {
        let before = self.text.get(..at).unwrap_or(self.text);
        let line = before.rsplit('\n').next().unwrap_or_default();
        Err(ReadError {
            line: 1 + before.matches('\n').count(),
            column: 1 + line.chars().count(),
            fault: fault.into(),
        })
    }

    pub(crate) fn expected<T>(&self, at: usize, expected: &'static str) -> Read<T> {
        let found = self.rest(at).chars().next();
        match found.filter(|c| c.is_control() && !is_blank(*c)) {
            Some(control) => self.fail(at, Fault::Control(control)),
            None => self.fail(at, Fault::Expected { expected, found }),
        }
    }
}

pub(crate) fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}
