//! Whether a mistake makes a good puzzle.

use motifs::Motif;
use rules::{Position, Turn};

use super::charm::{Surprise, surprise};
use super::difficulty;
use super::themes::{telling, themes};
use crate::defence::OnlyDefence;
use crate::{Attempts, Charm, Goal, Judge, Puzzle, Solution};

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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Examiner {
    attempts: Attempts,
    nodes: u64,
    /// Those that are wanted; none if it does not matter.
    motifs: Vec<Motif>,
}

impl Examiner {
    /// The examiner that made the shipped puzzles.
    pub const USUAL: Examiner = Examiner::new(Attempts::USUAL, Judge::BUDGET);

    /// One whose puzzles are rated by these attempts, with a budget for each proof.
    pub const fn new(attempts: Attempts, nodes: u64) -> Examiner {
        Examiner {
            attempts,
            nodes,
            motifs: Vec::new(),
        }
    }

    /// The same, who looks only for puzzles with one of these motifs, if there are any.
    #[must_use]
    pub fn about(self, motifs: &[Motif]) -> Examiner {
        let motifs = motifs.to_vec();
        Examiner { motifs, ..self }
    }

    fn wants(&self, motifs: &[Motif]) -> bool {
        let is_wanted = |motif| self.motifs.contains(motif);
        self.motifs.is_empty() || motifs.iter().any(is_wanted)
    }

    /// Makes a puzzle of a mistake, if it is worth solving. Cheap checks come first.
    pub fn examine(&self, before: &Position, mistake: &Turn) -> Option<Find> {
        let position = before.play_turn(mistake).ok()?;
        let turns = Judge::new(self.nodes).wins_in(&position, MOST_TURNS)?;
        let goal = Goal::Win(u8::try_from(turns).ok()?);
        let solution = Solution::of(&position, goal, &mut Judge::new(self.nodes))?;
        let surprise = surprise(&position, &solution.turn)?;
        if turns == 1 && !is_deep_enough(&solution.turn, surprise) {
            return None;
        }
        let motifs = themes(&position, &solution.turn, turns);
        if !self.wants(&motifs) {
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
        let mut puzzle = Puzzle::new(*before, mistake.clone(), goal).ok()?;
        puzzle.motifs = motifs;
        Some(self.rated(puzzle, solution, charm, &mut glance))
    }

    /// Makes a puzzle of a threat, if there is exactly one turn that holds, the obvious one loses, and
    /// nothing is to be won or lost later.
    pub fn examine_threat(&self, before: &Position, threat: &Turn) -> Option<Find> {
        let position = before.play_turn(threat).ok()?;
        let OnlyDefence { turn, motifs } = OnlyDefence::of(&position)?;
        if !self.wants(&motifs) {
            return None;
        }
        let charm = Charm::of_defence(&position, &turn)?;
        let fresh = || Judge::new(self.nodes);
        if fresh().wins_in(&position, MOST_TURNS).is_some()
            || !fresh().holds(&position, &turn).ok()?
            || fresh().loses_later(&position, &turn).ok()?
        {
            return None;
        }
        let mut puzzle = Puzzle::new(*before, threat.clone(), Goal::Hold).ok()?;
        puzzle.motifs = telling(&position, &turn, &motifs);
        let solution = Solution::holding(&position, turn)?;
        let mut glance = Judge::new(self.nodes / GLANCE);
        Some(self.rated(puzzle, solution, charm, &mut glance))
    }

    /// Makes a puzzle again, whatever its goal.
    pub fn examine_again(&self, puzzle: &Puzzle) -> Option<Find> {
        match puzzle.goal {
            Goal::Win(_) => self.examine(puzzle.before(), puzzle.mistake()),
            Goal::Hold => self.examine_threat(puzzle.before(), puzzle.mistake()),
        }
    }

    fn rated(
        &self,
        mut puzzle: Puzzle,
        solution: Solution,
        charm: Charm,
        judge: &mut Judge,
    ) -> Find {
        let actions = solution.turn.actions().len();
        puzzle.rating = difficulty::rating(&puzzle, actions, &charm, self.attempts, judge);
        Find {
            puzzle,
            solution,
            charm,
        }
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
