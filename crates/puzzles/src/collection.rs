//! Puzzles of which no two are alike.

use std::collections::HashSet;

use crate::{Judge, Puzzle, Solution};

/// Puzzles of which no two are alike. Whether two are alike depends only on the puzzles themselves,
/// so a pack is the same whether made in one go or in parts.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    known: HashSet<u64>,
}

impl Collection {
    /// Whether this one differs from all before it: another position to solve, another position
    /// after the solution's first turn, and another end, up to symmetry. A puzzle that cannot be
    /// proved is never admitted, nor one without a motif: there would be nothing to learn from it.
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
