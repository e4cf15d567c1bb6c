//! Lists of games.

use std::fmt;
use std::str::FromStr;

use api::online::{GameCode, PersonId, Time};

use super::super::connection::{Value, values};
use super::super::work::{time, unsigned};
use super::super::{Store, StoreError};

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its code.
    pub code: GameCode,
    /// When it was created.
    pub created: Time,
    /// When something last happened.
    pub changed: Time,
    /// The stored summary; `None` in games of the first release.
    pub summary: Option<String>,
    /// The cursor for continuing after it.
    pub key: PageKey,
}

/// A cursor in a list of games: when the person took the seat or the game was created, and which
/// game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageKey {
    at: i64,
    code: GameCode,
}

impl fmt::Display for PageKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.at, self.code)
    }
}

/// The text is not a place in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`before` is the `next` of another page")]
pub struct NotAKey;

impl FromStr for PageKey {
    type Err = NotAKey;

    fn from_str(text: &str) -> Result<PageKey, NotAKey> {
        let (at, code) = text.split_once('-').ok_or(NotAKey)?;
        Ok(PageKey {
            at: at.parse().map_err(|_| NotAKey)?,
            code: code.parse().map_err(|_| NotAKey)?,
        })
    }
}

type Row = (i64, String, i64, i64, Option<String>);

fn listed((at, code, created, changed, summary): Row) -> Option<Listed> {
    let code: GameCode = code.try_into().ok()?;
    Some(Listed {
        key: PageKey {
            at,
            code: code.clone(),
        },
        code,
        created: time(created),
        changed: time(changed),
        summary,
    })
}

/// Which games of a person are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// All.
    All,
    /// Those that everyone may see.
    Public,
    /// Those that are not over.
    Playing,
}

impl Store {
    /// Games of a person after a place in the list, newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn games_page(
        &self,
        person: &PersonId,
        which: Which,
        before: Option<PageKey>,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let (at, code) = match &before {
            Some(key) => (key.at, Value::from(&key.code)),
            None => (i64::MAX, Value::from("")),
        };
        let statement = match which {
            Which::All => {
                "SELECT seats.at, games.code, games.created, games.changed, games.summary \
                 FROM seats JOIN games ON games.code = seats.game WHERE seats.person = $1 \
                 AND (seats.at < $2 OR (seats.at = $2 AND seats.game > $3)) \
                 ORDER BY seats.at DESC, seats.game LIMIT $4"
            }
            Which::Public => {
                "SELECT seats.at, games.code, games.created, games.changed, games.summary \
                 FROM seats JOIN games ON games.code = seats.game WHERE seats.person = $1 \
                 AND (seats.at < $2 OR (seats.at = $2 AND seats.game > $3)) \
                 AND games.is_public = 1 ORDER BY seats.at DESC, seats.game LIMIT $4"
            }
            Which::Playing => {
                "SELECT seats.at, games.code, games.created, games.changed, games.summary \
                 FROM seats JOIN games ON games.code = seats.game WHERE seats.person = $1 \
                 AND (seats.at < $2 OR (seats.at = $2 AND seats.game > $3)) \
                 AND games.call_time_at IS NOT NULL ORDER BY seats.at DESC, seats.game LIMIT $4"
            }
        };
        let values = vec![
            Value::from(person),
            Value::from(at),
            code,
            Value::from(i64::from(limit)),
        ];
        let rows: Vec<Row> = self.reader.rows(statement, values).await?;
        Ok(rows.into_iter().filter_map(listed).collect())
    }

    /// Games that are over and whose opponent has offered this person a rematch after a time, the newest
    /// first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn rematches_for(
        &self,
        person: &PersonId,
        after: Time,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let rows: Vec<Row> = self
            .reader
            .rows(
                "SELECT created, code, created, changed, summary FROM games \
                 WHERE rematch_for = $1 AND changed > $2 ORDER BY changed DESC LIMIT $3",
                values![person, after, i64::from(limit)],
            )
            .await?;
        Ok(rows.into_iter().filter_map(listed).collect())
    }

    /// Public games that are over, after a place in the list, newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn public_games(
        &self,
        before: Option<PageKey>,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let (at, code) = match &before {
            Some(key) => (key.at, Value::from(&key.code)),
            None => (i64::MAX, Value::from("")),
        };
        let rows: Vec<Row> = self
            .reader
            .rows(
                "SELECT created, code, created, changed, summary FROM games \
                 WHERE is_public = 1 AND call_time_at IS NULL \
                 AND (created < $1 OR (created = $1 AND code > $2)) \
                 ORDER BY created DESC, code LIMIT $3",
                vec![Value::from(at), code, Value::from(i64::from(limit))],
            )
            .await?;
        Ok(rows.into_iter().filter_map(listed).collect())
    }

    /// Public games being played, those with the newest turns first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn games_to_watch(&self, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let rows: Vec<Row> = self
            .reader
            .rows(
                "SELECT created, code, created, changed, summary FROM games \
                 WHERE is_public = 1 AND call_time_at IS NOT NULL AND pace > 0 \
                 ORDER BY changed DESC LIMIT $1",
                values![i64::from(limit)],
            )
            .await?;
        Ok(rows.into_iter().filter_map(listed).collect())
    }

    /// All games after a code, in the order of their codes.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn all_games(
        &self,
        after: Option<&GameCode>,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let after = after.map_or("", GameCode::as_str);
        let rows: Vec<Row> = self
            .reader
            .rows(
                "SELECT created, code, created, changed, summary FROM games \
                 WHERE code > $1 ORDER BY code LIMIT $2",
                values![after, i64::from(limit)],
            )
            .await?;
        Ok(rows.into_iter().filter_map(listed).collect())
    }

    /// All accounts: the name, since when, and in how many games they have a seat.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn all_accounts(&self) -> Result<Vec<(String, Time, u64)>, StoreError> {
        let rows: Vec<(String, i64, i64)> = self
            .reader
            .rows(
                "SELECT name, since, (SELECT count(*) FROM seats \
                 WHERE seats.person = accounts.person) \
                 FROM accounts WHERE name_key IS NOT NULL ORDER BY name_key",
                Vec::new(),
            )
            .await?;
        Ok(rows
            .into_iter()
            .map(|(name, since, games)| (name, time(since), unsigned(games)))
            .collect())
    }
}
