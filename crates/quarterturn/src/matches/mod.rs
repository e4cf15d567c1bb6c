//! `quarterturn match`: two players, many games, and what they prove.

mod opening_source;
mod records;
mod summary;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

use arena::{Contest, MatchGame, Openings, Side, Sprt, SprtDecision, Standings};
use clap::Args;
use engine::Stop;

use crate::contestant::{self, Contestant};
use crate::failure::{Exit, Failure};
use crate::input;
use crate::interrupt::Interrupt;
use crate::options::{Json, Seed};
use crate::output::Overwrite;
use crate::progress;
use crate::t;
use crate::threads::Threads;
use crate::whole_number::whole_number;
use opening_source::OpeningSource;
use records::{Records, record, round};
use summary::{Circumstances, MatchSummary};

/// Let two players play many games against each other
///
/// Every opening is played twice with the colours swapped. The third occurrence of a position at
/// the beginning of a turn is a draw. A player that crashes, says nothing, takes too long or does
/// something illegal forfeits the game. The same seed gives the same openings, and also the same
/// games if neither player is limited by time.
///
/// Ctrl-C ends the match and prints the standings so far; a second one ends at once.
#[derive(Args)]
#[command(after_long_help = format!("{}\n\n{EXAMPLES}", contestant::HELP))]
pub(crate) struct Match {
    /// The game: a setup, by name or written out
    #[arg(long, value_name = "SETUP")]
    game: String,

    /// The player whose strength is measured
    #[arg(long, value_name = "PLAYER")]
    a: Contestant,

    /// The other player
    #[arg(long, value_name = "PLAYER")]
    b: Contestant,

    /// Maximum number of games; an odd number is made even [default: 100, or 40000 with --sprt]
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>(1..=10_000_000))]
    games: Option<u64>,

    /// Stop as soon as it is clear whether A is ELO1 or only ELO0 points stronger
    #[arg(long, value_name = "ELO0,ELO1", value_parser = read_sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// Where games begin: `random:TURNS`, `balanced:TURNS` (the same, but only where the engine
    /// sees neither player far ahead), or a file with one position per line
    #[arg(long, value_name = "SOURCE", default_value = "random:4")]
    openings: OpeningSource,

    #[command(flatten)]
    seed: Seed,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    json: Json,

    /// Write every game as a record to this file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    overwrite: Overwrite,
}

const EXAMPLES: &str = "\
Examples:
  quarterturn match --game tixel --a greedy --b random --games 200
  quarterturn match --game regatta --a uct:playouts=900 --b greedy -o games.pgn
  quarterturn match --game tix --a engine --b engine:nodes=9000 --sprt 0,50
  quarterturn match --game tixel --a engine:time=1s --b 'ugi:time=1s ./theirs'

