//! Files listed in the page's head, since their names contain hashes: words, books, packs.

use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;

use crate::language::window;

/// The address of a file, from the page's `meta` tags.
pub(crate) fn address(name: &str) -> Option<String> {
    let selector = format!("meta[name=quarterturn-{name}]");
    let meta = window()?.document()?.query_selector(&selector).ok()??;
    meta.get_attribute("content")
}

/// The text of a file; `None` if it cannot be fetched.
pub(crate) async fn text(name: &str) -> Option<String> {
    let (window, address) = (window()?, address(name)?);
    let response = JsFuture::from(window.fetch_with_str(&address)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string()
}
