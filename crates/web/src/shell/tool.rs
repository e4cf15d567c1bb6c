//! A button that is only an icon.

use leptos::prelude::*;

use super::icons::Icon;
use crate::t;

/// A button with an icon and a name.
#[component]
pub fn Tool(
    /// What is seen.
    icon: Icon,
    /// The key of its name.
    label: &'static str,
    /// Whether it does nothing now.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// What it does.
    #[prop(into)]
    press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="board-tool"
            aria-label=move || t!(label)
            title=move || t!(label)
            disabled=disabled
            on:click=move |_| press.run(())
        >
            {icon.view()}
        </button>
    }
}
