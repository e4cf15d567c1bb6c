//! A fair handicap for two levels, found by matches.

use std::io::{self, Write};
use std::time::Instant;

use api::handicap::{fairest, handicaps};
use arena::{good_opening, play_game};
use engine::{EnginePlayer, Level, Random, Stop};
use rules::{Player, Setup};
use serde::Serialize;

use super::tally::Results;
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
}

/// A handicap and its results.
#[derive(Serialize)]
struct Tried {
    setup: String,
    /// How many pieces White gives up.
    less: usize,
    white: u64,
    black: u64,
    draws: u64,
    /// White's score, in per cent.
    points: Option<u32>,
}

/// The games to play.
#[derive(Clone, Copy)]
pub(super) struct Matches {
    pub(super) setup: Setup,
    /// White's level, which is the stronger one, and Black's.
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
        let tried: Vec<Tried> = setups
            .iter()
            .enumerate()
            .map(|(less, setup)| Tried::of(*setup, less, &self.with(*setup, stop)))
            .collect();
        let points: Vec<Option<u32>> = tried.iter().map(|tried| tried.points).collect();
        let [stronger, weaker] = self.levels.map(Level::number);
        Handicaps {
            setup: self.setup.to_string(),
            stronger,
            weaker,
            games: self.games,
            seed: self.seed,
            seconds: before.elapsed().as_secs_f64(),
            fairest: fairest(&points).map(|place| tried[place].setup.clone()),
            tried,
        }
    }

    /// The games with one handicap. They depend only on the seed.
    fn with(self, setup: Setup, stop: &Stop) -> Results {
        let jobs = usize::try_from(self.games).unwrap_or(usize::MAX);
        let bar = progress::bar(jobs, columns::left(&setup.to_string(), 20));
        let shares = self.threads.share(jobs, |game, results: &mut Results| {
            let mut random = Random::of_game(self.seed, game as u64);
            let opening = good_opening(setup, &mut random);
            let [white, black] = self.levels;
            let mut white = EnginePlayer::at_level(white, setup, random.next());
            let mut black = EnginePlayer::at_level(black, setup, random.next());
            let Some(played) = play_game(&opening, &mut [&mut white, &mut black], stop) else {
                return;
            };
            match played.winner {
                Some(winner) => results.wins[winner as usize] += 1,
                None => results.draws += 1,
            }
            bar.inc(1);
        });
        bar.finish_and_clear();
        let mut sum = Results::default();
        for results in &shares {
            sum.merge(results);
        }
        sum
    }
}

impl Tried {
    fn of(setup: Setup, less: usize, results: &Results) -> Tried {
        let [white, black] = Player::ALL.map(|player| results.wins[player as usize]);
        let games = white + black + results.draws;
        let points = (white * 2 + results.draws) * 50;
        Tried {
            setup: setup.to_string(),
            less,
            white,
            black,
            draws: results.draws,
            points: points
                .checked_div(games)
                .and_then(|points| u32::try_from(points).ok()),
        }
    }
}

/// Writes a line for each handicap, the fairest marked.
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
        let Some(points) = tried.points else { continue };
        let is_fairest = handicaps.fairest.as_ref() == Some(&tried.setup);
        let said = match is_fairest {
            true => t!("report-handicap-fairest", points = points),
            false => t!("report-handicap-scored", points = points),
        };
        writeln!(out, "{}{said}", columns::left(&tried.setup, width))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_half_a_point_and_without_games_there_are_none() {
        let mut results = Results::default();
        assert_eq!(Tried::of(Setup::TIX, 0, &results).points, None);
        results.wins = [3, 0];
        results.draws = 1;
        assert_eq!(Tried::of(Setup::TIX, 0, &results).points, Some(87));
    }
}
