//! `quarterturn solve`: who wins, proved.

mod complete;
mod tree;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use engine::{Budget, Distance, Proof, ProofTree, Solver, Stop, Verdict};
use rules::{Player, Position};
use serde::Serialize;
use words::{Ending, player_name};

use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::language::words;
use crate::options::{Json, TableSize};
use crate::output::Overwrite;
use crate::t;
use crate::threads::Threads;
use crate::whole_number::whole_number;
use crate::{echo, input, progress};
use tree::Written;

/// Prove who wins, and in how many turns
///
/// A proof holds whatever the loser does. Turns of both players are counted, including the one in
/// progress; the winner wins as fast and the loser loses as slowly as possible. If nothing is
/// proved within the budget, the output says so and the exit code is 1. Ctrl-C ends the search and
/// prints what is proved so far.
///
/// With --tree, the proof is also written to a file, as a record with variations: one turn for the
/// winner and every turn for the loser, each with everything that follows. Comments say where a
/// position occurred before, and where a very large tree is truncated.
///
/// With --complete, every position that a game on a small board can reach is computed, which also
/// proves draws. --check recomputes boards that are known to be solved, the small ones or the one
/// given, and compares. --threads applies to these two.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn solve 3u:X3/X3
  quarterturn solve 'tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -' --json
  quarterturn solve 3u:X3/X3 --nodes 100000 --tree proof.pgn
  quarterturn solve 4u:X2/X2 --complete --threads 2
  quarterturn solve --check 3u:X3/X3

