//! The few signs of this place; each stands in something that is named.

use leptos::prelude::*;

const fn strokes(name: &str) -> &'static str {
    match name.as_bytes() {
        b"first" => "M18 5L11 12L18 19M6 5V19",
        b"previous" => "M15 5L8 12L15 19",
        b"next" => "M9 5L16 12L9 19",
        b"last" => "M6 5L13 12L6 19M18 5V19",
        b"erase" => "M5 15L14 6L20 12L13 19H9ZM9 11L15 17M4 19H20",
        b"bonus" => "M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4ZM12 8.5V15.5M8.5 12H15.5",
        b"undo" => "M9 7L4 12L9 17M4 12H15A5 5 0 0 1 15 22",
        _ => "",
    }
}

/// A sign.
pub(super) fn sign(name: &'static str) -> impl IntoView {
    view! {
        <svg class="board-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=strokes(name) />
        </svg>
    }
}
