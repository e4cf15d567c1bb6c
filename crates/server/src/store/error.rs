//! What can go wrong with a store.

use std::io::ErrorKind;

use api::online::GameCode;
use sqlx::migrate::MigrateError;

/// Why a store failed. A write may or may not have been stored; retrying with the same turn id
/// settles it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The address is not one of a database.
    #[error("`{0}` is not a database: expected `sqlite:PATH` or `postgres://…`")]
    Address(String),
    /// A newer release has changed the database incompatibly.
    #[error("the database was changed by a newer version, and this one cannot work with it")]
    Newer,
    /// The file is not a database, or one of another program.
    #[error("the file is not a database of Quarterturn")]
    Foreign,
    /// Its tables were altered outside the migrations.
    #[error("the database has an unexpected schema: {0}")]
    Migration(String),
    /// The database cannot be reached.
    #[error("the database does not answer: {why}")]
    Unreachable {
        /// What the system calls it.
        kind: ErrorKind,
        /// Its message.
        why: String,
    },
    /// The database refused to work.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// An entry cannot be read.
    #[error("entry {number} of game {game} cannot be read: {error}")]
    Corrupt {
        /// The game.
        game: GameCode,
        /// The number of the entry.
        number: u64,
        /// What is wrong.
        error: String,
    },
    /// The target of a copy is not empty.
    #[error("the database is not empty")]
    NotEmpty,
    /// The copy differs from the original.
    #[error("the copy of table {0} is not the same")]
    NotTheSame(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

/// SQLite's code for a file that is not a database.
const NOT_A_DATABASE: &str = "26";

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(fault) if fault.code().as_deref() == Some(NOT_A_DATABASE) => {
                StoreError::Foreign
            }
            // Only the cause: the reader knows that it comes from the database.
            sqlx::Error::Database(fault) => StoreError::Unavailable(fault.message().to_owned()),
            sqlx::Error::Io(fault) => StoreError::Unreachable {
                kind: fault.kind(),
                why: fault.to_string(),
            },
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => StoreError::Newer,
            MigrateError::Execute(error) => StoreError::from(error),
            other => StoreError::Migration(other.to_string()),
        }
    }
}
