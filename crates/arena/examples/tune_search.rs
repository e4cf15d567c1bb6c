//! Tunes the numbers of a search with nets by games against itself (SPSA), then plays what was found
//! against the numbers that were in use.
//!
//! Pairs are played in batches, and numbers move between batches only: the same seed gives the same
//! result whatever the number of threads.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use arena::{
    Knob, Opening, Openings, Pentanomial, Probe, Seated, Side, Spsa, play_pair, share_out,
};
use clap::Parser;
use engine::{EnginePlayer, Learned, Net, SHIPPED_NETS, Stop, Tunables};
use rules::Setup;

/// Tunes the numbers of the search by games
#[derive(Parser)]
struct Arguments {
    /// A game and how many positions to search for each action, such as `tixel=5000`; several take turns
    #[arg(long, value_name = "SETUP=NODES", required = true)]
    game: Vec<String>,

    /// A net to use instead of the one that ships with its game; may be repeated
    #[arg(long, value_name = "FILE")]
    net: Vec<PathBuf>,

    /// A number to tune, between two others and tried this far off: NAME=LEAST..MOST~REACH; may be repeated
    #[arg(long, value_name = "KNOB")]
    knob: Vec<String>,

    /// Play against the numbers for the hand-written evaluation afterwards, and start from them
    #[arg(long)]
    by_hand: bool,

    /// A number to start from, where it is another; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    from: Vec<String>,

    /// Pairs of games to tune with
    #[arg(long, value_name = "N", default_value_t = 4_000)]
    pairs: usize,

    /// Stop tuning after this many seconds
    #[arg(long, value_name = "S", default_value_t = 86_400)]
    seconds: u64,

    /// How far a number moves, in reaches, for a point at the end
    #[arg(long, value_name = "R", default_value_t = 0.02)]
    rate: f64,

    /// Pairs of each game to play afterwards, against the numbers in use
    #[arg(long, value_name = "N", default_value_t = 200)]
    prove: usize,

    /// How many times as many positions to search then
    #[arg(long, value_name = "N", default_value_t = 1)]
    deeper: u64,

    /// Number of threads; 0 means one per processor
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,

    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// Pairs between two moves of the numbers.
const BATCH: usize = 64;
/// Openings of each game, which come round again.
const OPENINGS: usize = 400;

/// A game, and what is played of it.
struct Table {
    setup: Setup,
    nodes: u64,
    openings: Vec<Opening>,
}

struct Tuning {
    tables: Vec<Table>,
    evaluation: Learned,
    /// The numbers it is proved against.
    before: Tunables,
    /// The numbers it starts from.
    base: Tunables,
    threads: usize,
    seed: u64,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let threads = match arguments.threads {
        0 => thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let before = match arguments.by_hand {
        true => Tunables::default(),
        false => Tunables::with_net(),
    };
    let mut base = before;
    for text in &arguments.from {
        let (name, value) = named_number(text)?;
        base = base.with(name, value).ok_or_else(|| unknown(name))?;
    }
    let knobs: Result<Vec<Knob>, String> = arguments.knob.iter().map(|k| knob(k, base)).collect();
    let mut tuning = Tuning {
        tables: Vec::new(),
        evaluation: evaluation(&arguments.net)?,
        before,
        base,
        threads,
        seed: arguments.seed,
    };
    for text in &arguments.game {
        tuning.tables.push(table(text, arguments.seed, threads)?);
    }
    let mut spsa = Spsa::new(knobs?, arguments.pairs, arguments.rate, arguments.seed);
    let most = Duration::from_secs(arguments.seconds);
    let played = tuning.tune(&mut spsa, arguments.pairs, most);
    println!("{played} pairs");
    for (knob, value) in spsa.knobs().iter().zip(spsa.values()) {
        println!("{}={:.0}  was {}", knob.name, value, knob.start);
    }
    tuning.prove(&spsa, arguments.prove, arguments.deeper);
    Ok(())
}

fn unknown(name: &str) -> String {
    let names = Tunables::NAMES.join(", ");
    format!("no number is called `{name}`; the numbers are {names}")
}

fn named_number(text: &str) -> Result<(&str, i32), String> {
    text.split_once('=')
        .and_then(|(name, value)| Some((name, value.parse().ok()?)))
        .ok_or_else(|| format!("`{text}` is not NAME=VALUE"))
}

fn knob(text: &str, base: Tunables) -> Result<Knob, String> {
    let parse = || {
        let (name, rest) = text.split_once('=')?;
        let (range, reach) = rest.split_once('~')?;
        let (least, most) = range.split_once("..")?;
        let number = |text: &str| text.parse::<i32>().ok().map(f64::from);
        Some((name, number(least)?, number(most)?, number(reach)?))
    };
    let (name, least, most, reach) =
        parse().ok_or_else(|| format!("`{text}` is not NAME=LEAST..MOST~REACH"))?;
    if least >= most || reach <= 0.0 {
        return Err(format!("`{text}` leaves nothing to try"));
    }
    let start = base.named(name).ok_or_else(|| unknown(name))?;
    Ok(Knob {
        name: name.to_owned(),
        start: f64::from(start),
        least,
        most,
        reach,
    })
}

fn evaluation(files: &[PathBuf]) -> Result<Learned, String> {
    let mut evaluation = Learned::default();
    for (name, bytes) in SHIPPED_NETS {
        let net = Net::from_bytes(bytes).map_err(|error| format!("{name}: {error}"))?;
        evaluation.add(net);
    }
    for path in files {
        let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let net =
            Net::from_bytes(&bytes).map_err(|error| format!("{}: {error}", path.display()))?;
        evaluation.add(net);
    }
    Ok(evaluation)
}

fn table(text: &str, seed: u64, threads: usize) -> Result<Table, String> {
    let (setup, nodes) = text
        .split_once('=')
        .and_then(|(setup, nodes)| Some((setup.parse::<Setup>().ok()?, nodes.parse().ok()?)))
        .ok_or_else(|| format!("`{text}` is not SETUP=NODES"))?;
    let openings = Openings::balanced(setup, 4, seed);
    let found: Vec<Vec<(usize, Opening)>> =
        share_out(threads, OPENINGS, |pair, part: &mut Vec<_>| {
            part.push((pair, openings.of_pair(pair)));
        });
    let mut found: Vec<(usize, Opening)> = found.into_iter().flatten().collect();
    found.sort_by_key(|(pair, _)| *pair);
    Ok(Table {
        setup,
        nodes,
        openings: found.into_iter().map(|(_, opening)| opening).collect(),
    })
}

impl Tuning {
    /// The numbers of the search with a setting of the knobs.
    fn tunables(&self, knobs: &[Knob], values: &[f64]) -> Tunables {
        let all = knobs.iter().zip(values);
        all.fold(self.base, |tunables, (knob, value)| {
            let changed = tunables.with(&knob.name, value.round() as i32);
            changed.unwrap_or(tunables)
        })
    }

