//! `quarterturn puzzle`: puzzles solved in this terminal.

mod choice;
mod table;
mod today;

use std::io::Write;

use clap::Args;
use motifs::Motif;
use puzzles::Day;

use crate::failure::{Exit, Failure};
use crate::options::{self, OptionalSeed};
use crate::t;
use crate::terminal_board::BoardOptions;
use crate::whole_number::whole_number;
use choice::{Selection, of_day, of_game};
use table::PuzzleTable;

/// Solve puzzles in this terminal
///
/// Without a game, poses the daily puzzle. The opponent has just made a mistake, and there is a
/// proved win: type a whole turn, with commas between its actions. Every proved win counts; a turn
/// that loses it is refuted. The commands are board, solution, again, next, help and quit.
///
/// If standard input is not a terminal, its lines are read as a script.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn puzzle                            the puzzle of today
  quarterturn puzzle tix                        any of Tix
  quarterturn puzzle tixel --motif double-threat --rating 1400
  quarterturn puzzle regatta --number 12
  quarterturn puzzle --day 2026-12-24")]
pub(crate) struct PuzzleTask {
    /// Whose puzzles: tix, tixel, regatta or poka-yoke
    #[arg(value_name = "GAME")]
    game: Option<String>,

    /// Only puzzles with this motif
    #[arg(long, value_name = "MOTIF", requires = "game", value_parser = options::motif())]
    motif: Option<Motif>,

    /// Prefer puzzles close to this rating
    #[arg(long, value_name = "N", requires = "game", value_parser = whole_number::<u16>(0..=4000))]
    rating: Option<u16>,

    /// This puzzle, counted from 1
    #[arg(long, value_name = "N", requires = "game", conflicts_with_all = ["motif", "rating"], value_parser = whole_number::<usize>(1..=100_000))]
    number: Option<usize>,

    /// The puzzle of this day instead of today's
    #[arg(long, value_name = "DAY", conflicts_with = "game", value_parser = options::day)]
    day: Option<Day>,

    #[command(flatten)]
    seed: OptionalSeed,

    #[command(flatten)]
    board: BoardOptions,
}

pub(crate) fn run(arguments: &PuzzleTask, out: &mut dyn Write) -> Result<Exit, Failure> {
    let posed = match &arguments.game {
        None => of_day(arguments.day.unwrap_or_else(today::today))?,
        Some(game) => of_game(
            game,
            &Selection {
                motif: arguments.motif,
                rating: arguments.rating,
                number: arguments.number,
                seed: arguments.seed.or_new(),
            },
        )?,
    };
    if posed.is_empty() {
        return Err(Failure::Misuse(t!("puzzles-no-such")));
    }
    PuzzleTable::new(posed, arguments.board.writer(), out)?.run()
}
