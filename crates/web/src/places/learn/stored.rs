//! Storage for the places of learning and practice.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::store::local_storage;
use crate::{shell, t};

/// The value under a key. Unreadable data counts as absent.
pub(super) fn load<T: DeserializeOwned + Default>(key: &str) -> T {
    let stored = local_storage::read(key);
    stored
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

/// Stores a value under a key, or reports why not.
pub(super) fn save<T: Serialize>(key: &str, kept: &T) {
    write(key, &serde_json::to_string(kept).unwrap_or_default());
}

/// Stores a text under a key, or reports why not.
pub(super) fn write(key: &str, text: &str) {
    if let Err(error) = local_storage::write(key, text) {
        shell::notify(t!("learn-not-kept", reason = error.said()));
    }
}
