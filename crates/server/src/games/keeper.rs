//! A task that keeps one game: it decides, stores, and tells everyone who looks at it.

use std::sync::Arc;

use api::online::{Command, Entry, GameCode, PersonId, Refusal, Seat, Time};
use online::{Decision, Game, Given, Input, Presence};
use tokio::sync::{mpsc, oneshot, watch};

use super::node::Node;
use super::stored;
use crate::requests::fresh;
use crate::store::{Appended, StoreError};

/// How many commands may wait.
const QUEUE: usize = 64;

/// How often a decision is made anew because other servers were faster.
const ATTEMPTS: usize = 16;

/// A game as it was stored last.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    pub(crate) game: Game,
    pub(crate) entries: Vec<Entry>,
    pub(crate) presence: Presence,
}

/// A handle to a game. The task ends with the last one.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    code: GameCode,
    requests: mpsc::Sender<Request>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
}

/// A handle that does not keep the task.
#[derive(Clone, Debug)]
pub(crate) struct WeakTable {
    code: GameCode,
    requests: mpsc::WeakSender<Request>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
}

impl WeakTable {
    /// Whether anybody has a handle that keeps the task.
    pub(crate) fn is_open(&self) -> bool {
        self.requests.strong_count() > 0
    }

    pub(crate) fn upgrade(&self) -> Option<Table> {
        Some(Table {
            code: self.code.clone(),
            requests: self.requests.upgrade()?,
            snapshots: self.snapshots.clone(),
        })
    }
}

/// What a person wants, and when and how it arrived.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    pub(crate) person: PersonId,
    pub(crate) command: Command,
    pub(crate) received: Time,
    pub(crate) lag: u64,
}

/// The number of the last entry, or why not.
type Answer = Result<Result<u64, Refusal>, StoreError>;

#[derive(Debug)]
enum Request {
    /// In a box, since a queue has room for many.
    Tell(Box<Wish>, oneshot::Sender<Answer>),
    CallTime(oneshot::Sender<Answer>),
    /// Another server has stored something.
    Refresh,
    Arrived(Seat),
    Departed(Seat),
}

impl Table {
    pub(crate) fn code(&self) -> &GameCode {
        &self.code
    }

    /// The game as it was stored last, and news of it.
    pub(crate) fn snapshots(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.snapshots.clone()
    }

    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        Arc::clone(&self.snapshots.borrow())
    }

    /// Does what a person wants. It is stored once this returns a number.
    pub(crate) async fn tell(&self, wish: Wish) -> Answer {
        self.ask(|reply| Request::Tell(Box::new(wish), reply)).await
    }

    /// Ends the game if somebody's time is up.
    pub(crate) async fn call_time(&self) -> Answer {
        self.ask(Request::CallTime).await
    }

    /// Reads what another server has stored, and tells everyone who looks.
    pub(crate) fn refresh(&self) {
        // If the task is gone there is nobody to tell, and if it is busy the next look comes soon.
        let _ = self.requests.try_send(Request::Refresh);
    }

    async fn ask(&self, request: impl FnOnce(oneshot::Sender<Answer>) -> Request) -> Answer {
        let (reply, answer) = oneshot::channel();
        let request = request(reply);
        self.requests
            .send(request)
            .await
            .map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// A player is connected until this is dropped.
    pub(crate) async fn arrive(&self, seat: Seat) -> Lease {
        // If the task is gone there is nobody to tell.
        let _ = self.requests.send(Request::Arrived(seat)).await;
        Lease {
            requests: self.requests.clone(),
            seat,
        }
    }

    pub(crate) fn downgrade(&self) -> WeakTable {
        WeakTable {
            code: self.code.clone(),
            requests: self.requests.downgrade(),
            snapshots: self.snapshots.clone(),
        }
    }
}

/// A player's connection, for as long as it lasts.
#[derive(Debug)]
pub(crate) struct Lease {
    requests: mpsc::Sender<Request>,
    pub(crate) seat: Seat,
}

