//! Where the games of a match begin.

use engine::{EnginePlayer, Limits, Random, Stop};
use rules::{Action, Position, Setup};

use crate::game::Opening;

/// The openings of a match, one for each pair of games.
#[derive(Clone, Debug)]
pub struct Openings {
    setup: Setup,
    seed: u64,
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    Random { turns: u32 },
    Balanced { turns: u32 },
    Listed(Vec<Position>),
}

impl Openings {
    /// Random turns from the start.
    pub fn random(setup: Setup, turns: u32, seed: u64) -> Openings {
        let source = Source::Random { turns };
        Openings {
            setup,
            seed,
            source,
        }
    }

    /// Random turns from the start, but only where the engine sees neither player far ahead.
    ///
    /// ```
    /// use arena::Openings;
    /// use rules::Setup;
    ///
    /// let openings = Openings::balanced(Setup::TIX, 4, 0);
    /// assert_eq!(openings.of_pair(7), openings.of_pair(7));
    /// assert_eq!(openings.of_pair(7).turns.len(), 4);
    /// ```
    pub fn balanced(setup: Setup, turns: u32, seed: u64) -> Openings {
        let source = Source::Balanced { turns };
        Openings {
            setup,
            seed,
            source,
        }
    }

    /// These positions in rotation; `None` if there are none.
    pub fn listed(positions: Vec<Position>) -> Option<Openings> {
        let setup = positions.first()?.setup();
        Some(Openings {
            setup,
            seed: 0,
            source: Source::Listed(positions),
        })
    }

    /// The opening for a pair of games, the same on every call.
    pub fn of_pair(&self, pair: usize) -> Opening {
        let random = Random::of_game(self.seed, pair as u64);
        match &self.source {
            Source::Listed(positions) => Opening::from_position(positions[pair % positions.len()]),
            Source::Random { turns } => self.drawn(*turns, random, |_| true),
            Source::Balanced { turns } => self.drawn(*turns, random, is_balanced),
        }
    }

    /// A random opening that satisfies the condition, as long as there are any.
    fn drawn(&self, turns: u32, mut random: Random, wanted: fn(&Position) -> bool) -> Opening {
        for attempt in 0..2 * ATTEMPTS {
            if let Some(opening) = random_opening(self.setup, turns, &mut random)
                && (attempt >= ATTEMPTS || wanted(&opening.end()))
            {
                return opening;
            }
        }
        // Games of this setup are over before that many turns.
        match turns {
            0 => Opening::from_position(Position::start(self.setup)),
            _ => self.drawn(turns - 1, random, wanted),
        }
    }
}

/// How many openings to try before settling for one that does not satisfy the condition.
const ATTEMPTS: u32 = 200;

/// Whether a short search sees neither player far ahead.
fn is_balanced(position: &Position) -> bool {
    const NODES: u64 = 5_000;
    const FAR_AHEAD: i32 = 120;
    let mut player = EnginePlayer::with_nodes(NODES);
    let limits = Limits::nodes(NODES);
    let engine = player.engine();
    let report = engine.search(position, &[], &limits, &Stop::new(), |_| {});
    let points = report.score.points();
    points.is_some_and(|points| points.abs() < FAR_AHEAD)
}

/// Some turns of random play; `None` if they end the game.
fn random_opening(setup: Setup, turns: u32, random: &mut Random) -> Option<Opening> {
    let mut position = Position::start(setup);
    let mut opening = Opening::from_position(position);
    for _ in 0..turns {
        let turn = random_turn(&mut position, random)?;
        opening.turns.push(turn);
    }
    position.winner().is_none().then_some(opening)
}

/// Plays a random turn; `None` if there is no legal action.
pub(crate) fn random_turn(position: &mut Position, random: &mut Random) -> Option<Vec<Action>> {
    let player = position.to_move();
    let mut actions = Vec::new();
    while position.to_move() == player {
        let action = position.nth_action(random.below(position.count_actions()))?;
        position.play_unchecked(action);
        actions.push(action);
    }
    Some(actions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn balanced_openings_are_reproducible_and_nobody_wins_them_at_once() {
        let openings = Openings::balanced(Setup::TIXEL, 4, 1);
        for pair in 0..6 {
            let opening = openings.of_pair(pair);
            assert_eq!(openings.of_pair(pair), opening);
            assert!(is_balanced(&opening.end()));
        }
        let random = Openings::random(Setup::TIXEL, 4, 1);
        assert!((0..20).any(|pair| !is_balanced(&random.of_pair(pair).end())));
    }

    #[test]
    fn random_openings_are_reproducible_varied_and_not_over() {
        let openings = Openings::random(Setup::TIX, 5, 1);
        let ends: Vec<String> = (0..50)
            .map(|pair| openings.of_pair(pair).end().to_string())
            .collect();
        for (pair, end) in ends.iter().enumerate() {
            let again = openings.of_pair(pair);
            assert_eq!(again.end().to_string(), *end);
            assert_eq!(again.end().winner(), None);
            assert_eq!(again.turns.len(), 5);
        }
        let distinct: std::collections::HashSet<_> = ends.iter().collect();
        assert!(distinct.len() > 45);
    }

    #[test]
    fn openings_are_shorter_where_games_are_over_sooner() {
        for text in ["3u:X1/X1", "3u:T1/T1"] {
            let setup: Setup = text.parse().unwrap();
            for openings in [
                Openings::random(setup, 40, 0),
                Openings::balanced(setup, 8, 0),
            ] {
                let opening = openings.of_pair(0);
                assert!(opening.turns.len() < 40, "{text}");
            }
        }
    }

    #[test]
    fn listed_openings_come_round_again() {
        let positions = vec![Position::start(Setup::TIX); 3];
        let openings = Openings::listed(positions).unwrap();
        assert_eq!(openings.of_pair(0), openings.of_pair(3));
        assert!(Openings::listed(Vec::new()).is_none());
    }
}
