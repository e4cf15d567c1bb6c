//! Games by correspondence as they were last seen, for a device without a network: a turn can be made
//! all the same, and is sent later.

use api::online::{GameCode, Timing, View};

use crate::store::local_storage;

fn key(code: &GameCode) -> String {
    format!("quarterturn.online-seen.{code}")
}

/// Whether a turn can be made without a network: there is time, and it is one's own game.
fn is_worth_keeping(view: &View) -> bool {
    let is_slow = !matches!(view.terms.timing, Timing::Live { .. });
    is_slow && view.you.is_some() && view.result.is_none() && view.to_move.is_some()
}

/// Keeps a game as it is seen now, as long as that may be of use.
pub fn keep(code: &GameCode, view: &View) {
    match serde_json::to_string(view)
        .ok()
        .filter(|_| is_worth_keeping(view))
    {
        // Without storage the game is seen again when there is a network.
        Some(text) => drop(local_storage::write(&key(code), &text)),
        None => local_storage::remove(&key(code)),
    }
}

/// A game as it was last seen.
pub fn kept(code: &GameCode) -> Option<View> {
    let text = local_storage::read(&key(code))?;
    serde_json::from_str(&text).ok()
}
