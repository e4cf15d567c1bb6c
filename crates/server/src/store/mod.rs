//! Where games are kept: SQLite or PostgreSQL behind one interface.
//!
//! The database decides. Entries are unique by game and number and by game and turn id, so that of
//! two servers that decide at the same time one loses the race, reloads and decides again.
//!
//! One task writes (`writer`): whatever is waiting is committed together, and nobody is told that
//! something is stored before the commit. `sqlite` and `postgres` say how a group is written;
//! `reader` reads. Nothing here knows what the entries mean.

mod error;
mod migrations;
mod postgres;
mod reader;
mod sqlite;
mod work;
mod writer;

use api::online::{Entry, GameCode, PersonId, Time};

pub use error::StoreError;
pub use work::{Append, Appended, Beat, Creation};

use reader::Reader;
use work::{Done, Work};
use writer::Writer;

/// Where games are kept. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    writer: Writer,
    reader: Reader,
}

impl Store {
    /// Opens a database, creates it if it is a file that does not exist, and brings its tables up
    /// to date: `sqlite:PATH` or `postgres://USER@HOST/NAME`.
    ///
    /// # Errors
    /// If the address is not one of a database, it cannot be opened, or it was written by a newer
    /// release.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        if let Some(path) = address.strip_prefix("sqlite:") {
            let (writer, reader) = sqlite::open(path).await?;
            return Ok(Store { writer, reader });
        }
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            let (writer, reader) = postgres::open(address).await?;
            return Ok(Store { writer, reader });
        }
        Err(StoreError::Address(address.to_owned()))
    }

    /// Creates a game with its first entries.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn create(&self, game: Append) -> Result<Creation, StoreError> {
        match self.writer.ask(Work::Create(game)).await? {
            Done::Creation(creation) => Ok(creation),
            _ => Err(StoreError::Closed),
        }
    }

    /// Appends entries to a game, all or none of them. They are durable once this returns
    /// [`Appended::Stored`].
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        match self.writer.ask(Work::Append(append)).await? {
            Done::Appended(appended) => Ok(appended),
            _ => Err(StoreError::Closed),
        }
    }

    /// The entries of a game after a number; none if there is no such game.
    ///
    /// # Errors
    /// If the database does not answer, or an entry cannot be read.
    pub async fn entries(&self, game: &GameCode, after: u64) -> Result<Vec<Entry>, StoreError> {
        self.reader.entries(game, after).await
    }

    /// The games a person has a seat in, newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn games_of(
        &self,
        person: &PersonId,
        limit: u32,
    ) -> Result<Vec<GameCode>, StoreError> {
        self.reader.games_of(person, limit).await
    }

    /// Games in which somebody's time may be up, the longest overdue first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn due(&self, now: Time, limit: u32) -> Result<Vec<GameCode>, StoreError> {
        self.reader.due(now, limit).await
    }

    /// The games with entries decided since then, and the number of the newest one of each.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn changed_since(&self, since: Time) -> Result<Vec<(GameCode, u64)>, StoreError> {
        self.reader.changed_since(since).await
    }

    /// The time of the database.
    ///
    /// # Errors
    /// If it does not answer.
    pub async fn now(&self) -> Result<Time, StoreError> {
        self.reader.now().await
    }

    /// Shows that the database can be written. Servers call this every second: a gap of more than
    /// three seconds is recorded as downtime, which nobody is charged for. Reports the downtimes
    /// that ended after `seen`.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn beat(&self, seen: Time) -> Result<Beat, StoreError> {
        match self.writer.ask(Work::Beat { seen }).await? {
            Done::Beat(beat) => Ok(beat),
            _ => Err(StoreError::Closed),
        }
    }

    /// The secret with a name: the one that is stored, or else this one, which is stored then.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        match self.writer.ask(Work::Secret { name, fresh }).await? {
            Done::Secret(secret) => Ok(secret),
            _ => Err(StoreError::Closed),
        }
    }

    /// Closes the connections that read. Whatever is queued for writing is still written.
    pub async fn close(self) {
        self.reader.close().await;
    }
}
