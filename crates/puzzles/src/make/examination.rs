//! Whether a mistake makes a puzzle.

use rules::{Position, Turn};

use super::charm::{Surprise, surprise};
use super::difficulty;
use super::themes::themes;
use crate::{Attempts, Charm, Judge, Puzzle, Solution};

/// The most turns of one's own that a puzzle takes.
pub(crate) const MOST_TURNS: u32 = 3;
/// A glance has this share of the budget of a proof, and whoever looks for charm that one: what is not
/// proved with it is not seen by people either.
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

/// Examines mistakes. What it says of one follows from that mistake alone, so that a puzzle can be made
/// again without the game it is from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Examiner {
    attempts: Attempts,
    nodes: u64,
}

impl Examiner {
    /// The one whose puzzles ship.
    pub const USUAL: Examiner = Examiner::new(Attempts::USUAL, Judge::BUDGET);

    /// One whose puzzles are rated by these attempts, with a budget for each proof.
    pub const fn new(attempts: Attempts, nodes: u64) -> Examiner {
        Examiner { attempts, nodes }
    }

    /// Makes a puzzle of a mistake, if it is one worth solving. What is cheap to ask is asked first.
    pub fn examine(&self, before: &Position, mistake: &Turn) -> Option<Find> {
        let position = before.play_turn(mistake).ok()?;
        let turns = Judge::new(self.nodes).wins_in(&position, MOST_TURNS)?;
        let solution = Solution::of(&position, turns, &mut Judge::new(self.nodes))?;
        let surprise = surprise(&position, &solution.turn)?;
        if turns == 1 && !is_deep_enough(&solution.turn, surprise) {
            return None;
        }
        // Not a mistake if everything lost.
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

    /// Whether somebody who remembers nothing proves it within the same budget, as whoever plays
    /// or checks the puzzle has to.
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
