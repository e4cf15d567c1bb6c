//! Arguments that are positions, setups, actions and turns.

use std::io::{self, BufRead, Read};
use std::str::FromStr;

use rules::{Action, ParseError, Position, Setup, Turn};

use crate::failure::{Failure, Pointed};
use crate::t;

/// The argument that stands for standard input.
pub(crate) const STDIN: &str = "-";

/// Parses a POSITION argument: a named setup, a setup, a position, or `-`.
pub(crate) fn position(argument: &str) -> Result<Position, Failure> {
    if argument == STDIN {
        let text = one_line_of_stdin("position")?;
        parse_position("standard input: ", &text)
    } else {
        parse_position("", argument)
    }
}

/// Parses the text of a position; errors begin with `place`, which says where it is from.
pub(crate) fn parse_position(place: &str, text: &str) -> Result<Position, Failure> {
    text.parse().map_err(|error| {
        let what = format!("{place}{}", t!("terminal-not-position"));
        let pointed = Pointed::position(&what, text, &error);
        match &error {
            rules::PositionError::Syntax(error) if error.at() == 0 => named_setups(pointed),
            _ => pointed,
        }
        .into()
    })
}

/// Parses a SETUP argument: a named setup, a setup, or `-`.
pub(crate) fn setup(argument: &str) -> Result<Setup, Failure> {
    let parse = |place: &str, text: &str| {
        text.parse().map_err(|error: ParseError| {
            let what = format!("{place}{}", t!("terminal-not-setup"));
            let pointed = Pointed::syntax(&what, text, &error);
            if error.at() == 0 {
                named_setups(pointed).into()
            } else {
                pointed.into()
            }
        })
    };
    if argument == STDIN {
        parse("standard input: ", &one_line_of_stdin("setup")?)
    } else {
        parse("", argument)
    }
}

fn named_setups(pointed: Pointed) -> Pointed {
    let names: Vec<String> = Setup::NAMED
        .iter()
        .map(|(name, setup)| format!("{name} ({setup})"))
        .collect();
    pointed.with_tip(format!("the named setups are {}", names.join(", ")))
}

/// An ACTION|TURN argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Moves {
    /// Without a comma: one action.
    Action(Action),
    /// With commas: a whole turn.
    Turn(Turn),
}

impl Moves {
    /// The actions.
    pub(crate) fn actions(&self) -> &[Action] {
        match self {
            Moves::Action(action) => std::slice::from_ref(action),
            Moves::Turn(turn) => turn.actions(),
        }
    }
}

impl FromStr for Moves {
    type Err = Pointed;

    fn from_str(text: &str) -> Result<Moves, Pointed> {
        if text.contains(',') {
            let turn = text.parse().map(Moves::Turn);
            turn.map_err(|error| Pointed::syntax(&t!("terminal-not-turn"), text, &error))
        } else {
            let action = text.parse().map(Moves::Action);
            action.map_err(|error| Pointed::syntax(&t!("terminal-not-action"), text, &error))
        }
    }
}

/// Advice for someone who forgot to quote a position, so that its fields arrived as separate
/// arguments.
pub(crate) fn quoting_tip(arguments: &[String]) -> Option<&'static str> {
    let is_split = arguments.windows(2).any(|pair| {
        let ranks = pair[1].split('/').count();
        let setup: Result<Setup, _> = pair[0].parse();
        setup.is_ok_and(|setup| usize::from(setup.size()) == ranks)
    });
    is_split.then_some("a position has blanks in it: put it in quotes")
}

/// The most bytes in a line, or in input that is one line; the longest position has a few hundred
/// characters.
const LONGEST_LINE: usize = 1 << 16;

/// Reads a line with its line break into an empty `line`, which stays empty at the end of the
/// input.
///
/// # Errors
/// If the input cannot be read, or the line is absurdly long.
pub(crate) fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<(), Failure> {
    let mut bounded = input.by_ref().take(LONGEST_LINE as u64 + 1);
    bounded.read_until(b'\n', line).map_err(Failure::stdin)?;
    match line.len() > LONGEST_LINE {
        true => Err(too_long("a line of standard input")),
        false => Ok(()),
    }
}

fn too_long(what: &str) -> Failure {
    Failure::Misuse(format!("{what} is longer than {LONGEST_LINE} bytes"))
}

fn one_line_of_stdin(what: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let mut bounded = io::stdin().lock().take(LONGEST_LINE as u64 + 1);
    bounded.read_to_end(&mut bytes).map_err(Failure::stdin)?;
    if bytes.len() > LONGEST_LINE {
        return Err(too_long("standard input"));
    }
    let text = String::from_utf8(bytes)
        .map_err(|_| Failure::Misuse("standard input is not UTF-8".to_owned()))?;
    let mut lines = text.lines();
    match (lines.next(), lines.next()) {
        (Some(line), None) => Ok(line.to_owned()),
        (None, _) => Err(Failure::Misuse(format!(
            "standard input is empty: expected a {what}"
        ))),
        _ => Err(Failure::Misuse(format!(
            "standard input has {} lines: expected one, a {what}",
            text.lines().count()
        ))),
    }
}
