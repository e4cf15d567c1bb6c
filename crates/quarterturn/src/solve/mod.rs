//! `quarterturn solve`: who wins, proved.

mod tree;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use engine::{Budget, Distance, ProofTree, Solver, Verdict};
use rules::{Player, Position};
use serde::Serialize;
use words::{Ending, player_name};

use crate::failure::{Answer, Failure};
use crate::language::words;
use crate::t;
use crate::{input, progress};

/// Prove who wins, and in how many turns
///
/// A proof holds whatever the loser does. Turns are those of both players together, the one in
/// progress included; the winner hurries, the loser delays. If nothing is proved within the budget,
/// that is said, and the exit code is 1.
///
/// With --tree the proof is written as a record that can be walked: one turn of the winner, every
/// turn of the loser, each with all that follows. A position that came up before is not shown
/// twice, and a very large tree is cut; both are said in comments.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn solve 3u:X3/X3
  quarterturn solve 'tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -' --json
  quarterturn solve 3u:X3/X3 --nodes 100000 --tree proof.pgn

The keys of --json:
  position              the position in full
  nodes                 how many positions were looked at
  proved                null, or {\"result\": \"win\"|\"loss\", \"turns\": n, \"at_least\": m} for the
                        player to move: decided within n turns and not before m
  open                  null, or how far it came if nothing is proved:
                        {\"no_win_within\": n, \"no_loss_within\": n}
  tree                  null, or what --tree wrote: {\"turns\": n, \"complete\": true|false}")]
pub(crate) struct Solve {
    /// A setup or a position; `-` reads it from standard input
    #[arg(value_name = "POSITION")]
    position: String,

    /// How many positions to look at before giving up
    #[arg(long, value_name = "BUDGET", default_value_t = 20_000_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    nodes: u64,

    /// Memory for what was found out on the way, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..=65_536))]
    hash: u64,

    /// Write the proof as a record with variations to this file
    #[arg(long, value_name = "FILE")]
    tree: Option<PathBuf>,

    /// Write one JSON object instead of text
    #[arg(long)]
    json: bool,
}

/// Turns a tree may have: more than anybody walks, less than a text editor refuses.
const LARGEST_TREE: usize = 10_000;

/// A tree may take so many times the work of the proof: what was forgotten is proved again.
const REMEMBERING: u64 = 4;

/// What is written; the names are the keys of `--json`.
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

pub(crate) fn run(arguments: &Solve, out: &mut dyn Write) -> Result<Answer, Failure> {
    let position = input::position(&arguments.position)?;
    let bytes = usize::try_from(arguments.hash << 20).unwrap_or(usize::MAX);
    let mut solver = Solver::new(bytes);
    let shown = progress::message();
    let budget = Budget::nodes(arguments.nodes);
    let proof = solver.prove_while(&position, budget, |nodes| {
        shown.set_message(format!("{nodes} positions"));
        true
    });
    let known = decided(&position, proof.verdict);
    let tree = match &arguments.tree {
        Some(path) => {
            shown.set_message("writing the tree");
            let budget = Budget::nodes(arguments.nodes.saturating_mul(REMEMBERING));
            let tree = solver.tree(&position, proof.verdict, budget, LARGEST_TREE);
            tree.map(|tree| write_tree(path, &tree)).transpose()?
        }
        None => None,
    };
    shown.finish_and_clear();

    let proved = |result| {
        move |distance: Distance| Proved {
            result,
            turns: distance.at_most,
            at_least: distance.at_least,
        }
    };
    let (proved, open) = match proof.verdict {
        Verdict::Win(distance) => (Some(proved("win")(distance)), None),
        Verdict::Loss(distance) => (Some(proved("loss")(distance)), None),
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
    let solution = Solution {
        position: position.to_string(),
        nodes: proof.nodes,
        proved,
        open,
        tree,
    };
    if arguments.json {
        serde_json::to_writer(&mut *out, &solution).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        write_text(&solution, &position, known, arguments, out)?;
    }
    Ok(match known {
        Some(_) => Answer::Yes,
        None => Answer::No,
    })
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

fn write_tree(path: &Path, tree: &ProofTree) -> Result<WrittenTree, Failure> {
    let written = tree::written(tree);
    let text = written.as_ref().map(|written| written.game.to_string());
    std::fs::write(path, text.unwrap_or_default()).map_err(Failure::file("write", path))?;
    Ok(WrittenTree {
        turns: written.map_or(0, |written| written.turns),
        complete: tree.is_complete(),
    })
}

fn write_text(
    solution: &Solution,
    position: &Position,
    known: Option<(Player, Distance)>,
    arguments: &Solve,
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
        writeln!(out, "{}", t!("terminal-solve-open", nodes = nodes))?;
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
    match (&solution.tree, &arguments.tree) {
        (Some(tree), Some(path)) => {
            let s = if tree.turns == 1 { "" } else { "s" };
            writeln!(out, "{}: {} turn{s}.", path.display(), tree.turns)?;
            if !tree.complete {
                writeln!(
                    out,
                    "The tree is cut: not every line is shown to the end; its comments say where."
                )?;
            }
        }
        (None, Some(path)) => writeln!(out, "{} was not written.", path.display())?,
        _ => {}
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
