//! Conditional turns: stored apart from the games, where only their player can see them.
//!
//! One is played in the transaction that stores the turn it answers, if it is still current. Its
//! row is locked until then, so that a player who withdraws it is never surprised.

use api::online::{GameCode, PersonId};

use super::connection::{Connection, values};
use super::work::{Append, signed};
use super::{Store, StoreError};

/// What a player has decided on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTurns {
    /// The id of this decision, unique for each.
    pub id: String,
    /// The number of turns of the game it applies after.
    pub ply: u32,
    /// The turns; opaque to the store.
    pub turns: String,
}

/// A decision that is used up by entries, or invalidated by them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UsedTurns {
    /// Whose it is.
    pub person: PersonId,
    /// What it was.
    pub before: StoredTurns,
    /// What is left of it.
    pub rest: Option<StoredTurns>,
}

/// A player decides, or withdraws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Decided {
    pub(super) game: GameCode,
    pub(super) person: PersonId,
    pub(super) turns: Option<StoredTurns>,
}

impl Store {
    /// What a player has decided on in a game.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn conditional_turns(
        &self,
        game: &GameCode,
        person: &PersonId,
    ) -> Result<Option<StoredTurns>, StoreError> {
        let row: Option<(String, i64, String)> = self
            .reader
            .row(
                "SELECT id, ply, turns FROM conditional_turns WHERE game = $1 AND person = $2",
                values![game, person],
            )
            .await?;
        Ok(row.map(|(id, ply, turns)| StoredTurns {
            id,
            ply: u32::try_from(ply).unwrap_or(u32::MAX),
            turns,
        }))
    }

    /// Stores a player's decision, or withdraws it with `None`. From then on nothing else is
    /// played.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_conditional_turns(
        &self,
        game: GameCode,
        person: PersonId,
        turns: Option<StoredTurns>,
    ) -> Result<(), StoreError> {
        let decided = Decided {
            game,
            person,
            turns,
        };
        self.writer.decide(decided).await
    }
}

/// Locks the affected rows. Every server locks in the same order and before anything else, to avoid
/// deadlocks.
pub(super) async fn lock(
    connection: &mut Connection,
    decided: &[(usize, Decided)],
    appends: &[(usize, Append)],
) -> Result<(), sqlx::Error> {
    if let Connection::Sqlite(_) = connection {
        return Ok(());
    }
    let used = appends
        .iter()
        .filter(|(_, append)| append.conditional.is_some())
        .map(|(_, append)| &append.game);
    let mut games: Vec<&GameCode> = decided
        .iter()
        .map(|(_, decided)| &decided.game)
        .chain(used)
        .collect();
    games.sort();
    games.dedup();
    for game in games {
        let _: Vec<(String,)> = connection
            .rows(
                "SELECT person FROM conditional_turns WHERE game = $1 ORDER BY person FOR UPDATE",
                values![game],
            )
            .await?;
    }
    Ok(())
}

pub(super) async fn decide(
    connection: &mut Connection,
    decided: &Decided,
) -> Result<(), sqlx::Error> {
    match &decided.turns {
        Some(turns) => write(connection, &decided.game, &decided.person, turns).await,
        None => forget(connection, &decided.game, &decided.person).await,
    }
}

/// Whether the decision used by these entries is still current.
pub(super) async fn is_current(
    connection: &mut Connection,
    append: &Append,
) -> Result<bool, sqlx::Error> {
    let Some(used) = &append.conditional else {
        return Ok(true);
    };
    let row: Option<(String,)> = connection
        .row(
            "SELECT id FROM conditional_turns \
             WHERE game = $1 AND person = $2 AND id = $3 AND ply = $4",
            values![
                &append.game,
                &used.person,
                &used.before.id,
                i64::from(used.before.ply)
            ],
        )
        .await?;
    Ok(row.is_some())
}

/// Consumes the decisions used by stored entries.
pub(super) async fn use_up(
    connection: &mut Connection,
    append: &Append,
) -> Result<(), sqlx::Error> {
    let Some(used) = &append.conditional else {
        return Ok(());
    };
    match &used.rest {
        Some(rest) => write(connection, &append.game, &used.person, rest).await,
        None => forget(connection, &append.game, &used.person).await,
    }
}

async fn write(
    connection: &mut Connection,
    game: &GameCode,
    person: &PersonId,
    turns: &StoredTurns,
) -> Result<(), sqlx::Error> {
    connection
        .execute(
            "INSERT INTO conditional_turns (game, person, id, ply, turns) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, person) \
             DO UPDATE SET id = excluded.id, ply = excluded.ply, turns = excluded.turns",
            values![
                game,
                person,
                &turns.id,
                signed(u64::from(turns.ply)),
                &turns.turns
            ],
        )
        .await
        .map(drop)
}

async fn forget(
    connection: &mut Connection,
    game: &GameCode,
    person: &PersonId,
) -> Result<(), sqlx::Error> {
    connection
        .execute(
            "DELETE FROM conditional_turns WHERE game = $1 AND person = $2",
            values![game, person],
        )
        .await
        .map(drop)
}
