//! Sessions in the tables. Tokens arrive here hashed.

use api::online::{PersonId, Time};
use api::people::account::Session;

use super::super::connection::{Connection, values};
use super::super::work::time;
use super::super::{Store, StoreError};
use super::Owner;

/// A browser in which somebody signs in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// The hash of its token.
    pub token: Vec<u8>,
    /// Its id for the owner.
    pub id: String,
    /// What kind of browser it is.
    pub browser: Option<String>,
    /// What it runs on.
    pub system: Option<String>,
    /// When it began.
    pub at: Time,
}

/// Who is signed in with a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    /// The account.
    pub owner: Owner,
    /// The session's id for the owner.
    pub session: String,
    /// When the session was last used, to within an hour.
    pub seen: Time,
}

pub(super) async fn insert_session(
    connection: &mut Connection,
    person: &PersonId,
    session: &NewSession,
) -> Result<(), sqlx::Error> {
    connection
        .execute(
            "INSERT INTO sessions (token, id, person, since, seen, browser, system) \
             SELECT $1, $2, $3, $4, $4, $5, $6 WHERE EXISTS \
             (SELECT 1 FROM accounts WHERE person = $3 AND name_key IS NOT NULL) \
             ON CONFLICT DO NOTHING",
            values![
                session.token.as_slice(),
                &session.id,
                person,
                session.at,
                session.browser.as_deref(),
                session.system.as_deref(),
            ],
        )
        .await?;
    Ok(())
}

/// Ends all sessions of a person but one.
pub(super) async fn end_other_sessions(
    connection: &mut Connection,
    person: &PersonId,
    token: &[u8],
) -> Result<(), sqlx::Error> {
    connection
        .execute(
            "DELETE FROM sessions WHERE person = $1 AND token <> $2",
            values![person, token],
        )
        .await?;
    Ok(())
}

impl Store {
    /// Signs somebody in.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn sign_in(&self, person: PersonId, session: NewSession) -> Result<(), StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move { insert_session(connection, &person, &session).await })
            })
            .await
    }

    /// Who is signed in with a token.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn signed_in(&self, token: &[u8]) -> Result<Option<SignedIn>, StoreError> {
        let row: Option<(String, String, i64, i64, String, i64)> = self
            .reader
            .row(
                "SELECT accounts.person, accounts.name, accounts.since, accounts.is_bot, \
                 sessions.id, sessions.seen \
                 FROM sessions JOIN accounts ON accounts.person = sessions.person \
                 WHERE sessions.token = $1",
                values![token],
            )
            .await?;
        Ok(
            row.and_then(|(person, name, since, is_bot, session, seen)| {
                Some(SignedIn {
                    owner: Owner::from_row(person, name, since, is_bot)?,
                    session,
                    seen: time(seen),
                })
            }),
        )
    }

    /// Records the use of a session.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn saw_session(&self, token: Vec<u8>, now: Time) -> Result<(), StoreError> {
        self.writer
            .execute(
                "UPDATE sessions SET seen = $2 WHERE token = $1",
                values![token.as_slice(), now],
            )
            .await
            .map(drop)
    }

    /// The sessions of a person, the last used first; the caller's own is marked.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn sessions_of(
        &self,
        person: &PersonId,
        own: Option<&str>,
    ) -> Result<Vec<Session>, StoreError> {
        type Row = (String, i64, i64, Option<String>, Option<String>);
        let rows: Vec<Row> = self
            .reader
            .rows(
                "SELECT id, since, seen, browser, system FROM sessions \
                 WHERE person = $1 ORDER BY seen DESC, id",
                values![person],
            )
            .await?;
        Ok(rows
            .into_iter()
            .map(|(id, since, seen, browser, system)| Session {
                is_current: own == Some(&id),
                id,
                since: time(since),
                seen: time(seen),
                browser,
                system,
            })
            .collect())
    }

    /// Ends a session. Returns whether there was one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn end_session(&self, person: PersonId, id: String) -> Result<bool, StoreError> {
        let ended = self
            .writer
            .execute(
                "DELETE FROM sessions WHERE person = $1 AND id = $2",
                values![&person, &id],
            )
            .await?;
        Ok(ended > 0)
    }
}
