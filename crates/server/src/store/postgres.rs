//! PostgreSQL: a group of entries is one statement.

use std::collections::HashSet;
use std::str::FromStr;
use std::time::Duration;

use api::online::PersonId;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};

use super::connection::{Address, Connection};
use super::reader::Reader;
use super::work::{Append, Appended, Row, newest, signed};
use super::writer::Writer;
use super::{StoreError, games, migrations};

/// Connections that read.
const READERS: u32 = 4;

/// The timeout for getting a connection, and for every answer.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// The error for a query that timed out.
pub(super) fn silent() -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::new(
        std::io::ErrorKind::TimedOut,
        "no answer from PostgreSQL",
    ))
}

/// How a database is connected to.
pub(super) fn options(address: &str) -> Result<PgConnectOptions, StoreError> {
    Ok(PgConnectOptions::from_str(address)
        .map_err(|_| StoreError::Address(address.to_owned()))?
        .application_name("quarterturn")
        .options([
            // A commit is acknowledged only when it is durable, whatever the server's default.
            ("synchronous_commit", "on"),
            // A process that stalls in a transaction must not block the others.
            ("idle_in_transaction_session_timeout", "3000"),
        ]))
}

pub(super) async fn open(address: &str) -> Result<(Writer, Reader), StoreError> {
    let options = options(address)?;
    // A pool would retry until its timeout, and hide the cause.
    let address = Address::Postgres(options.clone());
    let mut connection = address.connect().await?;
    migrations::check(&mut connection).await?;
    let pool = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .connect_with(options)
        .await?;
    migrations::postgres().run(&pool).await?;
    Ok((Writer::start(address, connection), Reader::Postgres(pool)))
}

/// Appends, as many as possible in one statement.
pub(super) async fn append_all(
    connection: &mut Connection,
    appends: &[(usize, Append)],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut done = vec![Appended::Stored; appends.len()];
    let mut waiting: Vec<(usize, &Append)> = appends
        .iter()
        .map(|(_, append)| append)
        .enumerate()
        .collect();
    // A statement takes one append per game, so that it is clear which one won.
    while !waiting.is_empty() {
        let mut games = HashSet::new();
        let (mut round, later): (Vec<_>, Vec<_>) = waiting
            .into_iter()
            .partition(|(_, append)| games.insert(append.game.as_str()));
        // Every server locks in the same order, to avoid deadlocks.
        round.sort_by_key(|(_, append)| append.game.as_str());
        let appended = append_round(connection, &round).await?;
        for ((index, _), appended) in round.iter().zip(appended) {
            done[*index] = appended;
        }
        waiting = later;
    }
    Ok(done)
}

/// Rows as PostgreSQL takes many of them: an array for each column.
#[derive(Default)]
struct Rows {
    games: Vec<String>,
    numbers: Vec<i64>,
    turn_ids: Vec<Option<String>>,
    times: Vec<i64>,
    events: Vec<String>,
}

impl Rows {
    fn push(&mut self, append: &Append, row: Row) {
        self.games.push(append.game.to_string());
        self.numbers.push(row.number);
        self.turn_ids.push(row.turn_id);
        self.times.push(row.at);
        self.events.push(row.event);
    }

    /// Inserts all of them.
    async fn insert(self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        if self.games.is_empty() {
            return Ok(());
        }
        sqlx::query(
            "INSERT INTO entries (game, number, turn_id, at, event) SELECT * FROM \
             unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[])",
        )
        .bind(self.games)
        .bind(self.numbers)
        .bind(self.turn_ids)
        .bind(self.times)
        .bind(self.events)
        .execute(connection)
        .await?;
        Ok(())
    }

    /// Inserts those that come next in their games, and returns which.
    async fn insert_next(
        self,
        connection: &mut PgConnection,
    ) -> Result<HashSet<String>, sqlx::Error> {
        let won: Vec<(String,)> = sqlx::query_as(
            "INSERT INTO entries (game, number, turn_id, at, event) SELECT next.* FROM \
             unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[]) \
             AS next (game, number, turn_id, at, event) \
             WHERE EXISTS (SELECT 1 FROM entries AS before \
             WHERE before.game = next.game AND before.number = next.number - 1) \
             ORDER BY next.game \
             ON CONFLICT DO NOTHING RETURNING game",
        )
        .bind(self.games)
        .bind(self.numbers)
        .bind(self.turn_ids)
        .bind(self.times)
        .bind(self.events)
        .fetch_all(connection)
        .await?;
        Ok(won.into_iter().map(|(game,)| game).collect())
    }
}

/// Appends to different games. Whichever server has stored the first entry has the others, too:
/// nobody else can have decided what follows it.
async fn append_round(
    connection: &mut Connection,
    round: &[(usize, &Append)],
) -> Result<Vec<Appended>, sqlx::Error> {
    let won = match connection {
        Connection::Postgres(connection) => insert_round(connection, round).await?,
        Connection::Sqlite(_) => HashSet::new(),
    };
    let mut appended = Vec::with_capacity(round.len());
    for (_, append) in round {
        appended.push(
            if append.entries.is_empty() || won.contains(append.game.as_str()) {
                games::take_seats(connection, append).await?;
                Appended::Stored
            } else {
                games::lost(connection, append).await?
            },
        );
    }
    Ok(appended)
}

/// Inserts the entries that come next, and returns the games they belong to.
async fn insert_round(
    connection: &mut PgConnection,
    round: &[(usize, &Append)],
) -> Result<HashSet<String>, sqlx::Error> {
    let mut first = Rows::default();
    for (_, append) in round {
        if let Some(entry) = append.entries.first() {
            first.push(append, Row::of(entry)?);
        }
    }
    let won = first.insert_next(&mut *connection).await?;
    let winners = || {
        round
            .iter()
            .map(|(_, append)| *append)
            .filter(|append| won.contains(append.game.as_str()))
    };
    let mut rest = Rows::default();
    for append in winners() {
        for entry in append.entries.iter().skip(1) {
            rest.push(append, Row::of(entry)?);
        }
    }
    rest.insert(&mut *connection).await?;
    let codes: Vec<&str> = winners().map(|append| append.game.as_str()).collect();
    let times: Vec<Option<i64>> = winners()
        .map(|append| append.call_time_at.map(|at| signed(at.millis())))
        .collect();
    let (numbers, changed): (Vec<i64>, Vec<i64>) =
        winners().map(|append| newest(&append.entries)).unzip();
    let paces: Vec<i64> = winners()
        .map(|append| append.standing.pace as i64)
        .collect();
    let public: Vec<i64> = winners()
        .map(|append| i64::from(append.standing.is_public()))
        .collect();
    let summaries: Vec<&str> = winners()
        .map(|append| append.standing.summary.as_str())
        .collect();
    let rematches: Vec<Option<&str>> = winners()
        .map(|append| append.standing.rematch_for.as_ref().map(PersonId::as_str))
        .collect();
    sqlx::query(
        "UPDATE games SET newest = next.number, changed = next.changed, call_time_at = next.at, \
         pace = next.pace, is_public = next.is_public, summary = next.summary, \
         rematch_for = next.rematch_for \
         FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], \
         $6::bigint[], $7::text[], $8::text[]) \
         AS next (code, number, changed, at, pace, is_public, summary, rematch_for) \
         WHERE games.code = next.code",
    )
    .bind(codes)
    .bind(numbers)
    .bind(changed)
    .bind(times)
    .bind(paces)
    .bind(public)
    .bind(summaries)
    .bind(rematches)
    .execute(&mut *connection)
    .await?;
    Ok(won)
}
