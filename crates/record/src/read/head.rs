//! The head of a game: its tags.

use std::str::FromStr;

use rules::{ParseError, Position, PositionError, Setup};

use crate::cursor::{Cursor, Read, is_blank};
use crate::quote::quote;
use crate::tags::{POSITION, RESULT, SETUP, is_name_character};
use crate::{Fault, GameResult, Tags};

/// What the tags say.
pub(super) struct Head {
    pub(super) tags: Tags,
    pub(super) start: Position,
    pub(super) result: Option<GameResult>,
}

/// A tag as it was read.
struct Tag<'a> {
    name: &'a str,
    value: String,
    /// Where the name begins.
    at: usize,
    /// Where the value begins, inside its quotes.
    value_at: usize,
}

/// Reads all tags, starting with the cursor on the first.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Read<Head> {
    let mut tags = Tags::default();
    let (mut setup, mut position, mut result) = (None, None, None);
    while cursor.peek() == Some('[') {
        let tag = tag(cursor)?;
        let twice = match tag.name {
            SETUP => setup.replace(setup_of(cursor, &tag)?).is_some(),
            POSITION => position
                .replace((position_of(cursor, &tag)?, tag.value_at))
                .is_some(),
            RESULT => result.replace(result_of(cursor, &tag)?).is_some(),
            name => {
                let before = tags.len();
                if let Err(error) = tags.set(name, &tag.value) {
                    return cursor.fail(tag.at, error);
                }
                tags.len() == before
            }
        };
        if twice {
            return cursor.fail(tag.at, Fault::TagTwice(quote(tag.name)));
        }
        cursor.skip_blanks()?;
    }
    let Some(setup) = setup else {
        return cursor.fail(cursor.at(), Fault::NoSetup);
    };
    let start = match position {
        None => Position::start(setup),
        Some((start, _)) if start.setup() == setup => start,
        Some((start, at)) => {
            let position = start.setup();
            return cursor.fail(at, Fault::SetupDiffers { setup, position });
        }
    };
    Ok(Head {
        tags,
        start,
        result,
    })
}

fn tag<'a>(cursor: &mut Cursor<'a>) -> Read<Tag<'a>> {
    cursor.want('[', "a tag")?;
    cursor.skip_blanks()?;
    let at = cursor.at();
    if !cursor.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
        return cursor.expected(at, "the name of a tag");
    }
    let limit = cursor.limits().word;
    let name = cursor.take_while("the name of the tag", limit, is_name_character)?;
    if !cursor.peek().is_some_and(is_blank) {
        return cursor.expected(cursor.at(), "a blank after the name of the tag");
    }
    cursor.skip_blanks()?;
    let quote = cursor.at();
    cursor.want('"', "the value of the tag in quotes")?;
    let value_at = cursor.at();
    let value = value(cursor, quote)?;
    cursor.skip_blanks()?;
    cursor.want(']', "`]` after the value of the tag")?;
    Ok(Tag {
        name,
        value,
        at,
        value_at,
    })
}

/// The value of a tag, up to and including its closing quote.
fn value(cursor: &mut Cursor<'_>, quote: usize) -> Read<String> {
    let limit = cursor.limits().value;
    let mut value = String::new();
    loop {
        if value.len() > limit {
            let what = "the value of the tag";
            return cursor.fail(quote, Fault::TooLong { what, limit });
        }
        let at = cursor.at();
        match cursor.take()? {
            None | Some('\n') => return cursor.fail(quote, Fault::UnclosedValue),
            Some('"') => return Ok(value),
            Some('\\') => match cursor.take()? {
                Some(escaped @ ('"' | '\\')) => value.push(escaped),
                _ => return cursor.expected(at + 1, "`\"` or `\\` after `\\`"),
            },
            Some('\t') => return cursor.fail(at, Fault::Control('\t')),
            Some(c) => value.push(c),
        }
    }
}

fn setup_of(cursor: &Cursor<'_>, tag: &Tag<'_>) -> Read<Setup> {
    match tag.value.parse() {
        Ok(setup) => Ok(setup),
        Err(error) => malformed(cursor, tag, &error),
    }
}

fn position_of(cursor: &Cursor<'_>, tag: &Tag<'_>) -> Read<Position> {
    // The rules parse a bare setup as its start position; a record has the tag `Setup` for that.
    if tag.value.parse::<Setup>().is_ok() {
        let end = tag.value_at + tag.value.len();
        return cursor.expected(end, "a blank and the board after the setup");
    }
    match tag.value.parse() {
        Ok(position) => Ok(position),
        Err(PositionError::Syntax(error)) => malformed(cursor, tag, &error),
        Err(PositionError::Faults(faults)) => cursor.fail(tag.value_at, Fault::Position(faults)),
    }
}

fn result_of(cursor: &Cursor<'_>, tag: &Tag<'_>) -> Read<GameResult> {
    match tag.value.parse::<GameResult>() {
        Ok(result) => Ok(result),
        Err(error) => cursor.fail(tag.value_at, error),
    }
}

/// The error in a value, at the exact character.
fn malformed<T: FromStr>(cursor: &Cursor<'_>, tag: &Tag<'_>, error: &ParseError) -> Read<T> {
    let good: String = tag.value.chars().take(error.at()).collect();
    let escapes = good.matches(['"', '\\']).count();
    let at = cursor.after(tag.value_at, error.at() + escapes);
    let expected = match good.parse::<T>() {
        Ok(_) => "the end of the value",
        Err(_) => error.expected(),
    };
    cursor.expected(at, expected)
}
