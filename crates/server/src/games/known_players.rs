//! A short-lived cache of names and ratings: a view is sent for every turn, and names hardly ever
//! change.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use api::online::PersonId;
use api::people::{PlayerView, RatedGame, Speed};

/// How long changes by other servers may go unnoticed.
const FRESH: Duration = Duration::from_secs(2);

/// Above this size, stale entries are evicted.
const CROWD: usize = 10_000;

/// The category of a rating, if the game has one.
pub(super) type Category = Option<(RatedGame, Speed)>;

#[derive(Debug, Default)]
pub(crate) struct KnownPlayers {
    players: Mutex<HashMap<PersonId, Vec<Known>>>,
    /// The number of invalidations.
    forgotten: AtomicU64,
}

#[derive(Debug)]
struct Known {
    category: Category,
    player: PlayerView,
    at: Instant,
}

impl Known {
    fn is_fresh(&self) -> bool {
        self.at.elapsed() < FRESH
    }
}

impl KnownPlayers {
    pub(super) fn find(&self, person: &PersonId, category: Category) -> Option<PlayerView> {
        let players = self.lock();
        let known = players.get(person)?;
        known
            .iter()
            .find(|known| known.category == category && known.is_fresh())
            .map(|known| known.player.clone())
    }

    /// Read before a query whose result may be cached.
    pub(super) fn forgotten(&self) -> u64 {
        self.forgotten.load(Ordering::Acquire)
    }

    /// Caches a result, unless something was invalidated since the query: it may be stale.
    pub(super) fn remember(
        &self,
        person: &PersonId,
        category: Category,
        player: PlayerView,
        forgotten: u64,
    ) {
        let mut players = self.lock();
        if self.forgotten() != forgotten {
            return;
        }
        if players.len() >= CROWD {
            players.retain(|_, known| known.iter().any(Known::is_fresh));
        }
        let known = players.entry(person.clone()).or_default();
        known.retain(|known| known.category != category);
        known.push(Known {
            category,
            player,
            at: Instant::now(),
        });
    }

    /// Invalidates a person's entries.
    pub(crate) fn forget(&self, person: &PersonId) {
        let mut players = self.lock();
        self.forgotten.fetch_add(1, Ordering::AcqRel);
        players.remove(person);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<Known>>> {
        // Nothing panics while it holds this lock.
        self.players.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> PlayerView {
        PlayerView {
            name: name.parse().ok(),
            rating: None,
            is_bot: false,
        }
    }

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let players = KnownPlayers::default();
        let person: PersonId = "abc".parse().unwrap();
        let before = players.forgotten();
        players.remember(&person, None, named("Anna"), before);
        assert_eq!(players.find(&person, None), Some(named("Anna")));
        let rapid = Some((RatedGame::Tix, Speed::Rapid));
        assert_eq!(players.find(&person, rapid), None);
        players.forget(&person);
        assert_eq!(players.find(&person, None), None);
        players.remember(&person, None, named("Anna"), before);
        assert_eq!(players.find(&person, None), None);
    }
}
