//! A bot in the lobby: it answers challenges, takes seeks, and resumes its games.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use api::lobby::{LobbyId, LobbyNews, OpenChallenge, OpenSeek, Pairing, Sought, Yours};
use api::online::message::Created;
use api::online::{Repetition, Stakes};
use api::people::GamePage;
use client::{ClientError, LobbySocket, Person};
use serde_json::json;

use super::account::{Account, Seeks, left};
use super::retry::Backoff;
use super::{SILENCE, is_final};
use crate::{server_fault, t};

/// How long a seek is left to people before a bot takes it.
const COURTESY: Duration = Duration::from_secs(10);

/// How often it checks for games it has not heard of.
const LOOK: Duration = Duration::from_secs(30);

/// Takes games until it is told to leave.
///
/// # Errors
/// If the server rejects this bot.
pub(super) async fn attend(account: &Arc<Account>) -> Result<(), ClientError> {
    let mut backoff = Backoff::new();
    let mut leaving = account.leaving.clone();
    let mut is_lost = false;
    loop {
        let mut visit = Visit {
            account,
            person: account.person.clone(),
            seeks: BTreeMap::new(),
            looked: None,
        };
        let error = tokio::select! {
            stayed = visit.stay(&mut backoff, &mut is_lost) => match stayed {
                Ok(never) => match never {},
                Err(error) => error,
            },
            () = left(&mut leaving) => return Ok(()),
        };
        if is_final(&error) {
            return Err(error);
        }
        if !is_lost {
            is_lost = true;
            let error = server_fault::in_words(&error);
            account.say(&t!("terminal-bot-lost-server", error = error));
        }
        tokio::select! {
            () = backoff.wait() => {}
            () = left(&mut leaving) => return Ok(()),
        }
    }
}

/// One connection to the lobby.
struct Visit<'a> {
    account: &'a Arc<Account>,
    person: Person,
    /// Open seeks of others, and since when they are known.
    seeks: BTreeMap<LobbyId, (OpenSeek, Instant)>,
    looked: Option<Instant>,
}

/// The error for a token without the scope to answer challenges.
const MISSING_SCOPE: &str = "\"missing-scope\"";

/// Turns the refusal of something that may be gone into `None`.
fn if_there<T>(answer: Result<T, ClientError>) -> Result<Option<T>, ClientError> {
    match answer {
        Ok(answer) => Ok(Some(answer)),
        // No challenge could ever be accepted.
        Err(ClientError::Refused { status: 403, body }) if body.contains(MISSING_SCOPE) => {
            Err(ClientError::Refused { status: 403, body })
        }
        // Taken, withdrawn, blocked, unacceptable terms, or rate limited.
        Err(ClientError::Refused {
            status: 403 | 404 | 409 | 422 | 429,
            ..
        }) => Ok(None),
        Err(error) => Err(error),
    }
}

impl Visit<'_> {
    async fn stay(
        &mut self,
        backoff: &mut Backoff,
        is_lost: &mut bool,
    ) -> Result<std::convert::Infallible, ClientError> {
        let mut socket: LobbySocket = self.person.open_lobby().await?;
        backoff.reset();
        if std::mem::take(is_lost) {
            self.account.say(&t!("terminal-bot-found-server"));
        }
        loop {
            let is_due = self.looked.is_none_or(|looked| looked.elapsed() > LOOK);
            if is_due {
                self.looked = Some(Instant::now());
                self.resume().await?;
            }
            let news = match tokio::time::timeout(SILENCE, socket.hear()).await {
                Ok(news) => news?,
                Err(_) => return Err(ClientError::Silent),
            };
            self.hear(news).await?;
            self.take_seek().await?;
        }
    }

    /// Resumes the games that are not over.
    async fn resume(&mut self) -> Result<(), ClientError> {
        let page: GamePage = self.person.get("/api/games/playing").await?;
        for game in page.games {
            // A game with a free seat is somebody's invitation.
            if game.players.iter().all(Option::is_some) {
                self.account.join(game.code, game.terms.timing);
            }
        }
        Ok(())
    }

    async fn hear(&mut self, news: LobbyNews) -> Result<(), ClientError> {
        match news {
            LobbyNews::Seeks { seeks, .. } => {
                self.seeks.clear();
                self.note(seeks);
            }
            LobbyNews::Changed { added, removed, .. } => {
                self.note(added);
                for id in removed {
                    self.seeks.remove(&id);
                }
            }
            LobbyNews::Yours { yours } => self.see_to(yours).await?,
            LobbyNews::Alive { .. } => {}
        }
        Ok(())
    }

    fn note(&mut self, seeks: Vec<OpenSeek>) {
        let now = Instant::now();
        for seek in seeks {
            self.seeks.entry(seek.id).or_insert((seek, now));
        }
    }

    async fn see_to(&mut self, yours: Yours) -> Result<(), ClientError> {
        for challenge in yours.challenges {
            match challenge.game.clone() {
                Some(code) => self.account.join(code, challenge.terms.timing),
                None if challenge.is_own => {}
                None => self.answer(&challenge).await?,
            }
        }
        for pairing in yours.pairings {
            self.get_ready(pairing).await?;
        }
        Ok(())
    }

    async fn answer(&mut self, challenge: &OpenChallenge) -> Result<(), ClientError> {
        let OpenChallenge { id, terms, .. } = challenge;
        let name = match &challenge.from.name {
            Some(name) => name.to_string(),
            None => t!("terminal-bot-guest"),
        };
        if !self.account.has_room(terms.timing) {
            let path = format!("/api/challenges/{id}");
            if_there(self.person.delete(&path).await)?;
            self.account.say(&t!("terminal-bot-declines", name = name));
            return Ok(());
        }
        let path = format!("/api/challenges/{id}/accept");
        let accepted = self.person.post(&path, &json!({})).await;
        if let Some(Created { code, .. }) = if_there(accepted)? {
            let shown = code.as_str();
            self.account
                .say(&t!("terminal-bot-accepts", name = name, code = shown));
            self.account.join(code, terms.timing);
        }
        Ok(())
    }

    async fn get_ready(&mut self, pairing: Pairing) -> Result<(), ClientError> {
        match pairing.game {
            Some(code) => self.account.join(code, pairing.terms.timing),
            None if !pairing.you_ready => {
                let path = format!("/api/lobby/pairings/{}/ready", pairing.id);
                if_there(self.person.post_only(&path, &json!({})).await)?;
            }
            None => {}
        }
        Ok(())
    }

    /// Takes a casual seek that has been open for a while, one at a time.
    async fn take_seek(&mut self) -> Result<(), ClientError> {
        if self.account.seeks == Seeks::Ignore {
            return Ok(());
        }
        let is_wanted = |(seek, since): &&(OpenSeek, Instant)| {
            let terms = &seek.terms;
            since.elapsed() >= COURTESY
                && terms.stakes == Stakes::Casual
                && terms.repetition == Repetition::Draw
                && !seek.player.is_bot
                && self.account.has_room(terms.timing)
        };
        let Some((seek, _)) = self.seeks.values().find(is_wanted) else {
            return Ok(());
        };
        let (id, timing) = (seek.id, seek.terms.timing);
        // Tried only once, whatever the outcome.
        self.seeks.remove(&id);
        let path = format!("/api/lobby/seeks/{id}/accept");
        let sought = self.person.post(&path, &json!({})).await;
        if let Some(Sought {
            game: Some(code), ..
        }) = if_there(sought)?
        {
            self.account.join(code, timing);
        }
        Ok(())
    }
}
