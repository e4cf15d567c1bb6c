//! Drafts of unfinished turns, in the board's own format. They are saved at once, so that a reload
//! at any moment finds them.

use super::local_storage;

/// The draft of a game or place, if there is one.
pub fn load(of: &str) -> Option<String> {
    local_storage::read(&key(of))
}

/// Saves the draft of a game or place; `None` removes it.
pub fn save(of: &str, draft: Option<&str>) {
    match draft {
        // A draft that cannot be saved is only missed after a reload.
        Some(draft) => drop(local_storage::write(&key(of), draft)),
        None => local_storage::remove(&key(of)),
    }
}

fn key(of: &str) -> String {
    format!("quarterturn.draft.{of}")
}
