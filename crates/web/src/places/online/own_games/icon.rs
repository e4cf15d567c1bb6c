//! A number on the icon of the page, and on that of the installed app.

use std::cell::RefCell;

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;

use crate::language::window;

thread_local! {
    /// The icon without a number.
    static PLAIN: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// A turned piece with the number on it.
fn numbered(count: usize) -> String {
    let count = count.min(99);
    format!(
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E\
         %3Crect x='10' y='10' width='44' height='44' rx='6' fill='%23b3402a' \
         transform='rotate(45 32 32)'/%3E\
         %3Ctext x='32' y='44' font-size='34' font-weight='700' font-family='sans-serif' \
         text-anchor='middle' fill='%23fff'%3E{count}%3C/text%3E%3C/svg%3E"
    )
}

/// Shows the number of waiting items; nothing for zero.
pub fn show(count: usize) {
    let Some(window) = window() else {
        return;
    };
    mark_app(&window.navigator(), count);
    let link = window
        .document()
        .and_then(|document| document.query_selector("link[rel=icon]").ok().flatten());
    let Some(link) = link else {
        return;
    };
    let href = link.get_attribute("href").unwrap_or_default();
    let plain = PLAIN.with_borrow_mut(|plain| plain.get_or_insert(href).clone());
    let wanted = match count {
        0 => plain,
        count => numbered(count),
    };
    // Without it, the title still shows the count.
    let _ = link.set_attribute("href", &wanted);
}

/// Browsers that install apps can put a number on their icons.
fn mark_app(navigator: &JsValue, count: usize) {
    let Ok(set) = Reflect::get(navigator, &"setAppBadge".into()) else {
        return;
    };
    if let Some(set) = set.dyn_ref::<Function>() {
        // Zero removes the number. Failure is harmless.
        let _ = set.call1(navigator, &JsValue::from_f64(count as f64));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_is_an_address_without_characters_that_end_it() {
        let icon = numbered(120);
        assert!(icon.contains("%3E99%3C"), "{icon}");
        assert!(!icon.contains(['#', '<', '>', '"']), "{icon}");
    }
}
