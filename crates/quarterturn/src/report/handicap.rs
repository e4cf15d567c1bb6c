//! A fair handicap for two levels, found by matches.

use std::io::{self, Write};
use std::time::Instant;

use api::handicap::{Fairest, HandicapScore, Share, fairest, game, handicaps};
use arena::{good_opening, play_game};
use engine::{EnginePlayer, Level, Random, Stop};
use rules::{Player, Setup};
use serde::Serialize;

use crate::threads::Threads;
use crate::{columns, progress, t};

/// The stronger player's score with each handicap; the field names are the keys of `--json`.
#[derive(Serialize)]
pub(super) struct Handicaps {
    setup: String,
    stronger: u8,
    weaker: u8,
    games: u64,
    seed: u64,
    seconds: f64,
    tried: Vec<Tried>,
    /// The setup closest to even.
    fairest: Option<String>,
    /// Whether the games tell it from all others.
    decided: bool,
}

/// A handicap, and how the games with it ended for the stronger player.
#[derive(Serialize)]
struct Tried {
    setup: String,
    /// How many pieces the stronger does without.
    less: usize,
    won: u32,
    lost: u32,
    draws: u32,
    /// What the stronger has scored, in per cent, and its 95 % interval.
    points: Option<u32>,
    low: Option<u32>,
    high: Option<u32>,
}

/// The games to play.
#[derive(Clone, Copy)]
pub(super) struct Matches {
    pub(super) setup: Setup,
    /// The stronger level and the weaker.
    pub(super) levels: [Level; 2],
    pub(super) games: u64,
    pub(super) seed: u64,
    pub(super) threads: Threads,
}

impl Matches {
    /// Plays them all, or as many as possible before `stop` is triggered.
    pub(super) fn play(self, stop: &Stop) -> Handicaps {
        let before = Instant::now();
        let setups = handicaps(self.setup);
        let scores: Vec<HandicapScore> =
            setups.iter().map(|setup| self.with(*setup, stop)).collect();
        let points: Vec<Option<Share>> = scores.iter().map(|score| score.points()).collect();
        let tried = setups.iter().zip(&scores).enumerate();
        let tried: Vec<Tried> = tried
            .map(|(less, (setup, score))| Tried::of(*setup, less, *score))
            .collect();
        let fairest = fairest(&points);
        let [stronger, weaker] = self.levels.map(Level::number);
        Handicaps {
            setup: self.setup.to_string(),
            stronger,
            weaker,
            games: self.games,
            seed: self.seed,
            seconds: before.elapsed().as_secs_f64(),
            fairest: fairest.map(|Fairest { place, .. }| tried[place].setup.clone()),
            decided: fairest.is_some_and(|fairest| fairest.is_decided),
            tried,
        }
    }

    /// The games with one handicap, half of them with colours swapped. They depend only on the seed.
    fn with(self, handicap: Setup, stop: &Stop) -> HandicapScore {
        let jobs = usize::try_from(self.games).unwrap_or(usize::MAX);
        let bar = progress::bar(jobs, columns::left(&handicap.to_string(), 20));
        let shares = self
            .threads
            .share(jobs, |number, score: &mut HandicapScore| {
                let (setup, stronger) = game(handicap, number as u64);
                let mut random = Random::of_game(self.seed, number as u64);
                let opening = good_opening(setup, &mut random);
                let [white, black] = match stronger {
                    Player::White => self.levels,
                    Player::Black => [self.levels[1], self.levels[0]],
                };
                let mut white = EnginePlayer::at_level(white, setup, random.next());
                let mut black = EnginePlayer::at_level(black, setup, random.next());
                let Some(played) = play_game(&opening, &mut [&mut white, &mut black], stop) else {
                    return;
                };
                score.add(stronger, played.winner);
                bar.inc(1);
            });
        bar.finish_and_clear();
        let mut sum = HandicapScore::default();
        for score in &shares {
            sum.won += score.won;
            sum.lost += score.lost;
            sum.draws += score.draws;
        }
        sum
    }
}

impl Tried {
    fn of(setup: Setup, less: usize, score: HandicapScore) -> Tried {
        let points = score.points();
        Tried {
            setup: setup.to_string(),
            less,
            won: score.won,
            lost: score.lost,
            draws: score.draws,
            points: points.map(|points| points.percent),
            low: points.map(|points| points.low),
            high: points.map(|points| points.high),
        }
    }
}

/// Writes a line for each handicap; the fairest is marked, and whether that is decided.
pub(super) fn write(handicaps: &Handicaps, out: &mut dyn Write) -> io::Result<()> {
    let Handicaps { setup, games, .. } = handicaps;
    writeln!(out, "{setup}")?;
    let head = t!(
        "report-handicap-head",
        games = *games,
        seed = handicaps.seed.to_string(),
        stronger = u32::from(handicaps.stronger),
        weaker = u32::from(handicaps.weaker)
    );
    writeln!(out, "{head}\n")?;
    let setups = handicaps.tried.iter().map(|tried| tried.setup.as_str());
    let width = columns::widest(setups, 0) + 2;
    for tried in &handicaps.tried {
        let (Some(points), Some(low), Some(high)) = (tried.points, tried.low, tried.high) else {
            continue;
        };
        let scored = t!(
            "report-handicap-scored",
            points = points,
            low = low,
            high = high
        );
        let is_fairest = handicaps.fairest.as_ref() == Some(&tried.setup);
        let mark = match (is_fairest, handicaps.decided) {
            (false, _) => String::new(),
            (true, true) => t!("report-handicap-fairest"),
            (true, false) => t!("report-handicap-not-decided"),
        };
        let line = format!("{}{scored}  {mark}", columns::left(&tried.setup, width));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
