//! What the rules answer.

use std::collections::{BTreeSet, HashSet};

use rules::{Action, Player, Position, Space};

/// Chains with more positions than this are nothing that a person could look through.
const MOST_POSITIONS: usize = 100;

/// The pieces that a slide turns in passing.
pub(crate) fn turned_by(position: &Position, slide: Action) -> Option<BTreeSet<Space>> {
    if !matches!(slide, Action::Slide { .. }) {
        return None;
    }
    let effects = position.effects(slide).ok()?;
    Some(effects.turned.iter().map(|turned| turned.space).collect())
}

/// The spaces to which the piece on a space can slide and stay active.
pub(crate) fn stays_active(position: &Position, piece: Space) -> Option<BTreeSet<Space>> {
    let slides = position.actions().into_iter().filter_map(|action| {
        let Action::Slide { from, to, .. } = action else {
            return None;
        };
        (from == piece).then_some((to, action))
    });
    let mut spaces = BTreeSet::new();
    let mut slides = slides.peekable();
    slides.peek()?;
    for (to, slide) in slides {
        if !position.effects(slide).ok()?.falls {
            spaces.insert(to);
        }
    }
    Some(spaces)
}

/// The pieces of a player that the other one, who is to move, can turn in this turn, bonus moves
/// included. `None` if the player is to move, or if there is too much to look through.
pub(crate) fn exposed(position: &Position, player: Player) -> Option<BTreeSet<Space>> {
    if position.to_move() == player {
        return None;
    }
    let mut spaces = BTreeSet::new();
    let mut seen = HashSet::from([position.hash()]);
    let mut todo = vec![*position];
    while let Some(next) = todo.pop() {
        for action in next.actions() {
            let Ok(effects) = next.effects(action) else {
                continue;
            };
            let theirs = |space: &Space| {
                next.piece_at(*space)
                    .is_some_and(|piece| piece.player == player)
            };
            let turned = effects.turned.iter().map(|turned| turned.space);
            spaces.extend(turned.filter(theirs));
            if effects.bonus.is_some() {
                let mut after = next;
                after.play_unchecked(action);
                if seen.insert(after.hash()) {
                    todo.push(after);
                }
            }
        }
        if seen.len() > MOST_POSITIONS {
            return None;
        }
    }
    Some(spaces)
}
