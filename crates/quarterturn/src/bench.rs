//! `quarterturn bench`: the same work every time.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use engine::Stop;
use rules::Setup;
use serde::Serialize;

use crate::columns;
use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::options::Json;
use crate::progress;
use crate::t;

/// Search fixed positions and count nodes
///
/// Searches the same positions of the four games to the same depth and prints how many positions
/// were visited. Their sum is the signature of the search: it is the same on every machine, and
/// a different number means that the engine plays differently. The speed is this machine's.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn bench
  quarterturn bench --json

The keys of --json:
  games              for each game its `game` and the `nodes` visited
  signature          all nodes together; null if Ctrl-C ended it
  seconds            how long it took
  nodes_per_second   signature / seconds")]
pub(crate) struct Bench {
    #[command(flatten)]
    json: Json,
}

/// What is written; the names are the keys of `--json`.
#[derive(Serialize)]
struct Measured {
    games: Vec<Part>,
    signature: Option<u64>,
    seconds: f64,
    nodes_per_second: f64,
}

#[derive(Serialize)]
struct Part {
    game: &'static str,
    nodes: u64,
}

pub(crate) fn run(arguments: &Bench, out: &mut dyn Write) -> Result<Exit, Failure> {
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let bar = progress::bar(Setup::NAMED.len(), "bench".to_owned());
    let begun = Instant::now();
    let games: Vec<Part> = Setup::NAMED
        .into_iter()
        .take_while(|_| !stop.is_stopped())
        .map(|(game, setup)| {
            let nodes = engine::bench_of(setup);
            bar.inc(1);
            Part { game, nodes }
        })
        .collect();
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    interrupt.announce();
    let nodes: u64 = games.iter().map(|part| part.nodes).sum();
    let report = Measured {
        signature: (games.len() == Setup::NAMED.len()).then_some(nodes),
        games,
        seconds,
        nodes_per_second: nodes as f64 / seconds,
    };
    if arguments.json.json {
        serde_json::to_writer(&mut *out, &report).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(interrupt.or(Exit::Yes));
    }
    let number = |number: String| columns::right(&number, 10);
    let mut rows: Vec<(String, String)> = report
        .games
        .iter()
        .map(|part| {
            let nodes = number(part.nodes.to_string());
            (
                part.game.to_owned(),
                t!("terminal-bench-nodes", nodes = nodes),
            )
        })
        .collect();
    if let Some(signature) = report.signature {
        let signature = number(signature.to_string());
        rows.push((t!("terminal-bench-signature"), signature));
    }
    let speed = number(format!("{:.0}", report.nodes_per_second));
    let speed = t!("terminal-bench-nodes-per-second", nodes = speed);
    rows.push((t!("terminal-bench-speed"), speed));
    write!(out, "{}", columns::table(&rows, 11))?;
    Ok(interrupt.or(Exit::Yes))
}
