//! Where online games are kept.

use std::fs;

use etcetera::BaseStrategy;
use server::store::{Store, StoreError};
use server::{Front, GameLimits, Games};

use crate::failure::Failure;
use crate::{echo, t};

/// Where online games are to be kept.
pub(super) enum Keeping {
    /// In the database with this address.
    At(String),
    /// Nowhere, as requested.
    Off,
    /// Nowhere, since nobody said where and there is no place for them; and why.
    Nowhere(String),
}

/// What `--database` says, or else a file in the user's data directory.
pub(super) fn keeping(given: Option<&str>) -> Keeping {
    match given {
        Some("none") => Keeping::Off,
        Some(address) => Keeping::At(address.to_owned()),
        None => match in_data_directory() {
            Ok(address) => Keeping::At(address),
            Err(why) => Keeping::Nowhere(why),
        },
    }
}

/// In an empty container there is no home, and a service may not write to its own.
fn in_data_directory() -> Result<String, String> {
    let directories = etcetera::choose_base_strategy().map_err(|_| t!("error-no-home"))?;
    let folder = directories.data_dir().join("quarterturn");
    fs::create_dir_all(&folder).map_err(|error| {
        let what = t!("error-cannot-create-folder", what = echo::path(&folder));
        Failure::Io { what, error }.to_string()
    })?;
    let file = folder.join("games.sqlite");
    Ok(format!("sqlite:{}", file.display()))
}

/// The address of the database, for commands that need one.
pub(crate) fn address(given: Option<&str>) -> Result<String, Failure> {
    match keeping(given) {
        Keeping::At(address) => Ok(address),
        Keeping::Off => Err(Failure::Misuse(t!("error-not-a-database"))),
        Keeping::Nowhere(why) => Err(Failure::Misuse(why)),
    }
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
    opened.await.map_err(|error| fault(&error))
}

/// The address may hold a password, so it is not repeated.
pub(crate) fn fault(error: &StoreError) -> Failure {
    Failure::Misuse(match error {
        StoreError::Address(_) => t!("error-not-a-database"),
        error => t!(
            "error-because",
            what = t!("error-cannot-open-database"),
            why = error.to_string()
        ),
    })
}
