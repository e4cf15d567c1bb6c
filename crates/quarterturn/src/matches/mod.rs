//! `quarterturn match`: two players, many games, and what they prove.

mod game;
mod opening;
mod records;
mod statistics;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use clap::Args;
use engine::Random;
use record::{Game, GameResult};
use rules::Player;
use serde::Serialize;

use crate::contestant::{self, Contestant};
use crate::failure::{Answer, Failure};
use crate::input;
use crate::progress;
use crate::threads::Threads;
use game::Ending;
use opening::{Openings, Source};
use records::Records;
use statistics::{Pairs, Sprt, Verdict};

/// Let two players play many games against each other
///
/// Every opening is played twice with the colours swapped. A position that occurs for the third
/// time at the beginning of a turn makes a draw. The same seed gives the same openings, and the
/// same games too if neither player goes by time.
#[derive(Args)]
#[command(after_long_help = format!("{}\n\n{EXAMPLES}", contestant::HELP))]
pub(crate) struct Match {
    /// The game: a named setup or a setup
    #[arg(long, value_name = "SETUP")]
    game: String,

    /// The player whose strength is asked for
    #[arg(long, value_name = "PLAYER")]
    a: Contestant,

    /// The other player
    #[arg(long, value_name = "PLAYER")]
    b: Contestant,

    /// How many games to play at most; an odd number is made even
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,

    /// Stop as soon as it is clear whether A is rather ELO1 or rather ELO0 points stronger
    #[arg(long, value_name = "ELO0,ELO1", value_parser = read_sprt, allow_hyphen_values = true)]
    sprt: Option<Bounds>,

    /// Where games begin: `random:TURNS`, `balanced:TURNS` (the same, but only where the engine
    /// sees nobody far ahead), or a file with a position on each line
    #[arg(long, value_name = "SOURCE", default_value = "random:4")]
    openings: Source,

    /// Where the random numbers begin
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    #[command(flatten)]
    threads: Threads,

    /// Write one JSON object instead of a table
    #[arg(long)]
    json: bool,

