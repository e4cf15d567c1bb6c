//! A database of its own for every test.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

use server::store::Store;

use crate::cluster;

/// A database that is gone after the test.
pub(crate) struct Database {
    pub(crate) address: String,
    folder: Option<PathBuf>,
}

static FOLDERS: AtomicU32 = AtomicU32::new(0);

impl Database {
    pub(crate) fn sqlite() -> Database {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("quarterturn-sqlite-{}-{number}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        Database {
            address: format!("sqlite:{}", folder.join("games.sqlite").display()),
            folder: Some(folder),
        }
    }

    pub(crate) async fn postgres() -> Database {
        Database {
            address: cluster::new_database().await,
            folder: None,
        }
    }

    /// A database somewhere else, which stays there.
    pub(crate) fn at(address: String) -> Database {
        Database {
            address,
            folder: None,
        }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.address).await.unwrap()
    }

    /// Does something to the tables behind the store's back.
    pub(crate) async fn execute(&self, statement: &'static str) {
        use sqlx::{Connection, Executor};
        if let Some(path) = self.address.strip_prefix("sqlite:") {
            let address = format!("sqlite://{path}");
            let mut connection = sqlx::SqliteConnection::connect(&address).await.unwrap();
            connection.execute(statement).await.unwrap();
        } else {
            let mut connection = sqlx::PgConnection::connect(&self.address).await.unwrap();
            connection.execute(statement).await.unwrap();
        }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let _ = fs::remove_dir_all(folder);
        }
    }
}

/// Runs async functions that take a [`Database`] as tests on both databases.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name(crate::database::Database::sqlite()).await;
            })+
        }

        mod on_postgres {
            $(#[tokio::test]
            async fn $name() {
                super::$name(crate::database::Database::postgres().await).await;
            })+
        }
    };
}
pub(crate) use on_both;
