//! The list of shortcuts, opened by a key or from a menu.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::board::desk::Desk;
use crate::board::hand::keys::{self, KeyCommand};
use crate::board::show::legend::Legend;
use crate::shell::{Icon, IconButton};
use crate::t;

/// The list of shortcuts.
#[component]
pub fn Shortcuts(
    /// The desk.
    desk: Desk,
) -> impl IntoView {
    let dialog: NodeRef<Dialog> = NodeRef::new();
    Effect::new(move |_| {
        if desk.outside.listing.get()
            && let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            // Without the list one can play as well.
            let _ = dialog.show_modal();
        }
    });
    let close = move |()| {
        if let Some(dialog) = dialog.get() {
            dialog.close();
        }
    };
    let works = move |command| match command {
        KeyCommand::Place(command) => desk.knows(command),
        _ => true,
    };
    view! {
        <dialog
            class="board-shortcuts"
            node_ref=dialog
            aria-label=move || t!("board-shortcuts")
            on:close=move |_| desk.outside.listing.set(false)
        >
            <header>
                <h2>{move || t!("board-shortcuts")}</h2>
                <IconButton icon=Icon::Close label="board-close" press=close />
            </header>
            <p>{move || t!("board-shortcuts-intro")}</p>
            <dl>
                {keys::lines(works)
                    .into_iter()
                    .map(|(text, keys)| {
                        view! {
                            <div>
                                <dt>
                                    {keys
                                        .into_iter()
                                        .map(|key| view! { <kbd>{keys::written(key)}</kbd> })
                                        .collect_view()}
                                </dt>
                                <dd>{move || t!(text)}</dd>
                            </div>
                        }
                    })
                    .collect_view()}
            </dl>
            <h2>{move || t!("board-legend")}</h2>
            <Show when=move || desk.outside.listing.get()>
                <Legend />
            </Show>
        </dialog>
    }
}
