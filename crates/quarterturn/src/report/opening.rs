//! Openings: varied, and not lost from the start.
//!
//! The engine plays the same game every time, so games must begin differently; but many turns on
//! an empty board lose at once, and games that begin with one say nothing about the players.

use engine::{Engine, Limits, Random, Stop};
use rules::{Action, Position, Setup};

use crate::progress;
use crate::threads::Threads;

/// Turns before the players take over, one of each.
pub(super) const TURNS: usize = 2;
/// Random turns of which one is chosen,
pub(super) const CANDIDATES: usize = 8;
/// among those whose winning chance is within this of the best,
const TOLERANCE: f64 = 0.1;
/// judged with so many nodes each.
const NODES: u64 = 1_000;

/// The actions a game begins with.
pub(super) type Opening = Vec<Action>;

/// One opening for each game; they depend on nothing but the seed.
pub(super) fn openings(setup: Setup, games: u64, seed: u64, threads: Threads) -> Vec<Opening> {
    let jobs = usize::try_from(games).unwrap_or(usize::MAX);
    let bar = progress::bar(jobs, format!("{:<20}", "openings"));
    let shares = threads.share(jobs, |game, made: &mut Vec<(usize, Opening)>| {
        let mut random = Random::of_game(seed, game as u64);
        made.push((game, opening(setup, &mut random)));
        bar.inc(1);
    });
    bar.finish_and_clear();
    let mut openings: Vec<(usize, Opening)> = shares.into_iter().flatten().collect();
    openings.sort_unstable_by_key(|(game, _)| *game);
    openings.into_iter().map(|(_, opening)| opening).collect()
}

fn opening(setup: Setup, random: &mut Random) -> Opening {
    let mut engine = Engine::new();
    engine.set_table(1 << 16);
    let mut position = Position::start(setup);
    let mut opening = Vec::new();
    for _ in 0..TURNS {
        let candidates: Vec<Candidate> = (0..CANDIDATES)
            .filter_map(|_| Candidate::draw(&position, random, &mut engine))
            .collect();
        let best = candidates.iter().map(|candidate| candidate.chance);
        let best = best.fold(0.0, f64::max);
        let good: Vec<&Candidate> = candidates
            .iter()
            .filter(|candidate| candidate.chance >= best - TOLERANCE)
            .collect();
        let chosen = random.below(u32::try_from(good.len()).unwrap_or(u32::MAX));
        let Some(chosen) = good.get(chosen as usize) else {
            break;
        };
        opening.extend(&chosen.actions);
        position = chosen.after;
    }
    opening
}

struct Candidate {
    actions: Vec<Action>,
    after: Position,
    /// The chance to win of the player whose turn it is.
    chance: f64,
}

impl Candidate {
    /// A random turn; `None` if there is no legal one.
    fn draw(position: &Position, random: &mut Random, engine: &mut Engine) -> Option<Candidate> {
        let mut after = *position;
        let mut actions = Vec::new();
        while after.to_move() == position.to_move() {
            let action = after.nth_action(random.below(after.count_actions()))?;
            after.play_unchecked(action);
            actions.push(action);
        }
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
    fn openings_are_reproducible_varied_and_not_over() {
        let made = |game| opening(Setup::REGATTA, &mut Random::of_game(3, game));
        let openings: Vec<Opening> = (0..10).map(made).collect();
        assert_eq!(openings[4], made(4));
        let distinct: std::collections::HashSet<_> = openings.iter().collect();
        assert!(distinct.len() > 7);
        for opening in &openings {
            let mut position = Position::start(Setup::REGATTA);
            for action in opening {
                position = position.play(*action).unwrap();
            }
            assert_eq!(position.winner(), None);
        }
    }
}
