//! The best rounds, stored on the device.

use std::collections::BTreeMap;

use crate::store::local_storage;
use crate::{shell, t};
use ::learn::Game;
use foresight::Grade;

/// The storage key.
const KEY: &str = "quarterturn.ahead";

/// The most right answers in a round, by game and grade.
type Best = BTreeMap<String, usize>;

fn name(game: Game, grade: Grade) -> String {
    format!("{}/{}", game.name(), grade.name())
}

fn load() -> Best {
    let stored = local_storage::read(KEY);
    // What somebody else has written there is not ours to repair, and the next round replaces it.
    stored
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

/// The best round of a game and grade, if one was ever finished.
pub(super) fn best(game: Game, grade: Grade) -> Option<usize> {
    load().get(&name(game, grade)).copied()
}

/// Keeps the number of right answers of a round if it is the best.
pub(super) fn finished(game: Game, grade: Grade, right: usize) {
    let mut all = load();
    let best = all.entry(name(game, grade)).or_default();
    *best = right.max(*best);
    let text = serde_json::to_string(&all).unwrap_or_default();
    if let Err(error) = local_storage::write(KEY, &text) {
        shell::notify(t!("learn-not-kept", reason = error.said()));
    }
}
