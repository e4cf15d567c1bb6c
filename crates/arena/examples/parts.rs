//! What parts of the search are worth: the full engine against the engine with one part switched
//! off or one number changed.
//!
//! All matches are played from the same balanced openings and share one queue of games, so that no
//! thread is idle before the last games. Each row is written as soon as its match is over.

use std::process::ExitCode;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Instant;

use arena::{Opening, Openings, Seated, Side, Standings, play_pair, share_out};
use clap::Parser;
use engine::{EnginePlayer, Features, Stop, Tunables};
use rules::Setup;

/// What parts of the search are worth, in Elo, as a Markdown table
#[derive(Parser)]
struct Arguments {
    /// The game
    #[arg(long, value_name = "SETUP", default_value = "tixel")]
    game: Setup,

    /// Games for each part; an odd number is made even
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// Positions to search for each action
    #[arg(long, value_name = "N", default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Number of threads; 0 means one per processor
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,

    /// Random seed for the openings
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// A part to switch off, or `all`; may be repeated
    #[arg(long, value_name = "NAME")]
    part: Vec<String>,

    /// A number to change instead; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    number: Vec<String>,
}

/// How the opponent of the full engine is configured differently.
#[derive(Clone)]
struct Change {
    name: String,
    features: Features,
    tunables: Tunables,
}

impl Change {
    fn without(part: &str) -> Result<Change, String> {
        let features = Features::default().with(part, false).ok_or_else(|| {
            let names = Features::NAMES.join(", ");
            format!("no part is called `{part}`; the parts are {names}")
        })?;
        Ok(Change {
            name: part.replace('_', " "),
            features,
            tunables: Tunables::default(),
        })
    }

    fn number(text: &str) -> Result<Change, String> {
        let (name, value) = text
            .split_once('=')
            .and_then(|(name, value)| Some((name, value.parse().ok()?)))
            .ok_or_else(|| format!("`{text}` is not NAME=VALUE"))?;
        let tunables = Tunables::default().with(name, value).ok_or_else(|| {
            let names = Tunables::NAMES.join(", ");
            format!("no number is called `{name}`; the numbers are {names}")
        })?;
        Ok(Change {
            name: format!("against {text}"),
            features: Features::default(),
            tunables,
        })
    }
}

fn changes(arguments: &Arguments) -> Result<Vec<Change>, String> {
    let mut changes = Vec::new();
    for part in &arguments.part {
        if part == "all" {
            for name in Features::NAMES {
                changes.push(Change::without(name)?);
            }
        } else {
            changes.push(Change::without(part)?);
        }
    }
    for number in &arguments.number {
        changes.push(Change::number(number)?);
    }
    if changes.is_empty() {
        return Err("nothing to measure: give --part or --number".to_owned());
    }
    Ok(changes)
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match changes(&arguments) {
        Ok(changes) => {
            measure(&arguments, &changes);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn measure(arguments: &Arguments, changes: &[Change]) {
    let pairs = arguments.games.div_ceil(2) as usize;
    let threads = match arguments.threads {
        0 => thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    println!(
        "{}, {} nodes per action, {} games per row from balanced openings, seed {}\n",
        arguments.game,
        arguments.nodes,
        2 * pairs,
        arguments.seed,
    );
    println!("| part | Elo | 95 % interval | won | drawn | lost | pairs 0, ½, 1, 1½, 2 |");
    println!("|---|---|---|---|---|---|---|");
    let begun = Instant::now();
    play(arguments, changes, pairs, threads);
    let seconds = begun.elapsed().as_secs_f64();
    eprintln!("{threads} threads, {seconds:.0} s");
}

/// Plays all matches, and writes a row after each.
fn play(arguments: &Arguments, changes: &[Change], pairs: usize, threads: usize) {
    let openings = Openings::balanced(arguments.game, 4, arguments.seed);
    let opening_of: Vec<OnceLock<Opening>> = (0..pairs).map(|_| OnceLock::new()).collect();
    let standings: Vec<Mutex<Standings>> = changes.iter().map(|_| Mutex::default()).collect();
    let stop = Stop::new();
    share_out(threads, pairs * changes.len(), |job, ()| {
        let (number, pair) = (job / pairs, job % pairs);
        let opening = opening_of[pair].get_or_init(|| openings.of_pair(pair));
        let change = &changes[number];
        let seat = |side: Side, _, _| -> Box<dyn Seated> {
            let mut player = EnginePlayer::with_nodes(arguments.nodes);
            if side == Side::B {
                let engine = player.engine();
                engine.features = change.features;
                engine.tunables = Some(change.tunables);
            }
            Box::new(player)
        };
        if let Some(played) = play_pair(opening, pair, arguments.seed, &seat, &stop, &|_| {}) {
            let standings = standings[number].lock();
            let mut standings = standings.unwrap_or_else(PoisonError::into_inner);
            standings.add(&played);
            if standings.pairs.count() == pairs as u64 {
                println!("{}", row(&change.name, &standings));
            }
        }
    });
}

fn row(name: &str, standings: &Standings) -> String {
    let signed = |points: Option<f64>, infinite: &str| match points {
        // Avoid negative zero.
        Some(points) => format!("{:+.0}", points.round() + 0.0).replace('-', "−"),
        None => infinite.to_owned(),
    };
    let (points, interval) = match standings.pairs.elo() {
        Some(elo) => {
            let points = match (elo.points, elo.error()) {
                (Some(_), Some(error)) => format!("{} ± {error:.0}", signed(elo.points, "")),
                _ => "clean sweep".to_owned(),
            };
            let (low, high) = (signed(elo.low, "−∞"), signed(elo.high, "+∞"));
            (points, format!("{low} to {high}"))
        }
        None => ("–".to_owned(), "–".to_owned()),
    };
    let pairs = standings.pairs.0.map(|count| count.to_string()).join(", ");
    format!(
        "| {name} | {points} | {interval} | {} | {} | {} | {pairs} |",
        standings.wins, standings.draws, standings.losses
    )
}
