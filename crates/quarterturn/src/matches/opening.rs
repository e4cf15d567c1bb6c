//! Openings: where the games of a match begin.

use std::path::Path;
use std::str::FromStr;

use engine::{EnginePlayer, Limits, Random, Stop};
use record::{Game, Ply};
use rules::{Position, Setup};

use crate::failure::Failure;
use crate::input;

/// Where the openings of a match come from, as given on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// This many turns of random play from the start.
    Random(u32),
    /// The same, but only where the engine sees nobody far ahead.
    Balanced(u32),
    /// A file of positions, one on a line.
    File(String),
}

impl FromStr for Source {
    type Err = String;

    fn from_str(text: &str) -> Result<Source, String> {
        type Kind = fn(u32) -> Source;
        for (kind, source, most) in [
            ("random", Source::Random as Kind, 40),
            ("balanced", Source::Balanced, 8),
        ] {
            let Some(turns) = text.strip_prefix(kind) else {
                continue;
            };
            return match turns.strip_prefix(':').map(str::parse) {
                None if turns.is_empty() => Ok(source(4)),
                Some(Ok(turns)) if turns <= most => Ok(source(turns)),
                _ => Err(format!(
                    "after `{kind}:`, give a number of turns from 0 to {most}"
                )),
            };
        }
        Ok(Source::File(text.to_owned()))
    }
}

/// The openings of a match.
pub(super) struct Openings {
    setup: Setup,
    seed: u64,
    source: Supply,
}

enum Supply {
    Random { turns: u32, balanced: bool },
    Listed(Vec<Position>),
}

impl Openings {
    /// Reads what there is to read.
    ///
    /// # Errors
    /// If a file cannot be read or holds anything but positions of the setup in which somebody
    /// can move.
    pub(super) fn new(setup: Setup, seed: u64, source: &Source) -> Result<Openings, Failure> {
        let source = match source {
            Source::Random(turns) => Supply::Random {
                turns: *turns,
                balanced: false,
            },
            Source::Balanced(turns) => Supply::Random {
                turns: *turns,
                balanced: true,
            },
            Source::File(path) => Supply::Listed(listed(setup, Path::new(path))?),
        };
        Ok(Openings {
            setup,
            seed,
            source,
        })
    }

    /// The opening of a pair of games, the same whenever it is asked for.
    pub(super) fn of_pair(&self, pair: usize) -> Game {
        match &self.source {
            Supply::Listed(positions) => Game::from_position(positions[pair % positions.len()]),
            Supply::Random { turns, balanced } => {
                let mut random = Random::of_game(self.seed, pair as u64);
                // A setup may have no balanced openings at all.
                for attempt in 0.. {
                    let opening = random_opening(self.setup, *turns, &mut random);
                    if let Some(game) = opening
                        && (!balanced || attempt >= ATTEMPTS || is_balanced(game.end()))
                    {
                        return game;
                    }
                }
                Game::new(self.setup)
            }
        }
    }
}

/// Openings looked at before one is taken as it is.
const ATTEMPTS: u32 = 200;

/// Whether a short search sees nobody far ahead.
fn is_balanced(position: &Position) -> bool {
    let mut engine = EnginePlayer::with_nodes(5_000);
    let limits = Limits::nodes(5_000);
    let report = engine
        .engine()
        .search(position, &[], &limits, &Stop::new(), |_| {});
    report
        .score
        .points()
        .is_some_and(|points| points.abs() < 120)
}

/// Some turns of random play; `None` if they end the game.
fn random_opening(setup: Setup, turns: u32, random: &mut Random) -> Option<Game> {
    let mut game = Game::new(setup);
    let mut position = Position::start(setup);
    for _ in 0..turns {
        let player = position.to_move();
        let mut actions = Vec::new();
        while position.to_move() == player {
            let action = position.nth_action(random.below(position.count_actions()))?;
            position.play_unchecked(action);
            actions.push(action);
        }
        game.play(Ply::new(actions)?).ok()?;
    }
    // A setup in which nobody can ever move has no openings; its start will have to do.
    (position.winner().is_none() || turns == 0).then_some(game)
}

fn listed(setup: Setup, path: &Path) -> Result<Vec<Position>, Failure> {
    let text = std::fs::read_to_string(path).map_err(Failure::file("read", path))?;
    let mut positions = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let fault = |what: String| {
            let place = path.display();
            Failure::Misuse(format!("{place}:{number}: {what}"))
        };
        let position = input::position(line).map_err(|error| fault(error.to_string()))?;
        if position.setup() != setup {
            return Err(fault(format!("the position is not one of {setup}")));
        }
        if position.winner().is_some() {
            return Err(fault("the game is over in this position".to_owned()));
        }
        positions.push(position);
    }
    if positions.is_empty() {
        return Err(Failure::Misuse(format!("{}: no positions", path.display())));
    }
    Ok(positions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_read_and_nonsense_is_refused() {
        assert_eq!("random".parse(), Ok(Source::Random(4)));
        assert_eq!("random:6".parse(), Ok(Source::Random(6)));
        assert_eq!("a.txt".parse(), Ok(Source::File("a.txt".to_owned())));
        assert_eq!("balanced:2".parse(), Ok(Source::Balanced(2)));
        for wrong in ["balanced:9", "random:", "random:x", "random:41", "random6"] {
            assert!(wrong.parse::<Source>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn balanced_openings_are_reproducible_and_nobody_wins_them_at_once() {
        let openings = Openings::new(Setup::TIXEL, 1, &Source::Balanced(4)).unwrap();
        for pair in 0..6 {
            let opening = openings.of_pair(pair);
            assert_eq!(openings.of_pair(pair).end(), opening.end());
            assert!(is_balanced(opening.end()));
        }
        let random = Openings::new(Setup::TIXEL, 1, &Source::Random(4)).unwrap();
        assert!((0..20).any(|pair| !is_balanced(random.of_pair(pair).end())));
    }

    #[test]
    fn random_openings_are_reproducible_varied_and_not_over() {
        let openings = Openings::new(Setup::TIX, 1, &Source::Random(5)).unwrap();
        let ends: Vec<String> = (0..50)
            .map(|pair| openings.of_pair(pair).end().to_string())
            .collect();
        for (pair, end) in ends.iter().enumerate() {
            let again = openings.of_pair(pair);
            assert_eq!(again.end().to_string(), *end);
            assert_eq!(again.end().winner(), None);
            assert_eq!(again.tree().main_line().count(), 5);
        }
        let distinct: std::collections::HashSet<_> = ends.iter().collect();
        assert!(distinct.len() > 45);
    }
}
