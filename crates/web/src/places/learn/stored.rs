//! How the places for getting better keep things on the device.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::store::local_storage;
use crate::{shell, t};

/// What is kept under a key. What somebody else has written there is not ours to repair.
pub(super) fn load<T: DeserializeOwned + Default>(key: &str) -> T {
    let stored = local_storage::read(key);
    stored
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

/// Keeps something under a key, or says why that is not possible.
pub(super) fn save<T: Serialize>(key: &str, kept: &T) {
    write(key, &serde_json::to_string(kept).unwrap_or_default());
}

/// Keeps a text under a key, or says why that is not possible.
pub(super) fn write(key: &str, text: &str) {
    if let Err(error) = local_storage::write(key, text) {
        shell::notify(t!("learn-not-kept", reason = error.said()));
    }
}
