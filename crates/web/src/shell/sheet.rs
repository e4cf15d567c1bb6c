//! A sheet: a modal panel with its own focus, at the bottom of a phone, in the middle elsewhere.

use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::{Icon, IconButton, back};

/// A sheet. The browser traps the focus in it, closes it on Escape, and restores the focus.
#[component]
pub fn Sheet(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// Its name, which is also its heading.
    #[prop(into)]
    label: Signal<String>,
    /// What is in it.
    children: ChildrenFn,
) -> impl IntoView {
    let dialog: NodeRef<Dialog> = NodeRef::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else {
            return;
        };
        match (open.get(), dialog.open()) {
            (true, false) => {
                // If it cannot be shown, nothing is lost: everything in it is also a key or a link.
                let _ = dialog.show_modal();
                back::opened(open);
            }
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    on_cleanup(move || back::closed(open));
    let on_click = move |event: leptos::ev::MouseEvent| {
        // A click on the backdrop targets the dialog itself, not anything in it.
        let on_backdrop = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlDialogElement>().ok())
            .is_some();
        if on_backdrop {
            open.set(false);
        }
    };
    view! {
        <dialog
            class="sheet"
            node_ref=dialog
            aria-label=label
            on:click=on_click
            on:close=move |_| {
                open.set(false);
                back::closed(open);
            }
        >
            <div class="sheet-body">
                <header>
                    <h2>{label}</h2>
                    <IconButton
                        icon=Icon::Close
                        label="board-close"
                        press=move |()| open.set(false)
                    />
                </header>
                {move || open.get().then(|| children())}
            </div>
        </dialog>
    }
}
