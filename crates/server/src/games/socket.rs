//! A WebSocket: commands in, entries and views out.

use std::sync::Arc;
use std::time::{Duration, Instant};

use api::online::message::{FromBrowser, FromServer};
use api::online::{Command, Offer, PersonId, Refusal};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use axum::http::HeaderMap;
use online::{Game, Presence};
use tokio::sync::watch;

use super::keeper::{GameHandle, Lease, ReceivedCommand, Snapshot};
use super::node::Node;
use super::players::{complete, may_be_heard, may_sit};
use crate::operation::RequestId;
use crate::requests::{Bucket, Needs, Problem, Who, is_still, seconds};

/// Why a socket is closed.
enum End {
    /// The other side is gone, or does not read.
    Gone,
    /// Closed by the server, with a code and a reason.
    Close(u16, &'static str),
}

/// One client's conversation about a game.
struct Conversation<'a> {
    socket: WebSocket,
    node: &'a Node,
    handle: GameHandle,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    opening: Opening,
    /// The number of the last entry sent.
    sent: u64,
    /// The presence in the last view sent.
    shown_presence: Option<Presence>,
    /// Held while the person is a player.
    lease: Option<Lease>,
    pings: Pings,
    rate: Bucket,
}

/// What a socket keeps of the request that opened it.
pub(super) struct Opening {
    pub(super) request: RequestId,
    pub(super) who: Who,
    pub(super) credentials: HeaderMap,
    /// The number of the last entry the client knows.
    pub(super) after: u64,
}

/// Runs until either side closes.
pub(super) async fn run(socket: WebSocket, node: &Node, handle: GameHandle, opening: Opening) {
    let now = Instant::now();
    let mut conversation = Conversation {
        socket,
        node,
        snapshots: handle.snapshots(),
        handle,
        sent: opening.after,
        opening,
        shown_presence: None,
        lease: None,
        pings: Pings::new(now),
        rate: Bucket::new(node.limits.messages, now),
    };
    if let Err(End::Close(code, reason)) = conversation.talk().await {
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(reason),
        };
        let close = Message::Close(Some(frame));
        let _ = tokio::time::timeout(LAST_WORD, conversation.socket.send(close)).await;
    }
}

/// Waits until it becomes true, or for ever if the sender is gone.
pub(crate) async fn become_true(value: &mut watch::Receiver<bool>) {
    let _ = value.wait_for(|value| *value).await;
}

/// After this many pings, a socket checks its credentials again: the session may have ended.
pub(crate) const RECHECK: u64 = 10;

/// Timeout for sending the close frame.
const LAST_WORD: Duration = Duration::from_secs(1);

