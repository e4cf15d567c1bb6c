//! Whether a mistake makes a good puzzle.

use rules::{Position, Turn};

use crate::charm::{Surprise, surprise};
use crate::themes::themes;
use crate::{Attempts, Charm, Judge, Puzzle, Solution, difficulty};

/// The most turns the solver may need.
pub(crate) const MOST_TURNS: u32 = 3;
/// The share of a proof's budget for a glance, and for judging charm: what cannot be proved with it
/// is not obvious to people either.
const GLANCE: u64 = 10;
const LOOK: u64 = 4;

/// A puzzle that was found, and what is charming about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Find {
    /// The puzzle, rated.
    pub puzzle: Puzzle,
    /// How it is solved.
    pub solution: Solution,
    /// What it tempts to, and how it surprises.
    pub charm: Charm,
}

/// Examines mistakes. The result depends only on the mistake, so a puzzle can be reproduced without
/// the game it came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Examiner {
    attempts: Attempts,
    nodes: u64,
}

impl Examiner {
    /// The examiner that made the shipped puzzles.
    pub const USUAL: Examiner = Examiner::new(Attempts::USUAL, Judge::BUDGET);

    /// One whose puzzles are rated by these attempts, with a budget for each proof.
    pub const fn new(attempts: Attempts, nodes: u64) -> Examiner {
        Examiner { attempts, nodes }
    }

    /// Makes a puzzle of a mistake, if it is worth solving. Cheap checks come first.
    pub fn examine(&self, before: &Position, mistake: &Turn) -> Option<Find> {
        let position = before.play_turn(mistake).ok()?;
        let turns = Judge::new(self.nodes).wins_in(&position, MOST_TURNS)?;
        let solution = Solution::of(&position, turns, &mut Judge::new(self.nodes))?;
        let surprise = surprise(&position, &solution.turn)?;
        if turns == 1 && !is_deep_enough(&solution.turn, surprise) {
            return None;
        }
        // It was not a mistake if the position was lost anyway.
        let mut glance = Judge::new(self.nodes / GLANCE);
        if glance.is_lost(before) {
            return None;
        }
        let mut look = Judge::new(self.nodes / LOOK);
        let charm = Charm::of(&position, surprise, [&mut glance, &mut look])?;
        if Judge::new(self.nodes).is_lost(before)
            || !self.is_proved_afresh(&position, &solution, turns)
        {
            return None;
        }
        let mut puzzle = Puzzle::new(*before, mistake.clone(), u8::try_from(turns).ok()?).ok()?;
        puzzle.motifs = themes(&position, &solution.turn, turns);
        let actions = solution.turn.actions().len();
        puzzle.rating = difficulty::rating(&puzzle, actions, &charm, self.attempts, &mut glance);
        Some(Find {
            puzzle,
            solution,
            charm,
        })
    }

    /// Whether a fresh solver proves it within the same budget, as it will have to in play and in
    /// checks.
    fn is_proved_afresh(&self, position: &Position, solution: &Solution, turns: u32) -> bool {
        let fresh = || Judge::new(self.nodes);
        let is_won = fresh().wins_in(position, turns) == Some(turns);
        let solved = fresh().judge(position, &solution.turn);
        is_won && solved.is_ok_and(|judgement| judgement.is_win())
    }
}

/// Whether a win in one turn takes more than a glance.
fn is_deep_enough(solution: &Turn, surprise: Surprise) -> bool {
    match (solution.actions().len(), surprise) {
        (0 | 1, _) | (2, Surprise::Unlikely) => false,
        (2, Surprise::Quiet | Surprise::TurnsOwn) | (3.., _) => true,
    }
}
