//! Writes to a store as fast as it can, for the tests and to measure it.
//!
//! ```sh
//! cargo run --release -p server --example durable -- bench sqlite:/tmp/games.sqlite
//! ```
//!
//! `bench DATABASE [GAMES] [SECONDS]` prints how many entries per second become durable when this
//! many games are played at once, and how many single rows per second the same database commits one
//! by one, in the same run. `write DATABASE GAMES` writes until it is killed and prints every entry
//! once it is acknowledged. `write-unsynced DATABASE GAMES` does the same with SQLite but without
//! syncing, to show that the tests notice.

use std::convert::Infallible;
use std::error::Error;
use std::io::Write;
use std::time::{Duration, Instant};
use std::{env, io};

use api::online::{Entry, Event, GameCode, Terms, Time, Timing, Visibility};
use rules::Setup;
use server::store::{Append, Appended, Pace, Standing, Store};
use sqlx::{Connection, Executor};
use tokio::task::JoinSet;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["write", database, games] => write(database, games.parse()?).await,
        ["write-unsynced", database, _] => write_unsynced(database).await,
        ["bench", database, rest @ ..] => {
            let games = rest.first().map_or(Ok(500), |games| games.parse())?;
            let seconds = rest.get(1).map_or(Ok(5), |seconds| seconds.parse())?;
            bench(database, games, Duration::from_secs(seconds)).await
        }
        _ => Err(
            "usage: durable write DATABASE GAMES | durable bench DATABASE [GAMES] [SECONDS]".into(),
        ),
    }
}

/// The code of the n-th game.
fn code(game: u32) -> GameCode {
    let mut numbers = [0; GameCode::LENGTH];
    let mut rest = game;
    for number in &mut numbers {
        // There are 31 characters to choose from.
        *number = u8::try_from(rest % 31).unwrap_or(0);
        rest /= 31;
    }
    GameCode::of(numbers)
}

fn append(game: &GameCode, number: u64) -> Result<Append> {
    let event = match number {
        1 => Event::Created {
            terms: Terms::casual(Setup::TIXEL, Timing::Unlimited),
        },
        _ => Event::Turn {
            id: format!("turn-{number}").parse()?,
            turn: "c3-c5n,d4-d2w,e2^".parse()?,
            received: Time::from_millis(1_700_000_000_000),
            lag: 40,
            lag_credit: 40,
            charged: 12_345,
        },
    };
    Ok(Append {
        game: game.clone(),
        entries: vec![Entry {
            number,
            at: Time::from_millis(1_700_000_000_000),
            event,
        }],
        call_time_at: Some(Time::from_millis(1_700_000_300_000)),
        standing: Standing {
            pace: Pace::Live,
            visibility: Visibility::Private,
            summary: String::new(),
            rematch_for: None,
        },
        rated: None,
        conditional: None,
    })
}

/// Creates a game unless it exists, and returns the number of its newest entry.
async fn newest(store: &Store, game: &GameCode) -> Result<u64> {
    store.create(append(game, 1)?).await?;
    let entries = store.entries(game, 0).await?;
    Ok(entries.last().map_or(0, |entry| entry.number))
}

async fn write(database: &str, games: u32) -> Result<()> {
    let store = Store::open(database).await?;
    let mut writers = JoinSet::new();
    for game in 0..games {
        writers.spawn(write_game(store.clone(), code(game)));
    }
    match writers.join_next().await {
        Some(writer) => match writer?? {},
        None => Ok(()),
    }
}

/// One game, whose entries are committed without being synced.
async fn write_unsynced(database: &str) -> Result<()> {
    let code = code(0);
    let store = Store::open(database).await?;
    newest(&store, &code).await?;
    store.close().await;
    let path = database.strip_prefix("sqlite:").ok_or("only SQLite")?;
    let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite://{path}")).await?;
    connection
        .execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF")
        .await?;
    for number in 2_i64.. {
        let append = append(&code, u64::try_from(number)?)?;
        let entry = append.entries.first().ok_or("no entry")?;
        sqlx::query("INSERT INTO entries (game, number, at, event) VALUES ($1, $2, 0, $3)")
            .bind(code.as_str())
            .bind(number)
            .bind(serde_json::to_string(&entry.event)?)
            .execute(&mut connection)
            .await?;
        writeln!(io::stdout(), "{code} {number}.")?;
    }
    Ok(())
}

async fn write_game(store: Store, code: GameCode) -> Result<Infallible> {
    // The last entry may have been stored without an acknowledgement, so it is sent again.
    let mut number = newest(&store, &code).await?.max(2);
    loop {
        match store.append(append(&code, number)?).await? {
            Appended::Stored => {}
            Appended::AlreadyThere { number: there } if there == number => {}
            other => return Err(format!("{other:?}").into()),
        }
        // The full stop shows that the line is complete.
        writeln!(io::stdout(), "{code} {number}.")?;
        number += 1;
    }
}

async fn bench(database: &str, games: u32, time: Duration) -> Result<()> {
    let store = Store::open(database).await?;
    // Alternating, since other load on the machine comes and goes.
    let (mut single, mut grouped) = (0.0, 0.0);
    let parts = 4;
    for part in 0..parts {
        single += single_commits(database, time / parts).await? / f64::from(parts);
        grouped += appends(&store, part, games, time / parts).await? / f64::from(parts);
    }
    println!("{single:.0} bare rows a second, committed one by one");
    println!("{grouped:.0} entries a second, appended to {games} games at once");
    println!("{:.1} times as many", grouped / single);
    Ok(())
}

async fn appends(store: &Store, part: u32, games: u32, time: Duration) -> Result<f64> {
    let mut players = JoinSet::new();
    for game in 0..games {
        let code = code(part * games + game);
        newest(store, &code).await?;
        let store = store.clone();
        players.spawn(async move {
            let start = Instant::now();
            let mut number = newest(&store, &code).await?;
            let mut stored = 0;
            while start.elapsed() < time {
                number += 1;
                match store.append(append(&code, number)?).await? {
                    Appended::Stored => stored += 1,
                    other => return Err(format!("{other:?}").into()),
                }
            }
            Ok::<u32, Box<dyn Error + Send + Sync>>(stored)
        });
    }
    let mut stored = 0;
    while let Some(player) = players.join_next().await {
        stored += player??;
    }
    Ok(f64::from(stored) / time.as_secs_f64())
}

/// One row, one commit, one after the other, with the same settings.
async fn single_commits(database: &str, time: Duration) -> Result<f64> {
    const TABLE: &str = "CREATE TABLE IF NOT EXISTS bare (number BIGINT, text TEXT)";
    const INSERT: &str = "INSERT INTO bare (number, text) VALUES ($1, 'c3-c5n,d4-d2w,e2^')";
    let mut rows = 0_u32;
    if let Some(path) = database.strip_prefix("sqlite:") {
        let address = format!("sqlite://{path}");
        let mut connection = sqlx::SqliteConnection::connect(&address).await?;
        connection
            .execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
            .await?;
        connection.execute(TABLE).await?;
        let start = Instant::now();
        while start.elapsed() < time {
            sqlx::query(INSERT)
                .bind(i64::from(rows))
                .execute(&mut connection)
                .await?;
            rows += 1;
        }
    } else {
        let mut connection = sqlx::PgConnection::connect(database).await?;
        connection.execute(TABLE).await?;
        let start = Instant::now();
        while start.elapsed() < time {
            sqlx::query(INSERT)
                .bind(i64::from(rows))
                .execute(&mut connection)
                .await?;
            rows += 1;
        }
    }
    Ok(f64::from(rows) / time.as_secs_f64())
}