    /// Write every game as a record to this file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  quarterturn match --game tixel --a greedy --b random --games 200
  quarterturn match --game regatta --a uct:playouts=10000 --b greedy -o games.pgn
  quarterturn match --game tix --a engine:nodes=4000 --b engine:nodes=1000 --sprt 0,50 --threads 0
  quarterturn match --game tixel --a engine:time=100ms --b 'ugi:time=100ms ./their-engine'

The keys of --json, all from A's side:
  games, wins, draws, losses   counts
  score                        points won / games
  elo, elo_error               difference and half-width of its 95 % interval; null after a
                               clean sweep
  sprt                         null, or {\"elo0\", \"elo1\", \"llr\", \"verdict\"} with the verdict
                               accepted, rejected or open
  seconds                      how long it took";

/// The two claims a sequential test decides between.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    elo0: f64,
    elo1: f64,
    sprt: Sprt,
}

fn read_sprt(text: &str) -> Result<Bounds, String> {
    let numbers = text.split_once(',').and_then(|(elo0, elo1)| {
        let (elo0, elo1) = (elo0.trim().parse().ok()?, elo1.trim().parse().ok()?);
        let sprt = Sprt::new(elo0, elo1)?;
        Some(Bounds { elo0, elo1, sprt })
    });
    numbers.ok_or_else(|| "give two numbers, the smaller first, such as `0,20`".to_owned())
}

/// Without `--games`: enough for a first impression, or for a sequential test to decide.
const GAMES: u64 = 100;
const GAMES_WITH_SPRT: u64 = 40_000;

/// What is written; the names are the keys of `--json`.
#[derive(Serialize)]
struct Report {
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    score: f64,
    elo: Option<f64>,
    elo_error: Option<f64>,
    sprt: Option<SprtReport>,
    seconds: f64,
}

#[derive(Serialize)]
struct SprtReport {
    elo0: f64,
    elo1: f64,
    llr: f64,
    verdict: &'static str,
}

/// The results so far, from A's side.
#[derive(Clone, Copy, Default)]
struct Tally {
    wins: u64,
    draws: u64,
    losses: u64,
    pairs: Pairs,
}

impl Tally {
    fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    fn add(&mut self, pair: &PlayedPair) {
        for half_points in pair.half_points {
            match half_points {
                2 => self.wins += 1,
                1 => self.draws += 1,
                _ => self.losses += 1,
            }
        }
        self.pairs.add(pair.half_points.iter().sum());
    }
}

struct PlayedPair {
    games: [Game; 2],
    /// What A scored in each.
    half_points: [usize; 2],
}

impl PlayedPair {
    fn records(&self) -> String {
        self.games.each_ref().map(ToString::to_string).join("\n")
    }
}

pub(crate) fn run(arguments: &Match, out: &mut dyn Write) -> Result<Answer, Failure> {
    let setup = input::setup(&arguments.game)?;
    let openings = Openings::new(setup, arguments.seed, &arguments.openings)?;
    let most = arguments.games.unwrap_or(match arguments.sprt {
        Some(_) => GAMES_WITH_SPRT,
        None => GAMES,
    });
    let pairs = usize::try_from(most.div_ceil(2)).unwrap_or(usize::MAX);
    for player in [&arguments.a, &arguments.b] {
        player.try_out(setup)?;
    }
    // A file that cannot be written is said before the games and not after them.
    let records = match &arguments.output {
        Some(path) => Some(Records::create(path).map_err(Failure::file("write", path))?),
        None => None,
    };
    let before = Instant::now();
    let (tally, written) = play_all(arguments, &openings, pairs, records);
    let seconds = before.elapsed().as_secs_f64();
    if let Some(path) = &arguments.output {
        written.map_err(Failure::file("write", path))?;
    }
    let report = report(arguments, &tally, seconds);
    if arguments.json {
        serde_json::to_writer(&mut *out, &report).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        write_table(&report, arguments, out)?;
    }
    Ok(Answer::Yes)
}

/// What the threads share.
struct Course {
    tally: Tally,
    records: Option<Records<BufWriter<File>>>,
    written: io::Result<()>,
}

fn play_all(
    arguments: &Match,
    openings: &Openings,
    pairs: usize,
    records: Option<Records<BufWriter<File>>>,
) -> (Tally, io::Result<()>) {
    let bar = progress::bar(pairs, format!("{} – {}", arguments.a, arguments.b));
    let decided = AtomicBool::new(false);
    let course = Mutex::new(Course {
        tally: Tally::default(),
        records,
        written: Ok(()),
    });
    arguments.threads.share(pairs, |number, ()| {
        if decided.load(Ordering::Relaxed) {
            return;
        }
        let pair = play_pair(arguments, openings, number);
        let texts = arguments.output.is_some().then(|| pair.records());
        // A thread that panicked has ended the program's work anyway.
        let mut course = course.lock().unwrap_or_else(PoisonError::into_inner);
        course.tally.add(&pair);
        let tally = &course.tally;
        bar.inc(1);
        bar.set_message(format!(
            "{} – {}  +{} ={} −{}",
            arguments.a, arguments.b, tally.wins, tally.draws, tally.losses
        ));
        let verdict = arguments
            .sprt
            .map(|bounds| bounds.sprt.verdict(&tally.pairs));
        if verdict.is_some_and(|verdict| verdict != Verdict::Open) {
            decided.store(true, Ordering::Relaxed);
        }
        if let (Some(texts), Some(records)) = (texts, &mut course.records)
            && let Err(error) = records.add(number, texts)
        {
            // Games that nobody can keep are not worth playing.
            course.records = None;
            course.written = Err(error);
            decided.store(true, Ordering::Relaxed);
        }
    });
    bar.finish_and_clear();
    let course = course.into_inner().unwrap_or_else(PoisonError::into_inner);
    let finished = course.records.map_or(Ok(()), Records::finish);
    (course.tally, course.written.and(finished))
}

fn play_pair(arguments: &Match, openings: &Openings, number: usize) -> PlayedPair {
    let opening = openings.of_pair(number);
    let mut half_points = [0; 2];
    let games = [Player::White, Player::Black].map(|side_of_a| {
        // Each game has its own seeds, so that it is the same whoever plays which game when.
        let index = number as u64 * 2 + side_of_a as u64;
        let seed = |who: u64| Random::of_game(arguments.seed ^ who, index).next();
        let mut a = arguments.a.seated(opening.setup(), seed(0));
        let mut b = arguments.b.seated(opening.setup(), seed(1));
        let (mut game, ending) = match side_of_a {
            Player::White => game::play(&opening, &mut *a, &mut *b),
            Player::Black => game::play(&opening, &mut *b, &mut *a),
        };
        half_points[side_of_a as usize] = match game.result() {
            GameResult::Win(winner) if winner == side_of_a => 2,
            GameResult::Win(_) => 0,
            GameResult::Draw | GameResult::Open => 1,
        };
        tag(&mut game, arguments, side_of_a, number, ending);
        game
    });
    PlayedPair { games, half_points }
}

fn tag(game: &mut Game, arguments: &Match, side_of_a: Player, pair: usize, ending: Ending) {
    let (white, black) = match side_of_a {
        Player::White => (&arguments.a, &arguments.b),
        Player::Black => (&arguments.b, &arguments.a),
    };
    let round = format!("{}.{}", pair + 1, side_of_a as u8 + 1);
    for (name, value) in [
        ("Round", round.as_str()),
        ("White", &white.to_string()),
        ("Black", &black.to_string()),
        ("Termination", ending.name()),
    ] {
        // These names and values are ones that tags can hold.
        let _ = game.tags_mut().set(name, value);
    }
}

fn report(arguments: &Match, tally: &Tally, seconds: f64) -> Report {
    let elo = tally.pairs.elo();
    Report {
        games: tally.games(),
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        score: tally.pairs.score(),
        elo: elo.map(|elo| elo.points),
        elo_error: elo.map(|elo| elo.error),
        sprt: arguments.sprt.map(|bounds| SprtReport {
            elo0: bounds.elo0,
            elo1: bounds.elo1,
            llr: bounds.sprt.log_likelihood_ratio(&tally.pairs),
            verdict: bounds.sprt.verdict(&tally.pairs).name(),
        }),
        seconds,
    }
}

fn write_table(report: &Report, arguments: &Match, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{} – {}, {}", arguments.a, arguments.b, arguments.game)?;
    writeln!(
        out,
        "games   {}: {} won, {} drawn, {} lost",
        report.games, report.wins, report.draws, report.losses
    )?;
    writeln!(out, "score   {:.1} %", report.score * 100.0)?;
    match (report.elo, report.elo_error) {
        (Some(elo), Some(error)) => writeln!(out, "elo     {elo:+.0} ± {error:.0}")?,
        _ => writeln!(out, "elo     no telling: a clean sweep")?,
    }
    if let Some(sprt) = &report.sprt {
        writeln!(
            out,
            "sprt    [{}, {}]: {} (llr {:.2})",
            sprt.elo0, sprt.elo1, sprt.verdict, sprt.llr
        )?;
    }
    writeln!(out, "time    {:.1} s", report.seconds)?;
    Ok(())
}
