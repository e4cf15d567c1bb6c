//! Listings of a database: one row per line, with tab-separated columns.

use std::io::Write;

use api::online::{Outcome, Seat, Time};
use clap::Args;
use server::store::{Store, StoreError};
use server::{GameLine, for_each_game};

use super::people::named;
use super::{Which, wait, with_store};
use crate::failure::{Exit, Failure};
use crate::serve::database;
use crate::{echo, t};

/// List all accounts: name, since when, number of games
#[derive(Args)]
pub(super) struct People {
    #[command(flatten)]
    which: Which,
}

/// List all games: code, date, setup, White, Black, number of turns, result
///
/// Guests and free seats have no name. The result is written as in records.
#[derive(Args)]
pub(super) struct Games {
    #[command(flatten)]
    which: Which,
}

/// List reports by people: date, reason, who is reported, by whom, code of the game
///
/// The newest come first. The reasons are help (from a program or a person), stalling, arranged (results)
/// and name (one that offends).
#[derive(Args)]
pub(super) struct Reports {
    /// Mark everything that was reported about NAME as done instead: it is no longer listed
    #[arg(long, value_name = "NAME", conflicts_with = "all")]
    done: Option<String>,

    /// Also list what is done, with the word `done` at the end of the line
    #[arg(long)]
    all: bool,

    #[command(flatten)]
    which: Which,
}

pub(super) fn reports(arguments: &Reports, out: &mut dyn Write) -> Result<Exit, Failure> {
    if let Some(typed) = &arguments.done {
        return settle(typed, arguments, out);
    }
    let address = arguments.which.address()?;
    let reports = with_store(&address, async |store| store.reports(None).await)?;
    for report in reports {
        if report.is_done && !arguments.all {
            continue;
        }
        let game = report.game.map(|code| code.to_string()).unwrap_or_default();
        let (at, reason) = (date(report.at), report.reason.name());
        let (reported, reporter) = (report.reported, report.reporter);
        let done = if report.is_done { "\tdone" } else { "" };
        writeln!(out, "{at}\t{reason}\t{reported}\t{reporter}\t{game}{done}")?;
    }
    Ok(Exit::Yes)
}

fn settle(typed: &str, arguments: &Reports, out: &mut dyn Write) -> Result<Exit, Failure> {
    let name = named(typed)?;
    let address = arguments.which.address()?;
    let reports = with_store(&address, async |store| store.settle_reports(&name).await)?;
    if reports == 0 {
        let name = echo::message(typed);
        return Err(Failure::Refused(t!("error-no-reports", name = name)));
    }
    let said = t!("terminal-admin-settled", reports = reports);
    writeln!(out, "{said}")?;
    Ok(Exit::Yes)
}

pub(super) fn people(arguments: &People, out: &mut dyn Write) -> Result<Exit, Failure> {
    let address = arguments.which.address()?;
    let people = with_store(&address, async |store| store.all_accounts().await)?;
    for (name, since, games) in people {
        writeln!(out, "{name}\t{}\t{games}", date(since))?;
    }
    Ok(Exit::Yes)
}

/// What can interrupt a listing.
enum Cut {
    Store(StoreError),
    Out(std::io::Error),
}

impl From<StoreError> for Cut {
    fn from(error: StoreError) -> Cut {
        Cut::Store(error)
    }
}

pub(super) fn games(arguments: &Games, out: &mut dyn Write) -> Result<Exit, Failure> {
    let address = arguments.which.address()?;
    let listed = wait(async {
        let store = Store::open(&address).await?;
        let listed = for_each_game(&store, |game| {
            writeln!(out, "{}", line(&game)).map_err(Cut::Out)
        });
        let listed = listed.await;
        store.close().await;
        listed
    })?;
    match listed {
        Ok(()) => Ok(Exit::Yes),
        Err(Cut::Store(error)) => Err(database::fault(&address, &error)),
        Err(Cut::Out(error)) => Err(error.into()),
    }
}

fn line(game: &GameLine) -> String {
    let mut columns = vec![game.code.to_string(), date(game.created)];
    if let Some(state) = &game.state {
        columns.push(state.terms.setup.to_string());
        for seat in Seat::ALL {
            columns.push(state.names[seat as usize].clone().unwrap_or_default());
        }
        columns.push(state.turns.to_string());
        columns.push(result(state.outcome).to_owned());
    }
    columns.join("\t")
}

/// As in records, with a separate word for games that ended without a result.
fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "*",
        Some(Outcome::Win { seat: Seat::White }) => "1-0",
        Some(Outcome::Win { seat: Seat::Black }) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        Some(Outcome::Void) => "-",
    }
}

/// The day of a moment in UTC, such as 2026-11-16.
fn date(time: Time) -> String {
    const DAY: u64 = 86_400_000;
    let mut days = time.millis() / DAY;
    let mut year = 1970;
    loop {
        let length = if is_leap(year) { 366 } else { 365 };
        if days < length {
            break;
        }
        days -= length;
        year += 1;
    }
    let february = if is_leap(year) { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_709_164_800, "2024-02-29"),
            (1_735_689_599, "2024-12-31"),
            (1_735_689_600, "2025-01-01"),
        ] {
            assert_eq!(date(Time::from_millis(seconds * 1_000)), day);
        }
    }
}
