//! The tables of this release.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Row, SqliteConnection};

use super::super::{StoreError, migrations};

pub(super) struct SqlTable {
    pub(super) name: String,
    pub(super) columns: Vec<Column>,
    /// The columns of the primary key, by their index.
    pub(super) key: Vec<usize>,
    /// The tables that its rows refer to.
    refers_to: Vec<String>,
}

pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Int,
    Real,
    Text,
    Bytes,
}

impl Kind {
    fn of(declared: &str) -> Kind {
        match declared {
            "DOUBLE" => Kind::Real,
            "TEXT" => Kind::Text,
            "BLOB" => Kind::Bytes,
            _ => Kind::Int,
        }
    }

    /// Its name in PostgreSQL.
    pub(super) fn in_postgres(self) -> &'static str {
        match self {
            Kind::Int => "bigint",
            Kind::Real => "double precision",
            Kind::Text => "text",
            Kind::Bytes => "bytea",
        }
    }
}

/// All tables, dependencies first. They are read from the migrations, applied to an empty database
/// in memory. Tables that only running servers need are left out, and those filled by the
/// migrations themselves.
pub(super) async fn tables() -> Result<Vec<SqlTable>, StoreError> {
    let mut connection = SqliteConnectOptions::new()
        .in_memory(true)
        .connect()
        .await?;
    migrations::sqlite().run(&mut connection).await?;
    let names = sqlx::query(
        "SELECT name FROM sqlite_master WHERE type = 'table' \
         AND name NOT LIKE 'sqlite_%' AND name <> '_sqlx_migrations' \
         AND name NOT IN ('servers', 'attendance', 'releases', 'files', 'compatibility') \
         ORDER BY name",
    )
    .fetch_all(&mut connection)
    .await?;
    let mut waiting = Vec::new();
    for name in names {
        waiting.push(table(&mut connection, name.get(0)).await?);
    }
    let mut sorted: Vec<SqlTable> = Vec::new();
    while !waiting.is_empty() {
        let is_there = |name: &String| sorted.iter().any(|table| table.name == *name);
        let (next, later): (Vec<SqlTable>, Vec<SqlTable>) = waiting
            .into_iter()
            .partition(|table| table.refers_to.iter().all(is_there));
        if next.is_empty() {
            let circle = "tables refer to each other in a circle".to_owned();
            return Err(StoreError::Migration(circle));
        }
        sorted.extend(next);
        waiting = later;
    }
    Ok(sorted)
}

async fn table(connection: &mut SqliteConnection, name: String) -> Result<SqlTable, sqlx::Error> {
    let rows = sqlx::query("SELECT name, type, pk FROM pragma_table_info($1) ORDER BY cid")
        .bind(&name)
        .fetch_all(&mut *connection)
        .await?;
    let mut key: Vec<(i64, usize)> = Vec::new();
    let mut columns = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let declared: String = row.get(1);
        let place: i64 = row.get(2);
        if place > 0 {
            key.push((place, index));
        }
        columns.push(Column {
            name: row.get(0),
            kind: Kind::of(&declared),
        });
    }
    key.sort_unstable();
    let refers_to = sqlx::query("SELECT DISTINCT \"table\" FROM pragma_foreign_key_list($1)")
        .bind(&name)
        .fetch_all(connection)
        .await?;
    Ok(SqlTable {
        columns,
        key: key.into_iter().map(|(_, index)| index).collect(),
        refers_to: refers_to.iter().map(|row| row.get(0)).collect(),
        name,
    })
}
