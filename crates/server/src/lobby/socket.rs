//! The lobby's WebSocket, on which only the server speaks.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use api::lobby::{LobbyId, LobbyNews, OpenSeek, Yours};
use api::online::PersonId;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use axum::http::HeaderMap;

use super::hall::{Hall, open_seek, yours};
use crate::games::{Node, RECHECK, become_true};
use crate::operation::RequestId;
use crate::requests::is_still;
use crate::store::LobbyRows;

/// Time for the frame that closes a socket.
const LAST_WORD: Duration = Duration::from_secs(1);

/// Why a socket is closed; `None` if the other side has gone.
type End = Option<(u16, &'static str)>;

struct Conversation<'a> {
    socket: WebSocket,
    node: &'a Node,
    opening: Opening,
    pings: u64,
    /// The last change the client knows.
    number: u64,
    seeks: BTreeSet<LobbyId>,
    yours: Yours,
    heard: Instant,
}

/// What a socket keeps of the request that opened it.
pub(super) struct Opening {
    pub(super) request: RequestId,
    pub(super) person: Option<PersonId>,
    /// What showed who that is.
    pub(super) credentials: HeaderMap,
    /// The last change the client knows.
    pub(super) after: u64,
}

/// Talks until either side has enough.
pub(super) async fn run(socket: WebSocket, node: &Arc<Node>, opening: Opening) {
    let person = opening.person.clone();
    let _presence = person.map(|person| Hall::enter(node, person));
    let mut conversation = Conversation {
        socket,
        node,
        pings: 0,
        number: opening.after,
        opening,
        seeks: BTreeSet::new(),
        yours: Yours::default(),
        heard: Instant::now(),
    };
    if let Err(Some((code, reason))) = conversation.talk().await {
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(reason),
        };
        let close = Message::Close(Some(frame));
        let _ = tokio::time::timeout(LAST_WORD, conversation.socket.send(close)).await;
    }
}

impl Conversation<'_> {
    async fn talk(&mut self) -> Result<(), End> {
        let mut closing = self.node.closing();
        let mut rows = self.node.hall.rows();
        let mut ticks = tokio::time::interval(self.node.limits.ping);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let first = Arc::clone(&rows.borrow_and_update());
        self.begin(&first).await?;
        loop {
            tokio::select! {
                biased;
                () = become_true(&mut closing) => {
                    return Err(Some((close_code::RESTART, "the server is going away")));
                }
                _ = ticks.tick() => self.ping().await?,
                changed = rows.changed() => {
                    changed.map_err(|_| None)?;
                    let rows = Arc::clone(&rows.borrow_and_update());
                    self.show_news(&rows).await?;
                }
                message = self.socket.recv() => match message {
                    Some(Ok(Message::Close(_))) | None => return Err(None),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => self.heard = Instant::now(),
                    Some(Ok(Message::Text(_) | Message::Binary(_)) | Err(_)) => {
                        return Err(Some((close_code::POLICY, "nothing is said to the lobby")));
                    }
                },
            }
        }
    }

    /// Catches the client up: with everything, or with the changes since it was last here.
    async fn begin(&mut self, rows: &LobbyRows) -> Result<(), End> {
        let changes = match self.number {
            0 => None,
            after => self.changes(after).await,
        };
        self.seeks = rows.seeks.iter().map(|seek| seek.id).collect();
        let known = std::mem::replace(&mut self.number, rows.number);
        match changes {
            Some(changes) if known <= rows.number => {
                let changed: BTreeSet<LobbyId> = changes.into_iter().collect();
                let (there, removed): (Vec<_>, Vec<_>) =
                    changed.into_iter().partition(|id| self.seeks.contains(id));
                self.say_changed(rows, &there, removed).await?;
            }
            _ => {
                let seeks = rows.seeks.iter().filter_map(open_seek).collect();
                let number = rows.number;
                self.say(&LobbyNews::Seeks { number, seeks }).await?;
            }
        }
        self.yours = yours(rows, self.opening.person.as_ref());
        let yours = self.yours.clone();
        self.say(&LobbyNews::Yours { yours }).await
    }

    /// What has changed since; `None` if everything has to be sent.
    async fn changes(&mut self, after: u64) -> Option<Vec<LobbyId>> {
        let changes = self.node.store.lobby_changes(after).await;
        changes.unwrap_or_else(|error| {
            tracing::warn!(
                request = self.opening.request.as_str(),
                cause = error.to_string().as_str(),
                "failed"
            );
            None
        })
    }

    async fn show_news(&mut self, rows: &LobbyRows) -> Result<(), End> {
        let now: BTreeSet<LobbyId> = rows.seeks.iter().map(|seek| seek.id).collect();
        let added: Vec<LobbyId> = now.difference(&self.seeks).copied().collect();
        let removed: Vec<LobbyId> = self.seeks.difference(&now).copied().collect();
        self.seeks = now;
        self.number = rows.number;
        if !added.is_empty() || !removed.is_empty() {
            self.say_changed(rows, &added, removed).await?;
        }
        let yours = yours(rows, self.opening.person.as_ref());
        if yours != self.yours {
            self.yours = yours.clone();
            self.say(&LobbyNews::Yours { yours }).await?;
        }
        Ok(())
    }

    async fn say_changed(
        &mut self,
        rows: &LobbyRows,
        added: &[LobbyId],
        removed: Vec<LobbyId>,
    ) -> Result<(), End> {
        let is_new = |seek: &OpenSeek| added.contains(&seek.id);
        let added = rows.seeks.iter().filter_map(open_seek).filter(is_new);
        let news = LobbyNews::Changed {
            number: rows.number,
            added: added.collect(),
            removed,
        };
        self.say(&news).await
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > self.node.limits.silence {
            return Err(Some((close_code::AWAY, "no answer to pings")));
        }
        self.pings += 1;
        if self.pings.is_multiple_of(RECHECK)
            && !is_still(
                self.node,
                &self.opening.credentials,
                self.opening.person.as_ref(),
            )
            .await
        {
            return Err(Some((close_code::POLICY, "signed out")));
        }
        self.send(Message::Ping(Bytes::new())).await?;
        let number = self.number;
        self.say(&LobbyNews::Alive { number }).await
    }

    async fn say(&mut self, news: &LobbyNews) -> Result<(), End> {
        let text = serde_json::to_string(news).map_err(|_| None)?;
        self.send(Message::Text(text.into())).await
    }

    /// A client that does not read is dropped.
    async fn send(&mut self, message: Message) -> Result<(), End> {
        let sent = tokio::time::timeout(self.node.limits.send, self.socket.send(message));
        match sent.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(None),
        }
    }
}
