//! Commands to an engine.

use std::fmt;
use std::str::FromStr;

use rules::{Action, Position};

use crate::words::{Words, cut};
use crate::{Go, LineError, Name, Query, Text};

/// A line to an engine. It prints as it is sent.
///
/// ```
/// use ugi::UgiCommand;
///
/// let command: UgiCommand = "  position startpos  moves T@c3ne T@d5sw\r\n".parse()?;
/// assert_eq!(command.to_string(), "position startpos moves T@c3ne T@d5sw");
///
/// let error = UgiCommand::read("go nodes").unwrap_err();
/// assert_eq!(error.to_string(), "missing value after `nodes`");
/// assert_eq!(UgiCommand::read("   "), Ok(None));
/// # Ok::<(), ugi::LineError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UgiCommand {
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

impl UgiCommand {
    /// Reads a line, with or without its line break; `None` if it is blank.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn read(line: impl AsRef<[u8]>) -> Result<Option<UgiCommand>, LineError> {
        let mut words = Words::of(line.as_ref())?;
        let Some(word) = words.next() else {
            return Ok(None);
        };
        let (command, word) = match word {
            "ugi" => (UgiCommand::Ugi, "ugi"),
            "isready" => (UgiCommand::IsReady, "isready"),
            "uginewgame" => (UgiCommand::NewGame, "uginewgame"),
            "setoption" => (set_option(&mut words)?, "setoption"),
            "position" => (position(&mut words)?, "position"),
            "go" => (UgiCommand::Go(Go::read(&mut words)?), "go"),
            "stop" => (UgiCommand::Stop, "stop"),
            "query" => (UgiCommand::Query(Query::read(&mut words)?), "query"),
            "quit" => (UgiCommand::Quit, "quit"),
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

fn set_option(words: &mut Words<'_>) -> Result<UgiCommand, LineError> {
    words.need_word("name", "`name`", "setoption")?;
    let name = words.name("name", &["value"])?;
    let value = match words.next() {
        None => None,
        Some(_) => Some(words.text("value")?),
    };
    Ok(UgiCommand::SetOption { name, value })
}

fn position(words: &mut Words<'_>) -> Result<UgiCommand, LineError> {
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
    Ok(UgiCommand::Position { origin, moves })
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

impl FromStr for UgiCommand {
    type Err = LineError;

    /// Reads a line; see [`UgiCommand::read`] for lines that may be blank.
    fn from_str(line: &str) -> Result<UgiCommand, LineError> {
        UgiCommand::read(line)?.ok_or(LineError::Blank)
    }
}

impl fmt::Display for UgiCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UgiCommand::Ugi => f.write_str("ugi"),
            UgiCommand::IsReady => f.write_str("isready"),
            UgiCommand::NewGame => f.write_str("uginewgame"),
            UgiCommand::SetOption { name, value } => {
                write!(f, "setoption name {name}")?;
                match value {
                    None => Ok(()),
                    Some(value) => write!(f, " value {value}"),
                }
            }
            UgiCommand::Position { origin, moves } => {
                match origin {
                    Origin::Start => f.write_str("position startpos")?,
                    Origin::Fen(position) => write!(f, "position fen {position}")?,
                }
                if !moves.is_empty() {
                    f.write_str(" moves")?;
                }
                moves.iter().try_for_each(|action| write!(f, " {action}"))
            }
            UgiCommand::Go(go) => go.fmt(f),
            UgiCommand::Stop => f.write_str("stop"),
            UgiCommand::Query(query) => write!(f, "query {query}"),
            UgiCommand::Quit => f.write_str("quit"),
        }
    }
}
