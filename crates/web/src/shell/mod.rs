//! The frame around every place: navigation, notices, announcements, updates.

mod back;
mod icon_button;
mod icons;
mod navigation;
mod notices;
mod sheet;
mod speech;
mod table_mode;
mod update;

use leptos::prelude::*;

use crate::t;
use navigation::Navigation;
use speech::Speech;

pub(crate) use back::watch as watch_history;
pub use icon_button::IconButton;
pub use icons::Icon;
pub use notices::{Notice, has_notice, notify, notify_with};
pub use sheet::Sheet;
pub use speech::announce;
pub use table_mode::{at_table, is_wide, show_table};
pub(crate) use update::watch;

/// The id of the element that holds the place.
const CONTENT: &str = "content";

/// The page around a place.
#[component]
pub fn Shell(
    /// The place.
    children: Children,
) -> impl IntoView {
    notices::watch();
    view! {
        <button class="skip" type="button" on:click=move |_| focus_content()>
            {move || t!("shell-skip")}
        </button>
        <Navigation />
        <main id=CONTENT tabindex="-1">
            {children()}
        </main>
        // A table shows notices in its line.
        <Show when=|| !at_table()>
            <div class="notices">
                <Notice />
            </div>
        </Show>
        <Speech />
    }
}

/// Focuses the place if nothing has the focus: what had it is gone.
pub fn rescue_focus() {
    leptos::prelude::request_animation_frame(|| {
        let document = crate::language::window().and_then(|window| window.document());
        let lost = document
            .and_then(|document| document.active_element())
            .is_none_or(|element| element.tag_name() == "BODY");
        if lost {
            focus_content();
        }
    });
}

/// Focuses the place, so that screen readers continue there.
pub fn focus_content() {
    if let Some(content) = crate::language::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(CONTENT))
    {
        use wasm_bindgen::JsCast;
        let content: web_sys::HtmlElement = content.unchecked_into();
        let _ = content.focus();
    }
}
