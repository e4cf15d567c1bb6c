//! Puzzles of which no two are alike.

use std::collections::HashSet;

use crate::{Judge, Puzzle, Solution};

/// Puzzles of which no two are alike. What is alike follows from the puzzles alone, so packs that were
/// made piece by piece are the same as those made at once.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    known: HashSet<u64>,
}

impl Collection {
    /// Whether this one is unlike all before it: another position to solve, another position after
    /// the solution's first turn, and another end, seen from any side. One that cannot be proved is
    /// never admitted, nor one without a motif: there is nothing to learn from it.
    pub fn admits(&mut self, puzzle: &Puzzle) -> bool {
        if puzzle.motifs.is_empty() {
            return false;
        }
        let mut judge = Judge::new(Judge::BUDGET);
        let Some(solution) = Solution::of(puzzle.position(), puzzle.turns.into(), &mut judge)
        else {
            return false;
        };
        let parts = [*puzzle.position(), solution.after, solution.end];
        let keys = parts.map(|position| position.canonical().0.hash());
        let is_new = keys.iter().all(|key| !self.known.contains(key));
        if is_new {
            self.known.extend(keys);
        }
        is_new
    }
}
