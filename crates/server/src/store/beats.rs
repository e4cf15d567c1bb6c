//! Heartbeats, by which downtime is noticed.
//!
//! A heartbeat says when the next one is due. That depends on what could be charged for downtime:
//! with a live clock running it is a second, with slower games only a minute, and without games
//! nothing needs to be written.

use super::connection::{Connection, values};
use super::reader::{POSTGRES_NOW, system_time};
use super::work::{Beat, time};

/// With a live clock running.
const LIVE: i64 = 1_000;

/// With correspondence games and games without a clock only.
const SLOW: i64 = 60_000;

/// A heartbeat may be this late before the gap counts as downtime.
const LATE: i64 = 2_000;

pub(super) async fn beat(connection: &mut Connection, seen: i64) -> Result<Beat, sqlx::Error> {
    let now = now(connection).await?;
    let last = match connection {
        Connection::Sqlite(_) => "SELECT at, period FROM beats",
        Connection::Postgres(_) => "SELECT at, period FROM beats FOR UPDATE",
    };
    let last: Option<(i64, i64)> = connection.row(last, Vec::new()).await?;
    let period = needed(connection).await?;
    if let Some((last, period)) = last
        && period > 0
        && now.saturating_sub(last) > period + LATE
    {
        connection
            .execute(
                "INSERT INTO downtimes (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                values![last, now],
            )
            .await?;
    }
    connection
        .execute(
            "INSERT INTO beats (only_one, at, period) VALUES (1, $1, $2) \
             ON CONFLICT (only_one) DO UPDATE SET period = excluded.period, \
             at = CASE WHEN beats.at > excluded.at THEN beats.at ELSE excluded.at END",
            values![now, period],
        )
        .await?;
    let downtimes: Vec<(i64, i64)> = connection
        .rows(
            "SELECT began, ended FROM downtimes WHERE ended > $1 ORDER BY began",
            values![seen],
        )
        .await?;
    Ok(Beat {
        now: time(now),
        downtimes: downtimes
            .into_iter()
            .map(|(began, ended)| (time(began), time(ended)))
            .collect(),
    })
}

/// The time of the database.
async fn now(connection: &mut Connection) -> Result<i64, sqlx::Error> {
    match connection {
        Connection::Sqlite(_) => Ok(system_time()),
        Connection::Postgres(_) => {
            let row: Option<(i64,)> = connection.row(POSTGRES_NOW, Vec::new()).await?;
            row.map(|(now,)| now).ok_or(sqlx::Error::RowNotFound)
        }
    }
}

/// Schedules earlier heartbeats if a game begins. Part of the transaction that begins it, so that
/// downtime right after it is noticed.
pub(super) async fn quicken(connection: &mut Connection) -> Result<(), sqlx::Error> {
    let period = needed(connection).await?;
    if period == 0 {
        return Ok(());
    }
    let slower: Option<(i64,)> = connection
        .row(
            "SELECT at FROM beats WHERE period = 0 OR period > $1",
            values![period],
        )
        .await?;
    if slower.is_some() {
        let now = now(connection).await?;
        connection
            .execute(
                "UPDATE beats SET at = $2, period = $1 WHERE period = 0 OR period > $1",
                values![period, now],
            )
            .await?;
    }
    Ok(())
}

/// How soon the next heartbeat is due.
async fn needed(connection: &mut Connection) -> Result<i64, sqlx::Error> {
    let fastest: Option<(Option<i64>,)> = connection.row(FASTEST, Vec::new()).await?;
    Ok(period(fastest.and_then(|(pace,)| pace)))
}

/// The pace of the fastest game that is going on. Games of older releases count as live.
pub(super) const FASTEST: &str = "SELECT max(pace) FROM games WHERE call_time_at IS NOT NULL";

/// How soon the next heartbeat is due, in milliseconds, for the fastest pace; 0 if no clock is
/// running.
pub(super) fn period(fastest: Option<i64>) -> i64 {
    match fastest {
        None | Some(..=0) => 0,
        Some(1) => SLOW,
        Some(2..) => LIVE,
    }
}

/// Gets or creates a named secret.
pub(super) async fn secret(
    connection: &mut Connection,
    name: &str,
    fresh: &[u8],
) -> Result<Vec<u8>, sqlx::Error> {
    connection
        .execute(
            "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            values![name, fresh],
        )
        .await?;
    let secret: Option<(Vec<u8>,)> = connection
        .row("SELECT value FROM secrets WHERE name = $1", values![name])
        .await?;
    let (secret,) = secret.ok_or(sqlx::Error::RowNotFound)?;
    Ok(secret)
}