    /// Plays a pair, and returns the half points of A.
    fn pair(
        &self,
        table: &Table,
        number: usize,
        nodes: u64,
        sides: [Tunables; 2],
    ) -> Option<usize> {
        let seat = |side: Side, _, _| -> Box<dyn Seated> {
            let mut player = EnginePlayer::with_nodes_by(self.evaluation.clone(), nodes);
            player.engine().tunables = Some(sides[side as usize]);
            Box::new(player)
        };
        let opening = &table.openings[number % table.openings.len()];
        let played = play_pair(opening, number, self.seed, &seat, &Stop::new(), &|_| {})?;
        Some(played.iter().map(arena::MatchGame::half_points).sum())
    }

    /// Moves the numbers; returns the number of pairs played.
    fn tune(&self, spsa: &mut Spsa, pairs: usize, most: Duration) -> usize {
        let began = Instant::now();
        let mut done = 0;
        while done < pairs && began.elapsed() < most {
            let batch: Vec<Probe> = (done..(done + BATCH).min(pairs))
                .map(|p| spsa.probe(p))
                .collect();
            let results: Mutex<HashMap<usize, usize>> = Mutex::default();
            share_out(self.threads, batch.len(), |at, ()| {
                let number = done + at;
                let table = &self.tables[number % self.tables.len()];
                let probe = &batch[at];
                let sides = [&probe.plus, &probe.minus].map(|v| self.tunables(spsa.knobs(), v));
                let round = number / self.tables.len();
                if let Some(half_points) = self.pair(table, round, table.nodes, sides) {
                    let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
                    results.insert(at, half_points);
                }
            });
            let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
            for (at, probe) in batch.iter().enumerate() {
                let half_points = results.get(&at).copied().unwrap_or(2);
                spsa.learn(done + at, probe, half_points as f64 - 2.0);
            }
            done += batch.len();
            if (done / BATCH).is_multiple_of(8) {
                let now: Vec<String> = spsa.values().iter().map(|v| format!("{v:.1}")).collect();
                let seconds = began.elapsed().as_secs();
                eprintln!("{seconds} s, {done} pairs: {}", now.join(" "));
            }
        }
        done
    }

    /// What the tuned numbers are worth in each game, from openings that tuning has not seen.
    fn prove(&self, spsa: &Spsa, pairs: usize, deeper: u64) {
        let tuned = self.tunables(spsa.knobs(), spsa.values());
        for table in &self.tables {
            let fresh = Openings::balanced(table.setup, 4, self.seed + 1_000);
            let counts: Vec<Pentanomial> =
                share_out(self.threads, pairs, |number, part: &mut Pentanomial| {
                    let table = Table {
                        setup: table.setup,
                        nodes: table.nodes,
                        openings: vec![fresh.of_pair(number)],
                    };
                    let nodes = table.nodes * deeper;
                    if let Some(half_points) =
                        self.pair(&table, number, nodes, [tuned, self.before])
                    {
                        part.add(half_points);
                    }
                });
            let mut all = Pentanomial::default();
            for (at, count) in counts.iter().flat_map(|part| part.0.iter().enumerate()) {
                all.0[at] += count;
            }
            let elo = all.elo();
            let points = elo.and_then(|elo| elo.points).unwrap_or(f64::NAN);
            let error = elo.and_then(|elo| elo.error()).unwrap_or(f64::NAN);
            println!(
                "{}, {} nodes: {points:+.0} ± {error:.0}, pairs {:?}",
                table.setup,
                table.nodes * deeper,
                all.0
            );
        }
    }
}
