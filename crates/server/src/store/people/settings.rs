//! The settings of accounts, opaque to the server.

use api::online::PersonId;

use super::super::connection::values;
use super::super::{Store, StoreError};

impl Store {
    /// The settings of an account, if it has any.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn settings_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let row: Option<(Option<String>,)> = self
            .reader
            .row(
                "SELECT settings FROM accounts WHERE person = $1",
                values![person],
            )
            .await?;
        Ok(row.and_then(|(settings,)| settings))
    }

    /// Replaces the settings of an account.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn keep_settings(
        &self,
        person: PersonId,
        settings: String,
    ) -> Result<(), StoreError> {
        self.writer
            .execute(
                "UPDATE accounts SET settings = $2 WHERE person = $1",
                values![&person, &settings],
            )
            .await
            .map(drop)
    }
}
