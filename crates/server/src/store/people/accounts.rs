//! Accounts in the tables. Passwords and codes arrive here hashed.

use api::online::{PersonId, Time};
use api::people::Name;

use super::super::connection::{Connection, values};
use super::super::work::time;
use super::super::{Store, StoreError, lobby};
use super::sessions::{NewSession, end_other_sessions, insert_session};
use super::tokens::{NewProgram, insert_token};

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The owner.
    pub person: PersonId,
    /// The name as its owner writes it.
    pub name: Name,
    /// The hashed password.
    pub password: String,
    /// When it was created.
    pub since: Time,
    /// Whether it is a bot's.
    pub is_bot: bool,
}

/// Whose a session or a token is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    /// The person.
    pub person: PersonId,
    /// Their name.
    pub name: Name,
    /// When the account was created.
    pub since: Time,
    /// Whether the account is a bot's.
    pub is_bot: bool,
}

impl Owner {
    /// The columns of an account, if this program wrote them.
    pub(super) fn from_row(person: String, name: String, since: i64, is_bot: i64) -> Option<Owner> {
        Some(Owner {
            person: person.try_into().ok()?,
            name: name.try_into().ok()?,
            since: time(since),
            is_bot: is_bot > 0,
        })
    }
}

/// What everyone may know of a person with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// The name, "deleted" once the account is.
    pub name: Name,
    /// Whether it is a bot's.
    pub is_bot: bool,
}

/// An account of one of a server's own bots. Nobody can sign in with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotAccount {
    /// The owner, if it does not exist yet.
    pub person: PersonId,
    /// The name.
    pub name: Name,
    /// How its program proves who it is.
    pub program: NewProgram,
    /// Tokens with that name, unused since then, belong to servers that are gone.
    pub stale: Time,
}

/// What went with an account that was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deleted {
    /// How many browsers were signed in.
    pub sessions: u64,
    /// How many tokens its programs had.
    pub tokens: u64,
    /// How many seeks it had in the lobby.
    pub seeks: u64,
    /// How many challenges were open, from it or to it.
    pub challenges: u64,
}

/// A password that no password has: hashes begin with `$`.
const NO_PASSWORD: &str = "-";

type AccountRow = (String, String, String, i64, i64);

