//! Games of people who meet online, over HTTP and WebSockets.
//!
//! A [`keeper`] is a task that keeps one game in memory, decides what commands lead to, and stores
//! it. It is a cache: the database decides, and any number of servers may serve the same game.
//! [`node`] is what all games of this server share: the store, the time, the keepers. [`routes`] and
//! [`socket`] are what browsers talk to; [`person`] says who they are. Nothing here knows the rules
//! of an online game: those are in the crate `online`.

mod fresh;
mod keeper;
mod limits;
mod node;
mod origin;
mod person;
mod problem;
mod rates;
mod routes;
mod socket;
mod timekeeper;

use std::sync::Arc;

use api::online::GameCode;

use crate::store::{Store, StoreError};

pub use limits::GameLimits;
use node::Node;
pub use rates::Rate;
pub(crate) use routes::router;

/// The online games of a server. Clones share them.
#[derive(Clone, Debug)]
pub struct Games {
    node: Arc<Node>,
}

impl Games {
    /// Serves the games in a store, and calls time in those whose players are away. Needs a
    /// running runtime.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn open(store: Store, limits: GameLimits) -> Result<Games, StoreError> {
        let node = Arc::new(Node::open(store, limits).await?);
        tokio::spawn(timekeeper::run(Arc::downgrade(&node)));
        Ok(Games { node })
    }

    /// Tells every connected browser that the server is going away, and closes their sockets.
    pub fn close(&self) {
        self.node.close();
    }

    /// Whether there is a game with this code. If the database does not answer, there may be.
    pub(crate) async fn may_exist(&self, code: &GameCode) -> bool {
        !matches!(self.node.table(code).await, Ok(None))
    }
}
