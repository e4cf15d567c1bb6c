//! JSON lines about what concerns one person: games, seeks, pairings and challenges.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use api::lobby::{Happening, Yours};
use api::online::{GameCode, PersonId, Time};
use axum::extract::{Request, State};
use axum::http::HeaderMap;

use super::hall::{Hall, refresh, yours};
use crate::games::{Games, Lines, Node, RECHECK, become_true, summary};
use crate::requests::{ApiResult, Caller, Needs, Problem, is_still, only_credentials};
use crate::store::{StoreError, Which};

/// The polling interval for games.
const PERIOD: Duration = Duration::from_secs(1);

/// How many games are followed.
const GAMES: u32 = 100;

pub(super) async fn happenings(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::reading(node, &request, Needs::Read).await?;
    let person = caller.known().ok_or(Problem::NeedsAccount)?.clone();
    let credentials = only_credentials(request.headers());
    let permit = node.socket_permit(&caller)?;
    refresh(node).await?;
    let (lines, response) = Lines::new();
    tokio::spawn(async move {
        let _presence = Hall::enter(&games.node, person.clone());
        let mut follower = Follower {
            node: &games.node,
            person,
            credentials,
            lines,
            games: BTreeMap::new(),
        };
        // It ends when the client disconnects, the server stops, or the database fails; clients
        // reconnect.
        let _ = follower.follow().await;
        drop(permit);
    });
    Ok(response)
}

/// A program that follows what concerns its account.
struct Follower<'a> {
    node: &'a Node,
    person: PersonId,
    credentials: HeaderMap,
    lines: Lines,
    /// The games that are not over, and when something last happened in them.
    games: BTreeMap<GameCode, Time>,
}

/// Why following ends.
struct End;

impl From<StoreError> for End {
    fn from(_: StoreError) -> End {
        End
    }
}

impl Follower<'_> {
    async fn follow(&mut self) -> Result<(), End> {
        let mut closing = self.node.closing();
        let mut rows = self.node.hall.rows();
        let mut ticks = tokio::time::interval(PERIOD);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut count = 0_u64;
        let mut known: Option<Yours> = None;
        loop {
            let now = Arc::clone(&rows.borrow_and_update());
            let own = yours(&now, Some(&self.person));
            if known.as_ref() != Some(&own) {
                known = Some(own.clone());
                self.write(&Happening::Yours { yours: own }).await?;
            }
            tokio::select! {
                () = become_true(&mut closing) => return Ok(()),
                () = self.lines.abandoned() => return Ok(()),
                changed = rows.changed() => changed.map_err(|_| End)?,
                _ = ticks.tick() => {
                    count += 1;
                    let person = Some(&self.person);
                    if count.is_multiple_of(RECHECK)
                        && !is_still(self.node, &self.credentials, person).await
                    {
                        return Err(End);
                    }
                    self.look().await?;
                    self.write(&Happening::Alive).await?;
                }
            }
        }
    }

    /// Reports which games have begun, changed or ended.
    async fn look(&mut self) -> Result<(), End> {
        let page = self
            .node
            .store
            .games_page(&self.person, Which::Playing, None, GAMES)
            .await?;
        let mut over = std::mem::take(&mut self.games);
        for listed in page {
            let (code, changed) = (listed.code.clone(), listed.changed);
            if over.remove(&code) != Some(changed) {
                let game = Box::new(summary(self.node, listed, Some(&self.person)).await?);
                self.write(&Happening::Game { game }).await?;
            }
            self.games.insert(code, changed);
        }
        for game in over.into_keys() {
            self.write(&Happening::Over { game }).await?;
        }
        Ok(())
    }

    async fn write(&self, happening: &Happening) -> Result<(), End> {
        let written = self.lines.write(self.node, happening).await;
        written.map_err(|_| End)
    }
}
