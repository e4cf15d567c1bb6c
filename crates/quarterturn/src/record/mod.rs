//! `quarterturn record`: records of games.

mod animate;
mod check;
mod fault;
mod show;
pub(crate) mod turns;

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use record::{Game, GameReader, ReadError, StreamError};

use crate::echo;
use crate::failure::{Exit, Failure};
use crate::{input, t};

/// Check, show or animate records of games
///
/// A record is a text in the syntax of PGN with the tag Setup: one or more games with tags, turns,
/// comments, variations and results. `play` saves such files. They are read game by game, so they
/// may be as large as you like.
#[derive(Args)]
pub(crate) struct Record {
    #[command(subcommand)]
    task: RecordTask,
}

#[derive(Subcommand)]
enum RecordTask {
    Check(check::Check),
    Show(show::Show),
    Animate(animate::Animate),
}

pub(crate) fn run(arguments: &Record, out: &mut dyn Write) -> Result<Exit, Failure> {
    match &arguments.task {
        RecordTask::Check(arguments) => check::run(arguments, out),
        RecordTask::Show(arguments) => show::run(arguments, out),
        RecordTask::Animate(arguments) => animate::run(arguments, out),
    }
}

/// The file of records a subcommand is about.
#[derive(Args)]
struct RecordArgument {
    /// A file of records; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl RecordArgument {
    fn open(&self) -> Result<RecordFile, Failure> {
        RecordFile::open(&self.file)
    }
}

/// A file of records, or standard input, read game by game.
pub(crate) struct RecordFile {
    /// Its name in messages.
    name: String,
    games: GameReader<Box<dyn Read>>,
    /// How many games have been read.
    count: usize,
}

impl RecordFile {
    /// Opens a file, or standard input.
    pub(crate) fn open(path: &Path) -> Result<RecordFile, Failure> {
        let (name, input) = input::open(path)?;
        Ok(RecordFile {
            name,
            games: GameReader::new(input),
            count: 0,
        })
    }

    /// The next game, or `None` after the last. A file without any game is an error.
    ///
    /// # Errors
    /// [`Failure::Refused`] for an error, with file, line, column, and the line itself with a mark.
    pub(crate) fn next_game(&mut self) -> Result<Option<Game>, Failure> {
        match self.games.next() {
            Some(Ok(game)) => {
                self.count += 1;
                Ok(Some(game))
            }
            Some(Err(StreamError::Record(error))) => Err(Failure::Refused(self.show(&error))),
            Some(Err(StreamError::Io(error))) => Err(Failure::Io {
                what: t!("error-cannot-read", what = &self.name),
                error,
            }),
            None if self.count == 0 => {
                let (name, fault) = (&self.name, t!("terminal-record-no-game"));
                Err(Failure::Refused(format!("{name}:1:1: {fault}")))
            }
            None => Ok(None),
        }
    }

    fn show(&self, error: &ReadError) -> String {
        const AROUND: usize = 38;
        let ReadError {
            line,
            column,
            fault,
        } = error;
        let fault = fault::in_words(fault);
        let mut text = format!("{}:{line}:{column}: {fault}", self.name);
        let excerpt = self.games.excerpt(error, AROUND);
        if !excerpt.text.is_empty() {
            let shown = echo::whole(&excerpt.text);
            let column = echo::column(&shown, excerpt.mark);
            text.push_str(&format!("\n  {shown}\n  {:column$}^", ""));
        }
        text
    }
}
