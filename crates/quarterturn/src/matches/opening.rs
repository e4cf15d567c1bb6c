//! Openings: where the games of a match begin.

use std::path::Path;
use std::str::FromStr;

use engine::Random;
use record::{Game, Ply};
use rules::{Position, Setup};

use crate::failure::Failure;
use crate::input;

/// Where the openings of a match come from, as given on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// This many turns of random play from the start.
    Random(u32),
    /// A file of positions, one on a line.
    File(String),
}

impl FromStr for Source {
    type Err = String;

    fn from_str(text: &str) -> Result<Source, String> {
        let Some(turns) = text.strip_prefix("random") else {
            return Ok(Source::File(text.to_owned()));
        };
        match turns.strip_prefix(':').map(str::parse) {
            None if turns.is_empty() => Ok(Source::Random(4)),
            Some(Ok(turns @ 0..=40)) => Ok(Source::Random(turns)),
            _ => Err("after `random:`, give a number of turns from 0 to 40".to_owned()),
        }
    }
}

/// The openings of a match.
pub(super) struct Openings {
    setup: Setup,
    seed: u64,
    source: Supply,
}

enum Supply {
    Random(u32),
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
            Source::Random(turns) => Supply::Random(*turns),
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
            Supply::Random(turns) => {
                let mut random = Random::of_game(self.seed, pair as u64);
                loop {
                    if let Some(game) = random_opening(self.setup, *turns, &mut random) {
                        return game;
                    }
                }
            }
        }
    }
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
        for wrong in ["random:", "random:x", "random:41", "random6"] {
            assert!(wrong.parse::<Source>().is_err(), "{wrong}");
        }
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
