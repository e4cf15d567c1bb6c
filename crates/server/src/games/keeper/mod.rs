//! A task that owns one game: it decides commands, stores entries, and notifies watchers.
//! [`answers`] adds conditional turns, [`uncharged`] excludes the time nobody is charged for.

mod answers;
mod uncharged;

use std::sync::Arc;

use api::online::{Command, ConditionalTurns, Entry, GameCode, PersonId, Refusal, Seat, Time};
use online::{Decision, Game, Given, Input, Presence};
use tokio::sync::{mpsc, oneshot, watch};

use super::node::Node;
use super::{attendance, stored};
use crate::requests::fresh;
use crate::store::{Appended, StoreError};

/// The capacity of the command queue.
const QUEUE: usize = 64;

/// How often a decision is retried after losing a race against another server.
const ATTEMPTS: usize = 16;

/// A game as it was stored last.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    pub(crate) game: Game,
    pub(crate) entries: Vec<Entry>,
    pub(crate) presence: Presence,
    /// Whose players are connected to this server.
    pub(crate) here: [bool; 2],
    /// Whose players are connected to other servers, as far as known.
    pub(crate) elsewhere: [bool; 2],
    /// Absence before this time does not count.
    pub(crate) back: Time,
}

/// A handle to a game. The task ends when the last one is dropped.
#[derive(Clone, Debug)]
pub(crate) struct GameHandle {
    code: GameCode,
    requests: mpsc::Sender<Request>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
}

/// A handle that does not keep the task alive.
#[derive(Clone, Debug)]
pub(crate) struct WeakHandle {
    code: GameCode,
    requests: mpsc::WeakSender<Request>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
}

impl WeakHandle {
    /// Whether any strong handle is left.
    pub(crate) fn is_open(&self) -> bool {
        self.requests.strong_count() > 0
    }

    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        Arc::clone(&self.snapshots.borrow())
    }

    pub(crate) fn upgrade(&self) -> Option<GameHandle> {
        Some(GameHandle {
            code: self.code.clone(),
            requests: self.requests.upgrade()?,
            snapshots: self.snapshots.clone(),
        })
    }
}

/// A person's command, with its arrival time and lag.
#[derive(Clone, Debug)]
pub(crate) struct ReceivedCommand {
    pub(crate) person: PersonId,
    pub(crate) command: Command,
    pub(crate) at: Time,
    pub(crate) lag: u64,
}

/// The number of the last entry, or why not.
type KeeperResult = Result<Result<u64, Refusal>, StoreError>;

#[derive(Debug)]
enum Request {
    /// Boxed, to keep the queue small.
    Tell(Box<ReceivedCommand>, oneshot::Sender<KeeperResult>),
    CallTime(oneshot::Sender<KeeperResult>),
    /// A player decides on answers to turns that have not been played.
    Decide(
        Box<(PersonId, ConditionalTurns)>,
        oneshot::Sender<KeeperResult>,
    ),
    /// Another server has stored something.
    Refresh,
    Arrived(Seat),
    Departed(Seat),
    /// Whose players are connected to other servers.
    Elsewhere([bool; 2]),
}

impl GameHandle {
    pub(crate) fn code(&self) -> &GameCode {
        &self.code
    }

