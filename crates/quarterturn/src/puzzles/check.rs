//! `quarterturn puzzles check`.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use puzzles::{Judge, Puzzle};

use super::pack::{PackFile, in_words};
use crate::echo;
use crate::failure::{Answer, Failure};
use crate::t;

/// Prove puzzles again
///
/// Every puzzle must be won after the mistake, in as many turns as it says, and not be lost for the
/// opponent before it. A file without faults is listed on stdout with its number of puzzles. A
/// fault is reported on stderr as FILE:LINE with the reason, and the exit code is 1.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn puzzles check tixel.tsv
  quarterturn puzzles make tix | quarterturn puzzles check -")]
pub(crate) struct Check {
    /// Files of puzzles; `-` reads standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Check, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut answer = Answer::Yes;
    for path in &arguments.files {
        let mut file = PackFile::open(path)?;
        let (mut number, mut faults) = (0, 0);
        while let Some(line) = file.next_line().map_err(Failure::reading(path))? {
            number += 1;
            if let Err(fault) = check(&line) {
                out.flush()?;
                let message = echo::message(&format!("{}:{number}: {fault}", file.name));
                writeln!(io::stderr(), "{message}")?;
                faults += 1;
            }
        }
        if faults == 0 {
            let puzzles = t!("terminal-puzzles-count", count = number);
            writeln!(out, "{}: {puzzles}", file.name)?;
        } else {
            answer = Answer::No;
        }
    }
    Ok(answer)
}

fn check(line: &str) -> Result<(), String> {
    let puzzle: Puzzle = line.parse().map_err(|error| in_words(line, &error))?;
    let mut judge = Judge::new(Judge::BUDGET);
    let turns = u32::from(puzzle.turns);
    if judge.wins_in(puzzle.position(), turns) != Some(turns) {
        return Err(t!("terminal-puzzles-unproved", turns = turns));
    }
    if judge.is_lost(puzzle.before()) {
        return Err(t!("terminal-puzzles-lost-before"));
    }
    Ok(())
}
