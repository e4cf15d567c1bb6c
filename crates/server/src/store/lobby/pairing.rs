//! Finding opponents.

use api::lobby::{LobbyId, READY_WITHIN};
use api::online::{GameCode, PersonId, Time};

use super::super::connection::{Connection, Value, values};
use super::super::work::{signed, unsigned};
use super::super::{Store, StoreError};
use super::{Begin, Beginning, SHOWN, begin_game, next_id, note, person};

/// Somebody who looks for an opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeek {
    /// The person.
    pub person: PersonId,
    /// What others see of them, as JSON.
    pub player: String,
    /// What they would play, as JSON. Two seeks fit if this is the same text.
    pub terms: String,
    /// Whether both must confirm before it begins.
    pub is_live: bool,
    /// Their own rating; `None` for a guest.
    pub rating: Option<i32>,
    /// The lowest and the highest rating an opponent may have.
    pub ratings: Option<[i32; 2]>,
    /// How long it stands.
    pub until: Time,
}

/// What a new seek leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeekResult {
    /// Nobody yet: the seek stays open.
    Nobody(LobbyId),
    /// An opponent for a live game: the pairing.
    Pairing(LobbyId),
    /// An opponent by correspondence: the game.
    Game(GameCode),
    /// The requested seek is gone, or does not match this person.
    Gone,
}

/// A seek as it is needed to find an opponent.
type Row = (
    i64,
    String,
    String,
    String,
    i64,
    Option<i64>,
    Option<i64>,
    Option<i64>,
);

const SEEK: &str = "SELECT id, person, player, terms, is_live, rating, lowest, highest FROM seeks \
     WHERE id = $1 AND pairing IS NULL AND until > $2";

/// The oldest matching seek: $1 terms, $2 person, $3 now, $4 rating, $5 and $6 the range, $7 a
/// particular seek, if any. Nobody is in two pairings at a time, and nobody is paired with somebody
/// they have blocked.
const OPPONENT: &str = "SELECT id, person, player, terms, is_live, rating, lowest, highest \
     FROM seeks WHERE terms = $1 AND person <> $2 AND pairing IS NULL AND until > $3 \
     AND (lowest IS NULL OR (lowest <= $4 AND highest >= $4)) \
     AND ($5 IS NULL OR (rating >= $5 AND rating <= $6)) AND ($7 IS NULL OR id = $7) \
     AND NOT EXISTS (SELECT 1 FROM blocks \
     WHERE (blocks.person = seeks.person AND blocks.blocked = $2) \
     OR (blocks.person = $2 AND blocks.blocked = seeks.person)) \
     AND NOT EXISTS (SELECT 1 FROM pairings WHERE game IS NULL \
     AND (one = seeks.person OR other = seeks.person OR one = $2 OR other = $2)) \
     ORDER BY id LIMIT 1";

/// Returns its number, and whether it is new.
async fn insert(connection: &mut Connection, seek: &NewSeek) -> Result<(i64, bool), sqlx::Error> {
    // Idempotent.
    let known: Option<(i64,)> = connection
        .row(
            "SELECT id FROM seeks WHERE person = $1 AND terms = $2 AND pairing IS NULL",
            values![&seek.person, &seek.terms],
        )
        .await?;
    let id = match known {
        Some((id,)) => id,
        None => next_id(connection).await?,
    };
    let bound = |index: usize| Value::Int(seek.ratings.map(|range| i64::from(range[index])));
    let mut values = values![
        id,
        &seek.person,
        &seek.player,
        &seek.terms,
        i64::from(seek.is_live),
        seek.rating.map(i64::from),
        seek.until,
    ];
    values.extend([bound(0), bound(1)]);
    connection
        .execute(
            "INSERT INTO seeks \
             (id, person, player, terms, is_live, rating, until, lowest, highest) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE SET \
             player = excluded.player, rating = excluded.rating, until = excluded.until, \
             lowest = excluded.lowest, highest = excluded.highest",
            values,
        )
        .await?;
    Ok((id, known.is_none()))
}

/// Finds an opponent for an open seek, or one of several.
async fn find(
    connection: &mut Connection,
    seek: i64,
    opponent: Option<i64>,
    begin: &Begin,
    now: i64,
) -> Result<SeekResult, sqlx::Error> {
    let Some(own) = connection.row::<Row>(SEEK, values![seek, now]).await? else {
        return Ok(SeekResult::Gone);
    };
    let values = values![&own.3, &own.1, now, own.5, own.6, own.7, opponent];
    let Some(other) = connection.row::<Row>(OPPONENT, values).await? else {
        return Ok(match opponent {
            Some(_) => SeekResult::Gone,
            None => SeekResult::Nobody(LobbyId(unsigned(seek))),
        });
    };
    let people = [person(own.1.clone())?, person(other.1.clone())?];
    if own.4 == 0 {
        let beginning = Beginning {
            terms: &own.3,
            people: people.each_ref(),
            seat: None,
        };
        let Some(code) = begin_game(connection, begin, beginning).await? else {
            return Ok(SeekResult::Gone);
        };
        for id in [own.0, other.0] {
            remove(connection, id, now).await?;
        }
        // A confirmed pairing tells the one who is away.
        insert_pairing(connection, [&own, &other], Some(&code), now + SHOWN).await?;
        return Ok(SeekResult::Game(code));
    }
    let until = now + signed(READY_WITHIN);
    let pairing = insert_pairing(connection, [&own, &other], None, until).await?;
    for id in [own.0, other.0] {
        connection
            .execute(
                "UPDATE seeks SET pairing = $2 WHERE id = $1",
                values![id, pairing],
            )
            .await?;
        note(connection, id, now).await?;
    }
    Ok(SeekResult::Pairing(LobbyId(unsigned(pairing))))
}