fn account((person, name, password, since, is_bot): AccountRow) -> Option<Account> {
    Some(Account {
        person: person.try_into().ok()?,
        name: name.try_into().ok()?,
        password,
        since: time(since),
        is_bot: is_bot > 0,
    })
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

async fn end_sessions(connection: &mut Connection, person: &PersonId) -> Result<u64, sqlx::Error> {
    connection
        .execute("DELETE FROM sessions WHERE person = $1", values![person])
        .await
}

async fn end_tokens(connection: &mut Connection, person: &PersonId) -> Result<u64, sqlx::Error> {
    connection
        .execute("DELETE FROM tokens WHERE person = $1", values![person])
        .await
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

    /// The account with a name, ignoring case.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn account_named(&self, name: &Name) -> Result<Option<Account>, StoreError> {
        let row: Option<AccountRow> = self
            .reader
            .row(
                "SELECT person, name, password, since, is_bot FROM accounts WHERE name_key = $1",
                values![&name.key()],
            )
            .await?;
        Ok(row.and_then(account))
    }

    /// The names of the bots seen after a time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn bots(&self, since: Time) -> Result<Vec<Name>, StoreError> {
        let rows: Vec<(String,)> = self
            .reader
            .rows(
                "SELECT name FROM accounts WHERE is_bot = 1 AND name_key IS NOT NULL \
                 AND person IN (SELECT person FROM tokens WHERE seen > $1) ORDER BY since, name_key",
                values![since],
            )
            .await?;
        let names = rows.into_iter().map(|(name,)| name.try_into());
        Ok(names.filter_map(Result::ok).collect())
    }

    /// The account of a person; `None` for a guest and once it is deleted.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn account_of(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        let row: Option<AccountRow> = self
            .reader
            .row(
                "SELECT person, name, password, since, is_bot FROM accounts \
                 WHERE person = $1 AND name_key IS NOT NULL",
                values![person],
            )
            .await?;
        Ok(row.and_then(account))
    }

    /// A person's name: `None` for a guest, "deleted" once the account is.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn name_of(&self, person: &PersonId) -> Result<Option<Name>, StoreError> {
        let identity = self.identity_of(person).await?;
        Ok(identity.map(|identity| identity.name))
    }

    /// What is public about a person; `None` for a guest.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn identity_of(&self, person: &PersonId) -> Result<Option<Identity>, StoreError> {
        let row: Option<(String, i64)> = self
            .reader
            .row(
                "SELECT name, is_bot FROM accounts WHERE person = $1",
                values![person],
            )
            .await?;
        Ok(row.and_then(|(name, is_bot)| {
            Some(Identity {
                name: name.try_into().ok()?,
                is_bot: is_bot > 0,
            })
        }))
    }

    /// Permanently marks an account as a bot. Returns whether that was possible: only before its
    /// first game.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn become_bot(&self, person: PersonId) -> Result<bool, StoreError> {
        let marked = self
            .writer
            .execute(
                "UPDATE accounts SET is_bot = 1 WHERE person = $1 \
                 AND name_key IS NOT NULL AND (is_bot = 1 OR NOT EXISTS \
                 (SELECT 1 FROM seats WHERE seats.person = $1))",
                values![&person],
            )
            .await?;
        Ok(marked > 0)
    }

    /// Adds a token to one of the server's own bots, which is created if it does not exist. Returns
    /// whether the name was free for a bot.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn open_bot(&self, bot: BotAccount) -> Result<bool, StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    connection
                        .execute(
                            "INSERT INTO accounts \
                             (person, name, name_key, password, since, is_bot) \
                 VALUES ($1, $2, $3, $4, $5, 1) ON CONFLICT DO NOTHING",
                            values![
                                &bot.person,
                                bot.name.as_str(),
                                &bot.name.key(),
                                NO_PASSWORD,
                                bot.program.at,
                            ],
                        )
                        .await?;
                    let row: Option<(String, i64)> = connection
                        .row(
                            "SELECT person, is_bot FROM accounts WHERE name_key = $1",
                            values![&bot.name.key()],
                        )
                        .await?;
                    let Some((person, 1)) = row else {
                        return Ok(false);
                    };
                    let Ok(person) = person.try_into() else {
                        return Ok(false);
                    };
                    connection
                        .execute(
                            "DELETE FROM tokens WHERE person = $1 AND name = $2 \
                             AND coalesce(seen, since) < $3",
                            values![&person, &bot.program.name, bot.stale],
                        )
                        .await?;
                    insert_token(connection, &person, &bot.program).await?;
                    Ok(true)
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

    /// Uses up a recovery code: sets a password, signs in, ends all other sessions and revokes all
    /// tokens. Returns whether the code was valid.
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
                    // Whoever had the password may have made tokens.
                    end_tokens(connection, &person).await?;
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

    /// Gives a person new recovery codes as the only way in: the password no longer counts, all sessions
    /// end, and all tokens are revoked. Returns how many sessions there were.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn lock_out(&self, person: PersonId, codes: Vec<Vec<u8>>) -> Result<u64, StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    set_password(connection, &person, NO_PASSWORD).await?;
                    replace_codes(connection, &person, &codes).await?;
                    end_tokens(connection, &person).await?;
                    end_sessions(connection, &person).await
                })
            })
            .await
    }

    /// Deletes an account. Its games and what they did to ratings stay, of somebody called
    /// "deleted".
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn delete_account(&self, person: PersonId) -> Result<Deleted, StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    // Everybody locks the lobby before accounts.
                    let (seeks, challenges) = lobby::forget(connection, &person).await?;
                    let deleted = Deleted {
                        sessions: end_sessions(connection, &person).await?,
                        tokens: end_tokens(connection, &person).await?,
                        seeks,
                        challenges,
                    };
                    for statement in [
                        "DELETE FROM conditional_turns WHERE person = $1",
                        "DELETE FROM vacations WHERE person = $1",
                        "DELETE FROM recovery_codes WHERE person = $1",
                        "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
                        "DELETE FROM reports WHERE reporter = $1 OR reported = $1",
                        "UPDATE accounts SET name = 'deleted', name_key = NULL, password = NULL, \
                         settings = NULL \
                         WHERE person = $1",
                    ] {
                        connection.execute(statement, values![&person]).await?;
                    }
                    Ok(deleted)
                })
            })
            .await
    }
}