The keys of --json, all from A's side:
  games, wins, draws, losses  counts
  score                       points won / games; null without games
  pairs                       pairs in which A scored 0, ½, 1, 1½ and 2 points
  elo, elo_low, elo_high      difference and its 95 % interval; null if infinite
  elo_error                   half the width of the interval
  sprt                        null, or {\"elo0\", \"elo1\", \"llr\", \"verdict\"} with
                              the verdict accepted, rejected or open
  forfeits                    games forfeited: {\"a\", \"b\", \"reasons\"}, with the
                              reasons of each: crash, silence, time, illegal,
                              unreadable
  interrupted                 whether Ctrl-C ended the match
  seconds                     how long it took

docs/matches.md explains how the numbers are computed.";

fn read_sprt(text: &str) -> Result<Sprt, String> {
    let sprt = text.split_once(',').and_then(|(elo0, elo1)| {
        let (elo0, elo1) = (elo0.trim().parse().ok()?, elo1.trim().parse().ok()?);
        Sprt::new(elo0, elo1)
    });
    sprt.ok_or_else(|| t!("error-sprt", most = Sprt::MOST_ELO))
}

/// The default of `--games`: enough for a first impression, or for a sequential test to decide.
const GAMES: u64 = 100;
const GAMES_WITH_SPRT: u64 = 40_000;

pub(crate) fn run(arguments: &Match, out: &mut dyn Write) -> Result<Exit, Failure> {
    let setup = input::setup(&arguments.game)?;
    let openings = arguments.openings.openings(setup, arguments.seed.seed)?;
    if let Some(path) = &arguments.output {
        arguments.overwrite.check(path)?;
    }
    // Before the first program is started: the handler ends them.
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    for player in [&arguments.a, &arguments.b] {
        let tried = player.try_out_until(setup, &stop);
        if interrupt.happened() {
            return Ok(interrupt.or(Exit::Yes));
        }
        tried?;
    }
    // Report an unwritable file before the games, not after them.
    let mut records = match &arguments.output {
        Some(path) => Some(Records::to(arguments.overwrite.create(path)?)),
        None => None,
    };
    let begun = Instant::now();
    let (standings, written) = play(arguments, &openings, &stop, &mut records);
    let around = Circumstances {
        interrupted: interrupt.happened(),
        seconds: begun.elapsed().as_secs_f64(),
    };
    let summary = MatchSummary::new(&standings, arguments.sprt, around);
    // Results are printed even if the file fails, and the file is written even if printing fails.
    let title = format!("{} – {}, {setup}", arguments.a, arguments.b);
    let printed = summary.print(arguments.json, &title, out);
    if let (Some(path), Some(records)) = (&arguments.output, records) {
        written.map_err(Failure::writing(path))?;
        records.finish(path)?;
    }
    printed?;
    Ok(interrupt.or(Exit::Yes))
}

/// Plays the match, and returns whether its records could be written.
fn play(
    arguments: &Match,
    openings: &Openings,
    stop: &Stop,
    records: &mut Option<Records>,
) -> (Standings, io::Result<()>) {
    let Match { a, b, sprt, .. } = arguments;
    let most = arguments.games.unwrap_or(match sprt {
        Some(_) => GAMES_WITH_SPRT,
        None => GAMES,
    });
    let contest = Contest {
        openings,
        pairs: usize::try_from(most.div_ceil(2)).unwrap_or(usize::MAX),
        seed: arguments.seed.seed,
        threads: arguments.threads.count(),
        stop,
    };
    let players = format!("{a} – {b}");
    let bar = progress::bar(contest.pairs, players.clone());
    let mut written = Ok(());
    let standings = contest.play(
        &|side, setup, seed| match side {
            Side::A => a.seated(setup, seed, stop),
            Side::B => b.seated(setup, seed, stop),
        },
        &|pair, game| report_forfeit(arguments, pair, game),
        |number, pair, standings| {
            bar.inc(1);
            bar.set_message(format!(
                "{players}  +{} ={} −{}",
                standings.wins, standings.draws, standings.losses
            ));
            if let Some(records) = records {
                let mut games = pair.iter();
                written = games.try_for_each(|game| records.add(&record(game, number, a, b)));
            }
            let verdict = sprt.map_or(SprtDecision::Open, |sprt| sprt.verdict(&standings.pairs));
            // If games cannot be saved, don't play on.
            if verdict == SprtDecision::Open && written.is_ok() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        },
    );
    bar.finish_and_clear();
    (standings, written)
}

/// Reports a forfeit on stderr.
fn report_forfeit(arguments: &Match, pair: usize, game: &MatchGame) {
    let Some((side, foul)) = game.forfeit() else {
        return;
    };
    let player = match side {
        Side::A => &arguments.a,
        Side::B => &arguments.b,
    };
    progress::note(&t!(
        "terminal-match-forfeit",
        game = round(pair, game),
        side = side.name(),
        player = player.to_string(),
        kind = contestant::kind_in_words(foul.kind),
        what = contestant::in_words(foul)
    ));
}
