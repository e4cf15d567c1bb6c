//! Fills lines with words.

use std::fmt::{self, Write};

/// Lines are at most this long, if there is a blank to break at.
const WIDTH: usize = 80;

/// Writes words with single blanks between them and breaks the lines.
pub(crate) struct Flow<'a, W> {
    out: &'a mut W,
    /// The word that may still grow.
    word: String,
    /// Whether the next word is part of this one.
    open: bool,
    column: usize,
}

impl<'a, W: Write> Flow<'a, W> {
    pub(crate) fn new(out: &'a mut W) -> Flow<'a, W> {
        Flow {
            out,
            word: String::new(),
            open: false,
            column: 0,
        }
    }

    /// A separate word, or the rest of one that an opening has begun.
    pub(crate) fn word(&mut self, word: &str) -> fmt::Result {
        if !self.open {
            self.flush()?;
        }
        self.open = false;
        self.word.push_str(word);
        Ok(())
    }

    /// A word that stays on the same line as the one before.
    pub(crate) fn beside(&mut self, word: &str) {
        if !self.open {
            self.word.push(' ');
        }
        self.open = false;
        self.word.push_str(word);
    }

    /// Starts a word with an opening that the next word follows without a blank.
    pub(crate) fn open(&mut self, opening: char) -> fmt::Result {
        self.word("")?;
        self.word.push(opening);
        self.open = true;
        Ok(())
    }

    /// Ends the last word with a closing.
    pub(crate) fn close(&mut self, closing: char) {
        self.open = false;
        self.word.push(closing);
    }

    /// Ends the last line.
    pub(crate) fn end(mut self) -> fmt::Result {
        self.flush()?;
        self.out.write_char('\n')
    }

    fn flush(&mut self) -> fmt::Result {
        if self.word.is_empty() {
            return Ok(());
        }
        let length = self.word.chars().count();
        if self.column == 0 {
            self.column = length;
        } else if self.column + 1 + length <= WIDTH {
            self.out.write_char(' ')?;
            self.column += 1 + length;
        } else {
            self.out.write_char('\n')?;
            self.column = length;
        }
        self.out.write_str(&self.word)?;
        self.word.clear();
        Ok(())
    }
}
