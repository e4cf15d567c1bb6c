//! Looking ahead, by trying every turn. Lesson positions are small enough for that; a test holds
//! them to it.

use std::ops::ControlFlow;

use rules::{Position, Turn};

/// A turn with which the player to move wins at once, the shortest there is.
pub fn winning_turn(position: &Position) -> Option<Turn> {
    let you = position.to_move();
    let mut best: Option<Vec<_>> = None;
    let _ = position.for_each_turn(|actions, after| {
        let shorter = best.as_ref().is_none_or(|best| actions.len() < best.len());
        if shorter && after.winner() == Some(you) {
            best = Some(actions.to_vec());
        }
        ControlFlow::Continue(())
    });
    best.and_then(Turn::new)
}

/// Whether the player to move has lost, or loses with the opponent's next turn whatever is played.
pub fn is_lost_next_turn(position: &Position) -> bool {
    let flow = position.for_each_turn(|_, after| {
        if wins_at_once(after) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    flow.is_continue()
}

fn wins_at_once(position: &Position) -> bool {
    let you = position.to_move();
    let flow = position.for_each_turn(|_, after| {
        if after.winner() == Some(you) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    flow.is_break()
}
