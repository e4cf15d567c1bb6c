//! `quarterturn puzzles again`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::Stop;
use puzzles::{Examiner, Puzzle};

use super::pack::{self, PackOutput};
use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::progress;
use crate::t;
use crate::threads::Threads;
use crate::whole_number::whole_number;

/// Make puzzles again from their mistakes
///
/// Examines the mistake of each line as `puzzles make` does and writes the resulting line, with turns,
/// rating and motifs worked out again. What is not worth solving is left out. The same lines give the
/// same puzzles, whatever the number of threads.
///
/// A long run can be divided: --first and --lines choose a part of the file, and the parts one after
/// another are what one run would have written. Ctrl-C ends the run and writes the lines before the first
/// that is missing.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn puzzles again tixel.tsv --threads 0 -o again.tsv
  quarterturn puzzles again tixel.tsv --first 100 --lines 50")]
pub(crate) struct Again {
    /// A file of puzzles; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Number of the first line, counted from 0
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole_number::<usize>(0..=10_000_000))]
    first: usize,

    /// Number of lines; without it, all that are left
    #[arg(long, value_name = "N", value_parser = whole_number::<usize>(1..=10_000_000))]
    lines: Option<usize>,

    #[command(flatten)]
    output: PackOutput,

    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(arguments: &Again, out: &mut dyn Write) -> Result<Exit, Failure> {
    arguments.output.check()?;
    let lines = arguments.lines.unwrap_or(usize::MAX);
    let puzzles: Vec<Puzzle> = pack::read(&arguments.file)?
        .into_iter()
        .skip(arguments.first)
        .take(lines)
        .collect();
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let bar = progress::bar(puzzles.len(), t!("terminal-puzzles-looking"));
    let examine = |line: usize| Examiner::USUAL.examine_again(&puzzles[line]);
    let made = arguments
        .threads
        .in_order(puzzles.len(), &stop, &bar, examine);
    let kept = made.iter().flatten();
    let text: String = kept.map(|find| format!("{}\n", find.puzzle)).collect();
    arguments.output.write(&text, out)?;
    interrupt.announce();
    Ok(interrupt.or(Exit::Yes))
}