The keys of --json:
  position   the position in full
  nodes      the number of positions searched
  proved     null, or for the player to move, decided within n turns and not
             before m: {\"result\": \"win\"|\"loss\", \"turns\": n, \"at_least\": m}
  open       null, or if nothing is proved, what was ruled out:
             {\"no_win_within\": n, \"no_loss_within\": n}
  tree       null, or what --tree writes: {\"turns\": n, \"complete\": true|false}")]
pub(crate) struct Solve {
    /// A setup or a position; `-` reads it from standard input
    #[arg(value_name = "POSITION", required_unless_present = "check")]
    position: Option<String>,

    /// Compute every position of a small board, and print its line for `truth/boards.tsv`
    #[arg(long, conflicts_with_all = ["nodes", "tree", "json"])]
    complete: bool,

    /// Recompute boards that are known to be solved, and compare
    #[arg(long, conflicts_with_all = ["complete", "nodes", "tree", "json"])]
    check: bool,

    #[command(flatten)]
    threads: Threads,

    /// Positions to search before giving up
    #[arg(long, value_name = "BUDGET", default_value_t = 20_000_000, value_parser = whole_number::<u64>(1..=1_000_000_000_000))]
    nodes: u64,

    #[command(flatten)]
    table: TableSize,

    /// Write the proof to this file, as a record with variations
    #[arg(long, value_name = "FILE")]
    tree: Option<PathBuf>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[command(flatten)]
    json: Json,
}

/// The most turns in a tree: more than anyone reads, but a text editor can still open it.
const LARGEST_TREE: usize = 10_000;

/// A tree may take this many times the budget of the proof: forgotten results are proved again.
const REMEMBERING: u64 = 4;

/// The output; the names are the keys of `--json`.
#[derive(Serialize)]
struct Solution {
    position: String,
    nodes: u64,
    proved: Option<Proved>,
    open: Option<Open>,
    tree: Option<WrittenTree>,
}

#[derive(Serialize)]
struct Proved {
    result: &'static str,
    turns: u32,
    at_least: u32,
}

#[derive(Serialize)]
struct Open {
    no_win_within: u32,
    no_loss_within: u32,
}

#[derive(Serialize)]
struct WrittenTree {
    turns: usize,
    complete: bool,
}

pub(crate) fn run(arguments: &Solve, out: &mut dyn Write) -> Result<Exit, Failure> {
    let position = arguments.position.as_deref().map(input::position);
    let position = position.transpose()?;
    if arguments.check {
        return complete::check(position.as_ref(), arguments.threads.count(), out);
    }
    let Some(position) = position else {
        return Ok(Exit::No);
    };
    if arguments.complete {
        let effort = truth::Effort {
            threads: arguments.threads.count(),
            memory: usize::try_from(arguments.table.affordable()).unwrap_or(usize::MAX),
        };
        return complete::run(&position, effort, out);
    }
    if let Some(path) = &arguments.tree {
        arguments.overwrite.check(path)?;
    }
    let bytes = usize::try_from(arguments.table.affordable()).unwrap_or(usize::MAX);
    let mut solver = Solver::new(bytes);
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let shown = progress::message();
    let budget = Budget::nodes(arguments.nodes);
    let proof = solver.prove_while(&position, budget, |nodes| {
        shown.set_message(t!("terminal-solve-so-far", nodes = nodes));
        !stop.is_stopped()
    });
    let known = decided(&position, proof.verdict);
    let wanted = arguments.tree.as_ref().filter(|_| !interrupt.happened());
    let tree = wanted.and_then(|_| {
        shown.set_message(t!("terminal-solve-building"));
        let budget = Budget::nodes(arguments.nodes.saturating_mul(REMEMBERING));
        solver.tree(&position, proof.verdict, budget, LARGEST_TREE)
    });
    shown.finish_and_clear();
    interrupt.announce();

    let record = tree.as_ref().and_then(tree::written);
    let solution = Solution::of(&position, &proof, tree.as_ref().zip(record.as_ref()));
    let print = |out: &mut dyn Write| -> Result<(), Failure> {
        if arguments.json.json {
            serde_json::to_writer(&mut *out, &solution).map_err(std::io::Error::from)?;
            writeln!(out)?;
        } else {
            let searched = match interrupt.happened() {
                true => Searched::Interrupted,
                false => Searched::Budget,
            };
            write_text(&solution, &position, known, searched, out)?;
        }
        Ok(out.flush()?)
    };
    // The proof is printed even if the file fails, and the file is written even if printing fails.
    let printed = print(out);
    if let Some(path) = &arguments.tree {
        if let Some(record) = &record {
            let text = record.game.to_string();
            arguments.overwrite.write(path, text.as_bytes())?;
        }
        if printed.is_ok() && !arguments.json.json {
            write_about_tree(solution.tree.as_ref(), path, out)?;
        }
    }
    printed?;
    Ok(interrupt.or(match known {
        Some(_) => Exit::Yes,
        None => Exit::No,
    }))
}

impl Solution {
    fn of(position: &Position, proof: &Proof, tree: Option<(&ProofTree, &Written)>) -> Solution {
        let proved = |result, distance: Distance| Proved {
            result,
            turns: distance.at_most,
            at_least: distance.at_least,
        };
        let (proved, open) = match proof.verdict {
            Verdict::Win(distance) => (Some(proved("win", distance)), None),
            Verdict::Loss(distance) => (Some(proved("loss", distance)), None),
            Verdict::Open {
                no_win_within,
                no_loss_within,
            } => {
                let open = Open {
                    no_win_within,
                    no_loss_within,
                };
                (None, Some(open))
            }
        };
        Solution {
            position: position.to_string(),
            nodes: proof.nodes,
            proved,
            open,
            tree: tree.map(|(tree, written)| WrittenTree {
                turns: written.turns,
                complete: tree.is_complete(),
            }),
        }
    }
}

/// Who wins, if that is proved.
fn decided(position: &Position, verdict: Verdict) -> Option<(Player, Distance)> {
    let player = position.to_move();
    match verdict {
        Verdict::Win(distance) => Some((player, distance)),
        Verdict::Loss(distance) => Some((player.opponent(), distance)),
        Verdict::Open { .. } => None,
    }
}

/// Why a search ended without a proof.
#[derive(Clone, Copy)]
enum Searched {
    /// Its budget is spent.
    Budget,
    Interrupted,
}

fn write_text(
    solution: &Solution,
    position: &Position,
    known: Option<(Player, Distance)>,
    searched: Searched,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let nodes = solution.nodes;
    writeln!(out, "{}", solution.position)?;
    if let Some(winner) = position.winner() {
        writeln!(out, "{}", words().ending(Ending::NoAction { winner }))?;
    } else if let Some((winner, distance)) = known {
        let sentences = [
            proved(winner, distance),
            t!("terminal-solve-nodes", nodes = nodes),
        ];
        writeln!(out, "{}", words().in_a_row(sentences))?;
    } else {
        let key = match searched {
            Searched::Budget => "terminal-solve-open",
            Searched::Interrupted => "terminal-solve-interrupted",
        };
        writeln!(out, "{}", t!(key, nodes = nodes))?;
        if let Some(open) = &solution.open {
            let player = player_name(position.to_move());
            for (key, turns) in [
                ("terminal-solve-no-win", open.no_win_within),
                ("terminal-solve-no-loss", open.no_loss_within),
            ] {
                if turns > 0 {
                    writeln!(out, "{}", t!(key, player = player, turns = turns))?;
                }
            }
        }
    }
    Ok(())
}

/// Reports what happened to the file for the tree.
fn write_about_tree(
    tree: Option<&WrittenTree>,
    path: &Path,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let path = echo::path(path);
    let Some(tree) = tree else {
        writeln!(out, "{}", t!("terminal-solve-not-written", file = path))?;
        return Ok(());
    };
    let written = t!("terminal-solve-written", file = path, turns = tree.turns);
    writeln!(out, "{written}")?;
    if !tree.complete {
        writeln!(out, "{}", t!("terminal-solve-cut"))?;
    }
    Ok(())
}

/// Who wins in how many turns, or in how many at least and at most.
fn proved(winner: Player, distance: Distance) -> String {
    let winner = player_name(winner);
    match distance.exactly() {
        Some(turns) => t!("terminal-solve-proved", winner = winner, turns = turns),
        None => t!(
            "terminal-solve-proved-between",
            winner = winner,
            least = distance.at_least,
            most = distance.at_most
        ),
    }
}
