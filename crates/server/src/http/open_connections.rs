//! Every open connection and what it is doing.

use std::collections::HashMap;
use std::future::Future;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use super::Limits;

/// A response that makes no progress for this long is stalled, and may give way to a newcomer.
const STALLED: Duration = Duration::from_secs(1);

/// How long a newcomer waits before looking again for a connection that gives way. A connection
/// that closes wakes it sooner.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// What a connection is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Nothing of the next request has arrived.
    Idle,
    /// A part of a request's head has arrived.
    Head,
    /// A request is being answered.
    Answering,
    /// The connection has become a WebSocket, which looks after itself.
    WebSocket,
}

/// An order to a connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Order {
    /// Close, unless a request has arrived meanwhile.
    GiveWay,
    /// Close once the current request is answered.
    Finish,
    /// Close at once.
    Close,
}

/// What is known about a connection. Time is passed in, so that tests need not wait.
#[derive(Clone, Copy, Debug)]
struct State {
    phase: Phase,
    /// The beginning of the phase.
    since: Instant,
    /// The last progress, if the client is not taking what is being sent.
    blocked: Option<Instant>,
    order: Option<Order>,
}

impl State {
    fn new(now: Instant) -> State {
        State {
            phase: Phase::Idle,
            since: now,
            blocked: None,
            order: None,
        }
    }

    fn enter(&mut self, phase: Phase, now: Instant) {
        self.phase = phase;
        self.since = now;
    }

    /// Whether nothing is left to be answered or delivered.
    fn is_waiting(&self) -> bool {
        matches!(self.phase, Phase::Idle | Phase::Head) && self.blocked.is_none()
    }

    fn is_overdue(&self, limits: &Limits, now: Instant) -> bool {
        let (since, limit) = match (self.blocked, self.phase) {
            (_, Phase::WebSocket) => return false,
            (Some(progress), _) => (progress, limits.stall),
            (None, Phase::Idle) => (self.since, limits.idle),
            (None, Phase::Head) => (self.since, limits.head),
            (None, Phase::Answering) => return false,
        };
        now.saturating_duration_since(since) >= limit
    }

    /// How readily it gives way to a newcomer: the lowest goes first, `None` never does.
    /// Connections that wait for a request come before those that do not take their response.
    fn rank(&self, now: Instant) -> Option<(u8, Instant)> {
        match self.blocked {
            _ if self.phase == Phase::WebSocket => None,
            Some(progress) => {
                let stalled = now.saturating_duration_since(progress) >= STALLED;
                stalled.then_some((1, progress))
            }
            None => self.is_waiting().then_some((0, self.since)),
        }
    }
}

/// A connection as it is known here.
#[derive(Debug)]
struct Connection {
    state: Mutex<State>,
    ordered: Notify,
}

impl Connection {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    fn order(&self, order: Order) {
        let mut state = self.state();
        state.order = state.order.max(Some(order));
        drop(state);
        self.ordered.notify_one();
    }
}

/// No code panics while it holds one of these locks, so the data is consistent.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The open connections.
#[derive(Debug)]
pub(super) struct OpenConnections {
    limits: Limits,
    next: AtomicU64,
    open: Mutex<HashMap<u64, Arc<Connection>>>,
    /// A connection has closed, or has refused to give way.
    changed: Notify,
}

impl OpenConnections {
    pub(super) fn new(limits: Limits) -> Arc<OpenConnections> {
        Arc::new(OpenConnections {
            limits,
            next: AtomicU64::new(0),
            open: Mutex::default(),
            changed: Notify::new(),
        })
    }

    /// Enters a new connection.
    pub(super) fn enter(self: &Arc<OpenConnections>) -> OpenConnection {
        let connection = Arc::new(Connection {
            state: Mutex::new(State::new(Instant::now())),
            ordered: Notify::new(),
        });
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        lock(&self.open).insert(id, Arc::clone(&connection));
        OpenConnection {
            place: Arc::new(Place {
                connections: Arc::clone(self),
                id,
                connection,
            }),
        }
    }

    fn len(&self) -> usize {
        lock(&self.open).len()
    }

    /// Sends an order to every connection.
    pub(super) fn order_all(&self, order: Order) {
        for connection in lock(&self.open).values() {
            connection.order(order);
        }
    }

