//! `quarterturn bot`: a program plays at a server, as an account that is marked as a bot's.
//!
//! [`account`] is its identity and capacity, [`lobby`] answers challenges, [`game`] plays one game
//! at its [`table`], [`thinker`] chooses turns, [`retry`] says when to try again. A bot is a client
//! of the public API like any other.

mod account;
mod game;
mod lobby;
mod retry;
mod table;
mod thinker;

use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use api::people::account::Me;
use clap::Args;
use client::{Address, ClientError, Person};
use engine::{Level, Stop};
use rules::Setup;
use tokio::sync::{Semaphore, watch};

use crate::contestant::{self, Contestant};
use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::load::{Authorities, read_address};
use crate::server_fault;
use crate::t;
use crate::threads::Threads;
use crate::whole_number::whole_number;

pub(crate) use account::{Account, Capacity, Seeks, Setting};

/// A server that is silent for this long is gone: it sends a heartbeat every two seconds.
const SILENCE: Duration = Duration::from_secs(10);

/// The environment variable for the token.
const VARIABLE: &str = "QUARTERTURN_TOKEN";

/// Let a program play at a server
///
/// Takes challenges and, with `--seeks`, also seeks that have been open for ten seconds, and plays
/// any setup with any clock. The account must be a bot's, and the token must have the scopes `play`
/// and `lobby`: docs/api.md shows how to get both. If the connection is lost, the bot reconnects;
/// no turn is played twice.
///
/// The first Ctrl-C takes no more games and ends once the live ones are over; the second ends at
/// once. Games with days for a turn go on when the bot is started again.
///
/// A program that crashes, falls silent or plays something illegal is started again once; then the
/// bot aborts the game, or resigns if both have played.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn bot --server http://localhost:4747 --token qt-… --level club
  quarterturn bot --server http://localhost:4747 --program 'ugi:time=1s ./my-engine'")]
pub(crate) struct Bot {
    /// The server, such as `https://play.example.org` or `http://localhost:4747`
    #[arg(long, value_name = "SERVER", value_parser = read_address)]
    server: Address,

    #[command(flatten)]
    authorities: Authorities,

    /// Token of the account [default: QUARTERTURN_TOKEN in the environment]
    ///
    /// Unlike the command line, the environment is not visible to other users of this machine.
    #[arg(long, value_name = "TOKEN")]
    token: Option<String>,

    /// Level of the engine, by number or by name [default: club]
    #[arg(long, value_name = "LEVEL", conflicts_with = "program", value_parser = read_level)]
    level: Option<Level>,

    /// Another player, as in `match`: such as 'ugi:COMMAND' or engine:time=1s
    #[arg(long, value_name = "PLAYER")]
    program: Option<String>,

    /// Most live games at a time
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = whole_number::<usize>(0..=1_000))]
    games: usize,

    /// Most games at a time with days for a turn, or without a clock
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole_number::<usize>(0..=90))]
    slow_games: usize,

    /// Take casual seeks from the lobby, too
    #[arg(long)]
    seeks: bool,

    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn read_level(text: &str) -> Result<Level, String> {
    match format!("engine:level={text}").parse()? {
        Contestant::Level(level) => Ok(level),
        _ => Err(t!("error-no-player", name = crate::echo::text(text))),
    }
}

/// The default level.
const CLUB: u8 = 9;

impl Bot {
    fn contestant(&self) -> Result<Contestant, Failure> {
        if let Some(program) = &self.program {
            return program.parse().map_err(Failure::Misuse);
        }
        let level = self.level.or_else(|| Level::new(CLUB));
        Ok(Contestant::Level(level.unwrap_or(Level::LAST)))
    }

    fn token(&self) -> Result<String, Failure> {
        let token = self.token.clone().or_else(|| std::env::var(VARIABLE).ok());
        token.ok_or_else(|| Failure::Misuse(t!("error-bot-no-token", variable = VARIABLE)))
    }
}

/// Whether retrying is pointless.
fn is_final(error: &ClientError) -> bool {
    matches!(
        error,
        ClientError::Refused {
            status: 401 | 403 | 404,
            ..
        }
    )
}

pub(crate) fn run(arguments: &Bot, out: &mut dyn Write) -> Result<Exit, Failure> {
    let contestant = arguments.contestant()?;
    let token = arguments.token()?;
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    contestant.try_out_until(Setup::TIXEL, &stop)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let played = runtime.block_on(async {
        let person = Person::with_token(&arguments.server, &token);
        let mut person = arguments.authorities.trusted_by(person)?;
        let name = check(&mut person).await?;
        writeln!(
            out,
            "{}",
            t!(
                "terminal-bot-here",
                name = name,
                player = contestant.to_string(),
                server = arguments.server.to_string()
            )
        )?;
        out.flush()?;
        let (leave, leaving) = watch::channel(false);
        let account = Account::new(Setting {
            person,
            contestant,
            permits: Arc::new(Semaphore::new(arguments.threads.count())),
            capacity: Capacity {
                live: arguments.games,
                slow: arguments.slow_games,
            },
            seeks: match arguments.seeks {
                true => Seeks::Take,
                false => Seeks::Ignore,
            },
            leaving,
            report: print,
        });
        tokio::select! {
            attended = lobby::attend(&account) => attended.map_err(|error| server_fault::failure(&error))?,
            () = interrupted(&interrupt) => {}
        }
        leave.send_replace(true);
        account.all_ended().await;
        Ok::<(), Failure>(())
    });
    runtime.shutdown_timeout(Duration::from_secs(1));
    contestant::kill_all();
    played.map(|()| Exit::Yes)
}

/// Plays as one of a server's own bots until the process ends.
pub(crate) async fn serve(account: Arc<Account>) -> Result<(), ClientError> {
    lobby::attend(&account).await
}

/// The name of the token's account, if it is a bot.
async fn check(person: &mut Person) -> Result<String, Failure> {
    match person
        .get("/api/me")
        .await
        .map_err(|error| server_fault::failure(&error))?
    {
        Me::Account {
            name, is_bot: true, ..
        } => Ok(name.to_string()),
        _ => Err(Failure::Misuse(t!("error-bot-not-a-bot"))),
    }
}

/// Waits for Ctrl-C.
async fn interrupted(interrupt: &Interrupt) {
    while !interrupt.happened() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

fn print(sentence: &str) {
    // stdout may be closed; the games go on.
    let _ = writeln!(io::stdout(), "{sentence}");
}
