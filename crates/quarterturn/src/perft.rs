//! `quarterturn perft`: counts of action sequences.

use std::io::Write;

use clap::Args;
use rules::Position;

use crate::failure::{Exit, Failure};
use crate::options::PositionArgument;
use crate::progress;
use crate::sorted_actions::sorted_actions;
use crate::t;
use crate::threads::Threads;
use crate::whole_number::whole_number;

/// Count sequences of legal actions
///
/// Writes a line `d count` for every depth d from 1 to DEPTH: the number of sequences of d legal
/// actions. The unit is an action, not a turn, and `end` counts as one. A lost position has none.
/// Two programs that agree on these counts very likely agree on the rules.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn perft tixel 3
  quarterturn perft regatta 3 --threads 0
  quarterturn perft tix 3 --divide        the count behind each first action")]
pub(crate) struct Perft {
    #[command(flatten)]
    position: PositionArgument,

    /// Length of the sequences, in actions
    #[arg(value_name = "DEPTH", value_parser = whole_number::<u32>(1..=99))]
    depth: u32,

    /// Write the count behind each first action, sorted bytewise, and the total; for DEPTH only
    #[arg(long)]
    divide: bool,

    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(arguments: &Perft, out: &mut dyn Write) -> Result<Exit, Failure> {
    let position = arguments.position.read()?;
    let firsts = sorted_actions(&position);
    if arguments.divide {
        let counts = divide(&position, arguments.depth, arguments.threads);
        for ((text, _), count) in firsts.iter().zip(&counts) {
            writeln!(out, "{text} {count}")?;
        }
        writeln!(out, "total {}", counts.iter().sum::<u64>())?;
        return Ok(Exit::Yes);
    }
    let mut count = 1;
    for depth in 1..=arguments.depth {
        // If no sequence goes on, none is longer.
        if count > 0 {
            count = divide(&position, depth, arguments.threads).iter().sum();
        }
        writeln!(out, "{depth} {count}")?;
        out.flush()?;
    }
    Ok(Exit::Yes)
}

/// A part of the tree small enough for one thread at a time.
struct Part {
    /// The first action it comes after.
    first: usize,
    root: Position,
    depth: u32,
}

/// Counts the sequences after each first action, in bytewise order of the first actions.
fn divide(position: &Position, depth: u32, threads: Threads) -> Vec<u64> {
    let firsts = sorted_actions(position);
    let mut parts: Vec<Part> = firsts
        .iter()
        .enumerate()
        .map(|(first, (_, action))| Part {
            first,
            root: after(position, *action),
            depth: depth - 1,
        })
        .collect();
    // With only a few parts, threads would be idle at the end and the progress bar would not move.
    if depth > 3 {
        parts = parts.iter().flat_map(split).collect();
    }
    let bar = progress::bar(parts.len(), t!("terminal-progress-depth", depth = depth));
    let counts = threads.share(parts.len(), |job, counts: &mut Vec<u64>| {
        let part = &parts[job];
        counts.resize(firsts.len(), 0);
        counts[part.first] += part.root.perft(part.depth);
        bar.inc(1);
    });
    bar.finish_and_clear();
    let mut totals = vec![0; firsts.len()];
    for counts in counts {
        for (total, count) in totals.iter_mut().zip(counts) {
            *total += count;
        }
    }
    totals
}

fn split(part: &Part) -> impl Iterator<Item = Part> {
    let (first, depth) = (part.first, part.depth - 1);
    let root = part.root;
    root.actions().into_iter().map(move |action| Part {
        first,
        root: after(&root, action),
        depth,
    })
}

fn after(position: &Position, action: rules::Action) -> Position {
    let mut after = *position;
    after.play_unchecked(action);
    after
}
