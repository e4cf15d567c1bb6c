//! Who has blocked whom.

use api::online::PersonId;
use api::people::Name;

use super::super::connection::values;
use super::super::{Store, StoreError};

/// What to do with a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// Make it.
    Add,
    /// Undo it.
    Remove,
}

impl Store {
    /// Blocks or unblocks a person. Blocking cancels open challenges between the two.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn block(
        &self,
        person: PersonId,
        blocked: PersonId,
        block: Block,
    ) -> Result<(), StoreError> {
        let statement = match block {
            Block::Add => {
                "INSERT INTO blocks (person, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            }
            Block::Remove => "DELETE FROM blocks WHERE person = $1 AND blocked = $2",
        };
        self.in_lobby(move |connection| {
            Box::pin(async move {
                let both = || values![&person, &blocked];
                connection.execute(statement, both()).await?;
                if block == Block::Add {
                    connection
                        .execute(
                            "DELETE FROM challenges WHERE game IS NULL \
                             AND ((challenger = $1 AND challenged = $2) \
                             OR (challenger = $2 AND challenged = $1))",
                            both(),
                        )
                        .await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// Whether a person has blocked another.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn has_blocked(
        &self,
        person: &PersonId,
        blocked: &PersonId,
    ) -> Result<bool, StoreError> {
        let row: Option<(String,)> = self
            .reader
            .row(
                "SELECT blocked FROM blocks WHERE person = $1 AND blocked = $2",
                values![person, blocked],
            )
            .await?;
        Ok(row.is_some())
    }

    /// The names of the people somebody has blocked.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn blocked_by(&self, person: &PersonId) -> Result<Vec<Name>, StoreError> {
        let rows: Vec<(String,)> = self
            .reader
            .rows(
                "SELECT accounts.name FROM blocks JOIN accounts \
                 ON accounts.person = blocks.blocked WHERE blocks.person = $1 \
                 ORDER BY accounts.name_key",
                values![person],
            )
            .await?;
        Ok(rows
            .into_iter()
            .filter_map(|(name,)| name.try_into().ok())
            .collect())
    }
}
