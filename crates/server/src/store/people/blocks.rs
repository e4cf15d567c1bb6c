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
    /// Blocks a person, or no longer does.
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
        self.writer
            .run(move |connection| {
                Box::pin(async move {
                    connection
                        .execute(statement, values![&person, &blocked])
                        .await
                        .map(drop)
                })
            })
            .await
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
