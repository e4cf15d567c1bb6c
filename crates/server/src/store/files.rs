//! The web app's files of this release and the previous one, for pages loaded from another server
//! or before an upgrade.

use api::online::Time;

use super::connection::{Connection, values};
use super::{Store, StoreError};

/// A file in one encoding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptFile {
    /// Its name, which holds a hash of it.
    pub name: String,
    /// The coding, by its name in HTTP.
    pub coding: String,
    /// The file in that coding.
    pub content: Vec<u8>,
}

impl Store {
    /// Stores the files of a release, which is now the newest, and keeps those of the previous one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn keep_release(
        &self,
        release: String,
        at: Time,
        files: Vec<KeptFile>,
    ) -> Result<(), StoreError> {
        let newest: Option<(String,)> = self
            .reader
            .row(
                "SELECT id FROM releases ORDER BY at DESC, id LIMIT 1",
                Vec::new(),
            )
            .await?;
        if newest.is_some_and(|(newest,)| newest == release) {
            return Ok(());
        }
        self.writer
            .run(move |connection| {
                Box::pin(async move { keep(connection, &release, at, &files).await })
            })
            .await
    }

    /// The kept file with a name in every coding there is.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn kept_files(&self, name: &str) -> Result<Vec<KeptFile>, StoreError> {
        let rows: Vec<(String, Vec<u8>)> = self
            .reader
            .rows(
                "SELECT DISTINCT coding, content FROM files WHERE name = $1",
                values![name],
            )
            .await?;
        let file = |(coding, content)| KeptFile {
            name: name.to_owned(),
            coding,
            content,
        };
        Ok(rows.into_iter().map(file).collect())
    }
}

async fn keep(
    connection: &mut Connection,
    release: &str,
    at: Time,
    files: &[KeptFile],
) -> Result<(), sqlx::Error> {
    let is_new = connection
        .execute(
            "INSERT INTO releases (id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            values![release, at],
        )
        .await?
        > 0;
    if is_new {
        for file in files {
            connection
                .execute(
                    "INSERT INTO files (name, coding, in_release, content) \
                     VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                    values![&file.name, &file.coding, release, file.content.as_slice()],
                )
                .await?;
        }
    } else {
        // A rollback to an older release.
        connection
            .execute(
                "UPDATE releases SET at = $2 WHERE id = $1 AND at < $2",
                values![release, at],
            )
            .await?;
    }
    connection
        .execute(
            "DELETE FROM releases WHERE id NOT IN \
             (SELECT id FROM releases ORDER BY at DESC, id LIMIT 2)",
            Vec::new(),
        )
        .await?;
    Ok(())
}
