//! Games kept on the device.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::StoreError;
use super::brief;
use super::database::{GAMES, Shelf};
use super::drafts;
use super::last;
use crate::order::sort_by_key;

/// Changed whenever a game is, so that other tabs hear of it.
const CHANGED: &str = "quarterturn.games-changed";

/// A game kept on the device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// What it is known by; see [`new_id`].
    pub id: String,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: f64,
    /// How often it was kept: a tab that knows an older version may not overwrite a newer one.
    pub revision: u32,
    /// The game as a record (see the crate `record`).
    pub record: String,
    /// What else the place that plays it wants to know, in its own words: opponent, clocks.
    pub seats: String,
}

impl Kept {
    /// A game that has not been kept yet.
    pub fn new(record: String, seats: String) -> Kept {
        Kept {
            id: new_id(),
            changed: 0.0,
            revision: 0,
            record,
            seats,
        }
    }

    fn read(text: &str) -> Result<Kept, StoreError> {
        serde_json::from_str(text).map_err(|error| StoreError::Unreadable(error.to_string()))
    }

    fn write(&self) -> Result<String, StoreError> {
        serde_json::to_string(self).map_err(|error| StoreError::Other(error.to_string()))
    }

    /// The version to be kept after `stored`.
    fn after(&self, stored: Option<&Kept>, now: f64) -> Result<Kept, StoreError> {
        // A game deleted elsewhere is kept again: nothing is lost by that.
        if stored.is_some_and(|stored| stored.revision != self.revision) {
            return Err(StoreError::ChangedElsewhere);
        }
        Ok(Kept {
            changed: now,
            revision: self.revision + 1,
            ..self.clone()
        })
    }
}

/// All games, the last changed first. One that cannot be read is left out, and counted.
///
/// # Errors
/// If the browser keeps nothing.
pub async fn all() -> Result<(Vec<Kept>, usize), StoreError> {
    let texts = Shelf::look(GAMES).await?.texts().await?;
    let mut games: Vec<Kept> = texts
        .iter()
        .filter_map(|text| Kept::read(text).ok())
        .collect();
    sort_by_key(&mut games, |game| Reverse(game.changed as i64));
    let unreadable = texts.len() - games.len();
    Ok((games, unreadable))
}

/// The game with an id, if there is one.
///
/// # Errors
/// If the browser keeps nothing, or the game cannot be read.
pub async fn find(id: &str) -> Result<Option<Kept>, StoreError> {
    let text = Shelf::look(GAMES).await?.text(id).await?;
    text.map(|text| Kept::read(&text)).transpose()
}

/// Keeps a game and returns it as kept; the next time, keep that.
///
/// # Errors
/// [`StoreError::ChangedElsewhere`] if another tab kept a newer version: that one stays.
/// Otherwise if the browser keeps nothing or has no room left.
pub async fn keep(game: &Kept) -> Result<Kept, StoreError> {
    let shelf = Shelf::change(GAMES).await?;
    // What cannot be read is in nobody's way.
    let stored = shelf.text(&game.id).await?;
    let stored = stored.and_then(|text| Kept::read(&text).ok());
    let kept = game.after(stored.as_ref(), js_sys::Date::now())?;
    shelf.put(&kept.id, &kept.write()?).await?;
    shelf.close().await?;
    last::kept(&kept);
    tell_others(&kept.id);
    Ok(kept)
}

/// Deletes a game.
///
/// # Errors
/// If the browser keeps nothing.
pub async fn delete(id: &str) -> Result<(), StoreError> {
    let shelf = Shelf::change(GAMES).await?;
    shelf.remove(id).await?;
    shelf.close().await?;
    drafts::keep(id, None);
    last::deleted(id);
    tell_others(id);
    Ok(())
}

/// Calls `hear` with the id of a game that another tab has kept or deleted; for as long as the
/// page is open.
pub fn on_change(hear: impl Fn(&str) + 'static) {
    brief::on_change(CHANGED, move |text| {
        if let Some((id, _)) = text.as_deref().and_then(|text| text.rsplit_once(' ')) {
            hear(id);
        }
    });
}

fn tell_others(id: &str) {
    // Others that do not hear of it find out when they keep.
    let _ = brief::keep(CHANGED, &format!("{id} {}", js_sys::Date::now()));
}

/// An id no other game has, for all practical purposes.
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

    fn game() -> Kept {
        Kept::new("[Setup \"tix\"]\n\n*\n".to_owned(), "{}".to_owned())
    }

    #[test]
    fn a_game_is_read_back_from_what_is_written() {
        let kept = game();
        assert_eq!(Kept::read(&kept.write().unwrap()), Ok(kept));
        assert!(matches!(Kept::read("{}"), Err(StoreError::Unreadable(_))));
    }

    #[test]
    fn the_tab_that_knows_the_last_version_may_keep_the_next() {
        let first = game().after(None, 1.0).unwrap();
        assert_eq!((first.revision, first.changed), (1, 1.0));
        let second = first.after(Some(&first), 2.0).unwrap();
        assert_eq!(second.revision, 2);
    }

    #[test]
    fn a_tab_that_slept_through_a_change_may_not_undo_it() {
        let first = game().after(None, 1.0).unwrap();
        let second = first.after(Some(&first), 2.0).unwrap();
        let error = first.after(Some(&second), 3.0).unwrap_err();
        assert_eq!(error, StoreError::ChangedElsewhere);
    }

    #[test]
    fn a_game_deleted_elsewhere_is_not_lost_to_who_plays_it() {
        let first = game().after(None, 1.0).unwrap();
        assert_eq!(first.after(None, 2.0).unwrap().revision, 2);
    }
}
