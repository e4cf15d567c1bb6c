//! `quarterturn record check`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::RecordFile;
use crate::echo;
use crate::failure::{Exit, Failure};
use crate::t;

/// Check that records are well-formed and follow the rules
///
/// Every turn must be legal and every result possible. A file without faults is listed on stdout
/// with its number of games. A fault is reported on stderr as FILE:LINE:COLUMN with the reason,
/// and the exit code is 1.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn record check game.pgn
  quarterturn record check games/*.pgn
  quarterturn record check - < game.pgn")]
pub(crate) struct Check {
    /// Files of records; `-` reads standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Check, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut answer = Exit::Yes;
    let mut unread = None;
    // A faulty or unreadable file does not stop the others from being checked.
    for path in &arguments.files {
        match check(path, out) {
            Ok(()) => {}
            Err(Failure::Refused(fault)) => {
                out.flush()?;
                writeln!(io::stderr(), "{}", echo::message(&fault))?;
                answer = Exit::No;
            }
            Err(failure) => {
                if let Some(earlier) = unread.replace(failure) {
                    let earlier = echo::message(&earlier.to_string());
                    writeln!(io::stderr(), "{}", t!("error-line", message = earlier))?;
                }
            }
        }
    }
    match unread {
        Some(failure) => Err(failure),
        None => Ok(answer),
    }
}

fn check(path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let mut file = RecordFile::open(path)?;
    while file.next_game()?.is_some() {}
    let games = t!("terminal-record-games", count = file.count);
    writeln!(out, "{}: {games}", file.name)?;
    Ok(())
}
