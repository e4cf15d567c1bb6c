//! Which players are connected to which server.
//!
//! A server records who comes and goes, and renews one row of its own. If it stops doing so,
//! because it was killed, stopped or cut off, everyone connected to it counts as gone.

use api::online::{GameCode, Seat, Time};

use super::connection::{Connection, values};
use super::reader::Reader;
use super::{Store, StoreError};

/// A seat in a game.
pub type TakenSeat = (GameCode, Seat);

/// Presence changes at a server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attended {
    /// Whether to discard everything published before.
    pub from_the_beginning: bool,
    /// Whose players have come.
    pub came: Vec<TakenSeat>,
    /// Whose players have left.
    pub left: Vec<TakenSeat>,
}

/// Rows of servers that were not renewed for this long are deleted: a day, in milliseconds.
const FORGOTTEN: u64 = 86_400_000;

/// Both take the codes as one JSON array: $1 the codes, $2 the server that asks, $3 now.
const ELSEWHERE_IN_SQLITE: &str = "SELECT DISTINCT game, seat FROM attendance \
     JOIN servers ON servers.id = attendance.server \
     WHERE game IN (SELECT value FROM json_each($1)) AND server <> $2 AND until > $3";
const ELSEWHERE_IN_POSTGRES: &str = "SELECT DISTINCT game, seat FROM attendance \
     JOIN servers ON servers.id = attendance.server \
     WHERE game IN (SELECT json_array_elements_text($1::json)) AND server <> $2 AND until > $3";

impl Store {
    /// Records presence changes at a server, and renews its row until then.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn attend(
        &self,
        server: String,
        until: Time,
        attended: Attended,
    ) -> Result<(), StoreError> {
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    connection
                        .execute(
                            "INSERT INTO servers (id, until) VALUES ($1, $2) \
                             ON CONFLICT (id) DO UPDATE SET until = excluded.until",
                            values![&server, until],
                        )
                        .await?;
                    if attended.from_the_beginning {
                        connection
                            .execute("DELETE FROM attendance WHERE server = $1", values![&server])
                            .await?;
                    }
                    let come = "INSERT INTO attendance (game, seat, server) VALUES ($1, $2, $3) \
                         ON CONFLICT DO NOTHING";
                    let go = "DELETE FROM attendance \
                         WHERE game = $1 AND seat = $2 AND server = $3";
                    change(connection, come, &attended.came, &server).await?;
                    change(connection, go, &attended.left, &server).await
                })
            })
            .await
    }

    /// Deletes servers that have been gone for long.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn forget_servers(&self, now: Time) -> Result<(), StoreError> {
        let before = Time::from_millis(now.millis().saturating_sub(FORGOTTEN));
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    for statement in [
                        "DELETE FROM attendance WHERE server IN \
                         (SELECT id FROM servers WHERE until < $1)",
                        "DELETE FROM servers WHERE until < $1",
                    ] {
                        connection.execute(statement, values![before]).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Whether there are other servers with players.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn has_others(&self, server: &str, now: Time) -> Result<bool, StoreError> {
        let other: Option<(String,)> = self
            .reader
            .row(
                "SELECT id FROM servers WHERE id <> $1 AND until > $2 LIMIT 1",
                values![server, now],
            )
            .await?;
        Ok(other.is_some())
    }

    /// The seats in these games whose players are connected to other servers.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn seats_elsewhere(
        &self,
        games: &[GameCode],
        server: &str,
        now: Time,
    ) -> Result<Vec<TakenSeat>, StoreError> {
        if games.is_empty() {
            return Ok(Vec::new());
        }
        let statement = match self.reader {
            Reader::Sqlite(_) => ELSEWHERE_IN_SQLITE,
            Reader::Postgres(_) => ELSEWHERE_IN_POSTGRES,
        };
        let codes = Reader::list(games);
        let rows: Vec<(String, i64)> = self
            .reader
            .rows(statement, values![&codes, server, now])
            .await?;
        let taken = |(code, seat): (String, i64)| {
            let seat = Seat::ALL.into_iter().find(|one| *one as i64 == seat)?;
            Some((code.try_into().ok()?, seat))
        };
        Ok(rows.into_iter().filter_map(taken).collect())
    }
}

async fn change(
    connection: &mut Connection,
    statement: &'static str,
    seats: &[TakenSeat],
    server: &str,
) -> Result<(), sqlx::Error> {
    for (game, seat) in seats {
        connection
            .execute(statement, values![game, *seat as i64, server])
            .await?;
    }
    Ok(())
}
