//! `quarterturn puzzles again`.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::Stop;
use puzzles::{Examiner, Puzzle};

use super::pack;
use crate::failure::{Answer, Failure};
use crate::interrupt::Interrupt;
use crate::output::Overwrite;
use crate::progress;
use crate::t;
use crate::threads::Threads;
use crate::whole_number::whole_number;

/// Make puzzles again from their mistakes
///
/// Examines the mistake of each line as `puzzles make` does and writes the line that comes of it: the
/// turns, the rating and the motifs are found out again. What is not worth solving is left out. The same
/// lines give the same puzzles, whatever the number of threads.
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

    /// Write the puzzles to this file instead of stdout
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[command(flatten)]
    threads: Threads,
}

/// The lines made again, by their numbers; `None` for one that is left out.
type Made = BTreeMap<usize, Option<Puzzle>>;

pub(crate) fn run(arguments: &Again, out: &mut dyn Write) -> Result<Answer, Failure> {
    if let Some(path) = &arguments.output {
        arguments.overwrite.check(path)?;
    }
    let lines = arguments.lines.unwrap_or(usize::MAX);
    let puzzles: Vec<Puzzle> = pack::read(&arguments.file)?
        .into_iter()
        .skip(arguments.first)
        .take(lines)
        .collect();
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let bar = progress::bar(puzzles.len(), t!("terminal-puzzles-looking"));
    let examine = |line: usize, made: &mut Made| {
        if !stop.is_stopped() {
            let find = Examiner::USUAL.examine_again(&puzzles[line]);
            made.insert(line, find.map(|find| find.puzzle));
            bar.inc(1);
        }
    };
    let made = arguments.threads.share(puzzles.len(), examine);
    bar.finish_and_clear();
    let made: Made = made.into_iter().flatten().collect();
    let known = made
        .iter()
        .zip(0..)
        .take_while(|((line, _), next)| *line == next);
    let kept = known.filter_map(|((_, puzzle), _)| puzzle.as_ref());
    let text: String = kept.map(|puzzle| format!("{puzzle}\n")).collect();
    match &arguments.output {
        Some(path) => arguments.overwrite.write(path, text.as_bytes())?,
        None => out.write_all(text.as_bytes())?,
    }
    interrupt.announce();
    Ok(interrupt.or(Answer::Yes))
}
