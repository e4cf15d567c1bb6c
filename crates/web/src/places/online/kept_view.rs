//! Last-seen views of correspondence games, for offline devices: a turn can still be made, and is
//! sent later.

use api::online::{GameCode, Timing, View};

use crate::store::local_storage;

fn key(code: &GameCode) -> String {
    format!("quarterturn.online-seen.{code}")
}

/// Whether a turn can be made offline: there is time, and the user is a player.
fn is_worth_keeping(view: &View) -> bool {
    let is_slow = !matches!(view.terms.timing, Timing::Live { .. });
    is_slow && view.you.is_some() && view.result.is_none() && view.to_move.is_some()
}

/// Stores the current view of a game, as long as it may be useful.
pub fn keep(code: &GameCode, view: &View) {
    match serde_json::to_string(view)
        .ok()
        .filter(|_| is_worth_keeping(view))
    {
        // Without storage the game is shown again once online.
        Some(text) => drop(local_storage::write(&key(code), &text)),
        None => local_storage::remove(&key(code)),
    }
}

/// A game as it was last seen.
pub fn kept(code: &GameCode) -> Option<View> {
    let text = local_storage::read(&key(code))?;
    serde_json::from_str(&text).ok()
}
