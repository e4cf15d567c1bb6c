//! Shared state of all games on this server: the store, the time, and the keepers.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};

use api::online::{GameCode, PersonId, Time};
use tokio::sync::{mpsc, watch};

use super::attendance::Attendance;
use super::keeper::{self, GameHandle, Snapshot, WeakHandle};
use super::known_players::KnownPlayers;
use crate::bus::{Bus, BusAddress, News};
use crate::lobby::Hall;
use crate::people::Passwords;
use crate::requests::{
    Caller, CountedAs, Front, GameLimits, Problem, Rates, Signer, SocketPermit, Sockets, fresh,
};
use crate::store::{Store, StoreError};

/// Nothing is decided unless the last heartbeat is this recent: otherwise it is not known which
/// time must not be charged.
const FRESH: Duration = Duration::from_secs(2);

/// How many games are compared with the database in one statement.
const COMPARED: usize = 1_000;

/// How long downtimes are kept, longer than any turn can take: 60 days, in milliseconds.
const REMEMBERED: u64 = 60 * 86_400_000;

#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) store: Store,
    pub(crate) limits: GameLimits,
    pub(crate) signer: Signer,
    sockets: Sockets,
    pub(crate) created_by_person: Rates<PersonId>,
    pub(crate) created_from_address: Rates<IpAddr>,
    pub(crate) front: Front,
    pub(crate) hall: Hall,
    pub(crate) known_players: KnownPlayers,
    pub(crate) passwords: Passwords,
    pub(crate) rates: PeopleRates,
    pub(crate) attendance: Attendance,
    pulse: Mutex<Pulse>,
    open_games: Mutex<HashMap<GameCode, WeakHandle>>,
    /// The bus for announcements, if there is one.
    bus: OnceLock<Bus>,
    pub(crate) refreshed: Refreshed,
    closing: watch::Sender<bool>,
}

/// How often a game was stale here, and how that was noticed.
#[derive(Debug, Default)]
pub(crate) struct Refreshed {
    pub(crate) by_bus: AtomicU64,
    pub(crate) by_database: AtomicU64,
}

/// Rate limits of requests about people.
#[derive(Debug)]
pub(crate) struct PeopleRates {
    pub(crate) sign_ups: Rates<IpAddr>,
    pub(crate) sign_ins_from_address: Rates<IpAddr>,
    pub(crate) sign_ins_by_name: Rates<(String, IpAddr)>,
    pub(crate) sign_ins_to_name: Rates<String>,
    pub(crate) exports: Rates<CountedAs>,
    pub(crate) seeks: Rates<PersonId>,
    pub(crate) reports: Rates<PersonId>,
    pub(crate) tokens: Rates<PersonId>,
    pub(crate) vacations: Rates<PersonId>,
}

/// The result of the last heartbeat.
#[derive(Debug)]
struct Pulse {
    /// The database's time, and when it was read.
    time: Time,
    at: Instant,
    downtimes: Vec<(Time, Time)>,
}

impl Node {
    pub(crate) async fn open(
        store: Store,
        limits: GameLimits,
        front: Front,
    ) -> Result<Node, StoreError> {
        let unavailable =
            |error: crate::requests::Problem| StoreError::Unavailable(error.to_string());
        let fresh = fresh::key().map_err(unavailable)?;
        let key = store.secret("cookies", fresh).await?;
        let signer = Signer::new(&key)
            .ok_or_else(|| StoreError::Unavailable("no key for cookies".to_owned()))?;
        let now = store.now().await?;
        let seen = Time::from_millis(now.millis().saturating_sub(REMEMBERED));
        let beat = store.beat(seen).await?;
        store.forget_servers(now).await?;
        let attendance = Attendance::new(fresh::server().map_err(unavailable)?);
        Ok(Node {
            store,
            limits,
            signer,
            sockets: Sockets::new(&limits),
            created_by_person: Rates::new(limits.games_per_person),
            created_from_address: Rates::new(limits.games_per_address),
            front,
            hall: Hall::new(),
            known_players: KnownPlayers::default(),
            passwords: Passwords::new(&limits).map_err(unavailable)?,
            rates: PeopleRates {
                sign_ups: Rates::new(limits.sign_ups),
                sign_ins_from_address: Rates::new(limits.sign_ins_from_address),
                sign_ins_by_name: Rates::new(limits.sign_ins_by_name),
                sign_ins_to_name: Rates::new(limits.sign_ins_to_name),
                exports: Rates::new(limits.exports),
                seeks: Rates::new(limits.seeks),
                reports: Rates::new(limits.reports),
                tokens: Rates::new(limits.tokens),
                vacations: Rates::new(limits.vacations),
            },
            attendance,
            pulse: Mutex::new(Pulse {
                time: beat.now,
                at: Instant::now(),
                downtimes: beat.downtimes,
            }),
            open_games: Mutex::default(),
            bus: OnceLock::new(),
            refreshed: Refreshed::default(),
            closing: watch::Sender::new(false),
        })
    }

    /// The database's time, extrapolated since the last heartbeat.
    pub(crate) fn now(&self) -> Time {
        let pulse = lock(&self.pulse);
        let elapsed = u64::try_from(pulse.at.elapsed().as_millis()).unwrap_or(u64::MAX);
        pulse.time.plus(elapsed)
    }

