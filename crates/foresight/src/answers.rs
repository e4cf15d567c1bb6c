//! What the rules answer.

use std::collections::VecDeque;

use rules::{Action, Player, Position, Space};

/// Chains with more positions than this are too many for a person to work through.
const MOST_POSITIONS: usize = 100;

/// The pieces that a slide turns in passing.
pub(crate) fn turned_by(position: &Position, slide: Action) -> Option<Vec<Space>> {
    if !matches!(slide, Action::Slide { .. }) {
        return None;
    }
    let effects = position.effects(slide).ok()?;
    Some(effects.turned.iter().map(|turned| turned.space).collect())
}

/// The spaces to which the piece on a space can slide and stay active.
pub(crate) fn stays_active(position: &Position, piece: Space) -> Option<Vec<Space>> {
    let slides = position.actions().into_iter().filter_map(|action| {
        let Action::Slide { from, to, .. } = action else {
            return None;
        };
        (from == piece).then_some((to, action))
    });
    let mut spaces = Vec::new();
    let mut slides = slides.peekable();
    slides.peek()?;
    for (to, slide) in slides {
        if !position.effects(slide).ok()?.is_sacrifice {
            add(&mut spaces, to);
        }
    }
    Some(spaces)
}

/// The pieces of a player that the other one, who is to move, can turn in this turn, bonus moves
/// included, each with the fewest actions that turn it. `None` if the player is to move, or if there is
/// too much to look through.
pub(crate) fn exposed(position: &Position, player: Player) -> Option<Vec<(Space, Vec<Action>)>> {
    if position.to_move() == player {
        return None;
    }
    let mut found: Vec<(Space, Vec<Action>)> = Vec::new();
    let mut seen = vec![position.hash()];
    let mut todo = VecDeque::from([(*position, Vec::new())]);
    // The shortest turns come first.
    while let Some((next, before)) = todo.pop_front() {
        for action in next.actions() {
            let Ok(effects) = next.effects(action) else {
                continue;
            };
            let with_this = || [before.as_slice(), &[action]].concat();
            for turned in &effects.turned {
                let piece = next.piece_at(turned.space);
                let is_theirs = piece.is_some_and(|piece| piece.player == player);
                if is_theirs && found.iter().all(|(space, _)| *space != turned.space) {
                    found.push((turned.space, with_this()));
                }
            }
            if effects.bonus.is_some() {
                let mut after = next;
                after.play_unchecked(action);
                if !seen.contains(&after.hash()) {
                    seen.push(after.hash());
                    todo.push_back((after, with_this()));
                }
            }
        }
        if seen.len() > MOST_POSITIONS {
            return None;
        }
    }
    Some(found)
}

/// Lists are short; a set would only make the page heavier.
fn add(spaces: &mut Vec<Space>, space: Space) {
    if !spaces.contains(&space) {
        spaces.push(space);
    }
}
