//! `quarterturn puzzles check`.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use puzzles::{Judge, Puzzle, PuzzleError};

use crate::echo;
use crate::failure::{Answer, Failure};
use crate::input;
use crate::language::words;
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

/// Longer than any puzzle.
const LONGEST_LINE: u64 = 10_000;

pub(crate) fn run(arguments: &Check, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut answer = Answer::Yes;
    for path in &arguments.files {
        let (name, input): (String, Box<dyn Read>) = if path == Path::new(input::STDIN) {
            ("<stdin>".to_owned(), Box::new(io::stdin().lock()))
        } else {
            let file = File::open(path).map_err(Failure::reading(path))?;
            (echo::path(path), Box::new(file))
        };
        let mut input = BufReader::new(input);
        let (mut number, mut faults) = (0, 0);
        while let Some(line) = next_line(&mut input).map_err(Failure::reading(path))? {
            number += 1;
            if let Err(fault) = check(&line) {
                out.flush()?;
                let message = echo::message(&format!("{name}:{number}: {fault}"));
                writeln!(io::stderr(), "{message}")?;
                faults += 1;
            }
        }
        if faults == 0 {
            let puzzles = t!("terminal-puzzles-count", count = number);
            writeln!(out, "{name}: {puzzles}")?;
        } else {
            answer = Answer::No;
        }
    }
    Ok(answer)
}

/// The next line, cut if it is longer than any puzzle.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    input.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

fn check(line: &str) -> Result<(), String> {
    let puzzle: Puzzle = line.parse().map_err(|error| sentence(line, &error))?;
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

fn sentence(line: &str, error: &PuzzleError) -> String {
    let field = |index: usize| line.split('\t').nth(index).unwrap_or_default();
    match error {
        PuzzleError::Fields(count) => t!("terminal-puzzles-fields", count = *count),
        PuzzleError::Position(error) => words().position_error(field(0), error),
        PuzzleError::Mistake(text) => t!("terminal-puzzles-no-turn", text = echo::text(text)),
        PuzzleError::Illegal(error) => words().turn_error(*error),
        PuzzleError::Over => t!("terminal-puzzles-over"),
        PuzzleError::Turns(text) => t!("terminal-puzzles-turns", text = echo::text(text)),
        PuzzleError::Rating(text) => t!("terminal-puzzles-rating", text = echo::text(text)),
        PuzzleError::Motif(_) => t!("terminal-puzzles-motif", text = echo::text(field(4))),
    }
}
