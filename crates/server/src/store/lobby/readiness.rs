//! Pairings: both people must confirm.

use api::lobby::LobbyId;
use api::online::{GameCode, PersonId, Time};

use super::super::connection::{Connection, values};
use super::super::work::signed;
use super::super::{Store, StoreError};
use super::pairing::dissolve;
use super::{Begin, Beginning, SHOWN, begin_game, note, person};

/// The result of confirming.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Readiness {
    /// The other one is not yet.
    Waiting,
    /// The game has begun.
    Begun(GameCode),
    /// The pairing is over.
    Gone,
}

impl Store {
    /// Confirms. Once both have, the game begins and all live seeks of both are withdrawn.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn ready(
        &self,
        id: LobbyId,
        person: PersonId,
        begin: Begin,
        now: Time,
    ) -> Result<Readiness, StoreError> {
        self.in_lobby(move |connection| {
            Box::pin(async move {
                ready(
                    connection,
                    signed(id.0),
                    &person,
                    &begin,
                    signed(now.millis()),
                )
                .await
            })
        })
        .await
    }

    /// Declines a pairing. Returns whether there was one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn decline_pairing(
        &self,
        id: LobbyId,
        person: PersonId,
        begin: Begin,
        now: Time,
    ) -> Result<bool, StoreError> {
        self.in_lobby(move |connection| {
            Box::pin(async move {
                let id = signed(id.0);
                let people: Option<(String, String)> = connection
                    .row(
                        "SELECT one, other FROM pairings WHERE id = $1 AND game IS NULL \
                         AND (one = $2 OR other = $2)",
                        values![id, &person],
                    )
                    .await?;
                let Some((one, other)) = people else {
                    return Ok(false);
                };
                // The other one keeps their place.
                let are_ready = [one != person.as_str(), other != person.as_str()];
                dissolve(connection, id, are_ready, &begin, signed(now.millis())).await?;
                Ok(true)
            })
        })
        .await
    }
}

async fn ready(
    connection: &mut Connection,
    id: i64,
    who: &PersonId,
    begin: &Begin,
    now: i64,
) -> Result<Readiness, sqlx::Error> {
    type Pairing = (String, String, String, i64, i64, i64, Option<String>);
    let pairing: Option<Pairing> = connection
        .row(
            "SELECT one, other, terms, one_is_ready, other_is_ready, until, game \
             FROM pairings WHERE id = $1 AND (one = $2 OR other = $2)",
            values![id, who],
        )
        .await?;
    let Some((one, other, terms, one_is_ready, other_is_ready, until, game)) = pairing else {
        return Ok(Readiness::Gone);
    };
    if let Some(code) = game.and_then(|code| code.try_into().ok()) {
        return Ok(Readiness::Begun(code));
    }
    if until <= now {
        return Ok(Readiness::Gone);
    }
    let are_ready = [
        one_is_ready > 0 || one == who.as_str(),
        other_is_ready > 0 || other == who.as_str(),
    ];
    if are_ready != [true, true] {
        connection
            .execute(
                "UPDATE pairings SET one_is_ready = $2, other_is_ready = $3 WHERE id = $1",
                values![id, i64::from(are_ready[0]), i64::from(are_ready[1])],
            )
            .await?;
        return Ok(Readiness::Waiting);
    }
    let people = [person(one)?, person(other)?];
    let beginning = Beginning {
        terms: &terms,
        people: people.each_ref(),
        seat: None,
    };
    let Some(code) = begin_game(connection, begin, beginning).await? else {
        return Ok(Readiness::Gone);
    };
    connection
        .execute(
            "UPDATE pairings SET one_is_ready = 1, other_is_ready = 1, game = $2, until = $3 \
             WHERE id = $1",
            values![id, &code, now + SHOWN],
        )
        .await?;
    for person in &people {
        let withdrawn: Vec<(i64,)> = connection
            .rows(
                "DELETE FROM seeks WHERE person = $1 AND is_live = 1 RETURNING id",
                values![person],
            )
            .await?;
        for (seek,) in withdrawn {
            note(connection, seek, now).await?;
        }
    }
    Ok(Readiness::Begun(code))
}
