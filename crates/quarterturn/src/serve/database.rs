//! Where online games are kept.

use std::path::Path;
use std::{fs, io};

use etcetera::BaseStrategy;
use server::store::{Store, StoreError};
use server::{Front, GameLimits, Games};

use crate::failure::{Failure, reason, reason_of};
use crate::{echo, t};

/// The storage for online games.
pub(super) enum Keeping {
    /// In the database with this address.
    At(String),
    /// Nowhere, as requested.
    Off,
    /// Nowhere, because no database was given and there is no default location; and why.
    Nowhere(String),
}

/// What `--database` says, or else a file in the user's data directory.
pub(super) fn keeping(given: Option<&str>) -> Keeping {
    match given {
        Some("none") => Keeping::Off,
        Some(address) => Keeping::At(whole(address)),
        None => match in_data_directory() {
            Ok(address) => Keeping::At(address),
            Err(why) => Keeping::Nowhere(why),
        },
    }
}

/// The address of a database. A path is taken as that of a file; a bare word is more likely a typo.
pub(crate) fn whole(given: &str) -> String {
    let is_path = !given.contains(':') && given.contains(['.', '/']);
    match is_path {
        true => format!("sqlite:{given}"),
        false => given.to_owned(),
    }
}

/// An empty container has no home directory, and a service may not write to its own.
fn in_data_directory() -> Result<String, String> {
    let directories = etcetera::choose_base_strategy().map_err(|_| t!("error-no-home"))?;
    let folder = directories.data_dir().join("quarterturn");
    create_for_its_owner(&folder).map_err(|error| {
        let what = t!("error-cannot-create-folder", what = echo::path(&folder));
        Failure::Io { what, error }.to_string()
    })?;
    let file = folder.join("games.sqlite");
    Ok(format!("sqlite:{}", file.display()))
}

/// Creates a folder that only its owner can open, and the folders above it.
fn create_for_its_owner(folder: &Path) -> io::Result<()> {
    if let Some(above) = folder.parent() {
        fs::create_dir_all(above)?;
    }
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(folder) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => Ok(()),
        created => created,
    }
}

/// The address of the database, for commands that need one.
pub(crate) fn address(given: Option<&str>) -> Result<String, Failure> {
    match keeping(given) {
        Keeping::At(address) => Ok(address),
        Keeping::Off => Err(Failure::Misuse(t!("error-not-a-database"))),
        Keeping::Nowhere(why) => Err(Failure::Misuse(why)),
    }
}

/// The address of a database that exists. Opening a file that does not would create it, so that a
/// mistyped name would look like an empty database.
pub(crate) fn existing(given: Option<&str>) -> Result<String, Failure> {
    let address = address(given)?;
    if let Some(path) = address.strip_prefix("sqlite:") {
        fs::metadata(path).map_err(|error| {
            let what = t!("error-cannot-open-database", name = name(&address));
            Failure::Io { what, error }
        })?;
    }
    Ok(address)
}

pub(super) async fn open(
    address: &str,
    limits: GameLimits,
    front: Front,
) -> Result<Games, Failure> {
    let opened = async {
        let store = Store::open(address).await?;
        Games::open_behind(store, limits, front).await
    };
    opened.await.map_err(|error| fault(address, &error))
}

/// A printable name for the database at an address. The address may contain a password, so it is
/// not printed.
pub(crate) fn name(address: &str) -> String {
    match address.strip_prefix("sqlite:") {
        Some(path) => echo::path(Path::new(path)),
        None => "PostgreSQL".to_owned(),
    }
}

/// Why there cannot be a file for the database at an address; SQLite itself does not say.
fn missing(address: &str) -> Option<io::Error> {
    let path = Path::new(address.strip_prefix("sqlite:")?);
    if path.is_dir() {
        return Some(io::ErrorKind::IsADirectory.into());
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder?.metadata().err()
}

/// What is wrong with the database at an address.
pub(crate) fn fault(address: &str, error: &StoreError) -> Failure {
    let name = name(address);
    let because = |why: &str| {
        let what = t!("error-cannot-open-database", name = &name);
        t!("error-because", what = what, why = why)
    };
    Failure::Misuse(match error {
        StoreError::Address(_) => t!("error-not-a-database"),
        StoreError::Newer => t!("error-database-newer", name = &name),
        StoreError::Foreign => t!("error-database-foreign", name = &name),
        StoreError::Unreachable { kind, why } => because(&reason_of(*kind, why)),
        StoreError::Unavailable(why) | StoreError::Migration(why) => match missing(address) {
            Some(fault) => because(&reason(&fault)),
            None => because(&echo::message(why)),
        },
        error @ (StoreError::Corrupt { .. }
        | StoreError::NotEmpty
        | StoreError::NotTheSame(_)
        | StoreError::Closed) => because(&error.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_path_is_the_file_of_a_database() {
        assert_eq!(whole("club.db"), "sqlite:club.db");
        assert_eq!(whole("/var/lib/club"), "sqlite:/var/lib/club");
        for address in [
            "sqlite:club.db",
            "postgres://db/club",
            "mysql://db/club",
            "sqlite",
        ] {
            assert_eq!(whole(address), address);
        }
    }
}
