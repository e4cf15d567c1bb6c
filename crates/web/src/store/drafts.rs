//! Turns in the making, in the words of the board: kept before the finger has left the screen, so
//! that a reload at any moment finds them.

use super::brief;

/// The draft of a game or place, if there is one.
pub fn kept(of: &str) -> Option<String> {
    brief::kept(&key(of))
}

/// Keeps the draft of a game or place; `None` forgets it.
pub fn keep(of: &str, draft: Option<&str>) {
    match draft {
        // A draft that cannot be kept is only missed after a reload.
        Some(draft) => drop(brief::keep(&key(of), draft)),
        None => brief::forget(&key(of)),
    }
}

fn key(of: &str) -> String {
    format!("quarterturn.draft.{of}")
}
