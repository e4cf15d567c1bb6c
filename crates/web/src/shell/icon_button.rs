//! A button that shows only an icon.

use leptos::prelude::*;

use super::icons::Icon;
use crate::t;

/// A button with an icon and an accessible name.
#[component]
pub fn IconButton(
    /// The icon.
    icon: Icon,
    /// The key of its name.
    label: &'static str,
    /// Whether it is disabled.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// Called when it is pressed.
    #[prop(into)]
    press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="board-tool"
            aria-label=move || t!(label)
            title=move || t!(label)
            // Not `disabled`: it keeps its focus.
            aria-disabled=move || disabled.get().then_some("true")
            on:click=move |_| {
                if !disabled.get_untracked() {
                    press.run(());
                }
            }
        >
            {icon.view()}
        </button>
    }
}
