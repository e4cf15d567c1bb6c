//! Commands to an engine.

use std::fmt;
use std::str::FromStr;

use rules::{Action, Position};

use crate::words::{Words, cut};
use crate::{Go, LineError, Name, Query, Text};

/// A line to an engine. It prints as it is sent.
///
/// ```
/// use ugi::Command;
///
/// let command: Command = "  position startpos  moves T@c3ne T@d5sw\r\n".parse()?;
/// assert_eq!(command.to_string(), "position startpos moves T@c3ne T@d5sw");
///
/// let error = Command::read("go nodes").unwrap_err();
/// assert_eq!(error.to_string(), "missing value after `nodes`");
/// assert_eq!(Command::read("   "), Ok(None));
/// # Ok::<(), ugi::LineError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// `ugi`: identify yourself.
    Ugi,
    /// `isready`: reply when everything before this is done.
    IsReady,
    /// `uginewgame`: what follows belongs to another game.
    NewGame,
    /// `setoption name … value …`.
    SetOption {
        /// The name of the option.
        name: Name,
        /// Its new value; a button has none.
        value: Option<Text>,
    },
    /// `position … moves …`: the position that what follows is about.
    Position {
        /// Where the game began.
        origin: Origin,
        /// The actions since, not yet checked.
        moves: Vec<Action>,
    },
    /// `go …`: search.
    Go(Go),
    /// `stop`: end the search now, and reply.
    Stop,
    /// `query …`: ask about the position.
    Query(Query),
    /// `quit`: end.
    Quit,
}

/// Where a game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// `startpos`: at the start of the setup that the option `Setup` names.
    Start,
    /// `fen …`: at a position.
    Fen(Box<Position>),
}

impl Command {
    /// Reads a line, with or without its line break; `None` if it is blank.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn read(line: impl AsRef<[u8]>) -> Result<Option<Command>, LineError> {
        let mut words = Words::of(line.as_ref())?;
        let Some(word) = words.next() else {
            return Ok(None);
        };
        let (command, word) = match word {
            "ugi" => (Command::Ugi, "ugi"),
            "isready" => (Command::IsReady, "isready"),
            "uginewgame" => (Command::NewGame, "uginewgame"),
            "setoption" => (set_option(&mut words)?, "setoption"),
            "position" => (position(&mut words)?, "position"),
            "go" => (Command::Go(Go::read(&mut words)?), "go"),
            "stop" => (Command::Stop, "stop"),
            "query" => (Command::Query(Query::read(&mut words)?), "query"),
            "quit" => (Command::Quit, "quit"),
            _ => {
                return Err(LineError::Unknown {
                    what: "command",
                    found: cut(word),
                });
            }
        };
        words.end(word)?;
        Ok(Some(command))
    }
}

fn set_option(words: &mut Words<'_>) -> Result<Command, LineError> {
    words.need_word("name", "`name`", "setoption")?;
    let name = words.name("name", &["value"])?;
    let value = match words.next() {
        None => None,
        Some(_) => Some(words.text("value")?),
    };
    Ok(Command::SetOption { name, value })
}

fn position(words: &mut Words<'_>) -> Result<Command, LineError> {
    let expected = "`startpos` or `fen`";
    let (origin, begun) = match words.need(expected, "position")? {
        "startpos" => (Origin::Start, "startpos"),
        "fen" => (Origin::Fen(Box::new(fen(words)?)), "fen"),
        found => {
            return Err(LineError::Expected {
                expected,
                after: "position",
                found: cut(found),
            });
        }
    };
    let moves = if words.peek().is_some() {
        words.need_word("moves", "`moves`", begun)?;
        words.actions("moves")?
    } else {
        Vec::new()
    };
    Ok(Command::Position { origin, moves })
}

/// The text of a position, up to `moves`. Its fields are words.
fn fen(words: &mut Words<'_>) -> Result<Position, LineError> {
    let mut fields = Vec::new();
    while let Some(field) = words.peek().filter(|word| *word != "moves") {
        fields.push(field);
        words.next();
    }
    if fields.is_empty() {
        return Err(LineError::Missing {
            what: "position",
            after: "fen",
        });
    }
    let text = fields.join(" ");
    text.parse().map_err(|error| LineError::Position {
        found: cut(&text),
        error,
    })
}

impl FromStr for Command {
    type Err = LineError;

    /// Reads a line; see [`Command::read`] for lines that may be blank.
    fn from_str(line: &str) -> Result<Command, LineError> {
        Command::read(line)?.ok_or(LineError::Blank)
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Ugi => f.write_str("ugi"),
            Command::IsReady => f.write_str("isready"),
            Command::NewGame => f.write_str("uginewgame"),
            Command::SetOption { name, value } => {
                write!(f, "setoption name {name}")?;
                match value {
                    None => Ok(()),
                    Some(value) => write!(f, " value {value}"),
                }
            }
            Command::Position { origin, moves } => {
                match origin {
                    Origin::Start => f.write_str("position startpos")?,
                    Origin::Fen(position) => write!(f, "position fen {position}")?,
                }
                if !moves.is_empty() {
                    f.write_str(" moves")?;
                }
                moves.iter().try_for_each(|action| write!(f, " {action}"))
            }
            Command::Go(go) => go.fmt(f),
            Command::Stop => f.write_str("stop"),
            Command::Query(query) => write!(f, "query {query}"),
            Command::Quit => f.write_str("quit"),
        }
    }
}