    /// The last stored state of the game, with change notifications.
    pub(crate) fn snapshots(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.snapshots.clone()
    }

    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        Arc::clone(&self.snapshots.borrow())
    }

    /// Carries out a person's command. It is durable once this returns a number.
    pub(crate) async fn tell(&self, received: ReceivedCommand) -> KeeperResult {
        self.ask(|reply| Request::Tell(Box::new(received), reply))
            .await
    }

    /// Ends the game if somebody's time is up.
    pub(crate) async fn call_time(&self) -> KeeperResult {
        self.ask(Request::CallTime).await
    }

    /// Replaces a player's conditional turns.
    pub(crate) async fn decide_beforehand(
        &self,
        person: PersonId,
        turns: ConditionalTurns,
    ) -> KeeperResult {
        self.ask(|reply| Request::Decide(Box::new((person, turns)), reply))
            .await
    }

    /// Rereads the game after another server's change, and notifies watchers.
    pub(crate) fn refresh(&self) {
        // If the task is gone nobody needs it, and if it is busy the next poll comes soon.
        let _ = self.requests.try_send(Request::Refresh);
    }

    /// Whose players are connected to other servers.
    pub(crate) fn hear_of_others(&self, elsewhere: [bool; 2]) {
        // As above.
        let _ = self.requests.try_send(Request::Elsewhere(elsewhere));
    }

    async fn ask(
        &self,
        request: impl FnOnce(oneshot::Sender<KeeperResult>) -> Request,
    ) -> KeeperResult {
        let (reply, answer) = oneshot::channel();
        let request = request(reply);
        self.requests
            .send(request)
            .await
            .map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// The player counts as connected until the lease is dropped.
    pub(crate) async fn arrive(&self, seat: Seat) -> Lease {
        // If the task is gone, nobody needs to know.
        let _ = self.requests.send(Request::Arrived(seat)).await;
        Lease {
            requests: self.requests.clone(),
            seat,
        }
    }

    pub(crate) fn downgrade(&self) -> WeakHandle {
        WeakHandle {
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
    /// An append failed, so the database may be ahead of this state.
    is_stale: bool,
    /// How many downtimes have been accounted for.
    downtimes: usize,
    has_rematch: bool,
    connected: [u32; 2],
    elsewhere: [bool; 2],
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
        let elsewhere = attendance::elsewhere(&node, code).await?;
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
            elsewhere,
            away_since: elsewhere.map(|is_there| (!is_there).then_some(now)),
        }))
    }

    pub(crate) fn start(self) -> GameHandle {
        let (requests, waiting) = mpsc::channel(QUEUE);
        let (publish, snapshots) = watch::channel(Arc::new(self.snapshot()));
        let code = self.code.clone();
        tokio::spawn(self.run(waiting, publish));
        GameHandle {
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
        // A server may have been killed before creating it. On failure, the next command retries.
        let _ = self.create_rematch().await;
        let mut published = self.shown();
        while let Some(request) = waiting.recv().await {
            let reply = match request {
                Request::Tell(received, reply) => {
                    let answer = self.tell(*received).await;
                    Some((reply, answer))
                }
                Request::CallTime(reply) => {
                    let answer = self.decide(&Input::CallTime, None).await;
                    Some((reply, answer))
                }
                Request::Decide(decision, reply) => {
                    let (person, turns) = *decision;
                    let answer = self.decide_beforehand(person, turns).await;
                    Some((reply, answer))
                }
                Request::Refresh => {
                    // On failure, the next poll a second later retries.
                    let _ = self.reload().await;
                    None
                }
                Request::Arrived(seat) => {
                    self.connected[seat as usize] += 1;
                    None
                }
                Request::Departed(seat) => {
                    let connected = &mut self.connected[seat as usize];
                    *connected = connected.saturating_sub(1);
                    None
                }
                Request::Elsewhere(elsewhere) => {
                    self.elsewhere = elsewhere;
                    None
                }
            };
            self.note_who_is_away();
            // Publish before answering, so that clients see the change first.
            if self.shown() != published {
                published = self.shown();
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
            here: self.here(),
            elsewhere: self.elsewhere,
            back: self.node.last_downtime_ended(),
        }
    }

    /// The parts of a snapshot that can change.
    fn shown(&self) -> (u64, Presence, [[bool; 2]; 2], Time) {
        let whereabouts = [self.here(), self.elsewhere];
        let back = self.node.last_downtime_ended();
        (self.game.number(), self.presence(), whereabouts, back)
    }

    fn here(&self) -> [bool; 2] {
        self.connected.map(|sockets| sockets > 0)
    }

    /// A player is away while no server has a socket of theirs.
    fn note_who_is_away(&mut self) {
        let (now, here) = (self.node.now(), self.here());
        for seat in Seat::ALL.map(|seat| seat as usize) {
            let is_there = here[seat] || self.elsewhere[seat];
            let since = self.away_since[seat].unwrap_or(now);
            self.away_since[seat] = (!is_there).then_some(since);
        }
    }

    /// Who is away. Downtime does not count.
    fn presence(&self) -> Presence {
        let back = self.node.last_downtime_ended();
        let mut presence = Presence::default();
        for seat in Seat::ALL {
            if let Some(since) = self.away_since[seat as usize] {
                presence = presence.with_away(seat, since.max(back));
            }
        }
        presence
    }

    async fn tell(&mut self, received: ReceivedCommand) -> KeeperResult {
        let input = Input::Person {
            person: received.person,
            command: received.command,
        };
        let answer = self
            .decide(&input, Some((received.at, received.lag)))
            .await?;
        self.create_rematch().await?;
        // Somebody may have decided on the answer while the turn was being stored. The turn is
        // stored in any case.
        if answer.is_ok() && self.game.has_conditional_turns() {
            let _ = self.answer_conditionally().await;
        }
        Ok(answer)
    }

    async fn decide(&mut self, input: &Input, arrival: Option<(Time, u64)>) -> KeeperResult {
        self.node.ensure_beat().await?;
        if self.is_stale {
            self.reload().await?;
        }
        self.account_for_vacation().await?;
        self.account_for_downtimes().await?;
        let known = self.game.number();
        let answer = self.decide_and_store(input, arrival).await?;
        if answer.is_ok() || self.game.number() > known {
            return Ok(answer);
        }
        // The player may have seen a newer state at another server.
        self.reload().await?;
        if self.game.number() == known {
            return Ok(answer);
        }
        self.decide_and_store(input, arrival).await
    }

    async fn decide_and_store(
        &mut self,
        input: &Input,
        arrival: Option<(Time, u64)>,
    ) -> KeeperResult {
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
            let next = self.after(&self.game, &entries)?;
            let number = next.number();
            let (entries, next, used) = self.with_answer(input, entries, next, &given).await?;
            let mut append = stored::append(&self.code, entries.clone(), &next);
            append.conditional = used;
            let rated = append.rated.clone();
            // Until the database answers, the outcome is unknown.
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
                    return Ok(Ok(number));
                }
                Appended::LostRace | Appended::AlreadyThere { .. } => self.reload().await?,
            }
        }
        Err(StoreError::Unavailable(
            "other servers are always faster".to_owned(),
        ))
    }

    /// The game after applying more entries.
    fn after(&self, game: &Game, entries: &[Entry]) -> Result<Game, StoreError> {
        let mut next = game.clone();
        for entry in entries {
            next.apply(entry)
                .map_err(|unfit| corrupt(&self.code, &unfit))?;
        }
        Ok(next)
    }

    /// Reads entries stored by other servers.
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

    /// Creates the rematch, unless another server has done so.
    async fn create_rematch(&mut self) -> Result<(), StoreError> {
        if self.has_rematch {
            return Ok(());
        }
        let Some((code, entries)) = self.game.rematch() else {
            return Ok(());
        };
        let game = Game::replay(&entries).map_err(|unfit| corrupt(code, &unfit))?;
        let rematch = stored::append(code, entries, &game);
        // Either way, it exists now.
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
