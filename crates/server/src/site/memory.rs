//! Files kept in memory.

use std::collections::BTreeMap;

use axum::body::{Body, Bytes};
use sha2::{Digest, Sha256};

use super::negotiation::Coding;
use super::{Copy, Lookup};

/// Files in memory, each with its compressed copies.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    files: BTreeMap<String, Vec<Held>>,
}

/// A file itself, or a compressed copy of it.
#[derive(Clone, Debug)]
struct Held {
    coding: Coding,
    bytes: Bytes,
    tag: String,
}

impl Memory {
    /// Groups compressed copies with their files.
    pub(super) fn of(files: impl Iterator<Item = (String, Bytes)>) -> Memory {
        let all: BTreeMap<String, Bytes> = files.collect();
        let is_copy = |name: &str| {
            Coding::ALL.into_iter().any(|coding| {
                coding != Coding::Identity
                    && name
                        .strip_suffix(coding.suffix())
                        .is_some_and(|plain| all.contains_key(plain))
            })
        };
        let files = all
            .iter()
            .filter(|(name, _)| !is_copy(name))
            .map(|(name, plain)| {
                let hash = hash(plain);
                let held = Coding::ALL.into_iter().filter_map(|coding| {
                    let bytes = all.get(&format!("{name}{}", coding.suffix()))?.clone();
                    // Copies of one file differ in their bytes, so each needs its own tag.
                    let tag = format!("\"{hash}-{}\"", coding.name());
                    Some(Held { coding, bytes, tag })
                });
                (name.clone(), held.collect())
            })
            .collect();
        Memory { files }
    }

    /// Every file in the encodings in which it is sent: not uncompressed, if there are compressed
    /// copies.
    pub(super) fn copies(&self) -> impl Iterator<Item = (&str, Coding, &Bytes)> {
        self.files.iter().flat_map(|(name, copies)| {
            let is_alone = copies.len() == 1;
            let sent = move |held: &&Held| is_alone || held.coding != Coding::Identity;
            let sent = copies.iter().filter(sent);
            sent.map(|held| (name.as_str(), held.coding, &held.bytes))
        })
    }

    pub(super) fn find(&self, name: &str, accepted: &[Coding]) -> Lookup {
        let Some(copies) = self.files.get(name) else {
            return Lookup::Nothing;
        };
        let held = accepted
            .iter()
            .find_map(|&coding| copies.iter().find(|held| held.coding == coding));
        match held {
            Some(held) => Lookup::Copy(Copy {
                coding: held.coding,
                tag: held.tag.clone(),
                length: held.bytes.len() as u64,
                body: Body::from(held.bytes.clone()),
            }),
            None => Lookup::NoneAcceptable,
        }
    }
}

fn hash(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compressed_copy_is_not_a_separate_file() {
        let files = ["a.js", "a.js.br", "alone.gz"];
        let memory = Memory::of(
            files
                .map(|name| (name.to_owned(), Bytes::new()))
                .into_iter(),
        );
        let names: Vec<&str> = memory.files.keys().map(String::as_str).collect();
        assert_eq!(names, ["a.js", "alone.gz"]);
    }
}
