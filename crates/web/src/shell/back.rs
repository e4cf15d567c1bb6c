//! The browser's Back button closes an open sheet before it leaves the place.
//!
//! The first sheet of a place pushes an entry onto the history, above the place's own. Back goes
//! from the upper to the lower one: that closes the sheet or, if none is open, continues to the
//! previous place. Closing a sheet in another way leaves the history alone.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::address;
use crate::language::window;

/// The states of the two entries.
const UPPER: &str = "upper";
const LOWER: &str = "lower";

thread_local! {
    /// The sheet that is open.
    static OPEN: Cell<Option<RwSignal<bool>>> = const { Cell::new(None) };
    /// Whether the current entry is an upper one.
    static IS_UPPER: Cell<bool> = const { Cell::new(false) };
}

/// A sheet was opened.
pub(super) fn opened(sheet: RwSignal<bool>) {
    OPEN.set(Some(sheet));
    if let Some(history) = history()
        && !IS_UPPER.replace(true)
    {
        // Without the entries Back leaves the place, as it would without sheets.
        let _ = history.replace_state(&LOWER.into(), "");
        let _ = history.push_state(&UPPER.into(), "");
    }
}

/// A sheet was closed.
pub(super) fn closed(sheet: RwSignal<bool>) {
    if OPEN.get() == Some(sheet) {
        OPEN.set(None);
    }
}

/// Follows the history for the lifetime of the page.
pub(crate) fn watch() {
    let Some(window) = window() else {
        return;
    };
    IS_UPPER.set(is(UPPER));
    let listener = Closure::<dyn Fn()>::new(arrived);
    let _ = window.add_event_listener_with_callback("popstate", listener.as_ref().unchecked_ref());
    listener.forget();
}

fn arrived() {
    let left_upper = IS_UPPER.replace(is(UPPER));
    if !left_upper || !is(LOWER) {
        return;
    }
    // The upper entry may have another address by now: a started game has an id.
    address::keep();
    if let Some(sheet) = OPEN.take() {
        // The place of the sheet may be gone.
        let _ = sheet.try_set(false);
    } else if let Some(history) = history() {
        let _ = history.back();
    }
}

fn is(state: &str) -> bool {
    let now = history().and_then(|history| history.state().ok());
    now.and_then(|now| now.as_string())
        .is_some_and(|now| now == state)
}

fn history() -> Option<web_sys::History> {
    window()?.history().ok()
}
