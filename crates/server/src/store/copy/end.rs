//! Reading and writing tables generically, by name.
//!
//! The names come from the migrations of this program, never from outside.

use sqlx::{AssertSqlSafe, Executor, SqliteConnection};
use sqlx::{PgConnection, query};

use super::super::connection::Connection;
use super::super::row::{Cell, Cells, FromCell, read_postgres, read_sqlite};
use super::shape::{Kind, SqlTable};

/// How many rows are read and written at once.
const PAGE: usize = 1_000;

/// A query with cells for its placeholders. Nulls are typed, too.
macro_rules! bound {
    ($query:expr, $cells:expr) => {{
        let mut query = $query;
        for (kind, cell) in $cells {
            query = match kind {
                Kind::Int => query.bind(value::<i64>(cell)?),
                Kind::Real => query.bind(value::<f64>(cell)?),
                Kind::Text => query.bind(value::<String>(cell)?),
                Kind::Bytes => query.bind(value::<Vec<u8>>(cell)?),
            };
        }
        query
    }};
}

fn value<T: FromCell>(cell: Cell) -> Result<Option<T>, sqlx::Error> {
    Option::from_cell(cell)
        .ok_or_else(|| sqlx::Error::Decode("a column has another type than declared".into()))
}

impl SqlTable {
    fn column_list(&self) -> String {
        let quoted = |column: &super::shape::Column| format!("\"{}\"", column.name);
        let all: Vec<String> = self.columns.iter().map(quoted).collect();
        all.join(", ")
    }

    fn key_list(&self) -> String {
        let quoted = |index: &usize| format!("\"{}\"", self.columns[*index].name);
        let all: Vec<String> = self.key.iter().map(quoted).collect();
        all.join(", ")
    }

    /// A page of rows after one of them, in the order of the key.
    fn selection(&self, is_first: bool) -> String {
        let columns: Vec<String> = self
            .columns
            .iter()
            .map(|column| match column.kind {
                // PostgreSQL also has narrower integers.
                Kind::Int => format!("CAST(\"{}\" AS BIGINT)", column.name),
                _ => format!("\"{}\"", column.name),
            })
            .collect();
        let key = self.key_list();
        let after = if is_first {
            String::new()
        } else {
            let places: Vec<String> = (1..=self.key.len()).map(|n| format!("${n}")).collect();
            format!(" WHERE ({key}) > ({})", places.join(", "))
        };
        format!(
            "SELECT {} FROM \"{}\"{after} ORDER BY {key} LIMIT {PAGE}",
            columns.join(", "),
            self.name
        )
    }
}

/// The rows after one of them, or the first ones.
pub(super) async fn page(
    connection: &mut Connection,
    table: &SqlTable,
    after: Option<&[Cell]>,
) -> Result<Vec<Cells>, sqlx::Error> {
    let statement = AssertSqlSafe(table.selection(after.is_none()));
    let key = after.into_iter().flat_map(|row| {
        let cell = |index: &usize| (table.columns[*index].kind, row[*index].clone());
        table.key.iter().map(cell)
    });
    match connection {
        Connection::Sqlite(connection) => {
            let rows = bound!(query(statement), key).fetch_all(connection).await?;
            rows.iter().map(read_sqlite).collect()
        }
        Connection::Postgres(connection) => {
            let rows = bound!(query(statement), key).fetch_all(connection).await?;
            rows.iter().map(read_postgres).collect()
        }
    }
}

pub(super) async fn delete(
    connection: &mut Connection,
    table: &SqlTable,
) -> Result<(), sqlx::Error> {
    let statement = AssertSqlSafe(format!("DELETE FROM \"{}\"", table.name));
    match connection {
        Connection::Sqlite(connection) => connection.execute(statement).await.map(drop),
        Connection::Postgres(connection) => connection.execute(statement).await.map(drop),
    }
}

pub(super) async fn insert(
    connection: &mut Connection,
    table: &SqlTable,
    rows: Vec<Cells>,
) -> Result<(), sqlx::Error> {
    match connection {
        Connection::Sqlite(connection) => insert_each(connection, table, rows).await,
        Connection::Postgres(connection) => insert_at_once(connection, table, rows).await,
    }
}

async fn insert_each(
    connection: &mut SqliteConnection,
    table: &SqlTable,
    rows: Vec<Cells>,
) -> Result<(), sqlx::Error> {
    let places: Vec<String> = (1..=table.columns.len()).map(|n| format!("${n}")).collect();
    let statement = format!(
        "INSERT INTO \"{}\" ({}) VALUES ({})",
        table.name,
        table.column_list(),
        places.join(", ")
    );
    for row in rows {
        let cells = table.columns.iter().map(|column| column.kind).zip(row);
        let insert = bound!(query(AssertSqlSafe(statement.clone())), cells);
        insert.execute(&mut *connection).await?;
    }
    Ok(())
}

/// PostgreSQL takes an array for each column.
async fn insert_at_once(
    connection: &mut PgConnection,
    table: &SqlTable,
    rows: Vec<Cells>,
) -> Result<(), sqlx::Error> {
    let lists: Vec<String> = (1..)
        .zip(&table.columns)
        .map(|(n, column)| format!("${n}::{}[]", column.kind.in_postgres()))
        .collect();
    let statement = format!(
        "INSERT INTO \"{}\" ({}) SELECT * FROM unnest({})",
        table.name,
        table.column_list(),
        lists.join(", ")
    );
    let mut columns: Vec<Vec<Cell>> = table.columns.iter().map(|_| Vec::new()).collect();
    for row in rows {
        for (column, cell) in columns.iter_mut().zip(row) {
            column.push(cell);
        }
    }
    let mut insert = query(AssertSqlSafe(statement));
    for (column, cells) in table.columns.iter().zip(columns) {
        insert = match column.kind {
            Kind::Int => insert.bind(list::<i64>(cells)?),
            Kind::Real => insert.bind(list::<f64>(cells)?),
            Kind::Text => insert.bind(list::<String>(cells)?),
            Kind::Bytes => insert.bind(list::<Vec<u8>>(cells)?),
        };
    }
    insert.execute(connection).await?;
    Ok(())
}

fn list<T: FromCell>(cells: Vec<Cell>) -> Result<Vec<Option<T>>, sqlx::Error> {
    cells.into_iter().map(value).collect()
}
