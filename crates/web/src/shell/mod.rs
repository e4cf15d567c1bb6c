//! What is round every place: the way to the others, what is spoken, what is noticed.

mod icons;
mod navigation;
mod notices;
mod speech;
mod tool;
mod update;

use leptos::prelude::*;

use crate::t;
use navigation::Navigation;
use notices::Notices;
use speech::Speech;

pub use icons::Icon;
pub use notices::{notify, notify_with};
pub use speech::announce;
pub use tool::Tool;
pub(crate) use update::watch;

/// The id of the part of the page that changes from place to place.
const CONTENT: &str = "content";

/// The page round a place.
#[component]
pub fn Shell(
    /// The place.
    children: Children,
) -> impl IntoView {
    view! {
        <button class="skip" type="button" on:click=move |_| focus_content()>
            {move || t!("shell-skip")}
        </button>
        <Navigation />
        <main id=CONTENT tabindex="-1">
            {children()}
        </main>
        <Notices />
        <Speech />
    }
}

/// Puts the focus on the place, so that reading goes on there.
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
