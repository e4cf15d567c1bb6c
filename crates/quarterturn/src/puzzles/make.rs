//! `quarterturn puzzles make`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::Stop;
use puzzles::{Attempts, Collection, Find, Judge, Miner};

use crate::failure::{Answer, Failure};
use crate::input;
use crate::interrupt::Interrupt;
use crate::options::Seed;
use crate::output::Overwrite;
use crate::progress;
use crate::t;
use crate::threads::Threads;
use crate::whole_number::whole_number;

/// Find puzzles in games between middle levels
///
/// Plays the games, looks for mistakes that allow a win within three turns, and keeps those whose
/// obvious turn fails and whose solution surprises: at most one a game, and no two alike. Each is
/// rated by which levels solve it. The same seed gives the same puzzles, whatever the number of
/// threads. Ctrl-C ends the run and writes the puzzles found so far.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn puzzles make tix --games 50
  quarterturn puzzles make tixel --games 3000 --threads 0 -o tixel.tsv")]
pub(crate) struct Make {
    /// A named setup or a setup; `-` reads it from standard input
    #[arg(value_name = "SETUP")]
    setup: String,

    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole_number::<usize>(1..=10_000_000))]
    games: usize,

    /// Write the puzzles to this file instead of stdout
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    overwrite: Overwrite,

    #[command(flatten)]
    seed: Seed,

    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(arguments: &Make, out: &mut dyn Write) -> Result<Answer, Failure> {
    let setup = input::setup(&arguments.setup)?;
    if let Some(path) = &arguments.output {
        arguments.overwrite.check(path)?;
    }
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let bar = progress::bar(arguments.games, t!("terminal-puzzles-looking"));
    let finds = arguments
        .threads
        .share(arguments.games, |game, finds: &mut Vec<(usize, Find)>| {
            if stop.is_stopped() {
                return;
            }
            // A miner for each game: what one remembers must not decide about the next.
            let mut miner = Miner::new(Attempts::USUAL, Judge::BUDGET);
            let played = Miner::game(setup, arguments.seed.seed, game as u64);
            let find = played.and_then(|played| miner.find(&played));
            finds.extend(find.map(|find| (game, find)));
            bar.inc(1);
        });
    bar.finish_and_clear();
    let mut finds: Vec<(usize, Find)> = finds.into_iter().flatten().collect();
    finds.sort_by_key(|(game, _)| *game);
    let mut collection = Collection::default();
    let mut text = String::new();
    for (_, find) in finds {
        if collection.admits(&find) {
            text.push_str(&format!("{}\n", find.puzzle));
        }
    }
    match &arguments.output {
        Some(path) => arguments.overwrite.write(path, text.as_bytes())?,
        None => out.write_all(text.as_bytes())?,
    }
    interrupt.announce();
    Ok(interrupt.or(Answer::Yes))
}
