//! Files of neighbouring releases: the previous one's for pages still open after an upgrade, and
//! the next one's during a rolling upgrade.

use axum::body::Body;
use sha2::{Digest, Sha256};

use super::negotiation::Coding;
use super::{Copy, Lookup, Site, Source, fields};
use crate::Games;
use crate::store::{KeptFile, StoreError};

impl Games {
    /// Stores the files of a site in the database, keeping those of the previous release. Pages may
    /// fetch them after the server that sent the page is gone. A site in a folder is left alone:
    /// old files can simply stay there on upgrade.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn keep_files(&self, site: &Site) -> Result<(), StoreError> {
        let Source::Memory(memory) = &site.source else {
            return Ok(());
        };
        let files: Vec<KeptFile> = memory
            .copies()
            .filter(|(name, _, _)| fields::is_hashed(name))
            .map(|(name, coding, content)| KeptFile {
                name: name.to_owned(),
                coding: coding.name().to_owned(),
                content: content.to_vec(),
            })
            .collect();
        if files.is_empty() {
            return Ok(());
        }
        let mut hash = Sha256::new();
        for file in &files {
            hash.update(file.name.as_bytes());
            hash.update(b"\n");
        }
        let bytes = hash.finalize();
        let release = bytes.iter().take(8).map(|byte| format!("{byte:02x}"));
        let (release, now) = (release.collect(), self.node.now());
        self.node.store.keep_release(release, now, files).await
    }
}

/// The file of another release by name.
pub(super) async fn find(games: &Games, name: &str, accepted: &[Coding]) -> Lookup {
    if !fields::is_hashed(name) {
        return Lookup::Nothing;
    }
    let Ok(mut copies) = games.node.store.kept_files(name).await else {
        return Lookup::Unavailable;
    };
    if copies.is_empty() {
        return Lookup::Nothing;
    }
    let best = accepted.iter().find_map(|coding| {
        let index = copies
            .iter()
            .position(|copy| copy.coding == coding.name())?;
        Some((*coding, index))
    });
    let Some((coding, index)) = best else {
        return Lookup::NoneAcceptable;
    };
    let content = copies.swap_remove(index).content;
    Lookup::Copy(Copy {
        coding,
        // The name contains a hash of the file.
        tag: format!("\"{name}-{}\"", coding.name()),
        length: content.len() as u64,
        body: Body::from(content),
    })
}
