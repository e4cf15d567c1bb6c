//! Files of puzzles, line by line.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use puzzles::{Day, Puzzle, PuzzleError};

use crate::echo;
use crate::failure::Failure;
use crate::input;
use crate::language::words;
use crate::output::Overwrite;
use crate::t;

/// Longer than any puzzle.
const LONGEST_LINE: u64 = 10_000;

/// Where puzzles are written.
#[derive(Args)]
pub(super) struct PackOutput {
    /// Write the puzzles to this file instead of stdout
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    overwrite: Overwrite,
}

impl PackOutput {
    /// Rejects a file that could not be created later.
    pub(super) fn check(&self) -> Result<(), Failure> {
        match &self.output {
            Some(path) => self.overwrite.check(path),
            None => Ok(()),
        }
    }

    /// Writes them.
    pub(super) fn write(&self, puzzles: &str, out: &mut dyn Write) -> Result<(), Failure> {
        match &self.output {
            Some(path) => self.overwrite.write(path, puzzles.as_bytes()),
            None => Ok(out.write_all(puzzles.as_bytes())?),
        }
    }
}

/// A file of puzzles, or standard input.
struct PackFile {
    /// Its name in messages.
    name: String,
    input: BufReader<Box<dyn Read>>,
}

impl PackFile {
    /// Opens a file, or standard input.
    fn open(path: &Path) -> Result<PackFile, Failure> {
        let (name, input) = input::open(path)?;
        Ok(PackFile {
            name,
            input: BufReader::new(input),
        })
    }

    /// The next line, cut if it is longer than any puzzle.
    fn next_line(&mut self) -> io::Result<Option<String>> {
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

/// The lines of a file of puzzles, or of a calendar, whose lines begin with a day.
pub(crate) struct Pack {
    /// The name of the file in messages.
    pub(crate) name: String,
    /// Its puzzles, or what is wrong with their lines.
    pub(crate) lines: Vec<Result<Puzzle, String>>,
}

impl Pack {
    /// Reads a file to its end.
    pub(crate) fn read(path: &Path) -> Result<Pack, Failure> {
        let mut file = PackFile::open(path)?;
        let mut lines = Vec::new();
        let mut last = None;
        while let Some(line) = file.next_line().map_err(Failure::reading(path))? {
            let (day, puzzle) = without_day(&line);
            let next = last.map(|day: Day| day.plus(1));
            lines.push(match lines.is_empty() || day == next {
                true => puzzle.parse().map_err(|error| in_words(puzzle, &error)),
                false => Err(t!("terminal-puzzles-day")),
            });
            last = day;
        }
        Ok(Pack {
            name: file.name,
            lines,
        })
    }
}

/// The day of a line of a calendar, and the puzzle.
fn without_day(line: &str) -> (Option<Day>, &str) {
    let parts = line.split_once('\t');
    let dated = parts.and_then(|(day, puzzle)| Some((day.parse().ok()?, puzzle)));
    dated.map_or((None, line), |(day, puzzle)| (Some(day), puzzle))
}

/// All puzzles of a file.
///
/// # Errors
/// If it cannot be read, or with file and line of the first that is not a puzzle.
pub(crate) fn read(path: &Path) -> Result<Vec<Puzzle>, Failure> {
    let Pack { name, lines } = Pack::read(path)?;
    let puzzle = |(number, line): (usize, Result<Puzzle, String>)| {
        line.map_err(|fault| Failure::Misuse(format!("{name}:{number}: {fault}")))
    };
    (1..).zip(lines).map(puzzle).collect()
}

/// Why a line is not a puzzle, in the language of the program.
fn in_words(line: &str, error: &PuzzleError) -> String {
    let field = |index: usize| line.split('\t').nth(index).unwrap_or_default();
    match error {
        PuzzleError::Fields(count) => t!("terminal-puzzles-fields", count = *count),
        PuzzleError::Position(error) => words().position_error(field(0), error),
        PuzzleError::Mistake(text) => t!("terminal-puzzles-no-turn", text = echo::text(text)),
        PuzzleError::Illegal(error) => words().turn_error(*error),
        PuzzleError::Over => t!("terminal-puzzles-over"),
        PuzzleError::Goal(text) => t!("terminal-puzzles-turns", text = echo::text(text)),
        PuzzleError::Rating(text) => t!("terminal-puzzles-rating", text = echo::text(text)),
        PuzzleError::Motif(_) => t!("terminal-puzzles-motif", text = echo::text(field(4))),
    }
}
