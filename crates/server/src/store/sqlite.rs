//! SQLite: a file, with a write-ahead log that is synced at every commit.

use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Executor};

use super::reader::{Reader, system_time};
use super::work::{
    Append, Appended, Beat, Creation, DOWNTIME, Done, Row, Work, seated, signed, time, unsigned,
};
use super::writer::{Backend, Writer};
use super::{StoreError, migrations};

/// How long a writer waits for another process that writes.
const BUSY: Duration = Duration::from_secs(10);

/// Reads are short, and there is one processor to do them.
const READERS: u32 = 2;

pub(super) async fn open(path: &str) -> Result<(Writer, Reader), StoreError> {
    if path.is_empty() || path.starts_with(':') {
        return Err(StoreError::Address(format!("sqlite:{path}")));
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // Durable, not only consistent, after a power cut.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY);
    let mut connection = options.connect().await?;
    migrate(&mut connection).await?;
    let reading = options.clone().create_if_missing(false);
    let pool = SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_with(reading)
        .await?;
    let backend = Sqlite {
        options: options.create_if_missing(false),
        connection: Some(connection),
    };
    Ok((Writer::start(backend), Reader::Sqlite(pool)))
}

/// Several programs may open a new file at the same time. SQLite cannot lock it for all migrations
/// together, so whoever comes second fails and looks again.
async fn migrate(connection: &mut SqliteConnection) -> Result<(), MigrateError> {
    let mut attempts = 1..=20;
    loop {
        let migrated = migrations::sqlite().run(&mut *connection).await;
        match (migrated, attempts.next()) {
            (Err(MigrateError::Execute(_) | MigrateError::ExecuteMigration(..)), Some(_)) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            (migrated, _) => return migrated,
        }
    }
}

struct Sqlite {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl Backend for Sqlite {
    async fn commit(&mut self, group: &[Work]) -> Result<Vec<Done>, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            empty => empty.insert(self.options.connect().await?),
        };
        connection.execute("BEGIN IMMEDIATE").await?;
        let mut done = Vec::with_capacity(group.len());
        for work in group {
            done.push(write(connection, work).await?);
        }
        connection.execute("COMMIT").await?;
        Ok(done)
    }

    async fn disconnect(&mut self) {
        if let Some(connection) = self.connection.take() {
            // An open transaction is rolled back.
            let _ = connection.close().await;
        }
    }
}

async fn write(connection: &mut SqliteConnection, work: &Work) -> Result<Done, sqlx::Error> {
    Ok(match work {
        Work::Create(game) => Done::Creation(create(connection, game).await?),
        Work::Append(append) => Done::Appended(self::append(connection, append).await?),
        Work::Beat { seen } => Done::Beat(beat(connection, signed(seen.millis())).await?),
        Work::Secret { name, fresh } => Done::Secret(secret(connection, name, fresh).await?),
    })
}

async fn create(connection: &mut SqliteConnection, game: &Append) -> Result<Creation, sqlx::Error> {
    let created = game.entries.first().map_or(0, |entry| entry.at.millis());
    let inserted = sqlx::query(
        "INSERT INTO games (code, created, call_time_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    )
    .bind(game.game.as_str())
    .bind(signed(created))
    .bind(game.call_time_at.map(|at| signed(at.millis())))
    .execute(&mut *connection)
    .await?;
    if inserted.rows_affected() == 0 {
        return Ok(Creation::CodeTaken);
    }
    for entry in &game.entries {
        insert(connection, game, &Row::of(entry)?).await?;
    }
    take_seats(connection, game).await?;
    Ok(Creation::Created)
}

async fn append(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<Appended, sqlx::Error> {
    let mut rows = Vec::with_capacity(append.entries.len());
    for entry in &append.entries {
        rows.push(Row::of(entry)?);
    }
    let Some((first, rest)) = rows.split_first() else {
        return Ok(Appended::Stored);
    };
    let inserted = sqlx::query(
        "INSERT INTO entries (game, number, turn_id, at, event) SELECT $1, $2, $3, $4, $5 \
         WHERE EXISTS (SELECT 1 FROM entries WHERE game = $1 AND number = $2 - 1) \
         ON CONFLICT DO NOTHING",
    )
    .bind(append.game.as_str())
    .bind(first.number)
    .bind(first.turn_id.as_deref())
    .bind(first.at)
    .bind(first.event.as_str())
    .execute(&mut *connection)
    .await?;
    if inserted.rows_affected() == 0 {
        return lost(connection, append, first).await;
    }
    for row in rest {
        insert(connection, append, row).await?;
    }
    sqlx::query("UPDATE games SET call_time_at = $2 WHERE code = $1")
        .bind(append.game.as_str())
        .bind(append.call_time_at.map(|at| signed(at.millis())))
        .execute(&mut *connection)
        .await?;
    take_seats(connection, append).await?;
    Ok(Appended::Stored)
}

async fn insert(
    connection: &mut SqliteConnection,
    append: &Append,
    row: &Row,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO entries (game, number, turn_id, at, event) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(append.game.as_str())
    .bind(row.number)
    .bind(row.turn_id.as_deref())
    .bind(row.at)
    .bind(row.event.as_str())
    .execute(connection)
    .await?;
    Ok(())
}

async fn take_seats(connection: &mut SqliteConnection, append: &Append) -> Result<(), sqlx::Error> {
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
async fn lost(
    connection: &mut SqliteConnection,
    append: &Append,
    first: &Row,
) -> Result<Appended, sqlx::Error> {
    let Some(turn_id) = first.turn_id.as_deref() else {
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

async fn beat(connection: &mut SqliteConnection, seen: i64) -> Result<Beat, sqlx::Error> {
    let now = system_time();
    let last: Option<(i64,)> = sqlx::query_as("SELECT at FROM beats")
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
         ON CONFLICT (only_one) DO UPDATE SET at = max(at, excluded.at)",
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
    connection: &mut SqliteConnection,
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