impl Drop for Lease {
    fn drop(&mut self) {
        let departed = Request::Departed(self.seat);
        if let Err(mpsc::error::TrySendError::Full(departed)) = self.requests.try_send(departed) {
            let requests = self.requests.clone();
            tokio::spawn(async move { requests.send(departed).await });
        }
    }
}

/// The task's own state.
pub(crate) struct Keeper {
    node: Arc<Node>,
    code: GameCode,
    game: Game,
    entries: Vec<Entry>,
    /// An append failed: the database may know more than this.
    is_stale: bool,
    /// How many downtimes are accounted for.
    downtimes: usize,
    has_rematch: bool,
    connected: [u32; 2],
    away_since: [Option<Time>; 2],
}

impl Keeper {
    /// The game with a code, if there is one.
    pub(crate) async fn load(
        node: Arc<Node>,
        code: &GameCode,
    ) -> Result<Option<Keeper>, StoreError> {
        let entries = node.store.entries(code, 0).await?;
        if entries.is_empty() {
            return Ok(None);
        }
        let game = Game::replay(&entries).map_err(|unfit| corrupt(code, &unfit))?;
        let now = node.now();
        Ok(Some(Keeper {
            node,
            code: code.clone(),
            game,
            entries,
            is_stale: false,
            downtimes: 0,
            has_rematch: false,
            connected: [0; 2],
            away_since: [Some(now); 2],
        }))
    }

    pub(crate) fn start(self) -> Table {
        let (requests, waiting) = mpsc::channel(QUEUE);
        let (publish, snapshots) = watch::channel(Arc::new(self.snapshot()));
        let code = self.code.clone();
        tokio::spawn(self.run(waiting, publish));
        Table {
            code,
            requests,
            snapshots,
        }
    }

