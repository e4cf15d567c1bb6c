//! Asking the browser not to delete what is stored when space runs short.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::StorageManager;

use crate::language::window;

/// Whether the browser keeps what is stored until the user deletes it; `None` if it does not say.
pub async fn is_granted() -> Option<bool> {
    answer(StorageManager::persisted).await
}

/// Asks for it. Some browsers ask the user, others decide by themselves.
pub async fn ask() -> Option<bool> {
    answer(StorageManager::persist).await
}

async fn answer(
    question: impl FnOnce(&StorageManager) -> Result<js_sys::Promise, JsValue>,
) -> Option<bool> {
    let navigator = window()?.navigator();
    // Undefined on pages without a secure connection.
    let storage = js_sys::Reflect::get(&navigator, &"storage".into()).ok()?;
    let storage: StorageManager = storage.dyn_into().ok()?;
    JsFuture::from(question(&storage).ok()?)
        .await
        .ok()?
        .as_bool()
}