    /// Closes connections that have exceeded a timeout.
    pub(super) fn close_overdue(&self) {
        let now = Instant::now();
        for connection in lock(&self.open).values() {
            if connection.state().is_overdue(&self.limits, now) {
                connection.order(Order::Close);
            }
        }
    }

    /// Asks one connection to give way, if any may.
    pub(super) fn make_room(&self) {
        let now = Instant::now();
        let open = lock(&self.open);
        let ranked = open.values().filter_map(|connection| {
            let state = connection.state();
            // One that has already been asked is on its way.
            let rank = state.order.is_none().then(|| state.rank(now))?;
            Some((rank?, connection))
        });
        if let Some((_, connection)) = ranked.min_by_key(|(rank, _)| *rank) {
            connection.order(Order::GiveWay);
        }
    }

    /// Waits until there is room for one more, making room if necessary.
    pub(super) async fn room(&self) {
        while self.len() >= self.limits.connections.max(1) {
            self.make_room();
            let _ = tokio::time::timeout(LOOK_AGAIN, self.changed.notified()).await;
        }
    }

    /// Waits until no connection is open.
    pub(super) async fn emptied(&self) {
        while self.len() > 0 {
            self.changed.notified().await;
        }
    }
}

/// A connection's entry in the list, shared by everything that handles it. The connection counts
/// as open until the last handle is dropped.
#[derive(Clone, Debug)]
pub(super) struct OpenConnection {
    place: Arc<Place>,
}

#[derive(Debug)]
struct Place {
    connections: Arc<OpenConnections>,
    id: u64,
    connection: Arc<Connection>,
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.connections.open).remove(&self.id);
        self.connections.changed.notify_one();
    }
}

impl OpenConnection {
    /// Bytes have arrived.
    pub(super) fn received(&self) {
        let mut state = self.place.connection.state();
        if state.phase == Phase::Idle {
            state.enter(Phase::Head, Instant::now());
        }
    }

    /// A request has arrived.
    pub(super) fn answering(&self) {
        let mut state = self.place.connection.state();
        state.enter(Phase::Answering, Instant::now());
    }

    /// The whole response has been passed to the socket.
    pub(super) fn answered(&self) {
        let mut state = self.place.connection.state();
        if state.phase != Phase::WebSocket {
            state.enter(Phase::Idle, Instant::now());
        }
    }

    /// The answer makes the connection a WebSocket. It counts as open until both sides are done
    /// with it, but neither times out nor gives way.
    pub(super) fn upgraded(&self) {
        let mut state = self.place.connection.state();
        state.enter(Phase::WebSocket, Instant::now());
    }

    /// The client is not taking any more for now.
    pub(super) fn blocked(&self) {
        self.place.connection.state().blocked = Some(Instant::now());
    }

    /// The client is taking bytes again.
    pub(super) fn unblocked(&self) {
        self.place.connection.state().blocked = None;
    }

    /// Waits for an order.
    pub(super) fn ordered(&self) -> impl Future<Output = Order> {
        let connection = &self.place.connection;
        async move {
            loop {
                if let Some(order) = connection.state().order {
                    return order;
                }
                connection.ordered.notified().await;
            }
        }
    }

