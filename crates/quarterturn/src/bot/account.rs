//! A bot's account at a server: its identity, its capacity, and the games it plays.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use api::online::{GameCode, Timing};
use client::Person;
use tokio::sync::{Notify, Semaphore, watch};

use super::game;
use crate::contestant::Contestant;

/// How many games a bot plays at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Capacity {
    /// With a live clock.
    pub(crate) live: usize,
    /// With days for a turn, or without a clock.
    pub(crate) slow: usize,
}

/// Whether a bot looks for games by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seeks {
    Ignore,
    Take,
}

/// A bot at a server. Its tasks share it.
pub(crate) struct Account {
    pub(super) person: Person,
    pub(super) contestant: Contestant,
    /// One for each search that may run at the same time; bots of one process share them.
    pub(super) permits: Arc<Semaphore>,
    pub(super) capacity: Capacity,
    pub(super) seeks: Seeks,
    /// True once it takes no more games.
    pub(super) leaving: watch::Receiver<bool>,
    /// Reports to the operator.
    pub(super) report: fn(&str),
    games: Mutex<OwnGames>,
    /// A game has ended.
    ended: Notify,
}

/// How many finished games are remembered: the lobby lists a game for a minute after it has begun,
/// which may be longer than it lasts.
const REMEMBERED: usize = 1_000;

#[derive(Default)]
struct OwnGames {
    /// Those with a running task.
    playing: HashMap<GameCode, Stage>,
    /// Those whose task has ended, the latest last.
    left: VecDeque<GameCode>,
}

/// A game that has a task.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Live,
    Slow,
    /// It is over; the task waits for a rematch.
    Over,
}

impl Stage {
    fn of(timing: Timing) -> Stage {
        match timing {
            Timing::Live { .. } => Stage::Live,
            Timing::Correspondence { .. } | Timing::Unlimited => Stage::Slow,
        }
    }
}

/// What a bot needs to know about itself.
pub(crate) struct Setting {
    pub(crate) person: Person,
    pub(crate) contestant: Contestant,
    pub(crate) permits: Arc<Semaphore>,
    pub(crate) capacity: Capacity,
    pub(crate) seeks: Seeks,
    pub(crate) leaving: watch::Receiver<bool>,
    pub(crate) report: fn(&str),
}

impl Account {
    pub(crate) fn new(setting: Setting) -> Arc<Account> {
        Arc::new(Account {
            person: setting.person,
            contestant: setting.contestant,
            permits: setting.permits,
            capacity: setting.capacity,
            seeks: setting.seeks,
            leaving: setting.leaving,
            report: setting.report,
            games: Mutex::default(),
            ended: Notify::new(),
        })
    }

    pub(super) fn say(&self, sentence: &str) {
        (self.report)(sentence);
    }

    pub(super) fn is_leaving(&self) -> bool {
        *self.leaving.borrow()
    }

    /// Whether there is room for one more game.
    pub(super) fn has_room(&self, timing: Timing) -> bool {
        let stage = Stage::of(timing);
        let most = match stage {
            Stage::Live => self.capacity.live,
            Stage::Slow | Stage::Over => self.capacity.slow,
        };
        let games = self.lock();
        !self.is_leaving() && games.playing.values().filter(|own| **own == stage).count() < most
    }

    /// Plays a game, unless a task already plays it or has played it.
    pub(super) fn join(self: &Arc<Account>, code: GameCode, timing: Timing) {
        let mut games = self.lock();
        if games.playing.contains_key(&code) || games.left.contains(&code) {
            return;
        }
        games.playing.insert(code.clone(), Stage::of(timing));
        drop(games);
        let account = Arc::clone(self);
        tokio::spawn(async move {
            game::play(&account, &code).await;
            account.forget(code);
            account.ended.notify_waiters();
        });
    }

    fn forget(&self, code: GameCode) {
        let mut games = self.lock();
        games.playing.remove(&code);
        games.left.push_back(code);
        if games.left.len() > REMEMBERED {
            games.left.pop_front();
        }
    }

    /// A game is over, and makes room for another.
    pub(super) fn finish(&self, code: &GameCode) {
        if let Some(stage) = self.lock().playing.get_mut(code) {
            *stage = Stage::Over;
        }
    }

    /// How many games have a task.
    pub(super) fn count(&self) -> usize {
        self.lock().playing.len()
    }

    /// Waits until no game has a task.
    pub(super) async fn all_ended(&self) {
        loop {
            let ended = self.ended.notified();
            if self.count() == 0 {
                return;
            }
            ended.await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, OwnGames> {
        // Nothing panics while it holds this lock.
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Completes once the bot takes no more games.
pub(super) async fn left(leaving: &mut watch::Receiver<bool>) {
    if leaving.wait_for(|leaving| *leaving).await.is_err() {
        // The sender is gone.
        std::future::pending::<()>().await;
    }
}
