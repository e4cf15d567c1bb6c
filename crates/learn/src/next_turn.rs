//! What the next turns can bring. Lesson positions are small enough to try every turn, which a test
//! enforces.

use std::ops::ControlFlow;

use rules::{Position, Turn};

/// The shortest turn with which the player to move wins at once, if there is one.
pub fn winning_turn(position: &Position) -> Option<Turn> {
    finish::shortest(position)
}

/// Whether the player to move has lost, or loses with the opponent's next turn whatever is played.
pub fn is_lost_next_turn(position: &Position) -> bool {
    way_out(position).is_none()
}

/// A turn after which the opponent cannot win at once, if there is one.
pub(crate) fn way_out(position: &Position) -> Option<Turn> {
    let mut found = None;
    let _ = position.for_each_turn(|actions, after| {
        if finish::exists(after) {
            return ControlFlow::Continue(());
        }
        found = Turn::new(actions.to_vec());
        ControlFlow::Break(())
    });
    found
}
