//! What is read of the lobby.

use api::lobby::LobbyId;
use api::online::Time;

use super::super::connection::values;
use super::super::work::{signed, time, unsigned};
use super::super::{Store, StoreError};

/// The lobby at a moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LobbyRows {
    /// The revision, which changes with every write.
    pub revision: u64,
    /// The number of the newest change of what everyone sees.
    pub number: u64,
    /// The open seeks that are not paired.
    pub seeks: Vec<SeekRow>,
    /// The pairings, with those whose game has just begun.
    pub pairings: Vec<PairingRow>,
    /// The challenges, with those whose game has just begun.
    pub challenges: Vec<ChallengeRow>,
}

/// A seek.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeekRow {
    /// Its number.
    pub id: LobbyId,
    /// The person seeking.
    pub person: String,
    /// What others see of them, as JSON.
    pub player: String,
    /// What they would play, as JSON.
    pub terms: String,
    /// The lowest and the highest rating an opponent may have.
    pub ratings: Option<[i32; 2]>,
}

/// A pairing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairingRow {
    /// Its number.
    pub id: LobbyId,
    /// What is played, as JSON.
    pub terms: String,
    /// Both people.
    pub people: [String; 2],
    /// What others see of them, as JSON.
    pub players: [String; 2],
    /// Whether they are ready.
    pub are_ready: [bool; 2],
    /// Until when they must be.
    pub until: Time,
    /// The game, once they are.
    pub game: Option<String>,
}

/// A challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChallengeRow {
    /// Its number.
    pub id: LobbyId,
    /// Challenger and challenged.
    pub people: [String; 2],
    /// What others see of the challenger, as JSON.
    pub player: String,
    /// The name of the challenged.
    pub name: String,
    /// Whether that is a bot.
    pub to_bot: bool,
    /// To what, as JSON.
    pub terms: String,
    /// The challenger's seat.
    pub seat: Option<String>,
    /// When it lapses.
    pub until: Time,
    /// The game, once it is accepted.
    pub game: Option<String>,
}

fn id(number: i64) -> LobbyId {
    LobbyId(unsigned(number))
}

fn bound(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(0)
}

impl Store {
    /// The revision of the lobby.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn lobby_revision(&self) -> Result<u64, StoreError> {
        let row: Option<(i64,)> = self
            .reader
            .row("SELECT revision FROM lobby", Vec::new())
            .await?;
        Ok(row.map_or(0, |(revision,)| unsigned(revision)))
    }

    /// The lobby now.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn lobby(&self, now: Time) -> Result<LobbyRows, StoreError> {
        type Seek = (i64, String, String, String, Option<i64>, Option<i64>);
        type Pairing = (
            i64,
            String,
            String,
            String,
            i64,
            String,
            String,
            i64,
            i64,
            Option<String>,
        );
        type Challenge = (
            i64,
            String,
            String,
            String,
            String,
            String,
            Option<String>,
            i64,
            Option<String>,
            i64,
        );
        // Read first, so that everything read later is at least as new.
        let row: Option<(i64, i64)> = self
            .reader
            .row("SELECT revision, change FROM lobby", Vec::new())
            .await?;
        let (revision, number) = row.unwrap_or_default();
        let seeks: Vec<Seek> = self
            .reader
            .rows(
                "SELECT id, person, player, terms, lowest, highest FROM seeks \
                 WHERE pairing IS NULL AND until > $1 ORDER BY id",
                values![now],
            )
            .await?;
        let pairings: Vec<Pairing> = self
            .reader
            .rows(
                "SELECT id, terms, one, one_player, one_is_ready, other, other_player, \
                 other_is_ready, until, game FROM pairings WHERE until > $1 ORDER BY id",
                values![now],
            )
            .await?;
        let challenges: Vec<Challenge> = self
            .reader
            .rows(
                "SELECT id, challenger, challenger_player, challenged, challenged_name, terms, \
                 seat, until, game, coalesce((SELECT is_bot FROM accounts \
                 WHERE accounts.person = challenges.challenged), 0) \
                 FROM challenges WHERE until > $1 ORDER BY id",
                values![now],
            )
            .await?;
        Ok(LobbyRows {
            revision: unsigned(revision),
            number: unsigned(number),
            seeks: seeks
                .into_iter()
                .map(|(number, person, player, terms, lowest, highest)| SeekRow {
                    id: id(number),
                    person,
                    player,
                    terms,
                    ratings: lowest
                        .zip(highest)
                        .map(|(low, high)| [bound(low), bound(high)]),
                })
                .collect(),
            pairings: pairings
                .into_iter()
                .map(|row| PairingRow {
                    id: id(row.0),
                    terms: row.1,
                    people: [row.2, row.5],
                    players: [row.3, row.6],
                    are_ready: [row.4 > 0, row.7 > 0],
                    until: time(row.8),
                    game: row.9,
                })
                .collect(),
            challenges: challenges
                .into_iter()
                .map(|row| ChallengeRow {
                    id: id(row.0),
                    people: [row.1, row.3],
                    player: row.2,
                    name: row.4,
                    to_bot: row.9 > 0,
                    terms: row.5,
                    seat: row.6,
                    until: time(row.7),
                    game: row.8,
                })
                .collect(),
        })
    }

    /// The seeks that have come or gone since a change; `None` if the log does not reach back that
    /// far.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn lobby_changes(&self, after: u64) -> Result<Option<Vec<LobbyId>>, StoreError> {
        let rows: Vec<(i64, i64)> = self
            .reader
            .rows(
                "SELECT number, seek FROM lobby_changes WHERE number >= $1 ORDER BY number",
                values![signed(after)],
            )
            .await?;
        // The change itself is still known, and so is everything after it.
        let is_known = rows
            .first()
            .is_some_and(|(number, _)| unsigned(*number) == after);
        Ok(is_known.then(|| rows.into_iter().skip(1).map(|(_, seek)| id(seek)).collect()))
    }
}
