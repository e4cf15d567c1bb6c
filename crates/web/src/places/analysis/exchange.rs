//! Other games and positions: new ones, made ones, read ones.

use leptos::prelude::*;
use record::Game;
use rules::Setup;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use words::Words;

use super::import::{self, ImportFault};
use super::room::Room;
use crate::language::language;
use crate::t;

/// Of a file up to so many bytes the text is shown, so that faults in it can be mended.
const SHOWN: usize = 10_000;

/// New games, the editor, and reading records.
#[component]
pub(super) fn Exchange(room: Room) -> impl IntoView {
    view! {
        <section class="panel analysis-exchange">
            <h2>{move || t!("analysis-other")}</h2>
            <div class="analysis-buttons">
                <button type="button" class="button" on:click=move |_| room.edit()>
                    {move || t!("analysis-edit")}
                </button>
                {Setup::NAMED
                    .map(|(_, setup)| {
                        let name = move || Words::of(language()).game(setup);
                        view! {
                            <button
                                type="button"
                                class="button"
                                on:click=move |_| room.open(&Game::new(setup))
                            >
                                {move || t!("analysis-new", game = name())}
                            </button>
                        }
                    })
                    .collect_view()}
            </div>
            <details>
                <summary>{move || t!("analysis-import")}</summary>
                <Import room />
            </details>
        </section>
    }
}

/// Reads what is pasted or opened.
#[component]
fn Import(room: Room) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let outcome = RwSignal::new(None::<Result<Vec<Game>, ImportFault>>);
    let unreadable = RwSignal::new(false);
    let read = move |text: &str| {
        unreadable.set(false);
        match import::read(text) {
            Ok(games) => match games.as_slice() {
                [game] => {
                    outcome.set(None);
                    room.open(game);
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
                    // What is long is slow to show, and nobody mends it in such a field.
                    let short = content.len() <= SHOWN;
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
        // So that the same file can be opened again.
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
                <span>{move || t!("analysis-import-text")}</span>
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
                    {move || t!("analysis-import-read")}
                </button>
                <label class="button analysis-file">
                    <input type="file" accept=".pgn,.txt,text/plain" on:change=opened />
                    <span>{move || t!("analysis-import-file")}</span>
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
                                        on:click=move |_| room.open(&game)
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
