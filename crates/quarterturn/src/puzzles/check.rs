//! `quarterturn puzzles check`.

use std::collections::HashMap;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use engine::Stop;
use motifs::Motif;
use puzzles::{Examiner, Fault, Likeness, Puzzle};

use super::pack::Pack;
use crate::echo;
use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::progress;
use crate::t;
use crate::threads::Threads;

/// Prove puzzles again
///
/// Every puzzle must be won after the mistake, in as many turns as it says and no fewer, and not before
/// it. One that is to be held must have one turn that holds, while every other loses at once, and nothing
/// to win. The solution must have the motifs named, and no two puzzles of a file may be alike, seen from
/// any side.
///
/// A file without faults is listed on stdout with its number of puzzles. A fault is reported on stderr
/// as FILE:LINE with the reason, and the exit code is 1. Ctrl-C ends the run and reports the faults found so
/// far.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn puzzles check tixel.tsv
  quarterturn puzzles check --threads 0 puzzles/*.tsv
  quarterturn puzzles make tix | quarterturn puzzles check -")]
pub(crate) struct Check {
    /// Files of puzzles, or calendars; `-` reads standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Also make each puzzle again from its mistake, rate it again, and compare the lines
    #[arg(long)]
    thoroughly: bool,

    #[command(flatten)]
    threads: Threads,
}

/// What was found out about puzzles, by their lines.
type Verdicts = HashMap<String, Result<Likeness, String>>;

pub(crate) fn run(arguments: &Check, out: &mut dyn Write) -> Result<Exit, Failure> {
    let packs: Result<Vec<Pack>, Failure> = arguments
        .files
        .iter()
        .map(|path| Pack::read(path))
        .collect();
    let packs = packs?;
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let verdicts = verdicts(arguments, &packs, &stop);
    let mut answer = Exit::Yes;
    for pack in &packs {
        let faults = faults(pack, &verdicts);
        for (number, fault) in &faults {
            let message = echo::message(&format!("{}:{number}: {fault}", pack.name));
            writeln!(io::stderr(), "{message}")?;
        }
        if !faults.is_empty() {
            answer = Exit::No;
        } else if !interrupt.happened() {
            let puzzles = t!("terminal-puzzles-count", count = pack.lines.len());
            writeln!(out, "{}: {puzzles}", pack.name)?;
            out.flush()?;
        }
    }
    interrupt.announce();
    Ok(interrupt.or(answer))
}

/// Checks the puzzles of all files, each once: those of a calendar are in the packs too.
fn verdicts(arguments: &Check, packs: &[Pack], stop: &Stop) -> Verdicts {
    let lines = packs.iter().flat_map(|pack| &pack.lines).flatten();
    let mut puzzles: Vec<(String, &Puzzle)> =
        lines.map(|puzzle| (puzzle.to_string(), puzzle)).collect();
    puzzles.sort_by(|(one, _), (other, _)| one.cmp(other));
    puzzles.dedup_by(|(one, _), (other, _)| one == other);
    let bar = progress::bar(puzzles.len(), t!("terminal-puzzles-checking"));
    let check = |job: usize, verdicts: &mut Verdicts| {
        if !stop.is_stopped() {
            let (line, puzzle) = &puzzles[job];
            verdicts.insert(line.clone(), verdict(puzzle, arguments.thoroughly));
            bar.inc(1);
        }
    };
    let verdicts = arguments.threads.share(puzzles.len(), check);
    bar.finish_and_clear();
    verdicts.into_iter().flatten().collect()
}

fn verdict(puzzle: &Puzzle, thoroughly: bool) -> Result<Likeness, String> {
    let likeness = puzzles::check(puzzle).map_err(|fault| in_words(puzzle, &fault))?;
    if thoroughly {
        let again = Examiner::USUAL.examine_again(puzzle);
        match again.map(|find| find.puzzle) {
            Some(again) if again == *puzzle => {}
            Some(again) => return Err(t!("terminal-puzzles-other", line = again.to_string())),
            None => return Err(t!("terminal-puzzles-not-kept")),
        }
    }
    Ok(likeness)
}

/// The lines of a file that are not as they should be.
fn faults(pack: &Pack, verdicts: &Verdicts) -> Vec<(usize, String)> {
    let mut faults = Vec::new();
    let mut known: Vec<(usize, &Likeness)> = Vec::new();
    for (number, line) in (1..).zip(&pack.lines) {
        let verdict = line
            .as_ref()
            .map(|puzzle| verdicts.get(&puzzle.to_string()));
        match verdict {
            Err(fault) | Ok(Some(Err(fault))) => faults.push((number, fault.clone())),
            Ok(Some(Ok(likeness))) => {
                let alike = known
                    .iter()
                    .find(|(_, other)| likeness.is_shared_with(other));
                if let Some((other, _)) = alike {
                    faults.push((number, t!("terminal-puzzles-alike", line = *other)));
                }
                known.push((number, likeness));
            }
            // The run was interrupted.
            Ok(None) => {}
        }
    }
    faults
}

fn in_words(puzzle: &Puzzle, fault: &Fault) -> String {
    match fault {
        Fault::Unproved => t!("terminal-puzzles-unproved", turns = puzzle.goal.turns()),
        Fault::NotHeld => t!("terminal-puzzles-not-held"),
        Fault::Shorter(turns) => t!("terminal-puzzles-shorter", turns = *turns),
        Fault::LostBefore => t!("terminal-puzzles-lost-before"),
        Fault::Motifs(motifs) if motifs.is_empty() => t!("terminal-puzzles-no-motif"),
        Fault::Motifs(motifs) => {
            let names: Vec<&str> = motifs.iter().copied().map(Motif::name).collect();
            t!("terminal-puzzles-motifs", motifs = names.join(","))
        }
    }
}
