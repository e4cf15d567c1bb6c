//! SQLite: a file, with a write-ahead log that is synced at every commit.

use std::fs::OpenOptions;
use std::path::Path;
use std::time::Duration;

use api::online::PersonId;
use sqlx::SqlitePool;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::connection::{Address, Connection, values};
use super::reader::Reader;
use super::work::{Append, Appended, Row, newest, signed};
use super::writer::Writer;
use super::{StoreError, games, migrations};

/// How long to wait for another process's write lock.
const BUSY: Duration = Duration::from_secs(10);

/// Reads are short, and there is one processor to do them.
const READERS: u32 = 2;

/// How the file at a path is opened, if it is there.
pub(super) fn options(path: &str) -> Result<SqliteConnectOptions, StoreError> {
    // Not a URL, which would become a file with a strange name.
    if path.is_empty() || path.starts_with(':') || path.starts_with("//") || path.contains('?') {
        return Err(StoreError::Address(format!("sqlite:{path}")));
    }
    Ok(SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        // Durable, not only consistent, after a power cut.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY))
}

pub(super) async fn open(path: &str) -> Result<(Writer, Reader), StoreError> {
    let options = options(path)?;
    create_for_its_owner(Path::new(path));
    let pool = SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_with(options.clone().create_if_missing(true))
        .await?;
    if is_foreign(&pool).await? {
        return Err(StoreError::Foreign);
    }
    let address = Address::Sqlite(options);
    let mut connection = address.connect().await?;
    migrations::check(&mut connection).await?;
    migrate(&pool).await?;
    Ok((Writer::start(address, connection), Reader::Sqlite(pool)))
}

/// Creates the file, if there is none, readable only by its owner: it holds the key that signs
/// cookies. SQLite gives the files beside it the same permissions.
fn create_for_its_owner(path: &Path) {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // If it exists, or cannot be created, SQLite will report it.
    let _ = options.open(path);
}

/// Whether it has tables that are not ours.
async fn is_foreign(pool: &SqlitePool) -> Result<bool, sqlx::Error> {
    let (tables, own): (i64, i64) = sqlx::query_as(
        "SELECT count(*), count(CASE name WHEN '_sqlx_migrations' THEN 1 END) FROM sqlite_master \
         WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .fetch_one(pool)
    .await?;
    Ok(tables > 0 && own == 0)
}

/// Several programs may open a new file at the same time. SQLite cannot lock it for all migrations
/// together, so the second one fails and retries.
async fn migrate(pool: &SqlitePool) -> Result<(), MigrateError> {
    let mut attempts = 1..=20;
    loop {
        let migrated = migrations::sqlite().run(pool).await;
        match (migrated, attempts.next()) {
            (Err(MigrateError::Execute(_) | MigrateError::ExecuteMigration(..)), Some(_)) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            (migrated, _) => return migrated,
        }
    }
}

/// Appends, one after the other.
pub(super) async fn append_all(
    connection: &mut Connection,
    appends: &[(usize, Append)],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut appended = Vec::with_capacity(appends.len());
    for (_, append) in appends {
        appended.push(self::append(connection, append).await?);
    }
    Ok(appended)
}

async fn append(connection: &mut Connection, append: &Append) -> Result<Appended, sqlx::Error> {
    let mut rows = Vec::with_capacity(append.entries.len());
    for entry in &append.entries {
        rows.push(Row::of(entry)?);
    }
    let mut rows = rows.into_iter();
    let Some(first) = rows.next() else {
        return Ok(Appended::Stored);
    };
    let inserted = connection
        .execute(
            "INSERT INTO entries (game, number, turn_id, at, event) SELECT $1, $2, $3, $4, $5 \
             WHERE EXISTS (SELECT 1 FROM entries WHERE game = $1 AND number = $2 - 1) \
             ON CONFLICT DO NOTHING",
            values![
                &append.game,
                first.number,
                first.turn_id.as_deref(),
                first.at,
                &first.event,
            ],
        )
        .await?;
    if inserted == 0 {
        return games::lost(connection, append).await;
    }
    for row in rows {
        games::insert(connection, append, row).await?;
    }
    let (newest, changed) = newest(&append.entries);
    connection
        .execute(
            "UPDATE games SET newest = $2, changed = $3, call_time_at = $4, pace = $5, \
             is_public = $6, summary = $7, rematch_for = $8 WHERE code = $1",
            values![
                &append.game,
                newest,
                changed,
                append.call_time_at.map(|at| signed(at.millis())),
                append.standing.pace as i64,
                i64::from(append.standing.is_public()),
                &append.standing.summary,
                append.standing.rematch_for.as_ref().map(PersonId::as_str),
            ],
        )
        .await?;
    games::take_seats(connection, append).await?;
    Ok(Appended::Stored)
}
