//! Puzzles of which no two are alike.

use std::collections::HashSet;

use crate::{Judge, Puzzle, Solution};

/// What makes puzzles alike: the position to solve, the position after the solution's first turn, and
/// the end, each seen from any side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Likeness {
    keys: [u64; 3],
}

impl Likeness {
    /// That of a puzzle; `None` if it cannot be proved.
    pub fn of(puzzle: &Puzzle) -> Option<Likeness> {
        let mut judge = Judge::new(Judge::BUDGET);
        let solution = Solution::of(puzzle.position(), puzzle.goal, &mut judge)?;
        Some(Likeness::with(puzzle, &solution))
    }

    /// That of a puzzle which is solved in this way.
    pub(crate) fn with(puzzle: &Puzzle, solution: &Solution) -> Likeness {
        let parts = [*puzzle.position(), solution.after, solution.end];
        Likeness {
            keys: parts.map(|position| position.canonical().0.hash()),
        }
    }

    /// Whether one of the positions is the same.
    pub fn is_shared_with(&self, other: &Likeness) -> bool {
        self.keys.iter().any(|key| other.keys.contains(key))
    }
}

/// Puzzles of which no two are alike. Whether two are alike depends only on the puzzles themselves,
/// so a pack is the same whether made in one go or in parts.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    known: HashSet<u64>,
}

impl Collection {
    /// Adds a puzzle like this: none that resembles it will be admitted.
    pub fn add(&mut self, likeness: Likeness) {
        self.known.extend(likeness.keys);
    }

    /// Whether this one is unlike all before it. One that cannot be proved is never admitted, nor one
    /// without a motif: there is nothing to learn from it.
    pub fn admits(&mut self, puzzle: &Puzzle) -> bool {
        if puzzle.motifs.is_empty() {
            return false;
        }
        let Some(likeness) = Likeness::of(puzzle) else {
            return false;
        };
        let is_known = likeness.keys.iter().any(|key| self.known.contains(key));
        if !is_known {
            self.add(likeness);
        }
        !is_known
    }
}
