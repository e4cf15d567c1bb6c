//! `solve --complete` and `solve --check`: every position of a small board.

use std::io::Write;
use std::time::Instant;

use engine::Stop;
use rules::{Position, Setup};
use truth::{Effort, Finding, Stage, Table, TableError};
use words::player_name;

use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::language::words;
use crate::{available_memory, progress, t};

/// The solved boards that the program knows.
const BOARDS: &str = include_str!("../../../../truth/boards.tsv");

/// Boards with more positions are checked only if they are named.
const QUICK: u64 = 1_000_000;

/// Bytes per position while the table of a known board grows.
const BYTES: u64 = 48;

/// The initial bytes of every table.
const FIRST_BYTES: u64 = 16 << 20;

/// Computes a board, and prints the result.
pub(super) fn run(
    position: &Position,
    effort: Effort,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let setup = position.setup();
    if *position != Position::start(setup) {
        return Err(Failure::Misuse(t!("error-solve-not-a-start")));
    }
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let found = work_out(setup, effort, &stop);
    interrupt.announce();
    match found {
        Ok(finding) => {
            write_text(&finding, out)?;
            Ok(interrupt.or(Exit::Yes))
        }
        Err(TableError::Stopped) => Ok(interrupt.or(Exit::No)),
        Err(error) => Err(refused(setup, error)),
    }
}

/// Recomputes known boards, and compares.
pub(super) fn check(
    position: Option<&Position>,
    threads: usize,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let known = truth::boards(BOARDS).map_err(|error| Failure::Refused(error.to_string()))?;
    let wanted: Vec<&Finding> = match position {
        Some(position) => {
            let setup = position.setup();
            let named = known.iter().find(|finding| finding.setup == setup);
            let unknown = || Failure::Refused(t!("error-solve-unknown", setup = setup.to_string()));
            vec![named.ok_or_else(unknown)?]
        }
        None => known.iter().filter(|board| is_quick(board)).collect(),
    };
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let mut answer = Exit::Yes;
    for board in &wanted {
        let memory = board.summary.positions() * BYTES + FIRST_BYTES;
        let effort = Effort {
            threads,
            memory: usize::try_from(memory).unwrap_or(usize::MAX),
        };
        if !available_memory::has_room_for(memory, 0) {
            let positions = board.summary.positions();
            return Err(refused(board.setup, TableError::TooLarge { positions }));
        }
        match work_out(board.setup, effort, &stop) {
            Ok(found) if found.summary == board.summary => {
                let (setup, positions) = (board.setup.to_string(), found.summary.positions());
                let same = t!("terminal-solve-same", setup = setup, positions = positions);
                writeln!(out, "{same}")?;
            }
            Ok(found) => {
                let setup = board.setup.to_string();
                writeln!(out, "{}", t!("terminal-solve-differs", setup = setup))?;
                writeln!(out, "{board}\n{found}")?;
                answer = Exit::No;
            }
            Err(TableError::Stopped) => break,
            Err(error) => return Err(refused(board.setup, error)),
        }
        out.flush()?;
    }
    interrupt.announce();
    let left_out = known.len() - wanted.len();
    if position.is_none() && left_out > 0 {
        writeln!(out, "{}", t!("terminal-solve-left-out", count = left_out))?;
    }
    Ok(interrupt.or(answer))
}

fn is_quick(board: &Finding) -> bool {
    board.summary.positions() <= QUICK
}

/// A summary of a board's table, with progress on stderr.
fn work_out(setup: Setup, effort: Effort, stop: &Stop) -> Result<Finding, TableError> {
    let shown = progress::message();
    let began = Instant::now();
    let table = Table::of(setup, effort, |stage| {
        shown.set_message(match stage {
            Stage::Reaching { positions } => t!("terminal-solve-so-far", nodes = positions),
            Stage::Deciding { turns, open } => {
                t!("terminal-solve-deciding", turns = turns, open = open)
            }
        });
        !stop.is_stopped()
    });
    let summary = table.map(|table| table.summary());
    shown.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64().ceil() as u32;
    Ok(Finding {
        setup,
        summary: summary?,
        seconds,
    })
}

/// A sentence about the board, and its line for the file.
fn write_text(finding: &Finding, out: &mut dyn Write) -> Result<(), Failure> {
    let proved = match finding.winner() {
        Some(winner) => t!(
            "terminal-solve-proved",
            winner = player_name(winner),
            turns = finding.turns()
        ),
        None => t!("terminal-solve-drawn"),
    };
    let [won, lost, drawn] = finding.summary.counts;
    let counted = t!(
        "terminal-solve-complete",
        positions = finding.summary.positions(),
        won = won,
        lost = lost,
        drawn = drawn,
        turns = finding.summary.longest
    );
    writeln!(out, "{}", words().in_a_row([proved, counted]))?;
    writeln!(out, "{finding}")?;
    Ok(out.flush()?)
}

fn refused(setup: Setup, error: TableError) -> Failure {
    let setup = setup.to_string();
    Failure::Refused(match error {
        TableError::TooLarge { positions } => {
            t!(
                "error-solve-too-large",
                setup = setup,
                positions = positions
            )
        }
        TableError::TooWide | TableError::TooLong | TableError::Stopped => {
            t!("error-solve-too-wide", setup = setup)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_solved_boards_can_be_read_and_most_are_checked_quickly() {
        let known = truth::boards(BOARDS).unwrap();
        let quick = known.iter().filter(|board| is_quick(board)).count();
        assert!(quick >= 10 && quick < known.len(), "{quick}");
    }
}