async fn insert_pairing(
    connection: &mut Connection,
    [one, other]: [&Row; 2],
    game: Option<&GameCode>,
    until: i64,
) -> Result<i64, sqlx::Error> {
    let id = next_id(connection).await?;
    let are_ready = i64::from(game.is_some());
    connection
        .execute(
            "INSERT INTO pairings (id, terms, one, one_player, one_is_ready, \
             other, other_player, other_is_ready, until, game) \
             VALUES ($1, $2, $3, $4, $8, $5, $6, $8, $7, $9)",
            values![
                id,
                &one.3,
                &one.1,
                &one.2,
                &other.1,
                &other.2,
                until,
                are_ready,
                game.map(GameCode::as_str),
            ],
        )
        .await?;
    Ok(id)
}

async fn remove(connection: &mut Connection, seek: i64, now: i64) -> Result<(), sqlx::Error> {
    connection
        .execute("DELETE FROM seeks WHERE id = $1", values![seek])
        .await?;
    note(connection, seek, now).await
}

/// Dissolves a pairing. Those who were ready keep their seeks, and may be paired anew.
pub(super) async fn dissolve(
    connection: &mut Connection,
    pairing: i64,
    are_ready: [bool; 2],
    begin: &Begin,
    now: i64,
) -> Result<(), sqlx::Error> {
    let people: Option<(String, String)> = connection
        .row(
            "DELETE FROM pairings WHERE id = $1 RETURNING one, other",
            values![pairing],
        )
        .await?;
    let Some((one, other)) = people else {
        return Ok(());
    };
    let seeks: Vec<(i64, String)> = connection
        .rows(
            "SELECT id, person FROM seeks WHERE pairing = $1 ORDER BY id",
            values![pairing],
        )
        .await?;
    let mut standing = Vec::new();
    for (id, person) in seeks {
        let is_ready = (person == one && are_ready[0]) || (person == other && are_ready[1]);
        if is_ready {
            connection
                .execute("UPDATE seeks SET pairing = NULL WHERE id = $1", values![id])
                .await?;
            note(connection, id, now).await?;
            standing.push(id);
        } else {
            remove(connection, id, now).await?;
        }
    }
    for seek in standing {
        find(connection, seek, None, begin, now).await?;
    }
    Ok(())
}

impl Store {
    /// Looks for an opponent; if there is none, the seek stays open.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn seek(
        &self,
        seek: NewSeek,
        begin: Begin,
        now: Time,
    ) -> Result<SeekResult, StoreError> {
        self.in_lobby(move |connection| {
            Box::pin(async move {
                let now = signed(now.millis());
                let (id, _) = insert(connection, &seek).await?;
                note(connection, id, now).await?;
                find(connection, id, None, &begin, now).await
            })
        })
        .await
    }

    /// Accepts somebody's seek, with a seek on the same terms.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn accept_seek(
        &self,
        id: LobbyId,
        seek: NewSeek,
        begin: Begin,
        now: Time,
    ) -> Result<SeekResult, StoreError> {
        self.in_lobby(move |connection| {
            Box::pin(async move {
                let now = signed(now.millis());
                let (own, is_new) = insert(connection, &seek).await?;
                note(connection, own, now).await?;
                let wanted = signed(id.0);
                let found = find(connection, own, Some(wanted), &begin, now).await?;
                if found == SeekResult::Gone && is_new {
                    remove(connection, own, now).await?;
                }
                Ok(found)
            })
        })
        .await
    }

    /// Withdraws a seek. Returns whether there was one of this person.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn withdraw_seek(
        &self,
        id: LobbyId,
        person: PersonId,
        now: Time,
    ) -> Result<bool, StoreError> {
        self.in_lobby(move |connection| {
            Box::pin(async move {
                let id = signed(id.0);
                let withdrawn = connection
                    .execute(
                        "DELETE FROM seeks WHERE id = $1 AND person = $2 AND pairing IS NULL",
                        values![id, &person],
                    )
                    .await?;
                if withdrawn > 0 {
                    note(connection, id, signed(now.millis())).await?;
                }
                Ok(withdrawn > 0)
            })
        })
        .await
    }
}
