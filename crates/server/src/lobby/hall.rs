//! What this server knows of the lobby.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use api::lobby::{OpenChallenge, OpenSeek, Pairing, Yours};
use api::online::{GameCode, PersonId, Seat};
use tokio::sync::watch;

use crate::games::{Node, begin};
use crate::store::{ChallengeRow, LobbyRows, PairingRow, SeekRow, StoreError};

/// The lease of a live seek after its person was last seen here, in milliseconds.
pub(crate) const LEASE: u64 = 15_000;

/// The lobby as it was last read, and who is here.
#[derive(Debug)]
pub(crate) struct Hall {
    rows: watch::Sender<Arc<LobbyRows>>,
    /// How many sockets each person has.
    present: Mutex<HashMap<PersonId, usize>>,
}

impl Hall {
    pub(crate) fn new() -> Hall {
        Hall {
            rows: watch::Sender::new(Arc::default()),
            present: Mutex::default(),
        }
    }

    /// The lobby as it was last read, and news of it.
    pub(super) fn rows(&self) -> watch::Receiver<Arc<LobbyRows>> {
        self.rows.subscribe()
    }

    /// A person is here until this is dropped.
    pub(super) fn enter(node: &Arc<Node>, person: PersonId) -> Presence {
        *node.hall.lock().entry(person.clone()).or_default() += 1;
        Presence {
            node: Arc::clone(node),
            person,
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<PersonId, usize>> {
        // Nothing panics while it holds this lock.
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who is in the lobby.
pub(super) struct Presence {
    node: Arc<Node>,
    person: PersonId,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut present = self.node.hall.lock();
        if let Some(count) = present.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                present.remove(&self.person);
            }
        }
    }
}

/// Rereads the lobby, and notifies everyone in it.
pub(crate) async fn refresh(node: &Node) -> Result<Arc<LobbyRows>, StoreError> {
    let rows = Arc::new(node.store.lobby(node.now()).await?);
    node.hall.rows.send_if_modified(|known| {
        // Two may have read at the same time.
        let is_news = rows.revision > known.revision;
        if is_news {
            *known = Arc::clone(&rows);
        }
        is_news
    });
    Ok(rows)
}

/// The work of every second: removing what has expired, and polling for changes by other servers.
/// Nothing is written unless there is something to do.
pub(crate) async fn tick(node: &Node) -> Result<(), StoreError> {
    let now = node.now();
    if node.store.is_lobby_due(now).await? {
        node.store.sweep_lobby(now, begin(now)).await?;
    }
    if node.hall.rows.receiver_count() > 0 {
        let known = node.hall.rows.borrow().revision;
        if node.store.lobby_revision().await? != known {
            refresh(node).await?;
        }
    }
    Ok(())
}

/// Renews the live seeks of everyone who is here.
pub(crate) async fn renew(node: &Node) -> Result<(), StoreError> {
    let people: Vec<PersonId> = {
        let present = node.hall.lock();
        let rows = node.hall.rows.borrow();
        let is_seeking = |person: &&PersonId| {
            let own = |seek: &SeekRow| seek.person == person.as_str();
            let paired =
                |pairing: &PairingRow| pairing.people.iter().any(|one| one == person.as_str());
            rows.seeks.iter().any(own) || rows.pairings.iter().any(paired)
        };
        present.keys().filter(is_seeking).cloned().collect()
    };
    if people.is_empty() {
        return Ok(());
    }
    node.store.renew_seeks(people, node.now().plus(LEASE)).await
}

/// A seek as everyone sees it. Unreadable rows are from another release.
pub(super) fn open_seek(row: &SeekRow) -> Option<OpenSeek> {
    Some(OpenSeek {
        id: row.id,
        player: serde_json::from_str(&row.player).ok()?,
        terms: serde_json::from_str(&row.terms).ok()?,
        ratings: row.ratings,
    })
}

fn pairing(row: &PairingRow, person: &PersonId) -> Option<Pairing> {
    let own = row.people.iter().position(|one| one == person.as_str())?;
    let other = 1 - own;
    Some(Pairing {
        id: row.id,
        terms: serde_json::from_str(&row.terms).ok()?,
        opponent: serde_json::from_str(&row.players[other]).ok()?,
        until: row.until,
        you_ready: row.are_ready[own],
        they_ready: row.are_ready[other],
        game: code(row.game.as_deref()),
    })
}

pub(super) fn challenge(row: &ChallengeRow, person: &PersonId) -> Option<OpenChallenge> {
    if !row.people.iter().any(|one| one == person.as_str()) {
        return None;
    }
    Some(OpenChallenge {
        id: row.id,
        from: serde_json::from_str(&row.player).ok()?,
        to: row.name.parse().ok()?,
        to_bot: row.to_bot,
        is_own: row.people[0] == person.as_str(),
        terms: serde_json::from_str(&row.terms).ok()?,
        seat: match row.seat.as_deref() {
            Some("white") => Some(Seat::White),
            Some("black") => Some(Seat::Black),
            _ => None,
        },
        until: row.until,
        game: code(row.game.as_deref()),
    })
}

fn code(text: Option<&str>) -> Option<GameCode> {
    text.and_then(|text| text.parse().ok())
}

/// What concerns one person only.
pub(crate) fn yours(rows: &LobbyRows, person: Option<&PersonId>) -> Yours {
    let Some(person) = person else {
        return Yours::default();
    };
    Yours {
        seeks: own_seeks(rows, person).map(|seek| seek.id).collect(),
        pairings: rows
            .pairings
            .iter()
            .filter_map(|row| pairing(row, person))
            .collect(),
        challenges: rows
            .challenges
            .iter()
            .filter_map(|row| challenge(row, person))
            .collect(),
    }
}

/// A person's open seeks.
pub(crate) fn seeks_of(rows: &LobbyRows, person: &PersonId) -> Vec<OpenSeek> {
    own_seeks(rows, person).filter_map(open_seek).collect()
}

fn own_seeks<'r>(rows: &'r LobbyRows, person: &PersonId) -> impl Iterator<Item = &'r SeekRow> {
    rows.seeks
        .iter()
        .filter(|seek| seek.person == person.as_str())
}
