//! Vacations from correspondence games.

use api::online::{PersonId, Time};

use super::super::connection::values;
use super::super::work::time;
use super::super::{Store, StoreError};

impl Store {
    /// A person's vacations that ended after a time or are going on, with start and end.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn vacations_of(
        &self,
        person: &PersonId,
        after: Time,
    ) -> Result<Vec<(Time, Time)>, StoreError> {
        let rows: Vec<(i64, i64)> = self
            .reader
            .rows(
                "SELECT began, ended FROM vacations WHERE person = $1 AND ended > $2 \
                 ORDER BY began",
                values![person, after],
            )
            .await?;
        Ok(rows
            .into_iter()
            .map(|(began, ended)| (time(began), time(ended)))
            .collect())
    }

    /// Begins a vacation, which lasts until then at the latest. No effect if one is going on.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn begin_vacation(
        &self,
        person: PersonId,
        now: Time,
        until: Time,
    ) -> Result<(), StoreError> {
        self.writer
            .execute(
                "INSERT INTO vacations (person, began, ended) SELECT $1, $2, $3 \
                 WHERE NOT EXISTS (SELECT 1 FROM vacations \
                 WHERE person = $1 AND ended > $2) ON CONFLICT DO NOTHING",
                values![&person, now, until],
            )
            .await
            .map(drop)
    }

    /// Ends the current vacation, if any.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn end_vacation(&self, person: PersonId, now: Time) -> Result<(), StoreError> {
        self.writer
            .execute(
                "UPDATE vacations SET ended = $2 WHERE person = $1 AND ended > $2",
                values![&person, now],
            )
            .await
            .map(drop)
    }
}
