//! The only turn that holds.

use finish::{Finder, Finding};
use motifs::{Guard, Motif, Prover, Safety, as_if_to_move};
use rules::{Position, Turn};

/// How much more is tried than to explain a turn: whether it is the only one that holds must be known.
const PATIENCE: u32 = 16;
/// Actions tried at a time.
const SLICE: u32 = 10_000;

/// A turn after which the opponent cannot win at once, as they can after every other, with its motifs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OnlyDefence {
    pub(crate) turn: Turn,
    pub(crate) motifs: Vec<Motif>,
}

impl OnlyDefence {
    /// That of a position in which the opponent threatens to win at once; `None` if there is no
    /// threat, no defence, more than one apart from stances and sides, or too much to search.
    pub(crate) fn of(position: &Position) -> Option<OnlyDefence> {
        if !is_threatened(position) {
            return None;
        }
        let turn = safe_turn(position)?;
        let limit = Prover::limit(position).saturating_mul(PATIENCE);
        let mut prover = Prover::new(position, &turn, None, limit).ok()?;
        while !prover.advance(SLICE) {}
        let motifs = prover.reasons().motifs;
        motifs
            .contains(&Motif::OnlyDefence)
            .then_some(OnlyDefence { turn, motifs })
    }
}

/// Whether the opponent would win at once if it were their turn.
pub(crate) fn is_threatened(position: &Position) -> bool {
    let theirs = as_if_to_move(position, position.to_move().opponent());
    theirs.is_some_and(|theirs| wins_at_once(&theirs).is_some())
}

/// The turn with which the player to move ends the game; `None` if none was found in a fraction of a
/// second.
pub(crate) fn wins_at_once(position: &Position) -> Option<Turn> {
    match Finder::new(position).advance(Guard::limit(position)) {
        Some(Finding::Ends(turn)) => turn.clone(),
        Some(Finding::Fails) | None => None,
    }
}

/// The first turn that does not lose at once.
fn safe_turn(position: &Position) -> Option<Turn> {
    let any = Turn::new(vec![*position.actions().first()?])?;
    let mut guard = Guard::new(position, &any, Guard::limit(position)).ok()?;
    let safety = loop {
        if let Some(safety) = guard.advance(SLICE) {
            break safety;
        }
    };
    match safety {
        Safety::Safe => Some(any),
        Safety::Loses { escape, .. } => escape,
        Safety::Lost { .. } | Safety::Unknown => None,
    }
}
