//! Games of people who meet online, over HTTP and WebSockets.
//!
//! A [`keeper`] is a task that keeps one game in memory, decides what commands lead to, and stores
//! it. It is a cache: the database decides, and any number of servers may serve the same game.
//! [`node`] is what all games of this server share: the store, the time, the keepers. [`routes`] and
//! [`socket`] are what browsers talk to; [`mod@players`] says who plays. Nothing here knows the rules of
//! an online game: those are in the crate `online`.

mod keeper;
mod known_players;
mod listing;
mod node;
mod players;
mod recompute;
mod routes;
mod socket;
mod stored;
mod timekeeper;

use std::sync::Arc;

use api::online::GameCode;

use crate::bus::BusAddress;
use crate::requests::{Front, GameLimits};
use crate::store::{Store, StoreError};

pub use listing::{GameLine, GameState, for_each_game};
pub(crate) use node::Node;
pub(crate) use players::{players, record, replay, summary};
pub use recompute::{Recomputed, annul, recompute_ratings};
pub(crate) use routes::{READ_BUFFER, after, begin, guarded, router};
pub(crate) use socket::{RECHECK, become_true};

/// The online games of a server. Clones share them.
#[derive(Clone, Debug)]
pub struct Games {
    pub(crate) node: Arc<Node>,
}

impl Games {
    /// Serves the games in a store, and calls time in those whose players are away. Needs a
    /// running runtime.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn open(store: Store, limits: GameLimits) -> Result<Games, StoreError> {
        Games::open_behind(store, limits, Front::default()).await
    }

    /// The same for a server that people reach through something else.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn open_behind(
        store: Store,
        limits: GameLimits,
        front: Front,
    ) -> Result<Games, StoreError> {
        let node = Arc::new(Node::open(store, limits, front).await?);
        tokio::spawn(timekeeper::run(Arc::downgrade(&node)));
        Ok(Games { node })
    }

    /// Tells other servers on the same database what is stored here, and hears what they store:
    /// people then see each other's turns at once, and not within a second. Joins as soon as the bus
    /// is there.
    pub fn join(&self, bus: BusAddress) {
        self.node.join(bus);
    }

    /// Tells every connected browser that the server is going away, and closes their sockets.
    pub fn close(&self) {
        self.node.close();
    }

    /// Closes the database, after everything else has ended.
    pub async fn close_database(&self) {
        self.node.store.close().await;
    }

    /// Whether there is a game with this code. If the database does not answer, there may be.
    pub(crate) async fn may_exist(&self, code: &GameCode) -> bool {
        !matches!(self.node.table(code).await, Ok(None))
    }
}
