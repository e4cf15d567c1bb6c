//! Arguments that are positions, setups, actions and turns.

use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::Path;
use std::str::FromStr;

use rules::{Action, ParseError, Position, Setup, Turn};

use crate::failure::{Failure, Pointed};
use crate::{echo, t};

/// The argument that stands for standard input.
pub(crate) const STDIN: &str = "-";

/// Opens a file, or standard input for `-`, with its name in messages.
pub(crate) fn open(path: &Path) -> Result<(String, Box<dyn Read>), Failure> {
    if path == Path::new(STDIN) {
        return Ok(("<stdin>".to_owned(), Box::new(io::stdin().lock())));
    }
    let file = File::open(path).map_err(Failure::reading(path))?;
    Ok((echo::path(path), Box::new(file)))
}

/// Parses a POSITION argument: a named setup, a setup, a position, or `-`.
pub(crate) fn position(argument: &str) -> Result<Position, Failure> {
    if argument == STDIN {
        let text = one_line_of_stdin("position")?;
        parse_position(Source::Stdin, &text)
    } else {
        parse_position(Source::Argument, argument)
    }
}

/// Where a text comes from.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    Argument,
    Stdin,
    /// A line of standard input, counted from 1.
    Line(u64),
}

impl Source {
    /// A fault in the text, with the place if it is not an argument.
    pub(crate) fn name(self, fault: String) -> String {
        match self {
            Source::Argument => fault,
            Source::Stdin => t!("error-in-stdin", fault = fault),
            Source::Line(line) => t!("error-in-line", line = line, fault = fault),
        }
    }
}

/// Parses the text of a position; errors say where it is from.
pub(crate) fn parse_position(source: Source, text: &str) -> Result<Position, Failure> {
    text.parse().map_err(|error| {
        let what = source.name(t!("terminal-not-position"));
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
    let parse = |source: Source, text: &str| {
        text.parse().map_err(|error: ParseError| {
            let what = source.name(t!("terminal-not-setup"));
            let pointed = Pointed::syntax(&what, text, &error);
            if error.at() == 0 {
                named_setups(pointed).into()
            } else {
                pointed.into()
            }
        })
    };
    if argument == STDIN {
        parse(Source::Stdin, &one_line_of_stdin("setup")?)
    } else {
        parse(Source::Argument, argument)
    }
}

fn named_setups(pointed: Pointed) -> Pointed {
    let names: Vec<String> = Setup::NAMED
        .iter()
        .map(|(name, setup)| format!("{name} ({setup})"))
        .collect();
    pointed.with_tip(t!("error-named-setups", names = names.join(", ")))
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
pub(crate) fn quoting_tip(arguments: &[String]) -> Option<String> {
    let is_split = arguments.windows(2).any(|pair| {
        let ranks = pair[1].split('/').count();
        let setup: Result<Setup, _> = pair[0].parse();
        setup.is_ok_and(|setup| usize::from(setup.size()) == ranks)
    });
    is_split.then(|| t!("error-quote-position"))
}

/// The most bytes in a line, or in input that is one line; the longest position has a few hundred
/// characters.
const LONGEST_LINE: usize = 1 << 16;

/// The most bytes in a file that people write by hand.
const LARGEST_FILE: u64 = 1 << 20;

/// The whole text of a file that people write by hand, such as a configuration.
///
/// # Errors
/// If it cannot be read, is absurdly large, or is not UTF-8.
pub(crate) fn small_text(path: &Path) -> Result<String, Failure> {
    let reading = || Failure::reading(path);
    let because = |why: String| {
        let what = t!("error-cannot-read", what = echo::path(path));
        Failure::Misuse(t!("error-because", what = what, why = why))
    };
    let mut bytes = Vec::new();
    let mut bounded = File::open(path).map_err(reading())?.take(LARGEST_FILE + 1);
    bounded.read_to_end(&mut bytes).map_err(reading())?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(because(t!("error-file-too-long", bytes = LARGEST_FILE)));
    }
    String::from_utf8(bytes).map_err(|_| because(t!("error-not-utf8")))
}

/// Reads a line with its line break into an empty `line`, which stays empty at the end of the
/// input.
///
/// # Errors
/// If the input cannot be read, or the line is absurdly long.
pub(crate) fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<(), Failure> {
    let mut bounded = input.by_ref().take(LONGEST_LINE as u64 + 1);
    bounded.read_until(b'\n', line).map_err(Failure::stdin)?;
    match line.len() > LONGEST_LINE {
        true => Err(Failure::Misuse(t!(
            "error-stdin-line-too-long",
            bytes = LONGEST_LINE
        ))),
        false => Ok(()),
    }
}

/// The only line of standard input; `what` is `position` or `setup`.
fn one_line_of_stdin(what: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let mut bounded = io::stdin().lock().take(LONGEST_LINE as u64 + 1);
    bounded.read_to_end(&mut bytes).map_err(Failure::stdin)?;
    if bytes.len() > LONGEST_LINE {
        let fault = t!("error-stdin-too-long", bytes = LONGEST_LINE);
        return Err(Failure::Misuse(fault));
    }
    let text = String::from_utf8(bytes).map_err(|_| Failure::Misuse(t!("error-stdin-not-utf8")))?;
    let mut lines = text.lines();
    match (lines.next(), lines.next()) {
        (Some(line), None) => Ok(line.to_owned()),
        (None, _) => Err(Failure::Misuse(t!("error-stdin-empty", what = what))),
        _ => {
            let count = text.lines().count();
            let fault = t!("error-stdin-lines", count = count, what = what);
            Err(Failure::Misuse(fault))
        }
    }
}
