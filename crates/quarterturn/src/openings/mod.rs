//! `quarterturn openings`: the first turns of a game.

mod make;

use std::io::Write;

use clap::{Args, Subcommand};

use crate::failure::{Exit, Failure};

/// Books of openings: the first turns of a game
///
/// A book of openings has a line for each position: the position, how many positions were visited to
/// assess it, and its good turns with what each is worth to its player, separated by tabs. Worth is
/// the chance of winning in thousandths, or +N or -N for a win or a loss proved in N turns.
#[derive(Args)]
pub(crate) struct Openings {
    #[command(subcommand)]
    task: OpeningsTask,
}

#[derive(Subcommand)]
enum OpeningsTask {
    Make(make::Make),
}

pub(crate) fn run(arguments: &Openings, out: &mut dyn Write) -> Result<Exit, Failure> {
    match &arguments.task {
        OpeningsTask::Make(arguments) => make::run(arguments, out),
    }
}
