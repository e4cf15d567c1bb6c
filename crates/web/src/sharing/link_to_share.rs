//! A link to share: to copy, or to scan.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::qr_code::qr_path;
use crate::language::spoken;
use crate::{export, shell, t};

/// A link in a field, selected on focus.
#[component]
pub fn LinkField(
    /// The key of its label.
    label: &'static str,
    /// Its test id.
    test: &'static str,
    /// The link.
    #[prop(into)]
    address: Signal<String>,
) -> impl IntoView {
    view! {
        <label class="setting">
            <span>{move || t!(label)}</span>
            <input
                type="text"
                class="notation"
                readonly
                data-test=test
                prop:value=address
                on:focus=move |event| {
                    event_target::<web_sys::HtmlInputElement>(&event).select();
                }
            />
        </label>
    }
}

/// A button that copies a text.
#[component]
pub fn Copy(
    /// The key of its label.
    key: &'static str,
    /// Whether it is the main button.
    #[prop(optional)]
    is_main: bool,
    /// The text.
    #[prop(into)]
    text: Callback<(), String>,
) -> impl IntoView {
    let copy = move |_| {
        let text = untrack(|| text.run(()));
        spawn_local(async move {
            shell::notify(match export::copy(&text).await {
                Ok(()) => t!("analysis-copied"),
                Err(_) => t!("analysis-not-copied"),
            });
        });
    };
    view! {
        <button type="button" class="button" class:strong=is_main on:click=copy>
            {move || t!(key)}
        </button>
    }
}

/// A link as a QR code, or a message that it is too long for one.
#[component]
pub fn QrCode(
    /// The key of its name.
    label: &'static str,
    /// The link.
    #[prop(into)]
    address: Signal<String>,
) -> impl IntoView {
    move || match address.with(|address| qr_path(address)) {
        Some(code) => view! {
            <svg
                class="qr-code"
                viewBox=format!("0 0 {0} {0}", code.side)
                role="img"
                aria-label=move || t!(label)
                shape-rendering="crispEdges"
            >
                <rect class="light" width=code.side height=code.side />
                <path class="dark" d=code.path />
            </svg>
        }
        .into_any(),
        None => {
            view! { <p class="analysis-soft">{spoken("analysis-share-too-long")}</p> }.into_any()
        }
    }
}
