//! `quarterturn puzzles calendar`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use puzzles::{Day, choose_calendar, written_calendar};

use super::pack;
use crate::failure::{Exit, Failure};
use crate::{options, t};

/// Choose the puzzles of a year
///
/// Writes a line for every day of 52 weeks: the day, and its puzzle. The files take turns, and it gets
/// harder from Monday to Sunday. Of each file the most beautiful are chosen: rare ideas, few pieces on
/// the board, several turns.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn puzzles calendar --first 2026-11-16 tix.tsv tixel.tsv")]
pub(crate) struct MakeCalendar {
    /// The first day, a Monday
    #[arg(long, value_name = "DAY", value_parser = options::day)]
    first: Day,

    /// Files of puzzles, one for each game
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &MakeCalendar, out: &mut dyn Write) -> Result<Exit, Failure> {
    if arguments.first.weekday() != 0 {
        let day = arguments.first.to_string();
        return Err(Failure::Misuse(t!("error-not-monday", day = day)));
    }
    let packs: Result<Vec<_>, Failure> = arguments
        .files
        .iter()
        .map(|path| pack::read(path))
        .collect();
    let chosen = choose_calendar(&packs?);
    let chosen = chosen.ok_or_else(|| Failure::Misuse(t!("error-too-few-puzzles")))?;
    out.write_all(written_calendar(arguments.first, &chosen).as_bytes())?;
    Ok(Exit::Yes)
}
