//! `quarterturn puzzles make`.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use engine::Stop;
use motifs::Motif;
use puzzles::{Collection, Examiner, Find, Likeness, Puzzle, Source};
use record::Ply;
use rules::Setup;

use super::pack::{self, PackOutput};
use crate::failure::{Exit, Failure};
use crate::input;
use crate::interrupt::Interrupt;
use crate::options::{self, Seed};
use crate::progress;
use crate::record::RecordFile;
use crate::t;
use crate::threads::Threads;
use crate::whole_number::whole_number;

/// Find puzzles in games between middle levels, or in records
///
/// Plays the games, looks for mistakes that allow a win within three turns, and keeps those whose
/// obvious turn fails and whose solution surprises: at most one a game, and no two alike. Each is
/// rated by which levels solve it. The same seed gives the same puzzles, whatever the number of
/// threads. Ctrl-C ends the run, writes the puzzles found so far, and says in how many games.
///
/// With --hold, looks for turns after which the opponent threatens to win at once and exactly one reply
/// holds, apart from stances and sides.
///
/// A long run can be divided: with --first it goes on after the games of an earlier one, and --unlike
/// leaves out what is like the puzzles found there. Both together find what one run would have.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn puzzles make tix --games 50
  quarterturn puzzles make tixel --games 3000 --threads 0 -o tixel.tsv
  quarterturn puzzles make tix --first 50 --games 50 --unlike earlier.tsv
  quarterturn puzzles make regatta --games 5000 --threads 0 --motif promote --motif flip
  quarterturn puzzles make tixel --hold --games 100
  quarterturn puzzles make --records club.pgn")]
pub(crate) struct Make {
    /// A setup, by name or written out; `-` reads it from standard input
    #[arg(value_name = "SETUP", required_unless_present = "records")]
    setup: Option<String>,

    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole_number::<usize>(1..=10_000_000))]
    games: usize,

    /// Number of the first game, counted from 0
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole_number::<u64>(0..=10_000_000_000))]
    first: u64,

    /// Search the games in this file instead, only those of SETUP if given; `-` reads standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "first", "seed"])]
    records: Option<PathBuf>,

    /// Look for turns that hold against a threat to win at once, instead of wins
    #[arg(long)]
    hold: bool,

    /// Only puzzles with this motif, or with one of those given
    #[arg(long = "motif", value_name = "MOTIF", value_parser = options::motif())]
    motifs: Vec<Motif>,

    /// Leave out what is like a puzzle of this file
    #[arg(long, value_name = "FILE")]
    unlike: Option<PathBuf>,

    #[command(flatten)]
    output: PackOutput,

    #[command(flatten)]
    seed: Seed,

    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(arguments: &Make, out: &mut dyn Write) -> Result<Exit, Failure> {
    let setup = arguments.setup.as_deref().map(input::setup).transpose()?;
    arguments.output.check()?;
    let known = match &arguments.unlike {
        Some(path) => pack::read(path)?,
        None => Vec::new(),
    };
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let mut collection = known_ones(arguments, &known, &stop);
    let looked_at = match (&arguments.records, setup) {
        (Some(path), setup) => {
            let sources = recorded(path, setup)?;
            let source = |number: usize| sources.get(number).cloned();
            look(arguments, sources.len(), source, &stop)
        }
        (None, Some(setup)) => {
            let (first, seed) = (arguments.first, arguments.seed.seed);
            let source = |number: usize| Source::play(setup, seed, first + number as u64);
            look(arguments, arguments.games, source, &stop)
        }
        // clap requires one of them.
        (None, None) => Vec::new(),
    };
    let mut text = String::new();
    for find in looked_at.iter().flatten() {
        if collection.admits(&find.puzzle) {
            text.push_str(&format!("{}\n", find.puzzle));
        }
    }
    arguments.output.write(&text, out)?;
    interrupt.announce();
    if interrupt.happened() {
        progress::note(&t!("terminal-puzzles-games", count = looked_at.len()));
    }
    Ok(interrupt.or(Exit::Yes))
}

/// The puzzles that are already known.
fn known_ones(arguments: &Make, known: &[Puzzle], stop: &Stop) -> Collection {
    let bar = progress::bar(known.len(), t!("terminal-puzzles-looking"));
    let likeness = |number: usize| Likeness::of(&known[number]);
    let known = arguments
        .threads
        .in_order(known.len(), stop, &bar, likeness);
    let mut collection = Collection::default();
    for likeness in known.into_iter().flatten() {
        collection.add(likeness);
    }
    collection
}

/// What was found in games, in their order; if stopped, in the first of them.
fn look(
    arguments: &Make,
    games: usize,
    source: impl Fn(usize) -> Option<Source> + Sync,
    stop: &Stop,
) -> Vec<Option<Find>> {
    let examiner = Examiner::USUAL.about(&arguments.motifs);
    let bar = progress::bar(games, t!("terminal-puzzles-looking"));
    let search = |game: usize| {
        let source = source(game)?;
        match arguments.hold {
            true => source.find_threat(&examiner),
            false => source.find(&examiner),
        }
    };
    arguments.threads.in_order(games, stop, &bar, search)
}

/// The main lines of the games in a file, of one setup if given.
fn recorded(path: &Path, setup: Option<Setup>) -> Result<Vec<Source>, Failure> {
    let mut file = RecordFile::open(path)?;
    let mut sources = Vec::new();
    while let Some(game) = file.next_game()? {
        if setup.is_none_or(|setup| setup == game.setup()) {
            sources.push(main_line(&game));
        }
    }
    Ok(sources)
}

/// The turns of a game, starting with the first complete one.
fn main_line(game: &record::Game) -> Source {
    let mut source = Source {
        start: *game.start(),
        turns: Vec::new(),
    };
    let tree = game.tree();
    for node in tree.main_line().filter_map(|id| tree.node(id)) {
        match node.ply() {
            Some(Ply::Turn(turn)) => source.turns.push(turn.clone()),
            Some(Ply::End) => source.start = *node.position(),
            None => {}
        }
    }
    source
}
