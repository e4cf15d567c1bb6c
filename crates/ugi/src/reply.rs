//! Replies of an engine.

use std::fmt;
use std::str::FromStr;

use rules::Action;

use crate::words::{Words, cut};
use crate::{Declaration, Info, LineError, QueryAnswer, Text};

/// A line from an engine. It prints as it is sent.
///
/// ```
/// use ugi::{Reply, ScoreValue};
///
/// let reply: Reply = "info depth 4 nodes 903 score loss 2 pv c3-c6ne end".parse()?;
/// let Reply::Info(info) = &reply else { unreachable!() };
/// assert_eq!(info.score, Some(ScoreValue::Loss(2).into()));
///
/// let error = "bestmove c9-".parse::<Reply>().unwrap_err();
/// assert!(error.to_string().starts_with("`c9-`, word 1 after `bestmove`, is not an action"));
/// # Ok::<(), ugi::LineError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// `id name …`: the engine's name.
    Name(Text),
    /// `id author …`: the engine's author.
    Author(Text),
    /// `option …`: an option that can be set.
    Option(Declaration),
    /// `ugiok`: the end of the engine's description.
    UgiOk,
    /// `readyok`: all commands before `isready` are done.
    ReadyOk,
    /// `info …`: what the search has found so far.
    Info(Box<Info>),
    /// `info string …`: a message for people.
    Message(Text),
    /// `bestmove …`: the action chosen; `none` if there is none.
    BestMove(Option<Action>),
    /// `response …`: the answer to a query.
    Response(QueryAnswer),
}

impl Reply {
    /// Reads a line, with or without its line break; `None` if it is blank.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn read(line: impl AsRef<[u8]>) -> Result<Option<Reply>, LineError> {
        let mut words = Words::of(line.as_ref())?;
        let Some(word) = words.next() else {
            return Ok(None);
        };
        let (reply, word) = match word {
            "id" => (id(&mut words)?, "id"),
            "option" => (Reply::Option(Declaration::read(&mut words)?), "option"),
            "ugiok" => (Reply::UgiOk, "ugiok"),
            "readyok" => (Reply::ReadyOk, "readyok"),
            "info" if words.peek() == Some("string") => {
                words.next();
                (Reply::Message(words.text("string")?), "info")
            }
            "info" => (Reply::Info(Box::new(Info::read(&mut words)?)), "info"),
            "bestmove" => (best_move(&mut words)?, "bestmove"),
            "response" => (Reply::Response(QueryAnswer::read(&mut words)?), "response"),
            _ => {
                return Err(LineError::Unknown {
                    what: "reply",
                    found: cut(word),
                });
            }
        };
        words.end(word)?;
        Ok(Some(reply))
    }
}

fn id(words: &mut Words<'_>) -> Result<Reply, LineError> {
    let expected = "`name` or `author`";
    match words.need(expected, "id")? {
        "name" => Ok(Reply::Name(words.text("name")?)),
        "author" => Ok(Reply::Author(words.text("author")?)),
        found => Err(LineError::Expected {
            expected,
            after: "id",
            found: cut(found),
        }),
    }
}

fn best_move(words: &mut Words<'_>) -> Result<Reply, LineError> {
    let after = "bestmove";
    let found = words.need("action", after)?;
    if found == "none" {
        return Ok(Reply::BestMove(None));
    }
    let action = found.parse().map_err(|error| LineError::Action {
        found: cut(found),
        after,
        number: 1,
        error,
    })?;
    Ok(Reply::BestMove(Some(action)))
}

impl FromStr for Reply {
    type Err = LineError;

    /// Reads a line; see [`Reply::read`] for lines that may be blank.
    fn from_str(line: &str) -> Result<Reply, LineError> {
        Reply::read(line)?.ok_or(LineError::Blank)
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Name(name) => write!(f, "id name {name}"),
            Reply::Author(author) => write!(f, "id author {author}"),
            Reply::Option(declaration) => declaration.fmt(f),
            Reply::UgiOk => f.write_str("ugiok"),
            Reply::ReadyOk => f.write_str("readyok"),
            Reply::Info(info) => info.fmt(f),
            Reply::Message(text) => write!(f, "info string {text}"),
            Reply::BestMove(None) => f.write_str("bestmove none"),
            Reply::BestMove(Some(action)) => write!(f, "bestmove {action}"),
            Reply::Response(answer) => write!(f, "response {answer}"),
        }
    }
}