    /// Writes a heartbeat, and learns of downtimes.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        let seen = lock(&self.pulse).downtimes.last().map(|(_, until)| *until);
        let seen = seen
            .unwrap_or_else(|| Time::from_millis(self.now().millis().saturating_sub(REMEMBERED)));
        let beat = self.store.beat(seen).await?;
        let mut pulse = lock(&self.pulse);
        pulse.time = beat.now;
        pulse.at = Instant::now();
        for downtime in beat.downtimes {
            if !pulse.downtimes.contains(&downtime) {
                pulse.downtimes.push(downtime);
            }
        }
        Ok(())
    }

    /// Writes a heartbeat if one is due: only while a clock is running.
    pub(crate) async fn beat_if_due(&self) -> Result<(), StoreError> {
        let Some(period) = self.store.beat_period().await? else {
            return Ok(());
        };
        // A tick may come a little early.
        let due = Duration::from_millis(period.saturating_sub(500));
        if lock(&self.pulse).at.elapsed() >= due {
            self.beat().await?;
        }
        Ok(())
    }

    /// Makes sure that all downtimes are known.
    pub(crate) async fn ensure_beat(&self) -> Result<(), StoreError> {
        if lock(&self.pulse).at.elapsed() > FRESH {
            self.beat().await?;
        }
        Ok(())
    }

    /// The known downtimes from an index on.
    pub(crate) fn downtimes_from(&self, index: usize) -> Vec<(Time, Time)> {
        let pulse = lock(&self.pulse);
        pulse.downtimes.get(index..).unwrap_or_default().to_vec()
    }

    /// When the last known downtime ended; the epoch if there was none.
    pub(crate) fn last_downtime_ended(&self) -> Time {
        let pulse = lock(&self.pulse);
        // They are sorted.
        let last = pulse.downtimes.last();
        last.map(|(_, until)| *until).unwrap_or_default()
    }

    /// The game with a code, kept in memory while there is a handle to it.
    pub(crate) async fn game(
        self: &Arc<Node>,
        code: &GameCode,
    ) -> Result<Option<GameHandle>, StoreError> {
        if let Some(handle) = self.open_game(code) {
            return Ok(Some(handle));
        }
        let Some(keeper) = keeper::Keeper::load(Arc::clone(self), code).await? else {
            return Ok(None);
        };
        let mut open = lock(&self.open_games);
        // Another task may have been faster.
        if let Some(handle) = open.get(code).and_then(WeakHandle::upgrade) {
            return Ok(Some(handle));
        }
        open.retain(|_, handle| handle.upgrade().is_some());
        let handle = keeper.start();
        open.insert(code.clone(), handle.downgrade());
        Ok(Some(handle))
    }

    /// Compares the games in memory with the database: other servers may have stored something, at
    /// any time after they decided it.
    pub(crate) async fn compare(&self) -> Result<(), StoreError> {
        let shown: Vec<GameCode> = {
            let kept = lock(&self.open_games);
            let open = kept.iter().filter(|(_, handle)| handle.is_open());
            open.map(|(code, _)| code.clone()).collect()
        };
        for codes in shown.chunks(COMPARED) {
            for (code, newest) in self.store.newest_of(codes).await? {
                self.refresh(&code, newest, &self.refreshed.by_database);
            }
        }
        Ok(())
    }

    /// The games in memory, as last stored.
    pub(super) fn open_snapshots(&self) -> Vec<(GameCode, Arc<Snapshot>)> {
        let kept = lock(&self.open_games);
        let open = kept.iter().filter(|(_, handle)| handle.is_open());
        open.map(|(code, handle)| (code.clone(), handle.snapshot()))
            .collect()
    }

    /// Refreshes a game in memory if it is older than this number.
    fn refresh(&self, code: &GameCode, newest: u64, count: &AtomicU64) {
        if let Some(handle) = self.open_game(code)
            && handle.snapshot().game.number() < newest
        {
            count.fetch_add(1, Ordering::Relaxed);
            handle.refresh();
        }
    }

    /// Announces what is stored here from now on, and follows the other servers' announcements.
    pub(crate) fn join(self: &Arc<Node>, address: BusAddress) {
        let (bus, news) = Bus::join(address);
        if self.bus.set(bus).is_ok() {
            tokio::spawn(follow(Arc::downgrade(self), news));
        }
    }

    pub(crate) fn bus(&self) -> Option<&Bus> {
        self.bus.get()
    }

    pub(super) fn open_game(&self, code: &GameCode) -> Option<GameHandle> {
        lock(&self.open_games)
            .get(code)
            .and_then(WeakHandle::upgrade)
    }

    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// A permit for one more socket or stream, released on drop.
    pub(crate) fn socket_permit(&self, caller: &Caller) -> Result<SocketPermit, Problem> {
        self.sockets.permit(caller, &self.limits)
    }

    pub(crate) fn open_sockets(&self) -> usize {
        self.limits.sockets.saturating_sub(self.sockets.free())
    }

    /// How many games are kept in memory.
    pub(crate) fn games_in_memory(&self) -> usize {
        let kept = lock(&self.open_games);
        kept.values()
            .filter(|handle| handle.upgrade().is_some())
            .count()
    }

    /// Becomes true when the server is shutting down.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}

/// Handles news from the bus for as long as the node exists.
async fn follow(node: Weak<Node>, mut news: mpsc::Receiver<News>) {
    while let Some(news) = news.recv().await {
        let Some(node) = node.upgrade() else {
            return;
        };
        match news {
            News::Stored((code, number)) => node.refresh(&code, number, &node.refreshed.by_bus),
            // On failure, the next poll a second later retries.
            News::Joined => drop(node.compare().await),
        }
    }
}

/// No code panics while holding one of these locks, so the data is consistent.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
