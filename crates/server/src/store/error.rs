//! What can go wrong with a store.

use api::online::GameCode;

/// Why a store did not answer. What was to be written may or may not be stored; asking again with
/// the same turn id settles it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The address is not one of a database.
    #[error("`{0}` is not a database: expected `sqlite:PATH` or `postgres://…`")]
    Address(String),
    /// The database is from a newer release, or its tables were changed by hand.
    #[error("the tables of the database do not fit: {0}")]
    Migration(String),
    /// The database cannot be reached, or refused to work.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// An entry cannot be read.
    #[error("entry {number} of game {game} cannot be read: {error}")]
    Corrupt {
        /// Which game.
        game: GameCode,
        /// Which entry.
        number: u64,
        /// What is wrong.
        error: String,
    },
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Unavailable(error.to_string())
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError::Migration(error.to_string())
    }
}
