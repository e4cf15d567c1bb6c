//! Short texts that are there at once: settings, the turn in the making, progress in lessons.
//!
//! Kept in the browser's `localStorage`, whose changes other tabs hear of.

use wasm_bindgen::prelude::*;

use super::StoreError;
use crate::language::window;

/// The text kept under a key, if there is one and it can be had.
pub fn kept(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key.
///
/// # Errors
/// If the browser keeps nothing, or has no room left.
pub fn keep(key: &str, text: &str) -> Result<(), StoreError> {
    storage()
        .ok_or(StoreError::Unavailable)?
        .set_item(key, text)
        .map_err(|error| StoreError::of(&error))
}

/// Forgets what is kept under a key.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        // What cannot be written cannot be there either.
        let _ = storage.remove_item(key);
    }
}

/// Calls `hear` with the new text whenever another tab changes what is kept under a key; for as
/// long as the page is open.
pub fn on_change(key: &'static str, hear: impl Fn(Option<String>) + 'static) {
    let Some(window) = window() else {
        return;
    };
    let listener =
        Closure::<dyn Fn(web_sys::StorageEvent)>::new(move |event: web_sys::StorageEvent| {
            match event.key() {
                Some(changed) if changed == key => hear(event.new_value()),
                // Everything was cleared.
                None => hear(None),
                Some(_) => (),
            }
        });
    let _ = window.add_event_listener_with_callback("storage", listener.as_ref().unchecked_ref());
    listener.forget();
}

/// Browsers that are told to keep nothing refuse even to say so, hence the two layers.
fn storage() -> Option<web_sys::Storage> {
    window()?.local_storage().ok().flatten()
}
