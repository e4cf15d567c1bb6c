//! Reading, which is shared by both databases.
//!
//! Every read is a separate task: cancelling a caller must not interrupt a connection in the middle
//! of a query.

use std::future::Future;
use std::time::{SystemTime, UNIX_EPOCH};

use api::online::{Entry, GameCode, PersonId, Time};
use sqlx::{PgPool, SqlitePool};

use super::StoreError;
use super::connection::{Value, bound, values};
use super::postgres::{PATIENCE, silent};
use super::row::{Cells, FromRow, read_postgres, read_sqlite};
use super::work::{Due, signed, time, unsigned};

const ENTRIES: &str =
    "SELECT number, at, event FROM entries WHERE game = $1 AND number > $2 ORDER BY number";
const GAMES_OF: &str = "SELECT game FROM seats WHERE person = $1 ORDER BY at DESC, game LIMIT $2";
const DUE: &str = "SELECT call_time_at, code FROM games \
     WHERE call_time_at <= $1 AND (call_time_at, code) > ($2, $3) \
     ORDER BY call_time_at, code LIMIT $4";

/// Both take the codes as one JSON array.
const NEWEST_IN_SQLITE: &str =
    "SELECT code, newest FROM games WHERE code IN (SELECT value FROM json_each($1))";
const NEWEST_IN_POSTGRES: &str = "SELECT code, newest FROM games \
     WHERE code IN (SELECT json_array_elements_text($1::json))";

/// Connections that only read.
#[derive(Clone, Debug)]
pub(super) enum Reader {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Reader {
    pub(super) async fn rows<R: FromRow>(
        &self,
        statement: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<R>, StoreError> {
        Ok(R::all(self.cells(statement, values).await?)?)
    }

    /// The first row, if there is one.
    pub(super) async fn row<R: FromRow>(
        &self,
        statement: &'static str,
        values: Vec<Value>,
    ) -> Result<Option<R>, StoreError> {
        let rows = self.rows(statement, values).await?;
        Ok(rows.into_iter().next())
    }

    async fn cells(
        &self,
        statement: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<Cells>, StoreError> {
        let reader = self.clone();
        uncancelled(async move {
            match reader {
                Reader::Sqlite(pool) => {
                    let query = bound!(sqlx::query(statement), values);
                    let rows = query.fetch_all(&pool).await?;
                    rows.iter().map(read_sqlite).collect()
                }
                Reader::Postgres(pool) => {
                    let query = bound!(sqlx::query(statement), values);
                    let mut connection = pool.acquire().await?;
                    let reading = query.fetch_all(&mut *connection);
                    match tokio::time::timeout(PATIENCE, reading).await {
                        Ok(rows) => rows?.iter().map(read_postgres).collect(),
                        Err(_) => {
                            // Returned to the pool, it would wait for the answer.
                            drop(connection.detach());
                            Err(silent())
                        }
                    }
                }
            }
        })
        .await
    }

    pub(super) async fn entries(
        &self,
        game: &GameCode,
        after: u64,
    ) -> Result<Vec<Entry>, StoreError> {
        let rows: Vec<(i64, i64, String)> =
            self.rows(ENTRIES, values![game, signed(after)]).await?;
        rows.into_iter().map(|row| entry(game, row)).collect()
    }

    pub(super) async fn games_of(
        &self,
        person: &PersonId,
        limit: u32,
    ) -> Result<Vec<GameCode>, StoreError> {
        let rows = self
            .rows(GAMES_OF, values![person, i64::from(limit)])
            .await?;
        Ok(codes(rows))
    }

    pub(super) async fn due(
        &self,
        now: Time,
        after: Option<&Due>,
        limit: u32,
    ) -> Result<Vec<Due>, StoreError> {
        // No code is empty, and no time is negative.
        let (since, game) = after.map_or((-1, ""), |due| {
            (signed(due.since.millis()), due.game.as_str())
        });
        let rows: Vec<(i64, String)> = self
            .rows(DUE, values![now, since, game, i64::from(limit)])
            .await?;
        Ok(rows
            .into_iter()
            .filter_map(|(since, code)| {
                Some(Due {
                    since: time(since),
                    game: code.try_into().ok()?,
                })
            })
            .collect())
    }

    pub(super) async fn newest_of(
        &self,
        games: &[GameCode],
    ) -> Result<Vec<(GameCode, u64)>, StoreError> {
        if games.is_empty() {
            return Ok(Vec::new());
        }
        let statement = match self {
            Reader::Sqlite(_) => NEWEST_IN_SQLITE,
            Reader::Postgres(_) => NEWEST_IN_POSTGRES,
        };
        let codes = Reader::list(games);
        let rows: Vec<(String, i64)> = self.rows(statement, values![&codes]).await?;
        Ok(rows
            .into_iter()
            .filter_map(|(code, newest)| Some((code.try_into().ok()?, unsigned(newest))))
            .collect())
    }

    /// Codes as a JSON array. They need no escaping.
    pub(super) fn list(games: &[GameCode]) -> String {
        let codes: Vec<&str> = games.iter().map(GameCode::as_str).collect();
        format!("[\"{}\"]", codes.join("\",\""))
    }

    pub(super) async fn now(&self) -> Result<Time, StoreError> {
        if let Reader::Sqlite(_) = self {
            return Ok(time(system_time()));
        }
        let row: Option<(i64,)> = self.row(POSTGRES_NOW, Vec::new()).await?;
        row.map(|(now,)| time(now)).ok_or(StoreError::Closed)
    }

    pub(super) async fn close(&self) {
        match self {
            Reader::Sqlite(pool) => pool.close().await,
            Reader::Postgres(pool) => pool.close().await,
        }
    }
}

pub(super) const POSTGRES_NOW: &str =
    "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// The time of this machine in milliseconds, which is also that of its SQLite databases.
pub(super) fn system_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let millis = since.unwrap_or_default().as_millis();
    i64::try_from(millis).unwrap_or(i64::MAX)
}

async fn uncancelled<T: Send + 'static>(
    read: impl Future<Output = Result<T, sqlx::Error>> + Send + 'static,
) -> Result<T, StoreError> {
    match tokio::spawn(read).await {
        Ok(result) => Ok(result?),
        // The runtime is shutting down.
        Err(_) => Err(StoreError::Closed),
    }
}

fn entry(game: &GameCode, (number, at, event): (i64, i64, String)) -> Result<Entry, StoreError> {
    let number = unsigned(number);
    let event = serde_json::from_str(&event).map_err(|error| StoreError::Corrupt {
        game: game.clone(),
        number,
        error: error.to_string(),
    })?;
    Ok(Entry {
        number,
        at: time(at),
        event,
    })
}

/// Parses stored codes, skipping invalid ones, which this program did not write.
fn codes(rows: Vec<(String,)>) -> Vec<GameCode> {
    rows.into_iter()
        .filter_map(|(code,)| code.try_into().ok())
        .collect()
}
