//! `quarterturn playouts`: many random games.

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use clap::Args;
use engine::{Random, Stop};
use rules::{Player, Position, Setup, State, Word, on_state};
use serde::Serialize;

use crate::columns;
use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::language::{decimal, percent};
use crate::options::{Json, Seed, SetupArgument};
use crate::progress;
use crate::t;
use crate::threads::Threads;
use crate::whole_number::whole_number;

/// Play many random games and summarize them
///
/// Every legal action is equally likely in every position. The same seed gives the same games,
/// whatever the number of threads. No rule ends a game that goes round in circles: it is abandoned
/// after 2000 actions, without a winner. Ctrl-C ends the run and counts the games played so far.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn playouts tixel
  quarterturn playouts regatta --games 100000 --seed 7 --threads 0
  quarterturn playouts poka-yoke --games 10000 --seed 1 --json

The keys of --json:
  setup                 the setup in full
  games                 the number of games
  seconds               how long they took
  playouts_per_second   games / seconds
  white_wins            the number of games that White won
  actions_per_game      the mean number of actions in a game, `end` included
  turns_per_game        the mean number of turns in a game
  branching             the mean number of legal actions to choose from")]
pub(crate) struct Playouts {
    #[command(flatten)]
    setup: SetupArgument,

    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = whole_number::<u64>(1..=1_000_000_000_000))]
    games: u64,

    #[command(flatten)]
    seed: Seed,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    json: Json,
}

/// The output; the names are the keys of `--json`.
#[derive(Serialize)]
struct PlayoutSummary {
    setup: String,
    games: u64,
    seconds: f64,
    playouts_per_second: f64,
    white_wins: u64,
    actions_per_game: f64,
    turns_per_game: f64,
    branching: f64,
}

pub(crate) fn run(arguments: &Playouts, out: &mut dyn Write) -> Result<Exit, Failure> {
    let setup = arguments.setup.read()?;
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let before = Instant::now();
    let tally = play_all(arguments, setup, &stop);
    let seconds = before.elapsed().as_secs_f64();
    interrupt.announce();

    // None, if they were interrupted at once.
    let games = (tally.games as f64).max(1.0);
    let summary = PlayoutSummary {
        setup: setup.to_string(),
        games: tally.games,
        seconds,
        playouts_per_second: tally.games as f64 / seconds.max(1e-9),
        white_wins: tally.wins[Player::White as usize],
        actions_per_game: tally.actions as f64 / games,
        turns_per_game: tally.turns as f64 / games,
        branching: tally.choices as f64 / (tally.actions as f64).max(1.0),
    };
    if arguments.json.json {
        let text = serde_json::to_string(&summary).map_err(std::io::Error::from)?;
        writeln!(out, "{text}")?;
    } else {
        write_table(&summary, &tally, out)?;
    }
    Ok(interrupt.or(Exit::Yes))
}

fn write_table(
    summary: &PlayoutSummary,
    tally: &Tally,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let counted = |count: u64| {
        let percent = percent(count as f64 / (summary.games as f64).max(1.0), 2);
        format!("{count} ({percent})")
    };
    let [white, black] = tally.wins;
    let mut rows = vec![
        (t!("terminal-playouts-setup"), summary.setup.clone()),
        (t!("terminal-playouts-games"), summary.games.to_string()),
        (t!("terminal-playouts-seconds"), decimal(summary.seconds, 3)),
        (
            t!("terminal-playouts-speed"),
            decimal(summary.playouts_per_second, 0),
        ),
        (t!("terminal-playouts-white"), counted(white)),
        (t!("terminal-playouts-black"), counted(black)),
    ];
    let unfinished = summary.games - white - black;
    if unfinished > 0 {
        let note = t!(
            "terminal-playouts-unfinished-after",
            games = unfinished,
            actions = LONGEST
        );
        rows.push((t!("terminal-playouts-unfinished"), note));
    }
    rows.extend([
        (
            t!("terminal-playouts-actions"),
            decimal(summary.actions_per_game, 2),
        ),
        (
            t!("terminal-playouts-turns"),
            decimal(summary.turns_per_game, 2),
        ),
        (
            t!("terminal-playouts-branching"),
            decimal(summary.branching, 2),
        ),
    ]);
    write!(out, "{}", columns::table(&rows, 20))?;
    Ok(())
}

/// No rule ends a game in which both players go round in circles, which happens in about one random
/// Tixel game in 20,000; no other game came near this number of actions.
pub(crate) const LONGEST: usize = 2_000;

/// Sums over games, which can be added up in any order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Tally {
    games: u64,
    wins: [u64; 2],
    actions: u64,
    turns: u64,
    /// The number of legal actions, summed over all actions chosen.
    choices: u64,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        for (sum, wins) in self.wins.iter_mut().zip(other.wins) {
            *sum += wins;
        }
        self.actions += other.actions;
        self.turns += other.turns;
        self.choices += other.choices;
    }
}

/// Plays the games, or as many as there are before `stop` is triggered.
fn play_all(arguments: &Playouts, setup: Setup, stop: &Stop) -> Tally {
    let (games, seed) = (arguments.games, arguments.seed.seed);
    // Games are short, so threads fetch them in batches.
    const BATCH: u64 = 256;
    let batches = games.div_ceil(BATCH);
    let length = usize::try_from(batches).unwrap_or(usize::MAX);
    let bar = progress::bar(length, t!("terminal-progress-games"));
    let start = Position::start(setup);
    let next = AtomicU64::new(0);
    let workers = arguments.threads.count();
    let tallies = arguments.threads.share(workers, |_, tally: &mut Tally| {
        while !stop.is_stopped() {
            let first = next.fetch_add(1, Ordering::Relaxed).saturating_mul(BATCH);
            if first >= games {
                break;
            }
            for game in first..games.min(first + BATCH) {
                let mut random = Random::of_game(seed, game);
                on_state!(start.words(), state => play_one(*state, &mut random, tally));
                tally.games += 1;
            }
            bar.inc(1);
        }
    });
    bar.finish_and_clear();
    let mut sum = Tally::default();
    for tally in &tallies {
        sum.add(tally);
    }
    sum
}

fn play_one<W: Word>(mut state: State<W>, random: &mut Random, tally: &mut Tally) {
    for _ in 0..LONGEST {
        let mut count = 0;
        let action = state.pick(|legal| {
            count = legal;
            random.below(legal)
        });
        let Some(action) = action else {
            tally.wins[state.to_move().opponent() as usize] += 1;
            return;
        };
        let player = state.to_move();
        state.play_unchecked(action);
        tally.actions += 1;
        tally.choices += u64::from(count);
        tally.turns += u64::from(state.to_move() != player);
    }
}
