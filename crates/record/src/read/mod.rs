//! The strict reader of games in a text.

mod head;
mod stream;
mod turns;

pub use stream::{Excerpt, GameReader};

use std::str::FromStr;

use crate::cursor::{Cursor, Read};
use crate::{Fault, Game, ReadError};

/// The games in a text, one after another, until the first error. For a file that need not be in
/// memory as a whole, use a [`GameReader`].
///
/// ```
/// let text = "[Setup \"tix\"] 1. X@c3 * [Setup \"tix\"] 2. X@c3 *";
/// let mut games = record::read(text);
/// assert!(games.next().unwrap().is_ok());
/// assert_eq!(
///     games.next().unwrap().unwrap_err().to_string(),
///     "1:39: expected the number `1.`, found `2.`"
/// );
/// assert!(games.next().is_none());
/// ```
pub fn read(text: &str) -> Games<'_> {
    Games {
        cursor: Cursor::new(text),
        state: State::First,
    }
}

/// The games in a text; see [`read`].
#[derive(Clone, Debug)]
pub struct Games<'a> {
    cursor: Cursor<'a>,
    state: State,
}

/// How far a reader has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    First,
    Later,
    Failed,
}

impl State {
    /// The next game, or `None` at the end of the text.
    fn next_game(self, cursor: &mut Cursor<'_>) -> Read<Option<Game>> {
        cursor.skip_blanks()?;
        if cursor.peek().is_none() {
            return Ok(None);
        }
        let expected = match self {
            State::Later => "the tags of the next game or the end of the text",
            _ => FIRST_TAG,
        };
        game(cursor, expected).map(Some)
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Game, ReadError>;

    fn next(&mut self) -> Option<Result<Game, ReadError>> {
        if self.state == State::Failed {
            return None;
        }
        let game = self.state.next_game(&mut self.cursor).transpose();
        self.state = match game {
            Some(Err(_)) => State::Failed,
            _ => State::Later,
        };
        game
    }
}

impl FromStr for Game {
    type Err = ReadError;

    /// Reads exactly one game.
    fn from_str(text: &str) -> Result<Game, ReadError> {
        let mut cursor = Cursor::new(text);
        cursor.skip_blanks()?;
        let game = game(&mut cursor, FIRST_TAG)?;
        cursor.skip_blanks()?;
        match cursor.peek() {
            None => Ok(game),
            Some(_) => cursor.expected(cursor.at(), "nothing after the result"),
        }
    }
}

const FIRST_TAG: &str = "a tag such as `[Setup \"tixel\"]`";

/// One game, starting with the cursor on its first tag.
fn game(cursor: &mut Cursor<'_>, expected: &'static str) -> Read<Game> {
    if cursor.peek() != Some('[') {
        return cursor.expected(cursor.at(), expected);
    }
    let head = head::read(cursor)?;
    let mut game = Game::from_position(head.start);
    *game.tags_mut() = head.tags;
    let end = turns::read(cursor, game.tree_mut())?;
    if let Err(contradiction) = game.set_result(end.result) {
        return cursor.fail(end.at, contradiction);
    }
    if let Some(tag) = head.result.filter(|tag| *tag != end.result) {
        let fault = Fault::ResultDiffers {
            tag,
            end: end.result,
        };
        return cursor.fail(end.at, fault);
    }
    Ok(game)
}
