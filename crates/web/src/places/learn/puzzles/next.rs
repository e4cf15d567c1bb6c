//! Which puzzle comes next: by motif and strength.

use std::cell::Cell;

use ::puzzles::Puzzle;
use motifs::Motif;

use super::packs::Pack;
use super::results::Results;

/// The difficulty wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strength {
    /// Below the user's rating.
    Easier,
    /// Near it.
    #[default]
    Fitting,
    /// Above it.
    Harder,
}

impl Strength {
    pub(super) const ALL: [Strength; 3] = [Strength::Easier, Strength::Fitting, Strength::Harder];

    /// The target rating, for a player with a rating.
    fn aim(self, own: u16) -> u16 {
        match self {
            Strength::Easier => own.saturating_sub(300),
            Strength::Fitting => own,
            Strength::Harder => own.saturating_add(300),
        }
    }
}

/// The selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// A motif; `None` for any.
    pub(super) motif: Option<Motif>,
    /// The difficulty wanted.
    pub(super) strength: Strength,
}

thread_local! {
    /// Kept while the page is open.
    static WISH: Cell<Wish> = const {
        Cell::new(Wish { motif: None, strength: Strength::Fitting })
    };
}

/// What is asked for.
pub(super) fn wish() -> Wish {
    WISH.get()
}

/// Changes the selection.
pub(super) fn set_wish(wish: Wish) {
    WISH.set(wish);
}

/// The next puzzle to try: an untried one with the rating nearest to the target. If all were tried,
/// one that was not solved.
pub(super) fn next(pack: &Pack, results: &Results, wish: Wish) -> Option<u16> {
    let aim = wish.strength.aim(results.rating());
    let suits = |puzzle: &Puzzle| {
        wish.motif
            .is_none_or(|motif| puzzle.motifs.contains(&motif))
    };
    let rank = |puzzle: &Puzzle| {
        let tried = match results.of(puzzle) {
            None => 0,
            Some(result) if !result.is_solved => 1,
            Some(_) => 2,
        };
        (tried, puzzle.rating.value.abs_diff(aim))
    };
    let suitable = pack.numbered().filter(|(_, puzzle)| suits(puzzle));
    let best = suitable.min_by_key(|(_, puzzle)| rank(puzzle));
    best.map(|(number, _)| number)
}
