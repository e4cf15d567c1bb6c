//! Which levels solve a puzzle.

use std::collections::HashMap;

use engine::{EnginePlayer, Level};
use rules::{Position, Turn};

use super::charm::{ASKED, Surprise, whole_turn};
use crate::{Charm, Goal, Judge, Judgement, Puzzle, Rating, SolveRate};

/// How often each level tries a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempts {
    /// The stride between the levels asked.
    pub step: usize,
    /// Attempts per level, each with a different seed.
    pub each: u64,
}

impl Attempts {
    /// Every second level, sixteen times.
    pub const USUAL: Attempts = Attempts { step: 2, each: 16 };
}

/// Elo per step of the dial, averaged over the four games (docs/strength.md).
const STEP: f64 = 115.0;
/// The rating of the weakest level, on the scale on which people begin at 1500.
const WEAKEST: f64 = 700.0;

/// Above this, levels differ little in what they solve, and are slow.
const STRONGEST: Level = match Level::new(13) {
    Some(level) => level,
    None => Level::LAST,
};

/// The rating of a level.
pub fn level_rating(level: Level) -> f64 {
    WEAKEST + STEP * f64::from(level.number() - Level::FIRST.number())
}

/// How difficult a puzzle is for people: the levels' results, adjusted for what people find harder
/// than engines do. `actions` is the length of the solution's first turn.
pub(crate) fn rating(
    puzzle: &Puzzle,
    actions: usize,
    charm: &Charm,
    attempts: Attempts,
    judge: &mut Judge,
) -> Rating {
    let rating = Rating::of(&solve_rates(puzzle, attempts, judge));
    rating.for_people(harder_for_people(puzzle, actions, charm))
}

/// Extra points for what engines see easily but people do not: turns and actions to look ahead,
/// quiet turns, and a strong temptation. An estimate, not a measurement: nobody has solved them
/// yet.
fn harder_for_people(puzzle: &Puzzle, actions: usize, charm: &Charm) -> i32 {
    let turns = i32::from(puzzle.goal.turns()) - 1;
    let actions = actions.min(6) as i32;
    let quiet = i32::from(charm.surprise == Some(Surprise::Quiet));
    let irresistible = i32::from(charm.tempted == ASKED);
    60 * turns + 30 * (actions - 2) + 50 * quiet + 40 * irresistible
}

/// Lets levels try a puzzle.
pub fn solve_rates(puzzle: &Puzzle, attempts: Attempts, judge: &mut Judge) -> Vec<SolveRate> {
    let mut known = HashMap::new();
    let levels = Level::all().step_by(attempts.step.max(1));
    levels
        .filter(|level| *level <= STRONGEST)
        .map(|level| {
            let mut solves = |seed: &u64| solves(puzzle, level, *seed, judge, &mut known);
            SolveRate {
                rating: level_rating(level),
                tried: attempts.each,
                solved: (0..attempts.each).filter(&mut solves).count() as u64,
            }
        })
        .collect()
}

/// The result of a turn: the next position to solve, or the end of the attempt.
#[derive(Clone, Copy)]
enum AttemptState {
    Next(Position),
    Solved,
    Failed,
}

/// Whether a level plays the puzzle to its end without losing the win. Attempts that reach the same
/// position share its judgement.
fn solves(
    puzzle: &Puzzle,
    level: Level,
    seed: u64,
    judge: &mut Judge,
    known: &mut HashMap<u64, AttemptState>,
) -> bool {
    let mut position = *puzzle.position();
    let mut player = EnginePlayer::at_level(level, position.setup(), seed);
    for _ in 0..puzzle.goal.turns() {
        let Some(turn) = whole_turn(&mut player, &position) else {
            return false;
        };
        let Ok(after) = position.play_turn(&turn) else {
            return false;
        };
        let outcome = known
            .entry(after.hash())
            .or_insert_with(|| match puzzle.goal {
                Goal::Win(_) => outcome(&position, &turn, &after, judge),
                Goal::Hold => defence(&position, &turn, judge),
            });
        match outcome {
            AttemptState::Solved => return true,
            AttemptState::Failed => return false,
            AttemptState::Next(next) => position = *next,
        }
    }
    // Slower than it could be, but the win is still proved.
    true
}

fn defence(position: &Position, turn: &Turn, judge: &mut Judge) -> AttemptState {
    match judge.holds(position, turn) {
        Ok(true) => AttemptState::Solved,
        Ok(false) | Err(_) => AttemptState::Failed,
    }
}

fn outcome(position: &Position, turn: &Turn, after: &Position, judge: &mut Judge) -> AttemptState {
    // Most attempts fail, and their refutations are not needed.
    if !judge.keeps_win(position, turn).unwrap_or(false) {
        return AttemptState::Failed;
    }
    match judge.judge(position, turn) {
        Ok(Judgement::Won) => AttemptState::Solved,
        Ok(Judgement::Winning { defence, .. }) => after
            .play_turn(&defence)
            .map_or(AttemptState::Failed, AttemptState::Next),
        Ok(Judgement::Failed { .. } | Judgement::Held) | Err(_) => AttemptState::Failed,
    }
}
