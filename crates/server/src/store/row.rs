//! Rows of either database.
//!
//! They are read into [`Cell`]s first, so that sqlx's generic code is compiled once per database
//! rather than once per row type.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, TypeInfo, ValueRef};

/// A value in a row.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Cell {
    Null,
    Int(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A row, column by column.
pub(super) type Cells = Vec<Cell>;

pub(super) fn read_sqlite(row: &SqliteRow) -> Result<Cells, sqlx::Error> {
    (0..row.len())
        .map(|index| {
            let value = row.try_get_raw(index)?;
            if value.is_null() {
                return Ok(Cell::Null);
            }
            Ok(match value.type_info().name() {
                "INTEGER" => Cell::Int(row.try_get_unchecked(index)?),
                "REAL" => Cell::Real(row.try_get_unchecked(index)?),
                "BLOB" => Cell::Bytes(row.try_get_unchecked(index)?),
                _ => Cell::Text(row.try_get_unchecked(index)?),
            })
        })
        .collect()
}

pub(super) fn read_postgres(row: &PgRow) -> Result<Cells, sqlx::Error> {
    (0..row.len())
        .map(|index| {
            let value = row.try_get_raw(index)?;
            if value.is_null() {
                return Ok(Cell::Null);
            }
            Ok(match value.type_info().name() {
                "INT8" => Cell::Int(row.try_get(index)?),
                "FLOAT8" => Cell::Real(row.try_get(index)?),
                "BYTEA" => Cell::Bytes(row.try_get(index)?),
                // Anything else is an error that names the column.
                _ => Cell::Text(row.try_get(index)?),
            })
        })
        .collect()
}

/// A value as a statement expects it.
pub(super) trait FromCell: Sized {
    fn from_cell(cell: Cell) -> Option<Self>;
}

impl FromCell for i64 {
    fn from_cell(cell: Cell) -> Option<i64> {
        match cell {
            Cell::Int(number) => Some(number),
            _ => None,
        }
    }
}

impl FromCell for f64 {
    fn from_cell(cell: Cell) -> Option<f64> {
        match cell {
            Cell::Real(number) => Some(number),
            _ => None,
        }
    }
}

impl FromCell for String {
    fn from_cell(cell: Cell) -> Option<String> {
        match cell {
            Cell::Text(text) => Some(text),
            _ => None,
        }
    }
}

impl FromCell for Vec<u8> {
    fn from_cell(cell: Cell) -> Option<Vec<u8>> {
        match cell {
            Cell::Bytes(bytes) => Some(bytes),
            _ => None,
        }
    }
}

impl<T: FromCell> FromCell for Option<T> {
    fn from_cell(cell: Cell) -> Option<Option<T>> {
        match cell {
            Cell::Null => Some(None),
            cell => T::from_cell(cell).map(Some),
        }
    }
}

/// A row as a statement expects it: a tuple of values.
pub(super) trait FromRow: Sized + Send + 'static {
    fn from_row(cells: Cells) -> Option<Self>;

    /// All rows, or what is wrong with one of them.
    fn all(rows: Vec<Cells>) -> Result<Vec<Self>, sqlx::Error> {
        let rows = rows.into_iter().map(Self::from_row);
        let rows: Option<Vec<Self>> = rows.collect();
        rows.ok_or_else(|| sqlx::Error::Decode("a column has another type than expected".into()))
    }
}

macro_rules! from_row {
    ($($name:ident)+) => {
        impl<$($name: FromCell + Send + 'static),+> FromRow for ($($name,)+) {
            fn from_row(cells: Cells) -> Option<Self> {
                let mut cells = cells.into_iter();
                Some(($($name::from_cell(cells.next()?)?,)+))
            }
        }
    };
}

from_row!(A);
from_row!(A B);
from_row!(A B C);
from_row!(A B C D);
from_row!(A B C D E);
from_row!(A B C D E F);
from_row!(A B C D E F G);
from_row!(A B C D E F G H);
from_row!(A B C D E F G H I);
from_row!(A B C D E F G H I J);