    /// Whether to close now because of this order; if not, it lapses.
    pub(super) fn obeys(&self, order: Order) -> bool {
        let mut state = self.place.connection.state();
        let obeys = match order {
            Order::Close => true,
            Order::GiveWay => state.rank(Instant::now()).is_some(),
            Order::Finish => state.is_waiting(),
        };
        if !obeys && state.order == Some(order) {
            state.order = None;
            self.place.connections.changed.notify_one();
        }
        obeys
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Limits = Limits {
        connections: 2,
        head: Duration::from_secs(10),
        idle: Duration::from_secs(60),
        stall: Duration::from_secs(30),
        grace: Duration::from_secs(3),
    };

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    /// A connection that has been in this phase since then.
    fn doing(phase: Phase, since: Instant) -> State {
        State {
            phase,
            ..State::new(since)
        }
    }

    fn blocked(phase: Phase, progress: Instant) -> State {
        State {
            blocked: Some(progress),
            ..doing(phase, progress)
        }
    }

    #[test]
    fn each_phase_has_its_own_timeout() {
        let start = Instant::now();
        for (state, limit) in [
            (doing(Phase::Idle, start), 60),
            (doing(Phase::Head, start), 10),
            (blocked(Phase::Answering, start), 30),
            (blocked(Phase::Idle, start), 30),
        ] {
            let early = start + seconds(limit - 1);
            assert!(!state.is_overdue(&LIMITS, early), "{state:?}");
            assert!(
                state.is_overdue(&LIMITS, start + seconds(limit)),
                "{state:?}"
            );
        }
        let answering = doing(Phase::Answering, start);
        assert!(!answering.is_overdue(&LIMITS, start + seconds(10_000)));
    }

    #[test]
    fn a_websocket_neither_times_out_nor_gives_way() {
        let start = Instant::now();
        for state in [
            doing(Phase::WebSocket, start),
            blocked(Phase::WebSocket, start),
        ] {
            let late = start + seconds(10_000);
            assert!(!state.is_overdue(&LIMITS, late), "{state:?}");
            assert!(state.rank(late).is_none(), "{state:?}");
        }
        let connections = OpenConnections::new(LIMITS);
        let entry = connections.enter();
        entry.answering();
        entry.upgraded();
        entry.answered();
        assert_eq!(entry.place.connection.state().phase, Phase::WebSocket);
        assert!(!entry.obeys(Order::Finish), "it is waited for");
    }

    #[test]
    fn the_longest_wait_gives_way_first_and_then_the_longest_stall() {
        let start = Instant::now();
        let at = |second| start + seconds(second);
        let now = at(20);
        let states = [
            doing(Phase::Answering, at(0)),
            blocked(Phase::Answering, at(2)),
            blocked(Phase::Idle, at(1)),
            doing(Phase::Idle, at(5)),
            doing(Phase::Head, at(4)),
        ];
        let mut ranked: Vec<usize> = (0..states.len())
            .filter(|&index| states[index].rank(now).is_some())
            .collect();
        ranked.sort_by_key(|&index| states[index].rank(now));
        assert_eq!(ranked, [4, 3, 2, 1]);
    }

    #[test]
    fn an_answer_that_makes_progress_never_gives_way() {
        let start = Instant::now();
        let sending = blocked(Phase::Answering, start);
        assert!(sending.rank(start + seconds(1) / 2).is_none());
        assert!(sending.rank(start + seconds(1)).is_some());
    }

    #[test]
    fn progress_ends_a_stall() {
        let entry = OpenConnections::new(LIMITS).enter();
        let progress = || entry.place.connection.state().blocked;
        entry.answering();
        entry.blocked();
        let first = progress().unwrap();
        entry.unblocked();
        assert_eq!(progress(), None);
        std::thread::sleep(Duration::from_millis(1));
        entry.blocked();
        assert!(progress().unwrap() > first);
    }

    #[test]
    fn nobody_is_asked_twice_to_give_way() {
        let connections = OpenConnections::new(LIMITS);
        let (first, second) = (connections.enter(), connections.enter());
        let told = |entry: &OpenConnection| entry.place.connection.state().order;
        connections.make_room();
        connections.make_room();
        assert_eq!(
            (told(&first), told(&second)),
            (Some(Order::GiveWay), Some(Order::GiveWay))
        );
    }

    #[test]
    fn a_connection_that_got_a_request_meanwhile_does_not_give_way() {
        let connections = OpenConnections::new(LIMITS);
        let entry = connections.enter();
        connections.make_room();
        entry.received();
        entry.answering();
        assert!(!entry.obeys(Order::GiveWay));
        assert_eq!(entry.place.connection.state().order, None);
        entry.answered();
        assert!(entry.obeys(Order::GiveWay));
    }

    #[test]
    fn only_requests_under_way_are_waited_for_at_the_end() {
        let connections = OpenConnections::new(LIMITS);
        let (idle, head, answering) = (
            connections.enter(),
            connections.enter(),
            connections.enter(),
        );
        head.received();
        answering.answering();
        assert!(idle.obeys(Order::Finish));
        assert!(head.obeys(Order::Finish));
        assert!(!answering.obeys(Order::Finish));
        answering.answered();
        answering.blocked();
        assert!(!answering.obeys(Order::Finish), "it is not delivered yet");
        assert!(answering.obeys(Order::Close));
    }

    #[test]
    fn a_connection_is_open_until_its_last_part_is_gone() {
        let connections = OpenConnections::new(LIMITS);
        let entry = connections.enter();
        let other = entry.clone();
        drop(entry);
        assert_eq!(connections.len(), 1);
        drop(other);
        assert_eq!(connections.len(), 0);
    }
}
