//! A cache of the last unfinished game, so that Home can link to it before the database has
//! answered, without a layout shift.

use leptos::prelude::*;
use rules::Setup;

use super::games::StoredGame;
use super::local_storage;

const KEY: &str = "quarterturn.last-game";

thread_local! {
    /// One page, one cache; loaded on first use.
    static CACHED: ArcRwSignal<Option<(String, Setup)>> =
        ArcRwSignal::new(local_storage::read(KEY).and_then(|text| read(&text)));
}

/// The id and setup of the last unfinished game, if cached. Reactive.
pub fn cached() -> Option<(String, Setup)> {
    CACHED.with(Get::get)
}

/// Caches a game, or that there is none.
pub fn cache(game: Option<(String, Setup)>) {
    match &game {
        // Without the cache the link only appears a moment later.
        Some((id, setup)) => drop(local_storage::write(KEY, &format!("{id} {setup}"))),
        None => local_storage::remove(KEY),
    }
    CACHED.with(|cached| {
        if cached.with_untracked(|cached| *cached != game) {
            cached.set(game);
        }
    });
}

/// A game was saved.
pub(super) fn on_save(game: &StoredGame) {
    match unfinished(game) {
        Some(game) => cache(Some(game)),
        None => on_delete(&game.id),
    }
}

/// A game was deleted or has ended.
pub(super) fn on_delete(id: &str) {
    if untrack(cached).is_some_and(|(known, _)| known == id) {
        cache(None);
    }
}

/// The id and setup of a game, if it is unfinished.
pub fn unfinished(stored: &StoredGame) -> Option<(String, Setup)> {
    let game: record::Game = stored.record.parse().ok()?;
    let over = game.result() != record::GameResult::Open || game.end().winner().is_some();
    (!over).then(|| (stored.id.clone(), game.end().setup()))
}

fn read(text: &str) -> Option<(String, Setup)> {
    let (id, setup) = text.split_once(' ')?;
    Some((id.to_owned(), setup.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(record: &str) -> StoredGame {
        StoredGame::new(format!("[Setup \"tix\"]\n\n{record}\n"), String::new())
    }

    #[test]
    fn only_an_open_game_that_can_be_read_is_unfinished() {
        let id = stored("*").id;
        assert_eq!(unfinished(&stored("1. X@c2 *")), Some((id, Setup::TIX)));
        assert_eq!(unfinished(&stored("1. X@c2 1-0")), None);
        assert_eq!(unfinished(&stored("1. nonsense *")), None);
    }

    #[test]
    fn a_cached_game_is_read_back_and_nonsense_is_not() {
        let noted = format!("abc {}", Setup::POKA_YOKE);
        assert_eq!(read(&noted), Some(("abc".to_owned(), Setup::POKA_YOKE)));
        assert_eq!(read("abc"), None);
        assert_eq!(read("abc chess"), None);
    }
}
