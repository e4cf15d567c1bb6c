//! The few signs on buttons; each stands beside or inside something that is named.

use leptos::prelude::*;

/// The strokes of a sign in a square of 24.
const fn strokes(name: &str) -> &'static str {
    match name.as_bytes() {
        b"undo" => "M9 7L4 12L9 17M4 12H15A5 5 0 0 1 15 22",
        b"reset" => "M5 5V10H10M5.5 10A8 8 0 1 1 4.5 15",
        b"send" => "M5 12.5L10 17.5L19.5 7",
        b"end" => "M5 5L13 12L5 19M18 5V19",
        b"flip" => "M4 8H19M15 4L19 8L15 12M20 16H5M9 12L5 16L9 20",
        b"pick-up" => "M12 15V4M7 9L12 4L17 9M4 19H20",
        b"earlier" => "M15 5L8 12L15 19",
        b"later" => "M9 5L16 12L9 19",
        b"threats" => "M12 4L21 20H3ZM12 10V14.5M12 17V17.2",
        b"turn-board" => "M7 20V4M3.5 7.5L7 4L10.5 7.5M17 4V20M13.5 16.5L17 20L20.5 16.5",
        b"keys" => "M3 7H21V18H3ZM7 11H7.2M12 11H12.2M17 11H17.2M8 14.5H16",
        b"close" => "M6 6L18 18M18 6L6 18",
        _ => "",
    }
}

/// A sign.
#[component]
pub(super) fn Icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="board-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=strokes(name) />
        </svg>
    }
}
