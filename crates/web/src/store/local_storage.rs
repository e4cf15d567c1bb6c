//! The browser's `localStorage`: short texts that can be read synchronously, such as settings,
//! drafts and lesson progress. Other tabs are told of changes.

use wasm_bindgen::prelude::*;

use super::StoreError;
use crate::language::window;

/// The text under a key, if there is one and it can be read.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Stores a text under a key.
///
/// # Errors
/// If the browser stores nothing, or has no room left.
pub fn write(key: &str, text: &str) -> Result<(), StoreError> {
    storage()
        .ok_or(StoreError::Unavailable)?
        .set_item(key, text)
        .map_err(|error| StoreError::of(&error))
}

/// Removes the text under a key.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        // If storage cannot be written, there is nothing to remove.
        let _ = storage.remove_item(key);
    }
}

/// All keys.
pub fn keys() -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let count = storage.length().unwrap_or(0);
    (0..count)
        .filter_map(|index| storage.key(index).ok().flatten())
        .collect()
}

/// Tells this tab that a text has changed, as if another tab had changed it.
pub fn tell_this_tab(key: &str, text: &str) {
    let told = web_sys::StorageEventInit::new();
    told.set_key(Some(key));
    told.set_new_value(Some(text));
    let event = web_sys::StorageEvent::new_with_event_init_dict("storage", &told);
    if let (Some(window), Ok(event)) = (window(), event) {
        let _ = window.dispatch_event(&event);
    }
}

/// Calls `callback` with the new text whenever another tab changes the text under a key, for as
/// long as the page is open.
pub fn on_change(key: &'static str, callback: impl Fn(Option<String>) + 'static) {
    let Some(window) = window() else {
        return;
    };
    let listener =
        Closure::<dyn Fn(web_sys::StorageEvent)>::new(move |event: web_sys::StorageEvent| {
            match event.key() {
                Some(changed) if changed == key => callback(event.new_value()),
                // Everything was cleared.
                None => callback(None),
                Some(_) => (),
            }
        });
    let _ = window.add_event_listener_with_callback("storage", listener.as_ref().unchecked_ref());
    listener.forget();
}

/// Two layers, because a browser with storage switched off throws when it is asked for it.
fn storage() -> Option<web_sys::Storage> {
    window()?.local_storage().ok().flatten()
}
