//! `quarterturn puzzles`: making, checking and scheduling puzzles.

mod again;
mod calendar;
mod check;
mod make;
pub(crate) mod pack;

use std::io::Write;

use clap::{Args, Subcommand};

use crate::failure::{Exit, Failure};

/// Make puzzles from games, check them, make them again, or choose those of a year
///
/// A puzzle begins with the opponent's mistake; after it the player to move wins by proof. Or the
/// opponent threatens to win at once, and one turn holds. It is one line of five fields separated by
/// tabs: the position before that turn, the turn, in how many turns it is won or `hold`, its rating
/// with a deviation, and the motifs of the solution.
#[derive(Args)]
pub(crate) struct Puzzles {
    #[command(subcommand)]
    task: PuzzlesTask,
}

#[derive(Subcommand)]
enum PuzzlesTask {
    Make(make::Make),
    Check(check::Check),
    Again(again::Again),
    Calendar(calendar::MakeCalendar),
}

pub(crate) fn run(arguments: &Puzzles, out: &mut dyn Write) -> Result<Exit, Failure> {
    match &arguments.task {
        PuzzlesTask::Make(arguments) => make::run(arguments, out),
        PuzzlesTask::Check(arguments) => check::run(arguments, out),
        PuzzlesTask::Again(arguments) => again::run(arguments, out),
        PuzzlesTask::Calendar(arguments) => calendar::run(arguments, out),
    }
}
