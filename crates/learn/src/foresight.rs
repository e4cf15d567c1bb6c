//! Looking ahead by one turn, and by the turn after it.

use std::ops::ControlFlow;

use rules::{Position, Turn};

/// The shortest turn with which the player to move wins at once.
pub fn winning_turn(position: &Position) -> Option<Turn> {
    finish::shortest(position)
}

/// Whether the player to move has lost, or loses to the opponent's next turn whatever they play.
/// All turns are tried; lesson positions are small enough for that, and a test ensures it.
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
