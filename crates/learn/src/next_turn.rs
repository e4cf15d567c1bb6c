//! What the next turns can bring. Lesson positions are small enough for trying every turn; a test
//! holds them to it.

use std::ops::ControlFlow;

use rules::{Position, Turn};

/// The shortest turn with which the player to move wins at once, if there is one.
pub fn winning_turn(position: &Position) -> Option<Turn> {
    finish::shortest(position)
}

/// Whether the player to move has lost, or loses with the opponent's next turn whatever is played.
pub fn is_lost_next_turn(position: &Position) -> bool {
    let flow = position.for_each_turn(|_, after| {
        if finish::exists(after) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    flow.is_continue()
}
