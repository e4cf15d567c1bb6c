//! Where games are kept: SQLite or PostgreSQL behind one interface.
//!
//! The database decides. Entries are unique by game and number and by game and turn id, so that of
//! two servers that decide at the same time one loses the race, reloads and decides again.
//!
//! One task writes (`writer`): whatever is waiting is committed together, and nobody is told that
//! something is stored before the commit. `sqlite` and `postgres` say how they are opened and how
//! many entries are written at once; all other statements are the same for both, on a `connection`
//! that writes or a `reader`. Nothing here knows what the entries mean.

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
pub use copy::{Copied, copy};
pub use error::StoreError;
pub use files::KeptFile;
pub use lobby::{
    Begin, Beginning, Blocker, ChallengeRow, Challenged, Found, LobbyRows, NewChallenge, NewSeek,
    PairingRow, Readiness, SeekRow,
};
pub use people::{
    Account, Block, BotAccount, Deleted, Identity, Listed, MOST_TOKENS, NewProgram, NewReport,
    NewSession, NotAKey, PageKey, Program, SignedIn, StoredChange, StoredRating, StoredReport,
    StoredSession, StoredToken, Which,
};
pub use work::{Append, Appended, Beat, Creation, Pace, RatedEnd, Standing};

use reader::Reader;
use work::signed;
use writer::Writer;
pub use writer::Written;

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
    /// If the address is not one of a database, it cannot be opened, or a newer release has changed it
    /// so that this one cannot work with it.
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

    /// Appends entries to a game, all or none of them. They are durable once this returns
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

    /// Games in which somebody's time may be up, the longest overdue first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn due(&self, now: Time, limit: u32) -> Result<Vec<GameCode>, StoreError> {
        self.reader.due(now, limit).await
    }

    /// The number of the newest entry of each of these games; those that do not exist are left out.
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

    /// How often servers must beat now, in milliseconds; `None` if no clock is running.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn beat_period(&self) -> Result<Option<u64>, StoreError> {
        let fastest: Option<(Option<i64>,)> = self.reader.row(beats::FASTEST, Vec::new()).await?;
        let period = beats::period(fastest.and_then(|(pace,)| pace));
        Ok((period > 0).then(|| work::unsigned(period)))
    }

    /// Shows that the database can be written. Servers call this as often as
    /// [`Store::beat_period`] says: a beat that is more than two seconds late means downtime, which
    /// nobody is charged for. Reports the downtimes that ended after `seen`.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn beat(&self, seen: Time) -> Result<Beat, StoreError> {
        let seen = signed(seen.millis());
        self.writer
            .run_last(move |connection| Box::pin(beats::beat(connection, seen)))
            .await
    }

    /// The secret with a name: the one that is stored, or else this one, which is stored then.
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

    /// Writes what is queued and closes all connections. SQLite then moves everything from its log
    /// into the file, which is whole without the files beside it.
    pub async fn close(&self) {
        self.reader.close().await;
        // If it cannot be written, the log stays, and whoever opens the file next finishes it.
        let _ = self.writer.close().await;
    }
}
