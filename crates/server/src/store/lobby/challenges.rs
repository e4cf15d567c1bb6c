//! Challenges from one person to another.

use api::lobby::LobbyId;
use api::online::{GameCode, PersonId, Seat, Time};

use super::super::connection::values;
use super::super::work::{signed, unsigned};
use super::super::{Store, StoreError};
use super::{Begin, Beginning, SHOWN, begin_game, next_id, person};

/// A challenge that is about to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChallenge {
    /// Who challenges.
    pub challenger: PersonId,
    /// What others see of them, as JSON.
    pub player: String,
    /// Who is challenged.
    pub challenged: PersonId,
    /// Their name.
    pub name: String,
    /// The terms, as JSON.
    pub terms: String,
    /// The challenger's seat.
    pub seat: Option<Seat>,
    /// When it expires.
    pub until: Time,
}

/// What came of a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Challenged {
    /// It is open.
    Open(LobbyId),
    /// One of the two has blocked the other; if both have, the challenger can only undo their own.
    Blocked(Blocker),
}

/// Who has blocked the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blocker {
    /// Who challenges.
    Challenger,
    /// Who is challenged.
    Challenged,
}

impl Store {
    /// Challenges somebody. There is at most one open challenge from one person to another: a new
    /// one replaces it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn challenge(&self, challenge: NewChallenge) -> Result<Challenged, StoreError> {
        self.in_lobby(move |connection| {
            Box::pin(async move {
                let (challenger, challenged) = (&challenge.challenger, &challenge.challenged);
                let blocked: Vec<(String,)> = connection
                    .rows(
                        "SELECT person FROM blocks WHERE (person = $1 AND blocked = $2) \
                         OR (person = $2 AND blocked = $1)",
                        values![challenger, challenged],
                    )
                    .await?;
                if blocked.iter().any(|(by,)| by == challenger.as_str()) {
                    return Ok(Challenged::Blocked(Blocker::Challenger));
                }
                if !blocked.is_empty() {
                    return Ok(Challenged::Blocked(Blocker::Challenged));
                }
                connection
                    .execute(
                        "DELETE FROM challenges \
                         WHERE challenger = $1 AND challenged = $2 AND game IS NULL",
                        values![challenger, challenged],
                    )
                    .await?;
                let id = next_id(connection).await?;
                let seat = challenge.seat.map(|seat| match seat {
                    Seat::White => "white",
                    Seat::Black => "black",
                });
                connection
                    .execute(
                        "INSERT INTO challenges (id, challenger, challenger_player, challenged, \
                         challenged_name, terms, seat, until) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                        values![
                            id,
                            challenger,
                            &challenge.player,
                            challenged,
                            &challenge.name,
                            &challenge.terms,
                            seat,
                            challenge.until,
                        ],
                    )
                    .await?;
                Ok(Challenged::Open(LobbyId(unsigned(id))))
            })
        })
        .await
    }

    /// Accepts a challenge, and returns the game; `None` if there is no such challenge to this
    /// person. Idempotent.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn accept_challenge(
        &self,
        id: LobbyId,
        who: PersonId,
        begin: Begin,
        now: Time,
    ) -> Result<Option<GameCode>, StoreError> {
        type Row = (String, String, Option<String>, Option<String>);
        self.in_lobby(move |connection| {
            Box::pin(async move {
                let (id, now) = (signed(id.0), signed(now.millis()));
                let row: Option<Row> = connection
                    .row(
                        "SELECT challenger, terms, seat, game FROM challenges \
                         WHERE id = $1 AND challenged = $2 AND until > $3",
                        values![id, &who, now],
                    )
                    .await?;
                let Some((challenger, terms, seat, game)) = row else {
                    return Ok(None);
                };
                if let Some(game) = game {
                    return Ok(game.try_into().ok());
                }
                let challenger = person(challenger)?;
                let beginning = Beginning {
                    terms: &terms,
                    people: [&challenger, &who],
                    seat: match seat.as_deref() {
                        Some("white") => Some(Seat::White),
                        Some("black") => Some(Seat::Black),
                        _ => None,
                    },
                };
                let Some(code) = begin_game(connection, &begin, beginning).await? else {
                    return Ok(None);
                };
                connection
                    .execute(
                        "UPDATE challenges SET game = $2, until = $3 WHERE id = $1",
                        values![id, &code, now + SHOWN],
                    )
                    .await?;
                Ok(Some(code))
            })
        })
        .await
    }

    /// Declines or withdraws a challenge. Returns whether there was one of this person.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn end_challenge(&self, id: LobbyId, who: PersonId) -> Result<bool, StoreError> {
        self.in_lobby(move |connection| {
            Box::pin(async move {
                let ended = connection
                    .execute(
                        "DELETE FROM challenges WHERE id = $1 AND game IS NULL \
                         AND (challenger = $2 OR challenged = $2)",
                        values![signed(id.0), &who],
                    )
                    .await?;
                Ok(ended > 0)
            })
        })
        .await
    }
}
