//! Tokens of programs in the tables. They arrive here hashed.

use api::online::{PersonId, Time};
use api::people::{Scope, Token};

use super::super::connection::{Connection, values};
use super::super::work::time;
use super::super::{Store, StoreError};
use super::Owner;

/// The most tokens of an account.
pub const MOST_TOKENS: usize = 20;

/// A program that will act for an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewProgram {
    /// The hash of its token.
    pub token: Vec<u8>,
    /// The token's id.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// When the token was made.
    pub at: Time,
}

/// The account a token acts for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The account.
    pub owner: Owner,
    /// What the token allows.
    pub scopes: Vec<Scope>,
    /// When it was last used, to within an hour.
    pub seen: Option<Time>,
}

/// Scopes of newer releases grant nothing here.
fn scopes(text: &str) -> Vec<Scope> {
    text.split(' ').filter_map(Scope::from_name).collect()
}

pub(super) async fn insert_token(
    connection: &mut Connection,
    person: &PersonId,
    program: &NewProgram,
) -> Result<(), sqlx::Error> {
    let names: Vec<&str> = program.scopes.iter().map(|scope| scope.name()).collect();
    connection
        .execute(
            "INSERT INTO tokens (token, id, person, name, scopes, since) \
             SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS \
             (SELECT 1 FROM accounts WHERE person = $3 AND name_key IS NOT NULL) \
             ON CONFLICT DO NOTHING",
            values![
                program.token.as_slice(),
                &program.id,
                person,
                &program.name,
                &names.join(" "),
                program.at,
            ],
        )
        .await?;
    Ok(())
}

impl Store {
    /// Makes a token for a person. Returns whether there was room for it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn make_token(
        &self,
        person: PersonId,
        program: NewProgram,
    ) -> Result<bool, StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    let count: Option<(i64,)> = connection
                        .row(
                            "SELECT count(*) FROM tokens WHERE person = $1",
                            values![&person],
                        )
                        .await?;
                    let count = count.map_or(0, |(count,)| count);
                    if usize::try_from(count).unwrap_or(0) >= MOST_TOKENS {
                        return Ok(false);
                    }
                    insert_token(connection, &person, &program).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// The account a token acts for.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn program(&self, token: &[u8]) -> Result<Option<Program>, StoreError> {
        type Row = (String, String, i64, i64, String, Option<i64>);
        let row: Option<Row> = self
            .reader
            .row(
                "SELECT accounts.person, accounts.name, accounts.since, accounts.is_bot, \
                 tokens.scopes, tokens.seen \
                 FROM tokens JOIN accounts ON accounts.person = tokens.person \
                 WHERE tokens.token = $1",
                values![token],
            )
            .await?;
        Ok(
            row.and_then(|(person, name, since, is_bot, allowed, seen)| {
                Some(Program {
                    owner: Owner::from_row(person, name, since, is_bot)?,
                    scopes: scopes(&allowed),
                    seen: seen.map(time),
                })
            }),
        )
    }

    /// Records the use of a token.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn saw_token(&self, token: Vec<u8>, now: Time) -> Result<(), StoreError> {
        self.writer
            .execute(
                "UPDATE tokens SET seen = $2 WHERE token = $1",
                values![token.as_slice(), now],
            )
            .await
            .map(drop)
    }

    /// The tokens of a person, the newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tokens_of(&self, person: &PersonId) -> Result<Vec<Token>, StoreError> {
        let rows: Vec<(String, String, String, i64, Option<i64>)> = self
            .reader
            .rows(
                "SELECT id, name, scopes, since, seen FROM tokens \
                 WHERE person = $1 ORDER BY since DESC, id",
                values![person],
            )
            .await?;
        Ok(rows
            .into_iter()
            .map(|(id, name, allowed, since, seen)| Token {
                id,
                name,
                scopes: scopes(&allowed),
                since: time(since),
                seen: seen.map(time),
            })
            .collect())
    }

    /// Revokes a token. Returns whether there was one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn revoke_token(&self, person: PersonId, id: String) -> Result<bool, StoreError> {
        let revoked = self
            .writer
            .execute(
                "DELETE FROM tokens WHERE person = $1 AND id = $2",
                values![&person, &id],
            )
            .await?;
        Ok(revoked > 0)
    }
}