    async fn run(
        mut self,
        mut waiting: mpsc::Receiver<Request>,
        publish: watch::Sender<Arc<Snapshot>>,
    ) {
        // A server may have been killed before it could. If it fails, the next command tries again.
        let _ = self.create_rematch().await;
        while let Some(request) = waiting.recv().await {
            let before = (self.game.number(), self.presence());
            let reply = match request {
                Request::Tell(wish, reply) => {
                    let answer = self.tell(*wish).await;
                    Some((reply, answer))
                }
                Request::CallTime(reply) => {
                    let answer = self.decide(&Input::CallTime, None).await;
                    Some((reply, answer))
                }
                Request::Refresh => {
                    // If it fails, the next look a second later tries again.
                    let _ = self.reload().await;
                    None
                }
                Request::Arrived(seat) => {
                    self.connected[seat as usize] += 1;
                    self.away_since[seat as usize] = None;
                    None
                }
                Request::Departed(seat) => {
                    let connected = &mut self.connected[seat as usize];
                    *connected = connected.saturating_sub(1);
                    if *connected == 0 {
                        self.away_since[seat as usize] = Some(self.node.now());
                    }
                    None
                }
            };
            // Whoever gets an answer can already see what it is about.
            if (self.game.number(), self.presence()) != before {
                publish.send_replace(Arc::new(self.snapshot()));
            }
            if let Some((reply, answer)) = reply {
                let _ = reply.send(answer);
            }
        }
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            game: self.game.clone(),
            entries: self.entries.clone(),
            presence: self.presence(),
        }
    }

    fn presence(&self) -> Presence {
        let mut presence = Presence::default();
        for seat in Seat::ALL {
            if let Some(since) = self.away_since[seat as usize] {
                presence = presence.with_away(seat, since);
            }
        }
        presence
    }

    async fn tell(&mut self, wish: Wish) -> Answer {
        let input = Input::Person {
            person: wish.person,
            command: wish.command,
        };
        let answer = self.decide(&input, Some((wish.received, wish.lag))).await;
        self.create_rematch().await?;
        answer
    }

    async fn decide(&mut self, input: &Input, arrival: Option<(Time, u64)>) -> Answer {
        self.node.ensure_beat().await?;
        if self.is_stale {
            self.reload().await?;
        }
        self.account_for_downtimes().await?;
        let known = self.game.number();
        let answer = self.decide_and_store(input, arrival).await?;
        if answer.is_ok() || self.game.number() > known {
            return Ok(answer);
        }
        // The player may have seen more at another server than is known here.
        self.reload().await?;
        if self.game.number() == known {
            return Ok(answer);
        }
        self.decide_and_store(input, arrival).await
    }

    /// Time in which nothing could be stored is charged to nobody.
    async fn account_for_downtimes(&mut self) -> Result<(), StoreError> {
        for (from, until) in self.node.downtimes_from(self.downtimes) {
            // Refused if the game was not affected.
            let _ = self
                .decide_and_store(&Input::Suspend { from, until }, None)
                .await?;
            self.downtimes += 1;
        }
        Ok(())
    }

    async fn decide_and_store(&mut self, input: &Input, arrival: Option<(Time, u64)>) -> Answer {
        for _ in 0..ATTEMPTS {
            let now = self.node.now();
            let (received, lag) = arrival.unwrap_or((now, 0));
            let given = Given {
                now,
                received,
                lag,
                presence: self.presence(),
                next_game: fresh::game_code()
                    .map_err(|error| StoreError::Unavailable(error.to_string()))?,
            };
            let entries = match self.game.decide(input, &given) {
                Err(refusal) => return Ok(Err(refusal)),
                Ok(Decision::AlreadyDone { number }) => return Ok(Ok(number)),
                Ok(Decision::Entries(entries)) => entries,
            };
            let mut next = self.game.clone();
            for entry in &entries {
                next.apply(entry)
                    .map_err(|unfit| corrupt(&self.code, &unfit))?;
            }
            let append = stored::append(&self.code, entries.clone(), &next);
            let rated = append.rated.clone();
            // Until the database has answered, nobody knows.
            self.is_stale = true;
            match self.node.store.append(append).await? {
                Appended::Stored => {
                    for person in rated.iter().flat_map(|end| &end.people) {
                        self.node.known_players.forget(person);
                    }
                    self.is_stale = false;
                    self.game = next;
                    self.entries.extend(entries);
                    if let Some(bus) = self.node.bus() {
                        bus.announce(&self.code, self.game.number());
                    }
                    return Ok(Ok(self.game.number()));
                }
                Appended::LostRace | Appended::AlreadyThere { .. } => self.reload().await?,
            }
        }
        Err(StoreError::Unavailable(
            "other servers are always faster".to_owned(),
        ))
    }

    /// Reads what other servers have stored.
    async fn reload(&mut self) -> Result<(), StoreError> {
        let entries = self
            .node
            .store
            .entries(&self.code, self.game.number())
            .await?;
        for entry in entries {
            self.game
                .apply(&entry)
                .map_err(|unfit| corrupt(&self.code, &unfit))?;
            self.entries.push(entry);
        }
        self.is_stale = false;
        Ok(())
    }

    /// Creates the game that follows, unless some server has done so.
    async fn create_rematch(&mut self) -> Result<(), StoreError> {
        if self.has_rematch {
            return Ok(());
        }
        let Some((code, entries)) = self.game.rematch() else {
            return Ok(());
        };
        let game = Game::replay(&entries).map_err(|unfit| corrupt(code, &unfit))?;
        let rematch = stored::append(code, entries, &game);
        // Whether it is new or not: it is there.
        self.node.store.create(rematch).await?;
        self.has_rematch = true;
        Ok(())
    }
}

fn corrupt(code: &GameCode, unfit: &online::UnfitEntry) -> StoreError {
    StoreError::Corrupt {
        game: code.clone(),
        number: unfit.number,
        error: unfit.unfit.to_string(),
    }
}
