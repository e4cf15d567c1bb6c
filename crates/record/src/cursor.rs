//! Reads a text character by character, tracking places for errors.

use std::cell::Cell;

use crate::quote::quote;
use crate::{Fault, ReadError, ReadLimits};

pub(crate) type Read<T> = Result<T, ReadError>;

/// A byte order mark is ignored at the very beginning and takes no column.
const MARK: char = '\u{feff}';

/// A place in a text: line and column, counted from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl Place {
    pub(crate) const START: Place = Place { line: 1, column: 1 };

    /// The place after some text that starts here.
    pub(crate) fn after(self, text: &str) -> Place {
        match text.rsplit_once('\n') {
            None => Place {
                column: self.column + text.chars().count(),
                ..self
            },
            Some((lines, last)) => Place {
                line: self.line + 1 + lines.matches('\n').count(),
                column: 1 + last.chars().count(),
            },
        }
    }
}

/// A place in a text that is being read.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
    /// Where this text begins in the larger text it may be part of.
    origin: Place,
    limits: ReadLimits,
    /// Whether the reader has looked past the end of the text.
    ran_out: Cell<bool>,
}

impl<'a> Cursor<'a> {
    /// A cursor at the beginning of a whole text.
    pub(crate) fn new(text: &'a str) -> Cursor<'a> {
        Cursor::part(without_mark(text), Place::START, ReadLimits::NONE)
    }

    /// A cursor at the beginning of part of a text.
    pub(crate) fn part(text: &'a str, origin: Place, limits: ReadLimits) -> Cursor<'a> {
        Cursor {
            text,
            at: 0,
            origin,
            limits,
            ran_out: Cell::new(false),
        }
    }

    /// Whether the result depends on what comes after the text. If not, reading more text would not
    /// have changed anything.
    pub(crate) fn ran_out(&self) -> bool {
        self.ran_out.get()
    }

    pub(crate) fn limits(&self) -> &ReadLimits {
        &self.limits
    }

    /// The byte offset.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    fn rest(&self, at: usize) -> &'a str {
        self.text.get(at..).unwrap_or_default()
    }

    fn char_at(&self, at: usize) -> Option<char> {
        let next = self.rest(at).chars().next();
        if next.is_none() {
            self.ran_out.set(true);
        }
        next
    }

    /// The text read since a place.
    pub(crate) fn since(&self, at: usize) -> &'a str {
        self.text.get(at..self.at).unwrap_or_default()
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.char_at(self.at)
    }

    /// The next character; a line ending `\r\n` is returned as `\n`.
    pub(crate) fn take(&mut self) -> Read<Option<char>> {
        let Some(mut next) = self.peek() else {
            return Ok(None);
        };
        let mut length = next.len_utf8();
        if next == '\r' && self.char_at(self.at + 1) == Some('\n') {
            next = '\n';
            length = 2;
        }
        if next.is_control() && !matches!(next, '\n' | '\t') {
            return self.fail(self.at, Fault::Control(next));
        }
        self.at += length;
        Ok(Some(next))
    }

    /// Takes characters while they match. `what` names them in the error if they are longer than
    /// `limit` bytes.
    pub(crate) fn take_while(
        &mut self,
        what: &'static str,
        limit: usize,
        wanted: impl Fn(char) -> bool,
    ) -> Read<&'a str> {
        let start = self.at;
        while self.peek().is_some_and(&wanted) {
            self.take()?;
            if self.at - start > limit {
                return self.fail(start, Fault::TooLong { what, limit });
            }
        }
        Ok(self.since(start))
    }

    /// Takes one particular character, or reports what was expected.
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
                    self.take_while("the line", usize::MAX, |c| !matches!(c, '\n' | '\r'))?;
                }
                _ => return Ok(()),
            }
        }
    }

    fn is_line_start(&self) -> bool {
        match self.text.get(..self.at).unwrap_or_default() {
            "" => self.origin.column == 1,
            before => before.ends_with('\n'),
        }
    }

    /// The place a number of characters after another.
    pub(crate) fn after(&self, at: usize, characters: usize) -> usize {
        let mut rest = self.rest(at).char_indices();
        match rest.nth(characters) {
            Some((bytes, _)) => at + bytes,
            None => self.text.len(),
        }
    }

    pub(crate) fn error(&self, at: usize, fault: impl Into<Fault>) -> ReadError {
        let before = self.text.get(..at).unwrap_or(self.text);
        let Place { line, column } = self.origin.after(before);
        ReadError {
            line,
            column,
            fault: fault.into(),
        }
    }

    pub(crate) fn fail<T>(&self, at: usize, fault: impl Into<Fault>) -> Read<T> {
        Err(self.error(at, fault))
    }

    pub(crate) fn expected<T>(&self, at: usize, expected: &'static str) -> Read<T> {
        let found = self.char_at(at);
        match found.filter(|c| c.is_control() && !is_blank(*c)) {
            Some(control) => self.fail(at, Fault::Control(control)),
            None => self.fail(at, Fault::Expected { expected, found }),
        }
    }

    /// The text read since a place, as quoted in errors.
    pub(crate) fn quote(&self, at: usize) -> String {
        quote(self.since(at))
    }
}

/// A text without its byte order mark.
pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix(MARK).unwrap_or(text)
}

pub(crate) fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}
