//! Who is new here: to them the first marks are explained unasked, and they are warned of a turn that
//! loses at once. Every finished game counts, whoever the opponent was.

use leptos::prelude::untrack;

use super::local_storage;
use super::results::results;
use crate::online::finished;

/// Whoever has finished this many games is no longer new.
const GAMES: usize = 3;

/// The storage key of the games that are over without a result for anybody here, such as those of two
/// people at one screen: their ids, as many as matter.
const KEY: &str = "quarterturn.games-without-result";

/// Whether the person here is new.
pub fn is_new() -> bool {
    let without_result = local_storage::read(KEY).unwrap_or_default();
    let games =
        untrack(results).len() + finished::count() + without_result.split_whitespace().count();
    is_beginner(games)
}

/// Whether somebody who has finished this many games is new.
fn is_beginner(games: usize) -> bool {
    games < GAMES
}

/// Counts a game that is over without a result for anybody here.
pub fn count(id: &str) {
    let before = local_storage::read(KEY).unwrap_or_default();
    if let Some(ids) = with(&before, id) {
        // Without storage everybody stays new.
        let _ = local_storage::write(KEY, &ids);
    }
}

/// The ids with another one; `None` if that changes nothing.
fn with(ids: &str, id: &str) -> Option<String> {
    let known: Vec<&str> = ids.split_whitespace().collect();
    let is_added = !known.contains(&id) && is_beginner(known.len());
    is_added.then(|| [known.as_slice(), &[id]].concat().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_new_in_the_first_three_games() {
        let new: Vec<bool> = (0..5).map(is_beginner).collect();
        assert_eq!(new, [true, true, true, false, false]);
    }

    #[test]
    fn a_game_counts_once_and_more_than_three_are_not_kept() {
        assert_eq!(with("", "a").as_deref(), Some("a"));
        assert_eq!(with("a", "b").as_deref(), Some("a b"));
        assert_eq!(with("a b", "a"), None);
        assert_eq!(with("a b c", "d"), None);
    }
}
