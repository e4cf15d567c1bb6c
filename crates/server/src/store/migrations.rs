//! The tables, one set of files for each database.
//!
//! A released migration is never changed: sqlx compares checksums. Each one keeps the tables usable
//! for the release before it: additions come first, and removals a release later. Every migration
//! records in the table `compatibility` which releases it keeps the tables usable for; a release
//! that finds unknown migrations trusts the newest of them.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

use super::StoreError;
use super::connection::{Connection, values};

macro_rules! migrations {
    ($folder:literal: $($version:literal $name:literal),+) => {
        Migrator::with_migrations(vec![$(Migration::new(
            $version,
            $name.into(),
            MigrationType::Simple,
            include_str!(concat!("../../migrations/", $folder, "/", $name, ".sql")).into_sql_str(),
            false,
        )),+])
    };
}

/// The newest migration this release knows.
const NEWEST: i64 = 13;

pub(super) fn sqlite() -> Migrator {
    tolerant(
        migrations!("sqlite": 1 "0001_games", 2 "0002_people", 3 "0003_lobby", 4 "0004_programs",
        5 "0005_conditional_turns", 6 "0006_vacations", 7 "0007_attendance",
        8 "0008_reports", 9 "0009_files", 10 "0010_settings", 11 "0011_compatibility",
        12 "0012_rematches", 13 "0013_done_reports"),
    )
}

pub(super) fn postgres() -> Migrator {
    tolerant(
        migrations!("postgres": 1 "0001_games", 2 "0002_people", 3 "0003_lobby", 4 "0004_programs",
        5 "0005_conditional_turns", 6 "0006_vacations", 7 "0007_attendance",
        8 "0008_reports", 9 "0009_files", 10 "0010_settings", 11 "0011_compatibility",
        12 "0012_rematches", 13 "0013_done_reports"),
    )
}

/// Leaves unknown migrations to [`check`].
fn tolerant(mut migrator: Migrator) -> Migrator {
    migrator.set_ignore_missing(true);
    migrator
}

/// The migration state of a database.
struct Migrated {
    /// The newest.
    newest: i64,
    /// The newest migration that declared compatibility, and the lowest migration that a compatible
    /// release must know.
    said: Option<(i64, i64)>,
}

/// Whether this release can work with the tables.
///
/// # Errors
/// [`StoreError::Newer`] if it cannot, or if compatibility is not declared.
pub(super) async fn check(connection: &mut Connection) -> Result<(), StoreError> {
    let migrated = migrated(connection).await?;
    match migrated.said {
        _ if migrated.newest <= NEWEST => Ok(()),
        Some((said, lowest)) if said >= migrated.newest && lowest <= NEWEST => Ok(()),
        _ => Err(StoreError::Newer),
    }
}

/// Whether there are migrations that this release does not know.
pub(super) async fn has_unknown(connection: &mut Connection) -> Result<bool, StoreError> {
    Ok(migrated(connection).await?.newest > NEWEST)
}

async fn migrated(connection: &mut Connection) -> Result<Migrated, StoreError> {
    let newest = match has_table(connection, "_sqlx_migrations").await? {
        true => {
            let statement = "SELECT max(version) FROM _sqlx_migrations";
            let row: Option<(Option<i64>,)> = connection.row(statement, Vec::new()).await?;
            row.and_then(|(newest,)| newest)
        }
        false => None,
    };
    let said = match has_table(connection, "compatibility").await? {
        true => {
            let statement = "SELECT newest, lowest FROM compatibility";
            connection.row(statement, Vec::new()).await?
        }
        false => None,
    };
    Ok(Migrated {
        newest: newest.unwrap_or(0),
        said,
    })
}

async fn has_table(connection: &mut Connection, name: &str) -> Result<bool, StoreError> {
    let statement = match connection {
        Connection::Sqlite(_) => {
            "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = $1"
        }
        Connection::Postgres(_) => {
            "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = $1"
        }
    };
    let row: Option<(i64,)> = connection.row(statement, values![name]).await?;
    Ok(row.is_some_and(|(count,)| count > 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first migration that declares compatibility.
    const SAYS_SO: i64 = 11;

    #[test]
    fn every_migration_says_which_releases_can_work_with_the_tables() {
        let [sqlite, postgres] = [sqlite(), postgres()];
        let names = |migrator: &Migrator| -> Vec<(i64, String)> {
            let named = |one: &Migration| (one.version, one.description.to_string());
            migrator.iter().map(named).collect()
        };
        assert_eq!(names(&sqlite), names(&postgres));
        assert_eq!(sqlite.iter().map(|one| one.version).max(), Some(NEWEST));
        for one in sqlite.iter().chain(postgres.iter()) {
            let says = format!("UPDATE compatibility SET newest = {}", one.version);
            let does = one.version <= SAYS_SO || one.sql.as_str().contains(&says);
            assert!(does, "{}", one.description);
        }
    }
}
