//! Accounts in the tables. Passwords and codes arrive here hashed.

use api::online::{PersonId, Time};
use api::people::Name;

use super::super::connection::{Connection, values};
use super::super::work::time;
use super::super::{Store, StoreError, lobby};
use super::sessions::{NewSession, end_other_sessions, insert_session};

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

type AccountRow = (String, String, String, i64);

fn account((person, name, password, since): AccountRow) -> Option<Account> {
    Some(Account {
        person: person.try_into().ok()?,
        name: name.try_into().ok()?,
        password,
        since: time(since),
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
                    // Everybody locks the lobby before accounts.
                    lobby::forget(connection, &person).await?;
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
}
