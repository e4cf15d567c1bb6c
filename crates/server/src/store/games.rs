//! Statements about games that both databases share.

use super::connection::{Connection, values};
use super::work::{Append, Appended, Creation, Row, newest, seated, signed, unsigned};

pub(super) async fn create(
    connection: &mut Connection,
    game: &Append,
) -> Result<Creation, sqlx::Error> {
    let created = game.entries.first().map_or(0, |entry| entry.at.millis());
    let (newest, changed) = newest(&game.entries);
    let inserted = connection
        .execute(
            "INSERT INTO games \
             (code, created, newest, changed, call_time_at, pace, is_public, summary) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
            values![
                &game.game,
                signed(created),
                newest,
                changed,
                game.call_time_at.map(|at| signed(at.millis())),
                game.standing.pace as i64,
                i64::from(game.standing.is_public()),
                &game.standing.summary,
            ],
        )
        .await?;
    if inserted == 0 {
        return Ok(Creation::CodeTaken);
    }
    for entry in &game.entries {
        insert(connection, game, Row::of(entry)?).await?;
    }
    take_seats(connection, game).await?;
    Ok(Creation::Created)
}

pub(super) async fn insert(
    connection: &mut Connection,
    append: &Append,
    row: Row,
) -> Result<(), sqlx::Error> {
    connection
        .execute(
            "INSERT INTO entries (game, number, turn_id, at, event) VALUES ($1, $2, $3, $4, $5)",
            values![
                &append.game,
                row.number,
                row.turn_id.as_deref(),
                row.at,
                &row.event,
            ],
        )
        .await?;
    Ok(())
}

pub(super) async fn take_seats(
    connection: &mut Connection,
    append: &Append,
) -> Result<(), sqlx::Error> {
    for (person, at) in seated(&append.entries) {
        connection
            .execute(
                "INSERT INTO seats (person, at, game) VALUES ($1, $2, $3)",
                values![person, at, &append.game],
            )
            .await?;
    }
    Ok(())
}

/// Whether this very turn is already there, or another entry won the race.
pub(super) async fn lost(
    connection: &mut Connection,
    append: &Append,
) -> Result<Appended, sqlx::Error> {
    let first = append.entries.first().map(Row::of).transpose()?;
    let Some(turn_id) = first.and_then(|row| row.turn_id) else {
        return Ok(Appended::LostRace);
    };
    let found: Option<(i64,)> = connection
        .row(
            "SELECT number FROM entries WHERE game = $1 AND turn_id = $2",
            values![&append.game, &turn_id],
        )
        .await?;
    Ok(
        found.map_or(Appended::LostRace, |(number,)| Appended::AlreadyThere {
            number: unsigned(number),
        }),
    )
}
