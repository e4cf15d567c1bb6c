//! Openings that are varied and not lost from the start.
//!
//! The engine plays the same game every time, so games must begin differently; but many turns on an
//! empty board lose at once, and games that begin with one say nothing.

use engine::{Engine, Limits, Random, Stop};
use rules::{Action, Position, Setup};

use crate::game::Opening;
use crate::openings::random_turn;

/// Turns before the players take over, one each.
const TURNS: usize = 2;
/// Number of random turns to choose from.
pub const CANDIDATES: usize = 8;
/// How far a turn's winning chance may be below the best.
const TOLERANCE: f64 = 0.1;
/// Nodes to evaluate each turn with.
const NODES: u64 = 1_000;

/// One good turn of each player, chosen at random.
///
/// ```
/// use engine::Random;
/// use rules::Setup;
///
/// let opening = arena::good_opening(Setup::TIX, &mut Random::new(7));
/// assert_eq!(opening.turns.len(), 2);
/// assert_eq!(opening.end().winner(), None);
/// ```
pub fn good_opening(setup: Setup, random: &mut Random) -> Opening {
    let mut engine = Engine::new();
    engine.set_table(1 << 16);
    let mut position = Position::start(setup);
    let mut opening = Opening::from_position(position);
    for _ in 0..TURNS {
        let candidates: Vec<Candidate> = (0..CANDIDATES)
            .filter_map(|_| Candidate::draw(&position, random, &mut engine))
            .collect();
        let best = candidates.iter().map(|candidate| candidate.chance);
        let best = best.fold(0.0, f64::max);
        let mut good: Vec<Candidate> = candidates
            .into_iter()
            .filter(|candidate| candidate.chance >= best - TOLERANCE)
            .collect();
        let chosen = random.below(u32::try_from(good.len()).unwrap_or(u32::MAX)) as usize;
        if chosen >= good.len() {
            // Nobody can move.
            break;
        }
        let chosen = good.swap_remove(chosen);
        opening.turns.push(chosen.actions);
        position = chosen.after;
    }
    opening
}

struct Candidate {
    actions: Vec<Action>,
    after: Position,
    /// The winning chance of the player whose turn it is.
    chance: f64,
}

impl Candidate {
    /// A random turn; `None` if there is no legal one.
    fn draw(position: &Position, random: &mut Random, engine: &mut Engine) -> Option<Candidate> {
        let mut after = *position;
        let actions = random_turn(&mut after, random)?;
        let report = engine.search(&after, &[], &Limits::nodes(NODES), &Stop::new(), |_| {});
        Some(Candidate {
            actions,
            after,
            chance: report.score.for_opponent().winning_chance(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_openings_are_reproducible_varied_and_not_over() {
        let made = |game| good_opening(Setup::REGATTA, &mut Random::of_game(3, game));
        let openings: Vec<Opening> = (0..10).map(made).collect();
        assert_eq!(openings[4], made(4));
        let ends: std::collections::HashSet<String> = openings
            .iter()
            .map(|opening| opening.end().to_string())
            .collect();
        assert!(ends.len() > 7);
        for opening in &openings {
            let mut position = opening.start;
            for action in opening.turns.iter().flatten() {
                position = position.play(*action).unwrap();
            }
            assert_eq!(position.winner(), None);
        }
    }
}
