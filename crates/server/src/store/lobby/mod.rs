//! The lobby in the tables: seeks, pairings and challenges.
//!
//! Every change holds [`Lock::Lobby`], so that two servers never pair the same person with two
//! others. [`pairing`] finds opponents, [`readiness`] begins their games, [`challenges`] are
//! between two named people, [`rows`] is what is read.

mod challenges;
mod pairing;
mod readiness;
mod rows;

use std::sync::Arc;

use api::online::{GameCode, PersonId, Seat, Time};

use super::connection::{Connection, Lock, values};
use super::work::{Append, Creation};
use super::writer::Doing;
use super::{Store, StoreError, games};

pub use challenges::{Blocker, Challenged, NewChallenge};
pub use pairing::{NewSeek, SeekResult};
pub use readiness::Readiness;
pub use rows::{ChallengeRow, LobbyRows, PairingRow, SeekRow};

/// A game that two people are about to start.
#[derive(Clone, Copy, Debug)]
pub struct Beginning<'a> {
    /// What they play, as JSON.
    pub terms: &'a str,
    /// Both people.
    pub people: [&'a PersonId; 2],
    /// The first one's seat; `None` if either will do.
    pub seat: Option<Seat>,
}

/// Makes the first entries of a game.
pub type Begin = Arc<dyn Fn(Beginning<'_>) -> Option<Append> + Send + Sync>;

/// How long the game of a pairing or a challenge is shown after it has begun, in milliseconds.
const SHOWN: i64 = 60_000;

/// How long changes are kept for clients that reconnect, in milliseconds.
const REMEMBERED: i64 = 600_000;

impl Store {
    /// Changes the lobby under its lock.
    pub(in crate::store) async fn in_lobby<T: Send + 'static>(
        &self,
        task: impl for<'c> FnOnce(&'c mut Connection) -> Doing<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    connection.lock(Lock::Lobby).await?;
                    connection
                        .execute("UPDATE lobby SET revision = revision + 1", Vec::new())
                        .await?;
                    task(connection).await
                })
            })
            .await
    }
}

/// A fresh id for a seek, a pairing or a challenge.
async fn next_id(connection: &mut Connection) -> Result<i64, sqlx::Error> {
    let row: Option<(i64,)> = connection
        .row("UPDATE lobby SET id = id + 1 RETURNING id", Vec::new())
        .await?;
    row.map(|(id,)| id).ok_or(sqlx::Error::RowNotFound)
}

/// Records that a seek has come or gone.
async fn note(connection: &mut Connection, seek: i64, now: i64) -> Result<(), sqlx::Error> {
    connection
        .execute(
            "UPDATE lobby SET change = change + 1 WHERE only_one = 1",
            Vec::new(),
        )
        .await?;
    connection
        .execute(
            "INSERT INTO lobby_changes (number, at, seek) SELECT change, $1, $2 FROM lobby",
            values![now, seek],
        )
        .await?;
    Ok(())
}

/// Begins a game; `None` if it cannot begin.
async fn begin_game(
    connection: &mut Connection,
    begin: &Begin,
    beginning: Beginning<'_>,
) -> Result<Option<GameCode>, sqlx::Error> {
    let Some(game) = begin(beginning) else {
        return Ok(None);
    };
    if games::create(connection, &game).await? == Creation::CodeTaken {
        return Ok(None);
    }
    Ok(Some(game.game))
}

/// Removes everything of a person whose account is deleted.
pub(super) async fn forget(
    connection: &mut Connection,
    person: &PersonId,
) -> Result<(u64, u64), sqlx::Error> {
    connection.lock(Lock::Lobby).await?;
    connection
        .execute("UPDATE lobby SET revision = revision + 1", Vec::new())
        .await?;
    let seeks: Vec<(i64,)> = connection
        .rows(
            "DELETE FROM seeks WHERE person = $1 RETURNING id",
            values![person],
        )
        .await?;
    for (seek,) in &seeks {
        note(connection, *seek, 0).await?;
    }
    let challenges = connection
        .execute(
            "DELETE FROM challenges WHERE challenger = $1 OR challenged = $1",
            values![person],
        )
        .await?;
    Ok((seeks.len() as u64, challenges))
}

impl Store {
    /// Whether something in the lobby has expired.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn is_lobby_due(&self, now: Time) -> Result<bool, StoreError> {
        let due: Option<(i64,)> = self
            .reader
            .row(
                "SELECT id FROM seeks WHERE until <= $1 AND pairing IS NULL \
                 UNION ALL SELECT id FROM pairings WHERE until <= $1 \
                 UNION ALL SELECT id FROM challenges WHERE until <= $1 LIMIT 1",
                values![now],
            )
            .await?;
        Ok(due.is_some())
    }

    /// Removes what has expired. A person who was not ready in time loses the seek; the other's is
    /// reopened.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn sweep_lobby(&self, now: Time, begin: Begin) -> Result<(), StoreError> {
        self.in_lobby(move |connection| {
            Box::pin(async move {
                let now = super::work::signed(now.millis());
                let pairings: Vec<(i64, i64, i64, Option<String>)> = connection
                    .rows(
                        "SELECT id, one_is_ready, other_is_ready, game FROM pairings \
                         WHERE until <= $1 ORDER BY id",
                        values![now],
                    )
                    .await?;
                for (id, one_is_ready, other_is_ready, game) in pairings {
                    if game.is_none() {
                        let are_ready = [one_is_ready > 0, other_is_ready > 0];
                        pairing::dissolve(connection, id, are_ready, &begin, now).await?;
                    }
                    connection
                        .execute("DELETE FROM pairings WHERE id = $1", values![id])
                        .await?;
                }
                let seeks: Vec<(i64,)> = connection
                    .rows(
                        "DELETE FROM seeks WHERE until <= $1 AND pairing IS NULL RETURNING id",
                        values![now],
                    )
                    .await?;
                for (seek,) in seeks {
                    note(connection, seek, now).await?;
                }
                connection
                    .execute("DELETE FROM challenges WHERE until <= $1", values![now])
                    .await?;
                connection
                    .execute(
                        "DELETE FROM lobby_changes WHERE at < $1",
                        values![now - REMEMBERED],
                    )
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Renews the live seeks of these people until then.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn renew_seeks(&self, people: Vec<PersonId>, until: Time) -> Result<(), StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    for person in people {
                        connection
                            .execute(
                                "UPDATE seeks SET until = $2 \
                                 WHERE person = $1 AND is_live = 1 AND until < $2",
                                values![&person, until],
                            )
                            .await?;
                    }
                    Ok(())
                })
            })
            .await
    }
}

fn person(text: String) -> Result<PersonId, sqlx::Error> {
    // It was written by this program.
    text.try_into()
        .map_err(|error| sqlx::Error::Decode(Box::<api::online::NotAnId>::new(error)))
}