impl Conversation<'_> {
    async fn talk(&mut self) -> Result<(), End> {
        let mut closing = self.node.closing();
        let mut ticks = tokio::time::interval(self.node.limits.ping);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        self.show_news().await?;
        loop {
            tokio::select! {
                // Commands come last, so that a flood of them cannot starve the rest.
                biased;
                () = become_true(&mut closing) => {
                    return Err(End::Close(close_code::RESTART, "the server is going away"));
                }
                _ = ticks.tick() => self.ping().await?,
                changed = self.snapshots.changed() => {
                    changed.map_err(|_| End::Gone)?;
                    self.show_news().await?;
                }
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.hear(message).await?,
                    Some(Err(_)) => {
                        return Err(End::Close(close_code::POLICY, "not a message of this protocol"));
                    }
                    None => return Err(End::Gone),
                },
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        let at = self.node.now();
        self.pings.heard(Instant::now());
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(payload) => {
                self.pings.answered(&payload, Instant::now());
                return Ok(());
            }
            // Pings are answered by the library.
            Message::Ping(_) => return Ok(()),
            Message::Binary(_) => {
                return Err(End::Close(close_code::UNSUPPORTED, "messages are text"));
            }
            Message::Close(_) => return Err(End::Gone),
        };
        let message = serde_json::from_str(&text);
        let ask = match message {
            Ok(FromBrowser::Do { ask, .. }) => Some(ask),
            Ok(FromBrowser::Look) | Err(_) => None,
        };
        if let Err(wait) = self.rate.take(Instant::now()) {
            let problem = Problem::TooMany {
                what: "messages",
                seconds: seconds(wait),
            };
            return self.trouble(ask, &problem).await;
        }
        match message {
            Ok(FromBrowser::Do { ask, command }) => {
                let Some(person) = self.opening.who.person().cloned() else {
                    return self.refuse(ask, Refusal::NotSeated).await;
                };
                if let Err(problem) = self.opening.who.may(Needs::Play) {
                    return self.trouble(Some(ask), &problem).await;
                }
                let snapshot = Arc::clone(&self.snapshots.borrow());
                match may(self.node, &snapshot.game, &person, &command).await {
                    Ok(()) => {}
                    Err(Problem::Refused(refusal)) => return self.refuse(ask, refusal).await,
                    Err(problem) => return self.trouble(Some(ask), &problem).await,
                }
                let received = ReceivedCommand {
                    person,
                    command,
                    at,
                    lag: self.pings.lag,
                };
                self.carry_out(ask, received).await
            }
            Ok(FromBrowser::Look) => self.show_view().await,
            Err(error) => {
                let problem = Problem::Malformed(error.to_string());
                self.trouble(ask, &problem).await
            }
        }
    }

    async fn carry_out(&mut self, ask: u32, received: ReceivedCommand) -> Result<(), End> {
        match self.handle.tell(received).await {
            Ok(Ok(number)) => {
                // First the entries, then the acknowledgement.
                self.show_news().await?;
                self.say(&FromServer::Done { ask, number }).await
            }
            Ok(Err(refusal)) => {
                self.show_news().await?;
                self.refuse(ask, refusal).await
            }
            Err(error) => self.trouble(Some(ask), &Problem::Store(error)).await,
        }
    }

    async fn refuse(&mut self, ask: u32, refusal: Refusal) -> Result<(), End> {
        let sentence = refusal.to_string();
        self.say(&FromServer::Refused {
            ask,
            refusal,
            sentence,
        })
        .await
    }

    async fn trouble(&mut self, ask: Option<u32>, problem: &Problem) -> Result<(), End> {
        if let Problem::Store(error) = problem {
            tracing::warn!(
                request = self.opening.request.as_str(),
                game = self.handle.code().as_str(),
                cause = error.to_string().as_str(),
                "failed"
            );
        }
        self.say(&FromServer::Trouble {
            ask,
            sentence: problem.to_string(),
            retry_after: problem.retry_after(),
        })
        .await
    }

    /// Sends new entries, and a view if presence has changed.
    async fn show_news(&mut self) -> Result<(), End> {
        let snapshot = Arc::clone(&self.snapshots.borrow_and_update());
        let viewer = self.opening.who.person();
        if !snapshot.game.is_visible_to(viewer) {
            return Err(End::Close(close_code::POLICY, "the game is private"));
        }
        let known = usize::try_from(self.sent).unwrap_or(usize::MAX);
        let news = snapshot.entries.get(known..).unwrap_or_default();
        let entries: Vec<_> = news
            .iter()
            .map(|entry| snapshot.game.shown_to(viewer, entry))
            .collect();
        self.take_seat(&snapshot).await;
        if !entries.is_empty() {
            self.sent = snapshot.game.number();
            self.say(&FromServer::Entries { entries }).await?;
        }
        if self.shown_presence != Some(snapshot.presence) {
            self.shown_presence = Some(snapshot.presence);
            self.show_view().await?;
        }
        Ok(())
    }

    /// A seated person counts as present as long as this socket is open.
    async fn take_seat(&mut self, snapshot: &Snapshot) {
        let person = self.opening.who.person();
        let seat = person.and_then(|person| snapshot.game.seat_of(person));
        if let Some(seat) = seat.filter(|_| self.lease.is_none()) {
            self.lease = Some(self.handle.arrive(seat).await);
        }
    }

    async fn show_view(&mut self) -> Result<(), End> {
        let snapshot = Arc::clone(&self.snapshots.borrow());
        let now = self.node.now();
        let view = snapshot
            .game
            .view(self.opening.who.person(), now, &snapshot.presence);
        match view {
            Some(mut view) => {
                // Without names it is still useful.
                let _ = complete(self.node, &snapshot.game, self.handle.code(), &mut view).await;
                let view = Box::new(view);
                self.say(&FromServer::View { view }).await
            }
            None => Err(End::Close(close_code::POLICY, "the game is private")),
        }
    }

    /// A WebSocket ping for the library at the other end, and a heartbeat for the page.
    async fn ping(&mut self) -> Result<(), End> {
        let now = Instant::now();
        if self.pings.silence(now) > self.node.limits.silence {
            return Err(End::Close(close_code::AWAY, "no answer to pings"));
        }
        if self.pings.count % RECHECK == RECHECK - 1
            && !is_still(
                self.node,
                &self.opening.credentials,
                self.opening.who.person(),
            )
            .await
        {
            return Err(End::Close(close_code::POLICY, "signed out"));
        }
        let payload = self.pings.next(now);
        self.send(Message::Ping(payload)).await?;
        let number = self.snapshots.borrow().game.number();
        self.say(&FromServer::Alive { number }).await
    }

    async fn say(&mut self, message: &FromServer) -> Result<(), End> {
        let text = serde_json::to_string(message).map_err(|_| End::Gone)?;
        self.send(Message::Text(text.into())).await
    }

    /// Sends with a timeout: a client that does not read is dropped.
    async fn send(&mut self, message: Message) -> Result<(), End> {
        let sent = tokio::time::timeout(self.node.limits.send, self.socket.send(message));
        match sent.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }
}

/// Checks that only the server can make, beyond the game's own.
async fn may(
    node: &Node,
    game: &Game,
    person: &PersonId,
    command: &Command,
) -> Result<(), Problem> {
    match command {
        Command::Sit { .. } => may_sit(node, person, game.terms()).await,
        Command::Say { .. }
        | Command::Offer {
            offer: Offer::Rematch,
        } => may_be_heard(node, game, person).await,
        _ => Ok(()),
    }
}

/// Outstanding pings, and what they measure.
struct Pings {
    count: u64,
    /// When the last one was sent.
    sent: Instant,
    /// When anything was last received.
    heard: Instant,
    /// The last measured round-trip time, in milliseconds.
    lag: u64,
}

impl Pings {
    fn new(now: Instant) -> Pings {
        Pings {
            count: 0,
            sent: now,
            heard: now,
            lag: 0,
        }
    }

    fn next(&mut self, now: Instant) -> Bytes {
        self.count += 1;
        self.sent = now;
        Bytes::copy_from_slice(&self.count.to_be_bytes())
    }

    fn heard(&mut self, now: Instant) {
        self.heard = now;
    }

    /// Handles a pong; late answers to earlier pings are ignored.
    fn answered(&mut self, payload: &[u8], now: Instant) {
        if payload == self.count.to_be_bytes() {
            let lag = now.saturating_duration_since(self.sent).as_millis();
            self.lag = u64::try_from(lag).unwrap_or(u64::MAX);
        }
    }

    fn silence(&self, now: Instant) -> Duration {
        now.saturating_duration_since(self.heard)
    }
}
