//! `quarterturn analyze`: the best turns and what they are worth.

mod limit;
mod line;

use std::io::Write;

use clap::Args;
use engine::{Info, Stop};
use rules::Position;
use serde::Serialize;
use words::{Ending, player_name};

use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::language::words;
use crate::nets;
use crate::options::{Json, PositionArgument, TableSize};
use crate::progress;
use crate::t;
use crate::threads::Threads;
use crate::whole_number::whole_number;
use limit::Limit;
pub(crate) use line::{Proved, turns, worth};
use line::{Variation, variations};

/// Find the best turns and rate them
///
/// Turns are whole chains. A turn is rated by the winning chance of the player to move: *guessed*,
/// or *proved* with the number of turns to the end, counting both players' turns and this one. No
/// two lines lead to the same position after their first turn: the same actions in another order
/// are one turn. Turns that were not searched are not listed.
///
/// With one thread, the same nodes or depth give the same answer. Ctrl-C ends the search and prints
/// what it has found.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn analyze tixel --nodes 20000
  quarterturn analyze 'tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -' --lines 3 --depth 4
  quarterturn analyze regatta --time 100ms --threads 0 --hash 64 --json

The keys of --json:
  position              the position in full
  nodes                 number of positions visited
  depth                 search depth in actions
  lines                 best first; none if the game is over, fewer than requested if
                        there are no more or the search ended too early
    turn                the whole turn
    winning_chance      of the player to move, from 0 to 1; 1 or 0 if proved
    proved              null, or {\"result\": \"win\"|\"loss\", \"turns\": n} for the player to move
    pv                  the turns of both players, beginning with this one")]
pub(crate) struct Analyze {
    #[command(flatten)]
    position: PositionArgument,

    #[command(flatten)]
    limit: Limit,

    /// How many turns to compare
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole_number::<u32>(1..=100))]
    lines: u32,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    table: TableSize,

    #[command(flatten)]
    json: Json,
}

/// What is written; the names are the keys of `--json`.
#[derive(Serialize)]
struct Analysis {
    position: String,
    nodes: u64,
    depth: u32,
    /// `net` where one has been learned for the setup, else `hand`.
    evaluation: &'static str,
    lines: Vec<Variation>,
}

pub(crate) fn run(arguments: &Analyze, out: &mut dyn Write) -> Result<Exit, Failure> {
    let position = arguments.position.read()?;
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let analysis = analysis(arguments, &position, &stop);
    interrupt.announce();
    if arguments.json.json {
        serde_json::to_writer(&mut *out, &analysis).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        write_text(&position, &analysis, out)?;
    }
    Ok(interrupt.or(Exit::Yes))
}

fn analysis(arguments: &Analyze, position: &Position, stop: &Stop) -> Analysis {
    let mut engine = nets::engine();
    engine.set_table(arguments.table.affordable());
    engine.set_threads(u32::try_from(arguments.threads.count()).unwrap_or(u32::MAX));
    let limits = arguments.limit.limits(arguments.lines);
    let shown = progress::message();
    let report = engine.search(position, &[], &limits, stop, |info| {
        shown.set_message(so_far(position, info));
    });
    shown.finish_and_clear();
    Analysis {
        position: position.to_string(),
        nodes: report.info.nodes,
        depth: report.info.depth,
        evaluation: if nets::learned().net(position.setup()).is_some() {
            "net"
        } else {
            "hand"
        },
        lines: variations(position, &report.info.lines),
    }
}

/// One line on how far the search has got.
fn so_far(position: &Position, info: &Info) -> String {
    let (depth, nodes) = (info.depth, info.nodes);
    let mut text = t!("terminal-analysis-so-far", depth = depth, nodes = nodes);
    if let Some(best) = variations(position, &info.lines).first() {
        text.push_str(&format!(
            "  {}  {}",
            worth(best.winning_chance, best.proved.as_ref()),
            best.pv.join(" ")
        ));
    }
    text
}

fn write_text(
    position: &Position,
    analysis: &Analysis,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    writeln!(out, "{}", analysis.position)?;
    if let Some(winner) = position.winner() {
        writeln!(out, "{}", words().ending(Ending::NoAction { winner }))?;
        return Ok(());
    }
    let player = player_name(position.to_move());
    let (depth, nodes) = (analysis.depth, analysis.nodes);
    let head = [
        t!("next-turn", player = player),
        t!("terminal-analysis-depth", depth = depth, nodes = nodes),
        match analysis.evaluation {
            "net" => t!("terminal-analysis-by-net"),
            _ => t!("terminal-analysis-by-hand"),
        },
    ];
    writeln!(out, "{}", words().in_a_row(head))?;
    if analysis.lines.is_empty() {
        writeln!(out, "{}", t!("terminal-analysis-too-few"))?;
    }
    for (number, line) in (1..).zip(&analysis.lines) {
        writeln!(out)?;
        writeln!(out, "{number:>3}. {}", line.turn)?;
        writeln!(
            out,
            "     {}",
            worth(line.winning_chance, line.proved.as_ref())
        )?;
        if let [_, rest @ ..] = line.pv.as_slice()
            && !rest.is_empty()
        {
            let then = t!("terminal-analysis-then", turns = rest.join(" "));
            writeln!(out, "     {then}")?;
        }
    }
    Ok(())
}
