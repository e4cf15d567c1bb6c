//! Opening another game or position: a new one, one from the editor, or an imported one.

use leptos::prelude::*;
use record::Game;
use rules::Setup;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use words::Words;

use crate::language::{language, spoken};
use crate::places::analysis::controller::AnalysisController;
use crate::places::analysis::import::{self, ImportFault};
use crate::places::study;
use crate::t;

/// The largest file, in bytes, whose text is shown so that errors in it can be fixed.
const SHOWN_BYTES: usize = 10_000;

/// New games, the editor, and import.
#[component]
pub fn OpenPanel(controller: AnalysisController) -> impl IntoView {
    let edit = move |_| {
        study::once_here(move || {
            // The place may have been left.
            if controller.editor.try_get_untracked().is_some() {
                controller.open_editor();
            }
        });
    };
    view! {
        <section class="panel analysis-exchange">
            <h2>{spoken("analysis-other")}</h2>
            <div class="analysis-buttons">
                <button type="button" class="button" on:click=edit>
                    {spoken("analysis-edit")}
                </button>
                {Setup::NAMED
                    .map(|(_, setup)| {
                        let name = move || Words::of(language()).game(setup);
                        view! {
                            <button
                                type="button"
                                class="button"
                                on:click=move |_| controller.open(&Game::new(setup))
                            >
                                {move || t!("analysis-new", game = name())}
                            </button>
                        }
                    })
                    .collect_view()}
            </div>
            <details>
                <summary>{spoken("analysis-import")}</summary>
                <Import controller />
            </details>
        </section>
    }
}

/// Imports a pasted text or a file.
#[component]
fn Import(controller: AnalysisController) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let outcome = RwSignal::new(None::<Result<Vec<Game>, ImportFault>>);
    let unreadable = RwSignal::new(false);
    let read = move |text: &str| {
        unreadable.set(false);
        match import::read(text) {
            Ok(games) => match games.as_slice() {
                [game] => {
                    outcome.set(None);
                    controller.open(game);
                }
                _ => outcome.set(Some(Ok(games))),
            },
            Err(fault) => outcome.set(Some(Err(fault))),
        }
    };
    let opened = move |event: leptos::ev::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else {
            return;
        };
        let file = input.files().and_then(|files| files.get(0));
        let Some(file) = file else {
            return;
        };
        if file.size() > import::MOST as f64 {
            unreadable.set(false);
            outcome.set(Some(Err(ImportFault::TooLong(file.size() as usize))));
            input.set_value("");
            return;
        }
        spawn_local(async move {
            let content = JsFuture::from(file.text()).await.ok();
            match content.and_then(|content| content.as_string()) {
                Some(content) => {
                    // A long text is slow to show, and nobody edits it in such a field.
                    let short = content.len() <= SHOWN_BYTES;
                    let shown = if short {
                        content.clone()
                    } else {
                        String::new()
                    };
                    let _ = text.try_set(shown);
                    read(&content);
                }
                None => drop(unreadable.try_set(true)),
            }
        });
        // Allows the same file to be opened again.
        input.set_value("");
    };
    let said = move || {
        if unreadable.get() {
            return Some(t!("analysis-import-unreadable"));
        }
        match outcome.get()? {
            Ok(games) if games.is_empty() => Some(t!("analysis-import-empty")),
            Ok(_) => None,
            Err(fault) => Some(fault.said(Words::of(language()))),
        }
    };
    let several = move || match outcome.get() {
        Some(Ok(games)) => games,
        _ => Vec::new(),
    };
    view! {
        <div class="analysis-import">
            <label class="setting">
                <span>{spoken("analysis-import-text")}</span>
                <textarea
                    rows="5"
                    class="notation"
                    spellcheck="false"
                    autocapitalize="off"
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
            </label>
            <div class="analysis-buttons">
                <button
                    type="button"
                    class="button"
                    on:click=move |_| read(&text.get_untracked())
                >
                    {spoken("analysis-import-read")}
                </button>
                <label class="button analysis-file">
                    <input type="file" accept=".pgn,.txt,text/plain" on:change=opened />
                    <span>{spoken("analysis-import-file")}</span>
                </label>
            </div>
            <p class="analysis-wrong" role="alert" data-test="import-fault">{said}</p>
            <ul class="analysis-several">
                {move || {
                    several()
                        .into_iter()
                        .map(|game| {
                            let name = import::name(Words::of(language()), &game);
                            view! {
                                <li>
                                    <button
                                        type="button"
                                        class="button quiet"
                                        on:click=move |_| controller.open(&game)
                                    >
                                        {name}
                                    </button>
                                </li>
                            }
                        })
                        .collect_view()
                }}
            </ul>
        </div>
    }
}
