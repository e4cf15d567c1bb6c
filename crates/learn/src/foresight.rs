//! Looking ahead by one turn, and by the turn after it.

use std::ops::ControlFlow;

use rules::{Position, Turn};

/// A turn with which the player to move wins at once, the shortest there is.
pub fn winning_turn(position: &Position) -> Option<Turn> {
    finish::shortest(position)
}

/// Whether the player to move has lost, or loses with the opponent's next turn whatever is played.
/// All turns are tried; lesson positions are small enough for that, and a test holds them to it.
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
