//! `quarterturn record`: records of games.

mod check;
mod show;
pub(crate) mod turns;

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use crate::failure::{Answer, Failure};
use crate::input;

/// Check records of games, or show them
///
/// A record is a text in the syntax of PGN with the tag Setup: one or more games with tags, turns,
/// comments, variations and results. `play` saves such files.
#[derive(Args)]
pub(crate) struct Record {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Check),
    Show(show::Show),
}

pub(crate) fn run(arguments: &Record, out: &mut dyn Write) -> Result<Answer, Failure> {
    match &arguments.command {
        Command::Check(arguments) => check::run(arguments, out),
        Command::Show(arguments) => show::run(arguments, out),
    }
}

/// A file of records, or standard input.
struct Source {
    /// What messages call it.
    name: String,
    bytes: Vec<u8>,
}

impl Source {
    fn read(path: &Path) -> Result<Source, Failure> {
        if path == Path::new(input::STDIN) {
            let mut bytes = Vec::new();
            let read = io::stdin().lock().read_to_end(&mut bytes);
            read.map_err(|error| Failure::Io {
                what: "cannot read standard input".to_owned(),
                error,
            })?;
            return Ok(Source {
                name: "<stdin>".to_owned(),
                bytes,
            });
        }
        let bytes = fs::read(path).map_err(Failure::file("read", path))?;
        Ok(Source {
            name: path.display().to_string(),
            bytes,
        })
    }

    /// The games, or the first fault with its place.
    fn games(&self) -> Result<Vec<record::Game>, Fault> {
        let text = match str::from_utf8(&self.bytes) {
            Ok(text) => text,
            Err(error) => {
                let before = String::from_utf8_lossy(&self.bytes[..error.valid_up_to()]);
                let line_start = before.rfind('\n').map_or(0, |at| at + 1);
                return Err(Fault {
                    line: before.matches('\n').count() + 1,
                    column: before[line_start..].chars().count() + 1,
                    what: "the text is not UTF-8".to_owned(),
                });
            }
        };
        let games: Result<Vec<_>, _> = record::read(text).collect();
        match games {
            Ok(games) if games.is_empty() => Err(Fault {
                line: 1,
                column: 1,
                what: "there is no game".to_owned(),
            }),
            Ok(games) => Ok(games),
            Err(error) => Err(Fault {
                line: error.line,
                column: error.column,
                what: error.fault.to_string(),
            }),
        }
    }

    /// A fault as it is shown: file, line, column, and the line itself with a mark.
    fn show(&self, fault: &Fault) -> String {
        let Fault { line, column, what } = fault;
        let mut text = format!("{}:{line}:{column}: {what}", self.name);
        let whole = String::from_utf8_lossy(&self.bytes);
        if let Some(shown) = whole.lines().nth(line - 1).filter(|line| !line.is_empty()) {
            // Records may have very long lines: only the part about the fault is shown.
            const AROUND: usize = 38;
            let skipped = column.saturating_sub(AROUND + 1);
            let shown: String = shown
                .chars()
                .skip(skipped)
                .take(2 * AROUND)
                .map(|c| if c.is_control() { ' ' } else { c })
                .collect();
            let mark = column - 1 - skipped;
            text.push_str(&format!("\n  {shown}\n  {:mark$}^", ""));
        }
        text
    }
}

/// What is wrong with a source, and where, counted from 1.
struct Fault {
    line: usize,
    column: usize,
    what: String,
}

/// The argument for a file of records.
#[derive(Args)]
struct File {
    /// A file of records; `-` reads standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,
}
