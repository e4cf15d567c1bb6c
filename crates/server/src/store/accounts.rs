//! Accounts and sessions in the tables. Passwords, codes and tokens arrive here hashed.

use api::online::{PersonId, Time};
use api::people::Name;

use super::connection::{Connection, values};
use super::work::time;
use super::{Store, StoreError};

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose.
    pub person: PersonId,
    /// The name as its owner writes it.
    pub name: Name,
    /// The hashed password.
    pub password: String,
    /// When it was created.
    pub since: Time,
}

/// A browser in which somebody signs in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// The hash of its token.
    pub token: Vec<u8>,
    /// What its owner calls it.
    pub id: String,
    /// What kind of browser it is.
    pub browser: Option<String>,
    /// What it runs on.
    pub system: Option<String>,
    /// When.
    pub at: Time,
}

/// Who is signed in with a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    /// Who.
    pub person: PersonId,
    /// Their name.
    pub name: Name,
    /// When the account was created.
    pub since: Time,
    /// What its owner calls the session.
    pub session: String,
    /// When the session was last used, give or take an hour.
    pub seen: Time,
}

/// A session of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSession {
    /// What its owner calls it.
    pub id: String,
    /// When it began.
    pub since: Time,
    /// When it was last used.
    pub seen: Time,
    /// What kind of browser it is.
    pub browser: Option<String>,
    /// What it runs on.
    pub system: Option<String>,
}

type AccountRow = (String, String, String, i64);

fn account((person, name, password, since): AccountRow) -> Option<Account> {
    Some(Account {
        person: person.try_into().ok()?,
        name: name.try_into().ok()?,
        password,
        since: time(since),
    })
}

