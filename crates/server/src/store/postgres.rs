//! PostgreSQL: a group of entries is one statement.

use std::collections::HashSet;
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Executor};

use super::reader::{POSTGRES_NOW, Reader};
use super::work::{
    Append, Appended, Beat, Creation, DOWNTIME, Done, Row, Work, newest, seated, signed, time,
    unsigned,
};
use super::writer::{Backend, Writer};
use super::{StoreError, migrations};

/// Connections that read.
const READERS: u32 = 4;

/// How long a reader waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

pub(super) async fn open(address: &str) -> Result<(Writer, Reader), StoreError> {
    let options = PgConnectOptions::from_str(address)
        .map_err(|_| StoreError::Address(address.to_owned()))?
        .application_name("quarterturn")
        // A commit is acknowledged only when it is durable, whatever the server's default.
        .options([("synchronous_commit", "on")]);
    let pool = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .connect_with(options.clone())
        .await?;
    migrations::postgres().run(&pool).await?;
    let backend = Postgres {
        connection: Some(options.connect().await?),
        options,
    };
    Ok((Writer::start(backend), Reader::Postgres(pool)))
}

struct Postgres {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
}

impl Backend for Postgres {
    async fn commit(&mut self, group: &[Work]) -> Result<Vec<Done>, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            empty => empty.insert(self.options.connect().await?),
        };
        connection.execute("BEGIN").await?;
        let mut done: Vec<Option<Done>> = vec![None; group.len()];
        let mut appends = Vec::new();
        for (index, work) in group.iter().enumerate() {
            done[index] = match work {
                Work::Create(game) => Some(Done::Creation(create(connection, game).await?)),
                Work::Append(append) => {
                    appends.push((index, append));
                    None
                }
                Work::Beat { seen } => {
                    Some(Done::Beat(beat(connection, signed(seen.millis())).await?))
                }
                Work::Secret { name, fresh } => {
                    Some(Done::Secret(secret(connection, name, fresh).await?))
                }
            };
        }
        // A statement takes one append of each game, so that it is clear which one has won.
        while !appends.is_empty() {
            let mut games = HashSet::new();
            let (mut round, later): (Vec<_>, Vec<_>) = appends
                .into_iter()
                .partition(|(_, append)| games.insert(append.game.as_str()));
            // Every server locks in the same order, so that none waits for another in a circle.
            round.sort_by_key(|(_, append)| append.game.as_str());
            let appended = append_round(connection, &round).await?;
            for ((index, _), appended) in round.iter().zip(appended) {
                done[*index] = Some(Done::Appended(appended));
            }
            appends = later;
        }
        connection.execute("COMMIT").await?;
        Ok(done.into_iter().flatten().collect())
    }

    async fn disconnect(&mut self) {
        if let Some(connection) = self.connection.take() {
            // An open transaction is rolled back.
            let _ = connection.close().await;
        }
    }
}

/// Rows as PostgreSQL takes many of them: a list for each column.
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

/// Appends to different games. Whoever has the first entry has the others too: nobody else can have
/// decided what follows it.
async fn append_round(
    connection: &mut PgConnection,
    round: &[(usize, &Append)],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut first = Rows::default();
    for (_, append) in round {
        if let Some(entry) = append.entries.first() {
            first.push(append, Row::of(entry)?);
        }
    }
    let won = first.insert_next(connection).await?;
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
    rest.insert(connection).await?;
    let codes: Vec<&str> = winners().map(|append| append.game.as_str()).collect();
    let times: Vec<Option<i64>> = winners()
        .map(|append| append.call_time_at.map(|at| signed(at.millis())))
        .collect();
    let (numbers, changed): (Vec<i64>, Vec<i64>) =
        winners().map(|append| newest(&append.entries)).unzip();
    sqlx::query(
        "UPDATE games SET newest = next.number, changed = next.changed, call_time_at = next.at \
         FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) \
         AS next (code, number, changed, at) WHERE games.code = next.code",
    )
    .bind(codes)
    .bind(numbers)
    .bind(changed)
    .bind(times)
    .execute(&mut *connection)
    .await?;
    for append in winners() {
        take_seats(connection, append).await?;
    }
    let mut appended = Vec::with_capacity(round.len());
    for (_, append) in round {
        appended.push(
            if append.entries.is_empty() || won.contains(append.game.as_str()) {
                Appended::Stored
            } else {
                lost(connection, append).await?
            },
        );
    }
    Ok(appended)
}

