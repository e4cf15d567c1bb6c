//! Notifications between servers: that a game has a new entry, and its number.
//!
//! The bus only reduces latency. Every server polls the database once a second and finds whatever
//! was lost, so nothing is resent, stored or acknowledged. Without a bus, servers rely on polling.

mod address;
mod nats;
mod protocol;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use api::online::GameCode;
use tokio::sync::mpsc;

pub use address::{BusAddress, NotABus};

/// The capacity of the queues to and from the bus. The excess is dropped.
const QUEUE: usize = 4_096;

/// A game and the number of its newest entry.
pub(crate) type Announcement = (GameCode, u64);

/// What the bus delivers.
#[derive(Debug)]
pub(crate) enum News {
    /// The subscription is active. Earlier announcements are lost.
    Joined,
    /// Another server has stored something.
    Stored(Announcement),
}

/// A handle to the task that talks to the bus; dropping it ends the task.
#[derive(Debug)]
pub(crate) struct Bus {
    announcements: mpsc::Sender<Announcement>,
    counters: Arc<Counters>,
}

#[derive(Debug, Default)]
struct Counters {
    is_joined: AtomicBool,
    sent: AtomicU64,
    received: AtomicU64,
}

impl Bus {
    /// Joins the bus as soon as it is available, and again whenever the connection is lost. Needs a
    /// running runtime.
    pub(crate) fn join(address: BusAddress) -> (Bus, mpsc::Receiver<News>) {
        let (announcements, outgoing) = mpsc::channel(QUEUE);
        let (incoming, news) = mpsc::channel(QUEUE);
        let counters = Arc::<Counters>::default();
        tokio::spawn(nats::run(
            address,
            outgoing,
            incoming,
            Arc::clone(&counters),
        ));
        let bus = Bus {
            announcements,
            counters,
        };
        (bus, news)
    }

    /// Announces that an entry is stored. It never blocks: if the bus cannot keep up, the
    /// announcement is dropped.
    pub(crate) fn announce(&self, game: &GameCode, number: u64) {
        let _ = self.announcements.try_send((game.clone(), number));
    }

    pub(crate) fn is_joined(&self) -> bool {
        self.counters.is_joined.load(Ordering::Relaxed)
    }

    /// How many announcements were sent.
    pub(crate) fn sent(&self) -> u64 {
        self.counters.sent.load(Ordering::Relaxed)
    }

    /// How many announcements of other servers have arrived.
    pub(crate) fn received(&self) -> u64 {
        self.counters.received.load(Ordering::Relaxed)
    }
}
