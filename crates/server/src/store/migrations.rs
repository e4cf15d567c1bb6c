//! The tables, one set of files for each database.
//!
//! A migration that was released is never changed: sqlx compares checksums. Each one must leave the
//! tables usable for the release before it.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

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

pub(super) fn sqlite() -> Migrator {
    migrations!("sqlite": 1 "0001_games", 2 "0002_people", 3 "0003_lobby", 4 "0004_programs")
}

pub(super) fn postgres() -> Migrator {
    migrations!("postgres": 1 "0001_games", 2 "0002_people", 3 "0003_lobby", 4 "0004_programs")
}
