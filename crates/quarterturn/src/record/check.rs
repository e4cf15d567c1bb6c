//! `quarterturn record check`.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;

use super::Source;
use crate::failure::{Answer, Failure};

/// Check that records can be read and follow the rules
///
/// Every turn must be legal and every result possible. A file without fault is named on stdout
/// with the number of its games; a fault is written on stderr as FILE:LINE:COLUMN with the
/// reason, and the exit code is 1.
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

pub(crate) fn run(arguments: &Check, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut answer = Answer::Yes;
    let mut unread = None;
    for path in &arguments.files {
        let source = match Source::read(path) {
            Ok(source) => source,
            // The other files are checked all the same.
            Err(failure) => {
                if let Some(earlier) = unread.replace(failure) {
                    writeln!(io::stderr(), "error: {earlier}")?;
                }
                continue;
            }
        };
        match source.games() {
            Ok(games) => {
                let s = if games.len() == 1 { "" } else { "s" };
                writeln!(out, "{}: {} game{s}", source.name, games.len())?;
            }
            Err(fault) => {
                out.flush()?;
                writeln!(io::stderr(), "{}", source.show(&fault))?;
                answer = Answer::No;
            }
        }
    }
    match unread {
        Some(failure) => Err(failure),
        None => Ok(answer),
    }
}
