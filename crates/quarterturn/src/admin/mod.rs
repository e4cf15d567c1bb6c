//! `quarterturn admin`: maintaining the database of online games.
//!
//! `copies` makes backups and moves databases, `lists` says what is in one, `people` closes and recovers
//! accounts.

mod copies;
mod lists;
mod people;

use std::future::Future;
use std::io::Write;
use std::path::PathBuf;

use api::online::GameCode;
use clap::{Args, Subcommand};
use server::Recomputed;
use server::store::{Store, StoreError};

use crate::failure::{Exit, Failure};
use crate::serve::database;
use crate::{echo, t};

/// Maintain the database of online games
#[derive(Args)]
pub(crate) struct Admin {
    #[command(subcommand)]
    task: AdminTask,
}

#[derive(Subcommand)]
enum AdminTask {
    Backup(copies::Backup),
    Restore(copies::Restore),
    Move(copies::Move),
    People(lists::People),
    Games(lists::Games),
    Reports(lists::Reports),
    Close(people::Close),
    Recover(people::Recover),
    Annul(Annul),
    RecomputeRatings(RecomputeRatings),
}

/// The database to work on.
#[derive(Args)]
struct Which {
    /// Where online games are kept [default: a file in the user's data directory]
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,

    /// TOML file with options, such as that of the server
    ///
    /// The database can also be given in the environment, as QUARTERTURN_DATABASE. The command line
    /// overrides the environment, which overrides the file.
    #[arg(long, value_name = "FILE")]
    // Read before everything else, by `settings::expanded`; only validated here.
    config: Option<PathBuf>,
}

impl Which {
    /// The address of a database that exists.
    fn address(&self) -> Result<String, Failure> {
        database::existing(self.database.as_deref())
    }

    /// The address of a database that may have to be created.
    fn new_address(&self) -> Result<String, Failure> {
        database::address(self.database.as_deref())
    }
}

/// Annul a rated game
///
/// Its result stays, but everyone's ratings are recomputed without it. Servers may keep running.
#[derive(Args)]
struct Annul {
    /// The code of the game
    #[arg(value_name = "CODE")]
    code: String,

    #[command(flatten)]
    which: Which,
}

/// Recompute all ratings from the rated games
///
/// The result is unchanged unless ratings were edited by hand or the way they are computed has
/// changed. Servers may keep running.
#[derive(Args)]
struct RecomputeRatings {
    #[command(flatten)]
    which: Which,
}

pub(crate) fn run(arguments: &Admin, out: &mut dyn Write) -> Result<Exit, Failure> {
    match &arguments.task {
        AdminTask::Backup(arguments) => copies::back_up(arguments, out),
        AdminTask::Restore(arguments) => copies::restore(arguments, out),
        AdminTask::Move(arguments) => copies::move_all(arguments, out),
        AdminTask::People(arguments) => lists::people(arguments, out),
        AdminTask::Games(arguments) => lists::games(arguments, out),
        AdminTask::Reports(arguments) => lists::reports(arguments, out),
        AdminTask::Close(arguments) => people::close(arguments, out),
        AdminTask::Recover(arguments) => people::recover(arguments, out),
        AdminTask::Annul(arguments) => annul(arguments, out),
        AdminTask::RecomputeRatings(arguments) => recompute_ratings(arguments, out),
    }
}

/// Blocks on a future that uses a database.
fn wait<T>(future: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    Ok(runtime.block_on(future))
}

/// Runs something with the database at an address.
fn with_store<T>(
    address: &str,
    task: impl AsyncFnOnce(&Store) -> Result<T, StoreError>,
) -> Result<T, Failure> {
    let done = wait(async {
        let store = Store::open(address).await?;
        let done = task(&store).await;
        store.close().await;
        done
    })?;
    done.map_err(|error| database::fault(address, &error))
}

fn annul(arguments: &Annul, out: &mut dyn Write) -> Result<Exit, Failure> {
    let not_rated = || {
        let code = echo::message(&arguments.code);
        Failure::Refused(t!("error-game-not-rated", code = code))
    };
    let code: GameCode = arguments.code.parse().map_err(|_| not_rated())?;
    let address = arguments.which.address()?;
    let annulled = with_store(&address, async |store| server::annul(store, &code).await)?;
    write_ratings(annulled.ok_or_else(not_rated)?, out)
}

fn recompute_ratings(arguments: &RecomputeRatings, out: &mut dyn Write) -> Result<Exit, Failure> {
    let address = arguments.which.address()?;
    let recomputed = with_store(&address, async |store| {
        server::recompute_ratings(store).await
    })?;
    write_ratings(recomputed, out)
}

fn write_ratings(recomputed: Recomputed, out: &mut dyn Write) -> Result<Exit, Failure> {
    writeln!(
        out,
        "{}",
        t!(
            "terminal-admin-ratings",
            games = recomputed.games,
            ratings = recomputed.ratings,
            changed = recomputed.changed
        )
    )?;
    Ok(Exit::Yes)
}
