//! Storage: SQLite or PostgreSQL behind one interface.
//!
//! The database decides. Entries are unique by game and number and by game and turn id, so if two
//! servers decide concurrently, one loses the race, reloads and decides again.
//!
//! A single task writes (`writer`): queued work is committed in groups, and acknowledged only after
//! the commit. `sqlite` and `postgres` differ in how they are opened and how they write many
//! entries at once; all other statements are shared, on a `connection` that writes or a `reader`.
//! Entries are opaque to the store.

mod attendance;
mod beats;
mod conditional;
mod connection;
mod copy;
mod error;
mod files;
mod games;
mod lobby;
mod migrations;
mod people;
mod postgres;
mod reader;
mod row;
mod sqlite;
mod work;
mod writer;

use api::online::{Entry, GameCode, PersonId, Time};

pub use attendance::{Attended, TakenSeat};
pub use conditional::{StoredTurns, UsedTurns};
pub use copy::{Copied, CopyError, copy};
pub use error::StoreError;
pub use files::KeptFile;
pub use lobby::{
    Begin, Beginning, Blocker, ChallengeRow, Challenged, LobbyRows, NewChallenge, NewSeek,
    PairingRow, Readiness, SeekResult, SeekRow,
};
pub use people::{
    Account, Block, BotAccount, Deleted, Identity, Listed, MOST_TOKENS, NewProgram, NewReport,
    NewSession, NotAKey, Owner, PageKey, Program, SignedIn, StoredChange, StoredRating,
    StoredReport, Which,
};
pub use work::{Append, Appended, Beat, Creation, Due, Pace, RatedEnd, Standing};

use reader::Reader;
use work::signed;
use writer::Writer;
pub use writer::Written;

/// The storage of games. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    writer: Writer,
    reader: Reader,
}

impl Store {
    /// Opens a database, creating it if it is a file that does not exist, and migrates it:
    /// `sqlite:PATH` or `postgres://USER@HOST/NAME`.
    ///
    /// # Errors
    /// If the address is invalid, the database cannot be opened, or a newer release has changed it
    /// incompatibly.
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
        self.writer.create(game).await
    }

    /// Appends entries to a game, all or none. They are durable once this returns
    /// [`Appended::Stored`].
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
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

    /// Games in which somebody's time may be up, the longest overdue first, from the one after this.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn due(
        &self,
        now: Time,
        after: Option<&Due>,
        limit: u32,
    ) -> Result<Vec<Due>, StoreError> {
        self.reader.due(now, after, limit).await
    }

    /// The number of the newest entry of each of these games; unknown games are skipped.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn newest_of(&self, games: &[GameCode]) -> Result<Vec<(GameCode, u64)>, StoreError> {
        self.reader.newest_of(games).await
    }

    /// What has been written since the store was opened.
    pub fn written(&self) -> Written {
        self.writer.written()
    }

    /// The time of the database.
    ///
    /// # Errors
    /// If it does not answer.
    pub async fn now(&self) -> Result<Time, StoreError> {
        self.reader.now().await
    }

    /// The required heartbeat interval, in milliseconds; `None` if no clock is running.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn beat_period(&self) -> Result<Option<u64>, StoreError> {
        let fastest: Option<(Option<i64>,)> = self.reader.row(beats::FASTEST, Vec::new()).await?;
        let period = beats::period(fastest.and_then(|(pace,)| pace));
        Ok((period > 0).then(|| work::unsigned(period)))
    }

    /// Writes a heartbeat. Servers call this as often as [`Store::beat_period`] says: one that is
    /// more than two seconds late means downtime, which nobody is charged for. Reports the
    /// downtimes that ended after `seen`.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn beat(&self, seen: Time) -> Result<Beat, StoreError> {
        let seen = signed(seen.millis());
        self.writer
            .run_last(move |connection| Box::pin(beats::beat(connection, seen)))
            .await
    }

    /// The secret with a name: the stored one, or else this one, which is then stored.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move { beats::secret(connection, name, &fresh).await })
            })
            .await
    }

    /// Flushes the queue and closes all connections. SQLite then checkpoints its log, so that the
    /// file is complete by itself.
    pub async fn close(&self) {
        self.reader.close().await;
        // If it cannot be written, the log stays, and the next process to open the file finishes
        // it.
        let _ = self.writer.close().await;
    }
}
