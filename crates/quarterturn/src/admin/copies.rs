//! Backups, and moving from one database to another.

use std::fs;
use std::io::{Error, ErrorKind, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use server::store::{Copied, CopyError, StoreError, copy};

use super::{Which, wait};
use crate::failure::{Exit, Failure};
use crate::serve::database;
use crate::{echo, t};

/// Copy everything into a file
///
/// The file is a SQLite database, whatever the source is. Servers may keep running: it holds
/// everything that was stored before the command began. It is compared with the source before it is
/// kept.
#[derive(Args)]
pub(super) struct Backup {
    /// The file, which must not exist yet
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    which: Which,
}

/// Copy a backup into an empty database
#[derive(Args)]
pub(super) struct Restore {
    /// The backup
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    which: Which,
}

/// Copy everything into another, empty database
///
/// For example from SQLite to PostgreSQL. Stop the servers first, and start them with the new
/// database afterwards. The copy is compared with the source before it is committed; if anything
/// goes wrong, the new database stays empty.
#[derive(Args)]
pub(super) struct Move {
    /// Destination: a `FILE` or `postgres://…`
    ///
    /// In the environment it is QUARTERTURN_INTO.
    #[arg(long, value_name = "DATABASE")]
    into: String,

    #[command(flatten)]
    which: Which,
}

pub(super) fn back_up(arguments: &Backup, out: &mut dyn Write) -> Result<Exit, Failure> {
    let file = &arguments.file;
    if file.exists() {
        return Err(Failure::writing(file)(ErrorKind::AlreadyExists.into()));
    }
    let copied = copy_all(&arguments.which.address()?, &sqlite(file)?);
    if copied.is_err() {
        // It is not a complete backup.
        let _ = fs::remove_file(file);
    }
    report(copied?, out)
}

pub(super) fn restore(arguments: &Restore, out: &mut dyn Write) -> Result<Exit, Failure> {
    let file = &arguments.file;
    // Opening a missing database would create it.
    fs::File::open(file).map_err(Failure::reading(file))?;
    let copied = copy_all(&sqlite(file)?, &arguments.which.new_address()?)?;
    report(copied, out)
}

pub(super) fn move_all(arguments: &Move, out: &mut dyn Write) -> Result<Exit, Failure> {
    let copied = copy_all(
        &arguments.which.address()?,
        &database::whole(&arguments.into),
    )?;
    report(copied, out)
}

fn sqlite(file: &Path) -> Result<String, Failure> {
    let path = file.to_str().ok_or(Error::from(ErrorKind::InvalidFilename));
    let path = path.map_err(Failure::writing(file))?;
    Ok(format!("sqlite:{path}"))
}

fn copy_all(from: &str, into: &str) -> Result<Copied, Failure> {
    wait(copy(from, into))?.map_err(|error| match &error {
        CopyError::Source(error) => database::fault(from, error),
        CopyError::Target(StoreError::NotEmpty) => {
            let name = database::name(into);
            Failure::Refused(t!("error-database-not-empty", name = name))
        }
        CopyError::Target(StoreError::NotTheSame(table)) => {
            Failure::Refused(t!("error-copy-differs", table = echo::message(table)))
        }
        CopyError::Target(error) => database::fault(into, error),
    })
}

fn report(copied: Copied, out: &mut dyn Write) -> Result<Exit, Failure> {
    writeln!(
        out,
        "{}",
        t!(
            "terminal-admin-copied",
            games = copied.games,
            entries = copied.entries,
            accounts = copied.accounts
        )
    )?;
    Ok(Exit::Yes)
}
