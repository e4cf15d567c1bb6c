//! Games from a stream, one at a time.

use std::io::{self, Read};

use super::State;
use crate::cursor::{Cursor, Place, is_blank, without_mark};
use crate::{Fault, Game, ReadError, ReadLimits, StreamError};

/// The minimum amount to read at a time.
const CHUNK: usize = 1 << 16;

/// Reads games from a stream, such as a file, one after another until the first error.
///
/// It is as strict as [`read`](crate::read()) and finds the same games and the same errors, but
/// holds only one game at a time and rejects a text that exceeds its [`ReadLimits`]. The stream does
/// not need to be buffered.
///
/// ```
/// use record::GameReader;
///
/// let file: &[u8] = b"[Setup \"tix\"] 1. X@c3 * [Setup \"tix\"] 2. X@c3 *";
/// let mut games = GameReader::new(file);
/// assert!(games.next().unwrap().is_ok());
/// assert_eq!(
///     games.next().unwrap().unwrap_err().to_string(),
///     "1:39: expected the number `1.`, found `2.`"
/// );
/// assert!(games.next().is_none());
/// ```
#[derive(Debug)]
pub struct GameReader<R> {
    input: R,
    limits: ReadLimits,
    /// What has been read; from `at` on, it has not been parsed yet.
    text: String,
    at: usize,
    /// The line and column of `at`.
    origin: Place,
    /// The first bytes of a character whose remaining bytes have not been read yet.
    partial: Vec<u8>,
    source: Source,
    state: State,
}

/// What comes after the text read so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    Unopened,
    More,
    End,
    NotUtf8,
}

/// The context of an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt {
    /// The line with the error, or the part of it around the error. It may contain control
    /// characters.
    pub text: String,
    /// The position of the error in it, in characters from 0.
    pub mark: usize,
}

impl<R: Read> GameReader<R> {
    /// A reader with the default limits.
    pub fn new(input: R) -> GameReader<R> {
        GameReader::with_limits(input, ReadLimits::default())
    }

    /// A reader with other limits.
    pub fn with_limits(input: R, limits: ReadLimits) -> GameReader<R> {
        GameReader {
            input,
            limits,
            text: String::new(),
            at: 0,
            origin: Place::START,
            partial: Vec::new(),
            source: Source::Unopened,
            state: State::First,
        }
    }

    /// The line of an error that this reader has just returned, with at most `around` characters on
    /// either side of it.
    pub fn excerpt(&self, error: &ReadError, around: usize) -> Excerpt {
        let done = self.text.get(..self.at).unwrap_or_default();
        let line_start = done.rfind('\n').map_or(0, |end| end + 1);
        let skipped = self.text.get(line_start..self.at).unwrap_or_default();
        let text = self.text.get(line_start..).unwrap_or_default();
        let mut lines = text.split('\n');
        let (line, first_column) = match error.line.saturating_sub(self.origin.line) {
            0 => (lines.next(), self.origin.column - skipped.chars().count()),
            later => (lines.nth(later), 1),
        };
        let line = line.unwrap_or_default().trim_end_matches('\r');
        let mark = error.column.saturating_sub(first_column);
        let cut = mark.saturating_sub(around);
        Excerpt {
            text: line.chars().skip(cut).take(2 * around).collect(),
            mark: mark - cut,
        }
    }

    /// Tries to parse a game from the text at hand, reading more if that is not enough.
    fn next_game(&mut self) -> Result<Option<Game>, StreamError> {
        loop {
            let text = self.text.get(self.at..).unwrap_or_default();
            let mut cursor = Cursor::part(text, self.origin, self.limits);
            let game = self.state.next_game(&mut cursor);
            let (read, ran_out) = (cursor.at(), cursor.ran_out());
            let is_partial = ran_out && self.source != Source::End;
            let length = if is_partial { text.len() } else { read };
            if length > self.limits.game {
                let blanks = text.len() - text.trim_start_matches(is_blank).len();
                let (what, limit) = ("the game", self.limits.game);
                return Err(cursor.error(blanks, Fault::TooLong { what, limit }).into());
            }
            if !is_partial {
                let game = game?;
                self.origin = self.origin.after(cursor.since(0));
                self.at += read;
                return Ok(game);
            }
            if self.source == Source::NotUtf8 {
                return Err(cursor.error(text.len(), Fault::NotUtf8).into());
            }
            self.read_more()?;
        }
    }

    /// Doubles the text at hand. A game is thus restarted only a few times, however long it is, and
    /// reading takes time proportional to the text.
    fn read_more(&mut self) -> io::Result<()> {
        self.text.drain(..self.at);
        self.at = 0;
        let wanted = self.text.len().max(CHUNK);
        let mut bytes = std::mem::take(&mut self.partial);
        let held = bytes.len();
        let mut input = self.input.by_ref().take(wanted as u64);
        input.read_to_end(&mut bytes)?;
        let at_end = bytes.len() - held < wanted;

        let (text, rest) = match str::from_utf8(&bytes) {
            Ok(text) => (text, Ok(&[][..])),
            Err(error) => {
                let (valid, rest) = bytes.split_at(error.valid_up_to());
                let rest = match error.error_len() {
                    None if !at_end => Ok(rest),
                    _ => Err(()),
                };
                (str::from_utf8(valid).unwrap_or_default(), rest)
            }
        };
        self.text.push_str(match self.source {
            Source::Unopened => without_mark(text),
            _ => text,
        });
        self.source = match rest {
            Err(()) => Source::NotUtf8,
            Ok(_) if at_end => Source::End,
            Ok(_) => Source::More,
        };
        self.partial = rest.map(<[u8]>::to_vec).unwrap_or_default();
        Ok(())
    }
}

impl<R: Read> Iterator for GameReader<R> {
    type Item = Result<Game, StreamError>;

    fn next(&mut self) -> Option<Result<Game, StreamError>> {
        if self.state == State::Failed {
            return None;
        }
        let game = self.next_game().transpose();
        self.state = match game {
            Some(Err(_)) => State::Failed,
            _ => State::Later,
        };
        game
    }
}
