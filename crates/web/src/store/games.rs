//! Games saved on the device.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::StoreError;
use super::database::{GAMES, ObjectStore};
use super::drafts;
use super::last_game;
use super::local_storage;
use crate::small_sort::sort_by_key;

/// A storage key written whenever a game changes, to tell other tabs.
const CHANGED: &str = "quarterturn.games-changed";

/// A game as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredGame {
    /// Its id; see [`new_id`].
    pub id: String,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: f64,
    /// Counts saves: a tab with an older revision must not overwrite a newer one.
    pub revision: u32,
    /// The game as a record (see the crate `record`).
    pub record: String,
    /// Opponent, clocks and other terms, in the format of the place that plays it.
    #[serde(rename = "seats")]
    pub terms: String,
}

impl StoredGame {
    /// A game that has not been saved yet.
    pub fn new(record: String, terms: String) -> StoredGame {
        StoredGame {
            id: new_id(),
            changed: 0.0,
            revision: 0,
            record,
            terms,
        }
    }

    pub(super) fn read(text: &str) -> Result<StoredGame, StoreError> {
        serde_json::from_str(text).map_err(|error| StoreError::Unreadable(error.to_string()))
    }

    pub(super) fn write(&self) -> Result<String, StoreError> {
        serde_json::to_string(self).map_err(|error| StoreError::Other(error.to_string()))
    }

    /// The version to save after `stored`.
    fn after(&self, stored: Option<&StoredGame>, now: f64) -> Result<StoredGame, StoreError> {
        // A game deleted in another tab is saved again, so that nothing is lost.
        if stored.is_some_and(|stored| stored.revision != self.revision) {
            return Err(StoreError::ChangedElsewhere);
        }
        Ok(StoredGame {
            changed: now,
            revision: self.revision + 1,
            ..self.clone()
        })
    }
}

/// All games, most recent first, and the number of those that cannot be read.
///
/// # Errors
/// If the browser stores nothing.
pub async fn all() -> Result<(Vec<StoredGame>, usize), StoreError> {
    let texts = ObjectStore::for_reading(GAMES).await?.all().await?;
    let mut games: Vec<StoredGame> = texts
        .iter()
        .filter_map(|text| StoredGame::read(text).ok())
        .collect();
    sort_by_key(&mut games, |game| Reverse(game.changed as i64));
    let unreadable = texts.len() - games.len();
    Ok((games, unreadable))
}

/// The game with an id, if there is one.
///
/// # Errors
/// If the browser stores nothing, or the game cannot be read.
pub async fn find(id: &str) -> Result<Option<StoredGame>, StoreError> {
    let text = ObjectStore::for_reading(GAMES).await?.text(id).await?;
    text.map(|text| StoredGame::read(&text)).transpose()
}

/// Saves a game and returns it with its new revision; pass that the next time.
///
/// # Errors
/// [`StoreError::ChangedElsewhere`] if another tab has saved a newer version: that one stays.
/// Otherwise if the browser stores nothing or has no room left.
pub async fn save(game: &StoredGame) -> Result<StoredGame, StoreError> {
    let store = ObjectStore::for_writing(GAMES).await?;
    // An unreadable version may be overwritten.
    let stored = store.text(&game.id).await?;
    let stored = stored.and_then(|text| StoredGame::read(&text).ok());
    let saved = game.after(stored.as_ref(), js_sys::Date::now())?;
    store.put(&saved.id, &saved.write()?).await?;
    store.close().await?;
    last_game::on_save(&saved);
    tell_others(&saved.id);
    Ok(saved)
}

/// Stores games as they are, all or none.
///
/// # Errors
/// If the browser stores nothing or has no room left.
pub(super) async fn put_all(games: &[StoredGame]) -> Result<(), StoreError> {
    if games.is_empty() {
        return Ok(());
    }
    let store = ObjectStore::for_writing(GAMES).await?;
    for game in games {
        store.put(&game.id, &game.write()?).await?;
    }
    store.close().await?;
    for game in games {
        tell_others(&game.id);
    }
    Ok(())
}

/// Deletes a game.
///
/// # Errors
/// If the browser stores nothing.
pub async fn delete(id: &str) -> Result<(), StoreError> {
    let store = ObjectStore::for_writing(GAMES).await?;
    store.remove(id).await?;
    store.close().await?;
    drafts::save(id, None);
    last_game::on_delete(id);
    tell_others(id);
    Ok(())
}

/// Calls `callback` with the id of a game that another tab has saved or deleted, for as long as the
/// page is open.
pub fn on_change(callback: impl Fn(&str) + 'static) {
    local_storage::on_change(CHANGED, move |text| {
        if let Some((id, _)) = text.as_deref().and_then(|text| text.rsplit_once(' ')) {
            callback(id);
        }
    });
}

fn tell_others(id: &str) {
    // A tab that is not told finds out when it saves.
    let _ = local_storage::write(CHANGED, &format!("{id} {}", js_sys::Date::now()));
}

/// A random id, unique for all practical purposes.
pub fn new_id() -> String {
    const DIGITS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    if !cfg!(target_family = "wasm") {
        return "native".to_owned();
    }
    (0..12)
        .map(|_| char::from(DIGITS[(js_sys::Math::random() * 32.0) as usize % 32]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> StoredGame {
        StoredGame::new("[Setup \"tix\"]\n\n*\n".to_owned(), "{}".to_owned())
    }

    #[test]
    fn a_game_is_read_back_from_what_is_written() {
        let kept = game();
        assert_eq!(StoredGame::read(&kept.write().unwrap()), Ok(kept));
        assert!(matches!(
            StoredGame::read("{}"),
            Err(StoreError::Unreadable(_))
        ));
    }

    #[test]
    fn games_of_earlier_versions_are_read() {
        let text = r#"{"id":"a","changed":1.0,"revision":2,"record":"*","seats":"{}"}"#;
        let game = StoredGame::read(text).unwrap();
        assert_eq!(game.terms, "{}");
        assert_eq!(game.write().unwrap(), text);
    }

    #[test]
    fn a_tab_with_the_latest_version_may_save_the_next() {
        let first = game().after(None, 1.0).unwrap();
        assert_eq!((first.revision, first.changed), (1, 1.0));
        let second = first.after(Some(&first), 2.0).unwrap();
        assert_eq!(second.revision, 2);
    }

    #[test]
    fn a_tab_with_a_stale_version_may_not_overwrite_a_newer_one() {
        let first = game().after(None, 1.0).unwrap();
        let second = first.after(Some(&first), 2.0).unwrap();
        let error = first.after(Some(&second), 3.0).unwrap_err();
        assert_eq!(error, StoreError::ChangedElsewhere);
    }

    #[test]
    fn a_game_deleted_in_another_tab_is_saved_again() {
        let first = game().after(None, 1.0).unwrap();
        assert_eq!(first.after(None, 2.0).unwrap().revision, 2);
    }
}
