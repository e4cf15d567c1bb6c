//! `quarterturn report`: what a game is like.

mod drama;
mod games;
mod handicap;
mod page;
mod strength;
mod summary;
mod table;
mod tally;

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use engine::{Level, Stop};
use rules::Setup;

use crate::bot::read_level;
use crate::failure::{Exit, Failure};
use crate::input;
use crate::interrupt::Interrupt;
use crate::options::{Json, Seed, SetupArgument};
use crate::output::Overwrite;
use crate::threads::Threads;
use crate::whole_number::whole_number;
use handicap::{Handicaps, Matches};
use strength::Strength;
use summary::{AtStrength, Summary};

/// Describe what a game is like: length, choice, first player's share, openings
///
/// Games are played at several strengths, the same for both sides: at random, greedily and by the
/// engine. To make games differ, the first turn of each player is chosen at random among good ones
/// (except in random games, where all turns are random); these openings are the same at every
/// strength. The third occurrence of a position is a draw; a game of 2000 turns is left unfinished.
///
/// The same seed gives the same numbers, whatever the number of threads. Ctrl-C ends the run and
/// counts the games played so far; the page is not written then.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn report tixel --games 20
  quarterturn report tix --games 10 --nodes 50 -o tix.html
  quarterturn report 5u:X6/X6 --games 20 --nodes 20,200 --seed 7 --json
  quarterturn report tixel --beside 7u:T14/T14 --games 20
  quarterturn report tix --handicap 4 2 --games 10

The keys of --json (with --beside there is a list of two such objects; with
--handicap they are setup, stronger, weaker, games, seed, seconds, tried,
fairest and decided; each of tried has setup, less, won, lost and draws of the
stronger, and its points in per cent with their 95 % interval, low and high):
  setup             the setup in full
  games             number of games at each strength
  seed, seconds     the random seed, and how long it took
  strengths         from weak to strong:
    player          as in `match`
    results         white, black, draws, unfinished
    first_player    White's share of the decided games, with its 95 %
                    interval: share, low, high
    turned_around   share of the decided games whose loser was once expected
                    to win two to one, by a look of 100 nodes: share, low, high
    actions, turns  length of games: mean, deviation, median, quartiles,
                    shortest, longest, and histogram, a list of length and
                    games
    branching       legal actions to choose from: mean, and by_action for the
                    first action of a game, the second and so on
    kinds           share among all actions: place, slide, activate, pivot,
                    pick_up, end
    sacrifices      share of the slides that leave their piece inactive
    chains          turns by the number of their actions: actions, turns, share
    openings        first placements up to symmetry, the most frequent first:
                    placement, alike (how many are equivalent), games, share,
                    low, high")]
pub(crate) struct SetupReport {
    #[command(flatten)]
    setup: SetupArgument,

    /// Also describe this setup, in columns beside the first
    #[arg(long, value_name = "SETUP")]
    beside: Option<String>,

    /// Instead, find how many pieces the first of two levels must give up for a fair game
    #[arg(long, num_args = 2, value_names = ["LEVEL", "LEVEL"], conflicts_with_all = ["beside", "output"], value_parser = read_level)]
    handicap: Vec<Level>,

    /// Number of games at each strength
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = whole_number::<u64>(1..=1_000_000))]
    games: u64,

    /// Nodes per action for the engine; each number is one strength
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_value = "100,1000", value_parser = whole_number::<u64>(1..=1_000_000_000))]
    nodes: Vec<u64>,

    #[command(flatten)]
    seed: Seed,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    json: Json,

    /// Also write an HTML page with plots to this file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    overwrite: Overwrite,
}

pub(crate) fn run(arguments: &SetupReport, out: &mut dyn Write) -> Result<Exit, Failure> {
    let setup = arguments.setup.read()?;
    let beside = arguments.beside.as_deref().map(input::setup).transpose()?;
    // Report a file that cannot be written before the games, not after them.
    let file = match &arguments.output {
        Some(path) => Some((path, arguments.overwrite.create(path)?)),
        None => None,
    };
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    if let [stronger, weaker] = arguments.handicap[..] {
        let matches = Matches {
            setup,
            levels: [stronger, weaker],
            games: arguments.games,
            seed: arguments.seed.seed,
            threads: arguments.threads,
        };
        let handicaps = matches.play(&stop);
        interrupt.announce();
        print_handicaps(&handicaps, arguments.json, out)?;
        return Ok(interrupt.or(Exit::Yes));
    }
    let setups = [Some(setup), beside].into_iter().flatten();
    let summaries: Vec<Summary> = setups
        .map(|setup| summary(arguments, setup, &stop))
        .collect();
    interrupt.announce();
    let file = file.filter(|_| !interrupt.happened());
    let file = file.map(|(path, file)| (path, file, page::page(&summaries)));
    // The results come first, whatever happens to the file, and the file is written whatever
    // happens to them.
    let printed = print(summaries, arguments.json, out);
    if let Some((path, mut file, page)) = file {
        let written = file.write_all(page.as_bytes());
        written.map_err(Failure::writing(path))?;
        file.finish()?;
    }
    printed?;
    Ok(interrupt.or(Exit::Yes))
}

fn print(mut summaries: Vec<Summary>, json: Json, out: &mut dyn Write) -> Result<(), Failure> {
    let second = (summaries.len() > 1).then(|| summaries.pop()).flatten();
    let Some(first) = summaries.pop() else {
        return Ok(());
    };
    if let Some(second) = second {
        return print_beside(first, second, json, out);
    }
    if json.json {
        serde_json::to_writer(&mut *out, &first).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else if !first.strengths.is_empty() {
        table::write(&first, out)?;
    }
    Ok(out.flush()?)
}

fn print_beside(
    first: Summary,
    second: Summary,
    json: Json,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if json.json {
        serde_json::to_writer(&mut *out, &[first, second]).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else if !first.strengths.is_empty() {
        table::write_beside(first, second, out)?;
    }
    Ok(out.flush()?)
}

fn print_handicaps(handicaps: &Handicaps, json: Json, out: &mut dyn Write) -> Result<(), Failure> {
    if json.json {
        serde_json::to_writer(&mut *out, handicaps).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        handicap::write(handicaps, out)?;
    }
    Ok(out.flush()?)
}

/// The report on the games played before `stop` is triggered.
fn summary(arguments: &SetupReport, setup: Setup, stop: &Stop) -> Summary {
    let before = Instant::now();
    let (seed, threads) = (arguments.seed.seed, arguments.threads);
    let openings = games::openings(setup, arguments.games, seed, threads, stop);
    let strengths = Strength::all(&arguments.nodes).into_iter();
    let strengths = strengths.filter_map(|strength| {
        let tally = games::play_all(strength, &openings, seed, threads, stop);
        (tally.results.games() > 0).then(|| AtStrength::of(strength, setup, &tally))
    });
    let strengths = strengths.collect();
    Summary {
        setup,
        games: arguments.games,
        seed,
        seconds: before.elapsed().as_secs_f64(),
        strengths,
    }
}
