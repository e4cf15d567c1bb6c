//! `quarterturn admin`: looking after the database of online games.

use std::io::Write;

use clap::{Args, Subcommand};
use server::store::Store;

use crate::failure::{Answer, Failure};
use crate::serve::database;
use crate::t;

/// Look after the database of online games
#[derive(Args)]
pub(crate) struct Admin {
    #[command(subcommand)]
    task: AdminTask,
}

#[derive(Subcommand)]
enum AdminTask {
    RecomputeRatings(RecomputeRatings),
}

/// Compute all ratings again from the rated games
///
/// The result is the same as before unless ratings were changed by hand or the way they are computed
/// has changed. Servers may go on meanwhile.
#[derive(Args)]
struct RecomputeRatings {
    /// Where online games are kept [default: a file in the user's data directory]
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
}

pub(crate) fn run(arguments: &Admin, out: &mut dyn Write) -> Result<Answer, Failure> {
    match &arguments.task {
        AdminTask::RecomputeRatings(arguments) => recompute_ratings(arguments, out),
    }
}

fn recompute_ratings(arguments: &RecomputeRatings, out: &mut dyn Write) -> Result<Answer, Failure> {
    let address = database::address(arguments.database.as_deref())?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Io {
            what: t!("error-cannot-open-database"),
            error,
        })?;
    let recomputed = runtime.block_on(async {
        let store = Store::open(&address).await?;
        server::recompute_ratings(&store).await
    });
    let recomputed = recomputed.map_err(|error| database::fault(&error))?;
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
    Ok(Answer::Yes)
}
