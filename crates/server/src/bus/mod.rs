//! What servers tell each other: that a game has a new entry, and which number it has.
//!
//! The bus only saves waiting. Whatever it loses, every server finds out from the database within a
//! second, so nothing is sent twice, kept or confirmed. Without a bus a server is alone, or waits for
//! that second.

mod address;
mod nats;
mod protocol;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use api::online::GameCode;
use tokio::sync::mpsc;

pub use address::{BusAddress, NotABus};

/// How many announcements may wait for the bus, and how many for this server. More are lost.
const QUEUE: usize = 4_096;

/// A game and the number of its newest entry.
pub(crate) type Announcement = (GameCode, u64);

/// What is heard.
#[derive(Debug)]
pub(crate) enum News {
    /// The bus can be heard from now on. What was said before is lost.
    Joined,
    /// Another server has stored something.
    Stored(Announcement),
}

/// A handle to the task that talks to the bus, which ends with it.
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
    /// Joins the bus, now or as soon as it is there, and again whenever it was lost. Needs a running
    /// runtime.
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

    /// Tells the other servers that an entry is stored. It does not wait: if the bus cannot keep up,
    /// they are not told.
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
