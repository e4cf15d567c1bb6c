//! Copies a database into another, empty one.
//!
//! It is read in one snapshot and written in one transaction, so servers may keep running and the
//! copy is complete or absent. Before the commit the copy is read back and compared: the number of
//! rows and a checksum of each table.

mod end;
mod shape;

use sha2::{Digest, Sha256};

use super::connection::{Address, Connection};
use super::row::Cell;
use super::{Store, StoreError, migrations, postgres, sqlite};
use end::{delete, insert, page};
use shape::SqlTable;

/// What was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Rows in all tables.
    pub rows: u64,
    /// Games among them.
    pub games: u64,
    /// Entries of those games.
    pub entries: u64,
    /// Accounts.
    pub accounts: u64,
}

/// Why a copy failed: which of the two databases is at fault, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CopyError {
    /// The one that is read.
    #[error("the original: {0}")]
    Source(StoreError),
    /// The one that is written.
    #[error("the copy: {0}")]
    Target(StoreError),
}

impl CopyError {
    fn source<E: Into<StoreError>>(error: E) -> CopyError {
        CopyError::Source(error.into())
    }

    fn target<E: Into<StoreError>>(error: E) -> CopyError {
        CopyError::Target(error.into())
    }
}

/// Copies everything from one database into another, which must be empty: `sqlite:PATH` or
/// `postgres://…`. Everything stored before the call is in the copy.
///
/// # Errors
/// If a database does not answer, or the second one is not empty. It is unchanged then.
pub async fn copy(from: &str, into: &str) -> Result<Copied, CopyError> {
    let mut source = connect(from).await.map_err(CopyError::Source)?;
    let mut target = connect(into).await.map_err(CopyError::Target)?;
    let tables = shape::tables().await.map_err(CopyError::target)?;
    let copied = copy_all(&mut source, &mut target, &tables).await;
    source.close().await;
    // Anything uncommitted is rolled back.
    target.close().await;
    copied
}

/// A connection to a database whose tables are up to date.
async fn connect(text: &str) -> Result<Connection, StoreError> {
    // Brings the tables up to date.
    Store::open(text).await?.close().await;
    let mut connection = address(text)?.connect().await?;
    // Tables unknown to this release would be missing in the copy.
    match migrations::has_unknown(&mut connection).await? {
        true => Err(StoreError::Newer),
        false => Ok(connection),
    }
}

fn address(text: &str) -> Result<Address, StoreError> {
    Ok(match text.strip_prefix("sqlite:") {
        Some(path) => Address::Sqlite(sqlite::options(path)?),
        None => Address::Postgres(postgres::options(text)?),
    })
}

async fn copy_all(
    source: &mut Connection,
    target: &mut Connection,
    tables: &[SqlTable],
) -> Result<Copied, CopyError> {
    let to_target = CopyError::target;
    source.begin_snapshot().await.map_err(CopyError::source)?;
    target.begin().await.map_err(to_target)?;
    target.be_patient().await.map_err(to_target)?;
    if !is_empty(target).await.map_err(to_target)? {
        return Err(CopyError::Target(StoreError::NotEmpty));
    }
    for table in tables.iter().rev() {
        delete(target, table).await.map_err(to_target)?;
    }
    let mut copied = Copied {
        rows: 0,
        games: 0,
        entries: 0,
        accounts: 0,
    };
    for table in tables {
        let written = walk(source, CopyError::source, table, Some(&mut *target)).await?;
        let there = walk(target, CopyError::target, table, None).await?;
        if written != there {
            let differs = StoreError::NotTheSame(table.name.clone());
            return Err(CopyError::Target(differs));
        }
        copied.rows += written.rows;
        match table.name.as_str() {
            "games" => copied.games = written.rows,
            "entries" => copied.entries = written.rows,
            "accounts" => copied.accounts = written.rows,
            _ => {}
        }
    }
    target.commit().await.map_err(to_target)?;
    Ok(copied)
}

/// Whether it was never used. Every server leaves its secrets behind.
async fn is_empty(connection: &mut Connection) -> Result<bool, sqlx::Error> {
    let found: Option<(i64,)> = connection
        .row(
            "SELECT (SELECT count(*) FROM games) + (SELECT count(*) FROM accounts) \
             + (SELECT count(*) FROM secrets)",
            Vec::new(),
        )
        .await?;
    Ok(found == Some((0,)))
}

/// What a table holds.
#[derive(PartialEq, Eq, Debug)]
struct Content {
    rows: u64,
    checksum: [u8; 32],
}

/// Reads a whole table in the order of its key, and writes it to another database if there is one.
async fn walk(
    source: &mut Connection,
    at_fault: fn(sqlx::Error) -> CopyError,
    table: &SqlTable,
    mut target: Option<&mut Connection>,
) -> Result<Content, CopyError> {
    let mut checksum = Sha256::new();
    let mut rows = 0;
    let mut last: Option<Vec<Cell>> = None;
    loop {
        let read = page(source, table, last.as_deref())
            .await
            .map_err(at_fault)?;
        let Some(newest) = read.last() else {
            return Ok(Content {
                rows,
                checksum: checksum.finalize().into(),
            });
        };
        for cell in read.iter().flatten() {
            digest(&mut checksum, cell);
        }
        rows += u64::try_from(read.len()).unwrap_or(u64::MAX);
        last = Some(newest.clone());
        if let Some(target) = &mut target {
            insert(target, table, read)
                .await
                .map_err(CopyError::target)?;
        }
    }
}

/// Each cell is prefixed with its kind and length, so that different rows never hash alike.
fn digest(checksum: &mut Sha256, cell: &Cell) {
    let mut add = |kind: u8, bytes: &[u8]| {
        checksum.update([kind]);
        checksum.update(bytes.len().to_le_bytes());
        checksum.update(bytes);
    };
    match cell {
        Cell::Null => add(0, &[]),
        Cell::Int(number) => add(1, &number.to_le_bytes()),
        Cell::Real(number) => add(2, &number.to_bits().to_le_bytes()),
        Cell::Text(text) => add(3, text.as_bytes()),
        Cell::Bytes(bytes) => add(4, bytes),
    }
}
