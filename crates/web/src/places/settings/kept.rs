//! The data on the device: export, import, and persistent storage.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::language::{spoken, window};
use crate::store::archive::{self, ArchiveError};
use crate::store::persistence;
use crate::{export, t};

/// The name of the file.
const FILE: &str = "quarterturn.json";

/// The result of the last export or import.
#[derive(Clone, PartialEq)]
enum TransferResult {
    /// How many games an import has added or continued.
    Imported(usize),
    /// The sentence that says what went wrong.
    Failed(String),
}

/// Export and import of everything, and the browser's promise to keep it.
#[component]
pub(super) fn Kept() -> impl IntoView {
    let outcome = RwSignal::new(None::<TransferResult>);
    let said = move || {
        outcome.get().map(|outcome| match outcome {
            TransferResult::Imported(games) => t!("kept-imported", count = games),
            TransferResult::Failed(why) => why,
        })
    };
    let failed = move || matches!(outcome.get(), Some(TransferResult::Failed(_)));
    view! {
        <section class="panel">
            <h2>{spoken("kept-title")}</h2>
            <p>{spoken("kept-about")}</p>
            <Promise />
            <div class="kept-ways">
                <button
                    class="button"
                    type="button"
                    on:click=move |_| spawn_local(save(outcome))
                >
                    {spoken("kept-export")}
                </button>
                <label class="button kept-file">
                    <input
                        type="file"
                        accept=".json,application/json"
                        on:change=move |event| open(&event, outcome)
                    />
                    <span>{spoken("kept-import")}</span>
                </label>
            </div>
            <p class="kept-outcome" class:failed=failed role="status" data-test="kept">
                {said}
            </p>
        </section>
    }
}

/// Whether the browser has promised not to delete anything, and a button to ask for it.
#[component]
fn Promise() -> impl IntoView {
    let granted = RwSignal::new(None::<bool>);
    let refused = RwSignal::new(false);
    if window().is_some() {
        spawn_local(async move {
            let answer = persistence::is_granted().await;
            let _ = granted.try_set(answer);
        });
    }
    let ask = move |_| {
        spawn_local(async move {
            let answer = persistence::ask().await;
            let _ = refused.try_set(answer == Some(false));
            let _ = granted.try_set(answer);
        });
    };
    let said = move || match granted.get() {
        Some(true) => t!("kept-promised"),
        Some(false) if refused.get() => t!("kept-refused"),
        Some(false) => t!("kept-unpromised"),
        None => String::new(),
    };
    view! {
        <p class="kept-promise" role="status">
            {said}
        </p>
        <Show when=move || granted.get() == Some(false) && !refused.get()>
            <div class="kept-ways">
                <button class="button" type="button" on:click=ask>
                    {spoken("kept-ask")}
                </button>
            </div>
        </Show>
    }
}

async fn save(outcome: RwSignal<Option<TransferResult>>) {
    let written = archive::collect().await.and_then(|all| all.write());
    let failed = match written {
        Ok(text) => export::save_json(FILE, &text)
            .is_err()
            .then(|| t!("play-export-failed")),
        Err(error) => Some(error.said()),
    };
    let _ = outcome.try_set(failed.map(TransferResult::Failed));
}

fn open(event: &leptos::ev::Event, outcome: RwSignal<Option<TransferResult>>) {
    let input = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(input) = input else {
        return;
    };
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    spawn_local(async move {
        let imported = match read(file).await {
            Ok(text) => archive::import(&text).await,
            Err(error) => Err(error),
        };
        let said = match imported {
            Ok(games) => TransferResult::Imported(games),
            Err(error) => TransferResult::Failed(error.said()),
        };
        let _ = outcome.try_set(Some(said));
    });
    // Allows the same file to be opened again.
    input.set_value("");
}

async fn read(file: web_sys::File) -> Result<String, ArchiveError> {
    if file.size() > archive::LARGEST {
        return Err(ArchiveError::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.ok();
    text.and_then(|text| text.as_string())
        .ok_or(ArchiveError::Foreign)
}
