//! Games of people who meet online, over HTTP and WebSockets.
//!
//! A [`keeper`] is a task that owns one game in memory, decides commands, and stores the result. It
//! is a cache: the database decides, and any number of servers may serve the same game. [`node`] is
//! what all games of this server share: the store, the time, the keepers. [`mod@routes`],
//! [`socket`] and [`stream`] are the interfaces for browsers and programs, [`conditional`] holds
//! answers that wait for their turn; [`mod@players`] says who plays, [`attendance`] who is
//! connected. Nothing here knows the rules of an online game: those are in the crate `online`.

mod attendance;
mod conditional;
mod keeper;
mod known_players;
mod listing;
mod node;
mod players;
mod recompute;
mod routes;
mod socket;
mod stored;
mod stream;
mod timekeeper;

use std::sync::Arc;

use api::online::Time;
use api::people::{Name, Scope};

use crate::bus::BusAddress;
use crate::requests::{Front, GameLimits, Problem, fresh, hash_token};
use crate::store::{BotAccount, NewProgram, Store, StoreError};
use timekeeper::Timekeeper;

pub(crate) use conditional::conditional_turns;
pub use listing::{GameLine, GameState, for_each_game};
pub(crate) use node::Node;
pub(crate) use players::{check_for_bots, players, record, replay, summary};
pub use recompute::{Recomputed, annul, recompute_ratings};
pub(crate) use routes::{READ_BUFFER, after, begin, guarded, routes};
pub(crate) use socket::{RECHECK, become_true};
pub(crate) use stream::Lines;

/// Tokens of the server's own bots that were unused for this long belong to a process that has
/// ended: a day, in milliseconds.
const STALE: u64 = 86_400_000;

/// The online games of a server. Clones share state.
#[derive(Clone, Debug)]
pub struct Games {
    pub(crate) node: Arc<Node>,
    timekeeper: Arc<Timekeeper>,
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

    /// The same for a server behind a proxy.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn open_behind(
        store: Store,
        limits: GameLimits,
        front: Front,
    ) -> Result<Games, StoreError> {
        let node = Arc::new(Node::open(store, limits, front).await?);
        let timekeeper = Arc::new(Timekeeper::start(&node));
        Ok(Games { node, timekeeper })
    }

    /// A token for one of the server's own bots, whose account is created if there is none; `None`
    /// if the name belongs to somebody else.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn open_bot(&self, name: Name) -> Result<Option<String>, StoreError> {
        let random = |problem: Problem| StoreError::Unavailable(problem.to_string());
        let token = fresh::program_token().map_err(random)?;
        let now = self.node.now();
        let bot = BotAccount {
            person: fresh::person().map_err(random)?,
            name,
            program: NewProgram {
                token: hash_token(&token),
                id: fresh::session_id().map_err(random)?,
                name: "serve".to_owned(),
                scopes: vec![Scope::Play, Scope::Lobby],
                at: now,
            },
            stale: Time::from_millis(now.millis().saturating_sub(STALE)),
        };
        let is_open = self.node.store.open_bot(bot).await?;
        Ok(is_open.then_some(token))
    }

    /// Joins a bus on which servers of the same database announce what they store, so that people
    /// see each other's turns at once rather than within a second. Connects as soon as the bus is
    /// available.
    pub fn join(&self, bus: BusAddress) {
        self.node.join(bus);
    }

    /// How often what is due was looked for.
    pub(crate) fn polls(&self) -> u64 {
        self.timekeeper.polls()
    }

    /// Tells every connected browser that the server is shutting down, and closes their sockets.
    pub fn close(&self) {
        self.node.close();
    }

    /// Closes the database, after everything else has ended.
    pub async fn close_database(&self) {
        self.timekeeper.stop().await;
        self.node.store.close().await;
    }
}
