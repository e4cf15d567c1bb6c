//! Whether a puzzle is what its line says.

use motifs::Motif;

use super::themes::themes;
use crate::{Judge, Likeness, Puzzle, Solution};

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is not proved that the win takes so many turns.
    Unproved,
    /// It is won in fewer turns.
    Shorter(u32),
    /// The game was lost before the mistake, which therefore is none.
    LostBefore,
    /// These are the motifs of its solution; without any there is nothing to learn from it.
    Motifs(Vec<Motif>),
}

/// Proves a puzzle again: after the mistake it is won in as many turns as it says, and not in fewer;
/// before the mistake it was not; and the solution has its motifs. Nothing that one proof has found is
/// remembered in the next, as for whoever solves it.
///
/// # Errors
/// The first promise that it does not keep.
pub fn check(puzzle: &Puzzle) -> Result<Likeness, Fault> {
    let fresh = || Judge::new(Judge::BUDGET);
    let (position, turns) = (puzzle.position(), u32::from(puzzle.turns));
    let fewer = turns - 1;
    let is_won_sooner = fewer > 0 && fresh().wins_in(position, fewer).is_some();
    match fresh().wins_in(position, turns) {
        None => return Err(Fault::Unproved),
        Some(most) if most < turns || is_won_sooner => return Err(Fault::Shorter(most.min(fewer))),
        Some(_) => {}
    }
    let solution = Solution::of(position, turns, &mut fresh()).ok_or(Fault::Unproved)?;
    let motifs = themes(position, &solution.turn, turns);
    if motifs != puzzle.motifs || motifs.is_empty() {
        return Err(Fault::Motifs(motifs));
    }
    if fresh().is_lost(puzzle.before()) {
        return Err(Fault::LostBefore);
    }
    Ok(Likeness::with(puzzle, &solution))
}
