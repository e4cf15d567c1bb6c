//! Who solves a puzzle.

use engine::{EnginePlayer, Level};

use crate::charm::whole_turn;
use crate::{Attempt, Judge, Judgement, Puzzle};

/// How often each level tries a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempts {
    /// Every how many levels one is asked.
    pub step: usize,
    /// Attempts per level, each with mistakes of its own.
    pub each: u64,
}

impl Attempts {
    /// Every second level, six times: a deviation of about 80 points.
    pub const USUAL: Attempts = Attempts { step: 2, each: 6 };
}

/// Elo of a step of the dial, on average over the four games (docs/strength.md).
const STEP: f64 = 115.0;
/// What the weakest level is worth, on the scale on which people begin at 1500.
const WEAKEST: f64 = 700.0;

/// The rating of a level.
pub fn level_rating(level: Level) -> f64 {
    WEAKEST + STEP * f64::from(level.number() - Level::FIRST.number())
}

/// Lets levels try a puzzle.
pub fn solve_rates(puzzle: &Puzzle, attempts: Attempts, judge: &mut Judge) -> Vec<Attempt> {
    let levels = Level::all().step_by(attempts.step.max(1));
    let tries = levels.flat_map(|level| (0..attempts.each).map(move |seed| (level, seed)));
    tries
        .map(|(level, seed)| Attempt {
            rating: level_rating(level),
            is_solved: solves(puzzle, level, seed, judge),
        })
        .collect()
}

/// Whether a level plays the puzzle to its end without losing the win.
fn solves(puzzle: &Puzzle, level: Level, seed: u64, judge: &mut Judge) -> bool {
    let mut position = *puzzle.position();
    let mut player = EnginePlayer::at_level(level, position.setup(), seed);
    for _ in 0..puzzle.turns {
        let Some(turn) = whole_turn(&mut player, &position) else {
            return false;
        };
        match judge.judge(&position, &turn) {
            Ok(Judgement::Won) => return true,
            Ok(Judgement::Winning { defence, .. }) => {
                let after = position.play_turn(&turn);
                let Ok(next) = after.and_then(|after| after.play_turn(&defence)) else {
                    return false;
                };
                position = next;
            }
            Ok(Judgement::Failed { .. }) | Err(_) => return false,
        }
    }
    // Slower than it could be, but the win is still proved.
    true
}
