//! Whether a puzzle is what its line says.

use motifs::Motif;

use super::examination::MOST_TURNS;
use super::themes::{telling, themes};
use crate::defence::OnlyDefence;
use crate::{Goal, Judge, Likeness, Puzzle, Solution};

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The win is not proved to take exactly this many turns.
    Unproved,
    /// It is not proved that one turn holds and every other loses at once, or that turn loses later.
    NotHeld,
    /// It is won in fewer turns, or at all where it is to be held.
    Shorter(u32),
    /// The game was lost before the mistake, which therefore is none.
    LostBefore,
    /// These are the motifs of its solution; without any there is nothing to learn from it.
    Motifs(Vec<Motif>),
}

/// Proves a puzzle again: after the mistake it is won in as many turns as it says, and not in fewer;
/// before the mistake it was not; and the solution has its motifs. One that is to be held has one turn that
/// holds, and nothing to win. Nothing that one proof has found is
/// remembered in the next, as for whoever solves it.
///
/// # Errors
/// The first promise that it does not keep.
pub fn check(puzzle: &Puzzle) -> Result<Likeness, Fault> {
    match puzzle.goal {
        Goal::Win(turns) => check_win(puzzle, turns.into()),
        Goal::Hold => check_hold(puzzle),
    }
}

fn fresh() -> Judge {
    Judge::new(Judge::BUDGET)
}

fn check_win(puzzle: &Puzzle, turns: u32) -> Result<Likeness, Fault> {
    let position = puzzle.position();
    let fewer = turns - 1;
    let is_won_sooner = fewer > 0 && fresh().wins_in(position, fewer).is_some();
    match fresh().wins_in(position, turns) {
        None => return Err(Fault::Unproved),
        Some(most) if most < turns || is_won_sooner => return Err(Fault::Shorter(most.min(fewer))),
        Some(_) => {}
    }
    let solution = Solution::of(position, puzzle.goal, &mut fresh()).ok_or(Fault::Unproved)?;
    has_motifs(puzzle, themes(position, &solution.turn, turns))?;
    if fresh().is_lost(puzzle.before()) {
        return Err(Fault::LostBefore);
    }
    Ok(Likeness::with(puzzle, &solution))
}

fn check_hold(puzzle: &Puzzle) -> Result<Likeness, Fault> {
    let position = puzzle.position();
    let defence = OnlyDefence::of(position).ok_or(Fault::NotHeld)?;
    let loses_later = fresh().loses_later(position, &defence.turn);
    if !fresh().holds(position, &defence.turn).unwrap_or(false) || loses_later.unwrap_or(true) {
        return Err(Fault::NotHeld);
    }
    if let Some(turns) = fresh().wins_in(position, MOST_TURNS) {
        return Err(Fault::Shorter(turns));
    }
    has_motifs(puzzle, telling(position, &defence.turn, &defence.motifs))?;
    let solution = Solution::holding(position, defence.turn).ok_or(Fault::NotHeld)?;
    Ok(Likeness::with(puzzle, &solution))
}

fn has_motifs(puzzle: &Puzzle, motifs: Vec<Motif>) -> Result<(), Fault> {
    match motifs == puzzle.motifs && !motifs.is_empty() {
        true => Ok(()),
        false => Err(Fault::Motifs(motifs)),
    }
}
