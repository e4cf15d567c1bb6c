//! Files of puzzles, line by line.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use puzzles::{Puzzle, PuzzleError};

use crate::echo;
use crate::failure::Failure;
use crate::input;
use crate::language::words;
use crate::t;

/// Longer than any puzzle.
const LONGEST_LINE: u64 = 10_000;

/// A file of puzzles, or standard input.
pub(crate) struct PackFile {
    /// Its name in messages.
    pub(crate) name: String,
    input: BufReader<Box<dyn Read>>,
}

impl PackFile {
    /// Opens a file, or standard input.
    pub(crate) fn open(path: &Path) -> Result<PackFile, Failure> {
        let (name, input): (String, Box<dyn Read>) = if path == Path::new(input::STDIN) {
            ("<stdin>".to_owned(), Box::new(io::stdin().lock()))
        } else {
            let file = File::open(path).map_err(Failure::reading(path))?;
            (echo::path(path), Box::new(file))
        };
        Ok(PackFile {
            name,
            input: BufReader::new(input),
        })
    }

    /// The next line, truncated if it is longer than any puzzle.
    pub(crate) fn next_line(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let mut bounded = self.input.by_ref().take(LONGEST_LINE);
        bounded.read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(None);
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        } else {
            self.input.skip_until(b'\n')?;
        }
        Ok(Some(String::from_utf8_lossy(&line).into_owned()))
    }
}

/// All puzzles of a file.
///
/// # Errors
/// If it cannot be read, or with file and line of the first that is not a puzzle.
pub(crate) fn read(path: &Path) -> Result<Vec<Puzzle>, Failure> {
    let mut file = PackFile::open(path)?;
    let mut puzzles = Vec::new();
    while let Some(line) = file.next_line().map_err(Failure::reading(path))? {
        let number = puzzles.len() + 1;
        let puzzle = line.parse().map_err(|error| {
            let fault = in_words(&line, &error);
            Failure::Misuse(format!("{}:{number}: {fault}", file.name))
        });
        puzzles.push(puzzle?);
    }
    Ok(puzzles)
}

/// Why a line is not a puzzle, in the language of the program.
pub(crate) fn in_words(line: &str, error: &PuzzleError) -> String {
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
