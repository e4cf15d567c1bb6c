//! The work of every second: calling time in games whose players may all be away, and polling what
//! other servers have stored and who is connected to them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::attendance;
use super::node::Node;
use super::socket::become_true;
use crate::lobby;
use crate::store::{Due, StoreError};

/// The polling interval.
const PERIOD: Duration = Duration::from_secs(1);

/// Live seeks are renewed every this many polls: three times within their lease.
const RENEWAL: u32 = 5;

/// How many games are checked per poll. If more are due, the next poll goes on where this one ended:
/// games that cannot be ended do not keep the rest from it.
const GAMES: u32 = 200;

/// The polling task.
#[derive(Debug)]
pub(super) struct Timekeeper {
    task: Mutex<Option<JoinHandle<()>>>,
    stopping: watch::Sender<bool>,
    polls: Arc<AtomicU64>,
}

impl Timekeeper {
    /// Starts it. It ends with the node, or when told to stop.
    pub(super) fn start(node: &Arc<Node>) -> Timekeeper {
        let stopping = watch::Sender::new(false);
        let polls = Arc::new(AtomicU64::new(0));
        let run = run(
            Arc::downgrade(node),
            stopping.subscribe(),
            Arc::clone(&polls),
        );
        Timekeeper {
            task: Mutex::new(Some(tokio::spawn(run))),
            stopping,
            polls,
        }
    }

    /// How many polls have been completed, whether or not the database answered.
    pub(super) fn polls(&self) -> u64 {
        self.polls.load(Ordering::Relaxed)
    }

    /// Stops it, and waits until it has finished its current work.
    pub(super) async fn stop(&self) {
        self.stopping.send_replace(true);
        // Nothing panics while it holds this lock.
        let task = self
            .task
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(task) = task {
            // If it has panicked, it has ended as well.
            let _ = task.await;
        }
    }
}

/// Runs for as long as the node exists.
async fn run(node: Weak<Node>, mut stopping: watch::Receiver<bool>, polls: Arc<AtomicU64>) {
    let mut ticks = tokio::time::interval(PERIOD);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut count: u32 = 0;
    let mut is_well = true;
    let mut last = None;
    loop {
        tokio::select! {
            biased;
            () = become_true(&mut stopping) => return,
            _ = ticks.tick() => {}
        }
        let Some(node) = node.upgrade() else {
            return;
        };
        count = count.wrapping_add(1);
        // If the database does not answer, it is polled again, and nobody is charged for the time
        // in between.
        let result = all(&node, count, &mut last).await;
        // Logged once, not every second.
        match &result {
            Err(error) if is_well => {
                let cause = error.to_string();
                tracing::warn!(cause = cause.as_str(), "the database has failed");
            }
            Ok(()) if !is_well => tracing::warn!("the database works again"),
            _ => {}
        }
        is_well = result.is_ok();
        polls.fetch_add(1, Ordering::Relaxed);
    }
}

async fn all(node: &Arc<Node>, count: u32, last: &mut Option<Due>) -> Result<(), StoreError> {
    tick(node, last).await?;
    lobby::tick(node).await?;
    if count.is_multiple_of(RENEWAL) {
        lobby::renew(node).await?;
    }
    Ok(())
}

/// Checks the games that are due after the last one, and remembers how far it came.
async fn tick(node: &Arc<Node>, last: &mut Option<Due>) -> Result<(), StoreError> {
    node.beat_if_due().await?;
    node.compare().await?;
    attendance::tick(node).await?;
    let due = node.store.due(node.now(), last.as_ref(), GAMES).await?;
    for Due { game, .. } in &due {
        // An unreadable game must not keep the others from ending.
        if let Ok(Some(handle)) = node.game(game).await {
            let _ = handle.call_time().await;
        }
    }
    let is_full = u32::try_from(due.len()) == Ok(GAMES);
    *last = due.into_iter().next_back().filter(|_| is_full);
    Ok(())
}