async fn insert_session(
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

async fn replace_codes(
    connection: &mut Connection,
    person: &PersonId,
    codes: &[Vec<u8>],
) -> Result<(), sqlx::Error> {
    connection
        .execute(
            "DELETE FROM recovery_codes WHERE person = $1",
            values![person],
        )
        .await?;
    for code in codes {
        connection
            .execute(
                "INSERT INTO recovery_codes (person, code) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                values![person, code.as_slice()],
            )
            .await?;
    }
    Ok(())
}

/// Ends all sessions of a person but one.
async fn end_other_sessions(
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

async fn set_password(
    connection: &mut Connection,
    person: &PersonId,
    password: &str,
) -> Result<(), sqlx::Error> {
    connection
        .execute(
            "UPDATE accounts SET password = $2 WHERE person = $1 AND name_key IS NOT NULL",
            values![person, password],
        )
        .await?;
    Ok(())
}

impl Store {
    /// Creates an account with its recovery codes and signs in. Returns whether the name was free
    /// and the person had no account.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn sign_up(
        &self,
        account: Account,
        codes: Vec<Vec<u8>>,
        session: NewSession,
    ) -> Result<bool, StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    let inserted = connection
                        .execute(
                            "INSERT INTO accounts (person, name, name_key, password, since) \
                             VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                            values![
                                &account.person,
                                account.name.as_str(),
                                &account.name.key(),
                                &account.password,
                                account.since,
                            ],
                        )
                        .await?;
                    if inserted == 0 {
                        return Ok(false);
                    }
                    replace_codes(connection, &account.person, &codes).await?;
                    insert_session(connection, &account.person, &session).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// The account with a name, whatever its case.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn account_named(&self, name: &Name) -> Result<Option<Account>, StoreError> {
        let row: Option<AccountRow> = self
            .reader
            .row(
                "SELECT person, name, password, since FROM accounts WHERE name_key = $1",
                values![&name.key()],
            )
            .await?;
        Ok(row.and_then(account))
    }

    /// The account of a person; `None` for a guest and once it is deleted.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn account_of(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        let row: Option<AccountRow> = self
            .reader
            .row(
                "SELECT person, name, password, since FROM accounts \
                 WHERE person = $1 AND name_key IS NOT NULL",
                values![person],
            )
            .await?;
        Ok(row.and_then(account))
    }

    /// What a person is called: `None` for a guest, "deleted" once the account is.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn name_of(&self, person: &PersonId) -> Result<Option<Name>, StoreError> {
        let row: Option<(String,)> = self
            .reader
            .row(
                "SELECT name FROM accounts WHERE person = $1",
                values![person],
            )
            .await?;
        Ok(row.and_then(|(name,)| name.try_into().ok()))
    }

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
        let row: Option<(String, String, i64, String, i64)> = self
            .reader
            .row(
                "SELECT accounts.person, accounts.name, accounts.since, sessions.id, sessions.seen \
                 FROM sessions JOIN accounts ON accounts.person = sessions.person \
                 WHERE sessions.token = $1",
                values![token],
            )
            .await?;
        Ok(row.and_then(|(person, name, since, session, seen)| {
            Some(SignedIn {
                person: person.try_into().ok()?,
                name: name.try_into().ok()?,
                since: time(since),
                session,
                seen: time(seen),
            })
        }))
    }

    /// Remembers that a session was used.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn saw_session(&self, token: Vec<u8>, now: Time) -> Result<(), StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    connection
                        .execute(
                            "UPDATE sessions SET seen = $2 WHERE token = $1",
                            values![token.as_slice(), now],
                        )
                        .await
                        .map(drop)
                })
            })
            .await
    }

    /// The sessions of a person, the last used first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn sessions_of(&self, person: &PersonId) -> Result<Vec<StoredSession>, StoreError> {
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
            .map(|(id, since, seen, browser, system)| StoredSession {
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
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    let ended = connection
                        .execute(
                            "DELETE FROM sessions WHERE person = $1 AND id = $2",
                            values![&person, &id],
                        )
                        .await?;
                    Ok(ended > 0)
                })
            })
            .await
    }

    /// Sets a password and ends all sessions but the one with this token.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_password(
        &self,
        person: PersonId,
        password: String,
        token: Vec<u8>,
    ) -> Result<(), StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    set_password(connection, &person, &password).await?;
                    end_other_sessions(connection, &person, &token).await
                })
            })
            .await
    }

    /// Uses up a recovery code: sets a password, signs in, and ends all other sessions. Returns
    /// whether there was such a code.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn recover(
        &self,
        person: PersonId,
        code: Vec<u8>,
        password: String,
        session: NewSession,
    ) -> Result<bool, StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    let used = connection
                        .execute(
                            "DELETE FROM recovery_codes WHERE person = $1 AND code = $2",
                            values![&person, code.as_slice()],
                        )
                        .await?;
                    if used == 0 {
                        return Ok(false);
                    }
                    set_password(connection, &person, &password).await?;
                    insert_session(connection, &person, &session).await?;
                    end_other_sessions(connection, &person, &session.token).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// Replaces all recovery codes of a person.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn replace_codes(
        &self,
        person: PersonId,
        codes: Vec<Vec<u8>>,
    ) -> Result<(), StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move { replace_codes(connection, &person, &codes).await })
            })
            .await
    }

    /// How many recovery codes a person has left.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn codes_left(&self, person: &PersonId) -> Result<u32, StoreError> {
        let row: Option<(i64,)> = self
            .reader
            .row(
                "SELECT count(*) FROM recovery_codes WHERE person = $1",
                values![person],
            )
            .await?;
        Ok(row.map_or(0, |(count,)| u32::try_from(count).unwrap_or(0)))
    }

    /// Deletes an account. Its games and what they did to ratings stay, of somebody called
    /// "deleted".
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn delete_account(&self, person: PersonId) -> Result<(), StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    for statement in [
                        "DELETE FROM sessions WHERE person = $1",
                        "DELETE FROM recovery_codes WHERE person = $1",
                        "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
                        "UPDATE accounts SET name = 'deleted', name_key = NULL, password = NULL \
                         WHERE person = $1",
                    ] {
                        connection.execute(statement, values![&person]).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Blocks a person, or no longer does.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn block(
        &self,
        person: PersonId,
        blocked: PersonId,
        block: Block,
    ) -> Result<(), StoreError> {
        let statement = match block {
            Block::Add => {
                "INSERT INTO blocks (person, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            }
            Block::Remove => "DELETE FROM blocks WHERE person = $1 AND blocked = $2",
        };
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    connection
                        .execute(statement, values![&person, &blocked])
                        .await
                        .map(drop)
                })
            })
            .await
    }

    /// The names of the people somebody has blocked.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn blocked_by(&self, person: &PersonId) -> Result<Vec<Name>, StoreError> {
        let rows: Vec<(String,)> = self
            .reader
            .rows(
                "SELECT accounts.name FROM blocks JOIN accounts \
                 ON accounts.person = blocks.blocked WHERE blocks.person = $1 \
                 ORDER BY accounts.name_key",
                values![person],
            )
            .await?;
        Ok(rows
            .into_iter()
            .filter_map(|(name,)| name.try_into().ok())
            .collect())
    }
}

/// What to do with a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// Make it.
    Add,
    /// Undo it.
    Remove,
}
