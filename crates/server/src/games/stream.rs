//! JSON lines: the events of a game, for programs that only listen.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use api::online::message::FromServer;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use http_body::Frame;
use serde::Serialize;
use tokio::sync::mpsc;

use super::keeper::{GameHandle, Snapshot};
use super::players::complete;
use super::routes::{after, check_visible, find_game};
use super::socket::{RECHECK, become_true};
use super::{Games, Node};
use crate::requests::{ApiResult, Caller, Needs, Who, is_still, only_credentials};

/// The buffer for a client that is slow to read, in lines.
const WAITING: usize = 64;

/// The client is gone, or does not read.
pub(crate) struct Gone;

/// Writes lines to a response.
pub(crate) struct Lines(mpsc::Sender<Bytes>);

/// The body of a streamed response.
struct Written(mpsc::Receiver<Bytes>);

impl http_body::Body for Written {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let line = self.0.poll_recv(context);
        line.map(|line| line.map(|line| Ok(Frame::data(line))))
    }
}

impl Lines {
    /// A writer, and the response it writes to.
    pub(crate) fn new() -> (Lines, Response) {
        let (sender, receiver) = mpsc::channel(WAITING);
        let mut response = Response::new(Body::new(Written(receiver)));
        let kind = HeaderValue::from_static("application/x-ndjson");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        (Lines(sender), response)
    }

    /// Writes a line, with the same timeout as on a socket.
    pub(crate) async fn write(&self, node: &Node, value: &impl Serialize) -> Result<(), Gone> {
        self.write_within(node.limits.send, value).await
    }

    async fn write_within(&self, patience: Duration, value: &impl Serialize) -> Result<(), Gone> {
        let mut line = serde_json::to_vec(value).map_err(|_| Gone)?;
        line.push(b'\n');
        let sent = tokio::time::timeout(patience, self.0.send(line.into()));
        match sent.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }

    /// Completes when the client has disconnected.
    pub(crate) async fn abandoned(&self) {
        self.0.closed().await;
    }
}

pub(super) async fn game(
    State(games): State<Games>,
    Path(code): Path<String>,
    request: Request,
) -> ApiResult {
    let caller = Caller::reading(&games.node, &request, Needs::Read).await?;
    let credentials = only_credentials(request.headers());
    let sent = after(request.uri().query())?;
    let handle = find_game(&games, &code).await?;
    check_visible(&handle.snapshot().game, caller.known())?;
    let permit = games.node.socket_permit(&caller)?;
    let who = caller.who;
    let (lines, response) = Lines::new();
    tokio::spawn(async move {
        let watcher = Watcher {
            node: &games.node,
            handle: &handle,
            who,
            credentials,
            lines,
        };
        let _ = watcher.watch(sent).await;
        drop(permit);
    });
    Ok(response)
}

/// A program that watches a game.
struct Watcher<'a> {
    node: &'a Node,
    handle: &'a GameHandle,
    who: Who,
    credentials: HeaderMap,
    lines: Lines,
}

impl Watcher<'_> {
    async fn watch(&self, mut sent: u64) -> Result<(), Gone> {
        let mut closing = self.node.closing();
        let mut snapshots = self.handle.snapshots();
        let mut ticks = tokio::time::interval(self.node.limits.ping);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut count = 0_u64;
        let mut presence = None;
        loop {
            let snapshot = Arc::clone(&snapshots.borrow_and_update());
            self.show_entries(&snapshot, &mut sent).await?;
            if presence != Some(snapshot.presence) {
                presence = Some(snapshot.presence);
                self.show_view(&snapshot).await?;
            }
            tokio::select! {
                () = become_true(&mut closing) => return Ok(()),
                () = self.lines.abandoned() => return Err(Gone),
                changed = snapshots.changed() => changed.map_err(|_| Gone)?,
                _ = ticks.tick() => {
                    count += 1;
                    let person = self.who.person();
                    if count.is_multiple_of(RECHECK)
                        && !is_still(self.node, &self.credentials, person).await
                    {
                        return Err(Gone);
                    }
                    let number = snapshot.game.number();
                    self.lines.write(self.node, &FromServer::Alive { number }).await?;
                }
            }
        }
    }

    async fn show_entries(&self, snapshot: &Snapshot, sent: &mut u64) -> Result<(), Gone> {
        let viewer = self.who.person();
        if !snapshot.game.is_visible_to(viewer) {
            return Err(Gone);
        }
        let known = usize::try_from(*sent).unwrap_or(usize::MAX);
        let news = snapshot.entries.get(known..).unwrap_or_default();
        if news.is_empty() {
            return Ok(());
        }
        *sent = snapshot.game.number();
        let entries = news
            .iter()
            .map(|entry| snapshot.game.shown_to(viewer, entry))
            .collect();
        self.lines
            .write(self.node, &FromServer::Entries { entries })
            .await
    }

    async fn show_view(&self, snapshot: &Snapshot) -> Result<(), Gone> {
        let now = self.node.now();
        let view = snapshot
            .game
            .view(self.who.person(), now, &snapshot.presence);
        let mut view = view.ok_or(Gone)?;
        // Without names it is still worth sending.
        let _ = complete(self.node, &snapshot.game, self.handle.code(), &mut view).await;
        let view = FromServer::View {
            view: Box::new(view),
        };
        self.lines.write(self.node, &view).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_does_not_read_lines_is_dropped() {
        let (lines, response) = Lines::new();
        let patience = Duration::from_millis(20);
        for _ in 0..WAITING {
            assert!(lines.write_within(patience, &"news").await.is_ok());
        }
        assert!(lines.write_within(patience, &"news").await.is_err());
        drop(response);
        lines.abandoned().await;
    }
}
