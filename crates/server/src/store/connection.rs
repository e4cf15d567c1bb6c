//! A connection to either database, for statements in their common SQL.

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection as _, Executor};

use super::row::{Cells, FromRow, read_postgres, read_sqlite};

/// How to reconnect after an error.
#[derive(Clone, Debug)]
pub(super) enum Address {
    Sqlite(SqliteConnectOptions),
    Postgres(PgConnectOptions),
}

impl Address {
    pub(super) async fn connect(&self) -> Result<Connection, sqlx::Error> {
        Ok(match self {
            Address::Sqlite(options) => Connection::Sqlite(options.connect().await?),
            Address::Postgres(options) => Connection::Postgres(options.connect().await?),
        })
    }
}

/// The connection that writes.
pub(super) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// A value for a placeholder of a statement.
#[derive(Clone, Debug)]
pub(super) enum Value {
    Int(Option<i64>),
    Real(f64),
    Text(Option<String>),
    Bytes(Vec<u8>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(Some(number))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Value {
        Value::Int(number)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Real(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(Some(text.clone()))
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Value {
        Value::Text(text.map(str::to_owned))
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Value {
        Value::Bytes(bytes.to_vec())
    }
}

impl From<api::online::Time> for Value {
    fn from(time: api::online::Time) -> Value {
        Value::from(super::work::signed(time.millis()))
    }
}

impl From<&api::online::PersonId> for Value {
    fn from(person: &api::online::PersonId) -> Value {
        Value::from(person.as_str())
    }
}

impl From<&api::online::GameCode> for Value {
    fn from(code: &api::online::GameCode) -> Value {
        Value::from(code.as_str())
    }
}

/// The values of a statement, in the order of its placeholders.
macro_rules! values {
    ($($value:expr),* $(,)?) => {
        vec![$($crate::store::connection::Value::from($value)),*]
    };
}
pub(super) use values;

/// A query with its values, for whichever database it is.
macro_rules! bound {
    ($query:expr, $values:expr) => {{
        let mut query = $query;
        for value in $values {
            query = match value {
                $crate::store::connection::Value::Int(value) => query.bind(value),
                $crate::store::connection::Value::Real(value) => query.bind(value),
                $crate::store::connection::Value::Text(value) => query.bind(value),
                $crate::store::connection::Value::Bytes(value) => query.bind(value),
            };
        }
        query
    }};
}
pub(super) use bound;

impl Connection {
    /// Begins a transaction. SQLite's is immediate, so that it never has to be retried.
    pub(super) async fn begin(&mut self) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => connection.execute("BEGIN IMMEDIATE").await.map(drop),
            Connection::Postgres(connection) => connection.execute("BEGIN").await.map(drop),
        }
    }

    /// Begins a transaction that reads a consistent snapshot.
    pub(super) async fn begin_snapshot(&mut self) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => connection.execute("BEGIN").await.map(drop)?,
            Connection::Postgres(connection) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                connection.execute(begin).await.map(drop)?;
            }
        }
        self.be_patient().await
    }

    /// Lifts the idle timeout, so that this transaction may wait between statements.
    pub(super) async fn be_patient(&mut self) -> Result<(), sqlx::Error> {
        if let Connection::Postgres(connection) = self {
            let patience = "SET LOCAL idle_in_transaction_session_timeout = 0";
            connection.execute(patience).await?;
        }
        Ok(())
    }

    pub(super) async fn commit(&mut self) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => connection.execute("COMMIT").await.map(drop),
            Connection::Postgres(connection) => connection.execute("COMMIT").await.map(drop),
        }
    }

    /// Runs a statement and says how many rows it has changed.
    pub(super) async fn execute(
        &mut self,
        statement: &'static str,
        values: Vec<Value>,
    ) -> Result<u64, sqlx::Error> {
        Ok(match self {
            Connection::Sqlite(connection) => bound!(sqlx::query(statement), values)
                .execute(connection)
                .await?
                .rows_affected(),
            Connection::Postgres(connection) => bound!(sqlx::query(statement), values)
                .execute(connection)
                .await?
                .rows_affected(),
        })
    }

    pub(super) async fn rows<R: FromRow>(
        &mut self,
        statement: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<R>, sqlx::Error> {
        R::all(self.cells(statement, values).await?)
    }

    /// The first row, if there is one.
    pub(super) async fn row<R: FromRow>(
        &mut self,
        statement: &'static str,
        values: Vec<Value>,
    ) -> Result<Option<R>, sqlx::Error> {
        let rows = self.rows(statement, values).await?;
        Ok(rows.into_iter().next())
    }

    async fn cells(
        &mut self,
        statement: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<Cells>, sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => {
                let query = bound!(sqlx::query(statement), values);
                let rows = query.fetch_all(connection).await?;
                rows.iter().map(read_sqlite).collect()
            }
            Connection::Postgres(connection) => {
                let query = bound!(sqlx::query(statement), values);
                let rows = query.fetch_all(connection).await?;
                rows.iter().map(read_postgres).collect()
            }
        }
    }

    /// Takes an advisory lock until the end of the transaction; SQLite has a single writer anyway.
    pub(super) async fn lock(&mut self, what: Lock) -> Result<(), sqlx::Error> {
        if let Connection::Postgres(_) = self {
            let number = values![what as i64];
            // The function returns void, so there is no row to read.
            self.execute("SELECT pg_advisory_xact_lock($1)", number)
                .await?;
        }
        Ok(())
    }

    pub(super) async fn close(self) {
        // An open transaction is rolled back.
        let _ = match self {
            Connection::Sqlite(connection) => connection.close().await,
            Connection::Postgres(connection) => connection.close().await,
        };
    }
}

/// Advisory locks: what only one server may do at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lock {
    /// Changes of ratings, each of which depends on those before it.
    Ratings = 7_001,
    /// Pairing people in the lobby.
    Lobby = 7_002,
}
