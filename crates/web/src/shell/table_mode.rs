//! While a table is on the page, a phone's navigation bar is hidden, and notices use the table's
//! line.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::language::window;

/// There is room beside the board for everything.
const WIDE: &str = "(orientation: landscape) and (min-width: 900px) and (min-height: 560px)";

thread_local! {
    /// How many tables are on the page: a new one may be added before the old one is removed.
    static TABLES: Cell<u32> = const { Cell::new(0) };
    static AT_TABLE: ArcRwSignal<bool> = ArcRwSignal::new(false);
    static IS_WIDE: ArcRwSignal<bool> = watched_width();
}

/// Whether there is a table on the page.
pub fn at_table() -> bool {
    AT_TABLE.with(Get::get)
}

/// Whether there is room beside the board for everything.
pub fn is_wide() -> bool {
    IS_WIDE.with(Get::get)
}

/// Marks the calling component as a table for as long as it lives.
pub fn show_table() {
    count(|tables| tables + 1);
    on_cleanup(|| count(|tables| tables.saturating_sub(1)));
}

fn count(how: impl FnOnce(u32) -> u32) {
    let tables = TABLES.with(|tables| {
        tables.set(how(tables.get()));
        tables.get()
    });
    AT_TABLE.with(|at| at.set(tables > 0));
    let root = window()
        .and_then(|window| window.document())
        .and_then(|document| document.document_element());
    if let Some(root) = root {
        // Only the style depends on it.
        let _ = root.toggle_attribute_with_force("data-table", tables > 0);
    }
}

fn watched_width() -> ArcRwSignal<bool> {
    let wide = ArcRwSignal::new(false);
    let query = window().and_then(|window| window.match_media(WIDE).ok().flatten());
    if let Some(query) = query {
        wide.set(query.matches());
        let (changed, asked) = (wide.clone(), query.clone());
        let listener = Closure::<dyn Fn()>::new(move || changed.set(asked.matches()));
        query.set_onchange(Some(listener.as_ref().unchecked_ref()));
        // It listens for the lifetime of the page.
        listener.forget();
    }
    wide
}