async fn create(connection: &mut PgConnection, game: &Append) -> Result<Creation, sqlx::Error> {
    let created = game.entries.first().map_or(0, |entry| entry.at.millis());
    let (newest, changed) = newest(&game.entries);
    let inserted: Option<(String,)> = sqlx::query_as(
        "INSERT INTO games (code, created, newest, changed, call_time_at) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING code",
    )
    .bind(game.game.as_str())
    .bind(signed(created))
    .bind(newest)
    .bind(changed)
    .bind(game.call_time_at.map(|at| signed(at.millis())))
    .fetch_optional(&mut *connection)
    .await?;
    if inserted.is_none() {
        return Ok(Creation::CodeTaken);
    }
    let mut rows = Rows::default();
    for entry in &game.entries {
        rows.push(game, Row::of(entry)?);
    }
    rows.insert(connection).await?;
    take_seats(connection, game).await?;
    Ok(Creation::Created)
}

async fn take_seats(connection: &mut PgConnection, append: &Append) -> Result<(), sqlx::Error> {
    for (person, at) in seated(&append.entries) {
        sqlx::query("INSERT INTO seats (person, at, game) VALUES ($1, $2, $3)")
            .bind(person)
            .bind(at)
            .bind(append.game.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Whether the very turn is there, or something else was faster.
async fn lost(connection: &mut PgConnection, append: &Append) -> Result<Appended, sqlx::Error> {
    let Some(turn_id) = append
        .entries
        .first()
        .map(Row::of)
        .transpose()?
        .and_then(|row| row.turn_id)
    else {
        return Ok(Appended::LostRace);
    };
    let found: Option<(i64,)> =
        sqlx::query_as("SELECT number FROM entries WHERE game = $1 AND turn_id = $2")
            .bind(append.game.as_str())
            .bind(turn_id)
            .fetch_optional(connection)
            .await?;
    Ok(
        found.map_or(Appended::LostRace, |(number,)| Appended::AlreadyThere {
            number: unsigned(number),
        }),
    )
}

async fn beat(connection: &mut PgConnection, seen: i64) -> Result<Beat, sqlx::Error> {
    let (now,): (i64,) = sqlx::query_as(POSTGRES_NOW)
        .fetch_one(&mut *connection)
        .await?;
    let last: Option<(i64,)> = sqlx::query_as("SELECT at FROM beats FOR UPDATE")
        .fetch_optional(&mut *connection)
        .await?;
    if let Some((last,)) = last
        && now.saturating_sub(last) > DOWNTIME
    {
        sqlx::query("INSERT INTO downtimes (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(last)
            .bind(now)
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query(
        "INSERT INTO beats (only_one, at) VALUES (1, $1) \
         ON CONFLICT (only_one) DO UPDATE SET at = greatest(beats.at, excluded.at)",
    )
    .bind(now)
    .execute(&mut *connection)
    .await?;
    let downtimes: Vec<(i64, i64)> =
        sqlx::query_as("SELECT began, ended FROM downtimes WHERE ended > $1 ORDER BY began")
            .bind(seen)
            .fetch_all(&mut *connection)
            .await?;
    Ok(Beat {
        now: time(now),
        downtimes: downtimes
            .into_iter()
            .map(|(began, ended)| (time(began), time(ended)))
            .collect(),
    })
}

async fn secret(
    connection: &mut PgConnection,
    name: &str,
    fresh: &[u8],
) -> Result<Vec<u8>, sqlx::Error> {
    sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(name)
        .bind(fresh)
        .execute(&mut *connection)
        .await?;
    let (secret,) = sqlx::query_as("SELECT value FROM secrets WHERE name = $1")
        .bind(name)
        .fetch_one(connection)
        .await?;
    Ok(secret)
}
