//! Handing it on: as a link, a code, a record, a picture.

use leptos::prelude::*;
use rules::Action;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use words::Words;

use super::code::code;
use super::room::Room;
use super::study::Study;
use super::{link, save};
use crate::language::language;
use crate::place::Place;
use crate::{shell, t};

/// Links, codes, records, pictures.
#[component]
pub(super) fn Share(room: Room) -> impl IntoView {
    let whole = RwSignal::new(true);
    let open = RwSignal::new(false);
    let address = Memo::new(move |_| {
        let text = if whole.get() {
            room.study.with(|study| link::written(study.game()))
        } else {
            link::position_written(&room.looked().position)
        };
        format!("{}{}", save::page_address(), Place::Analysis(Some(text)))
    });
    let one = move |is_whole: bool, key: &'static str| {
        view! {
            <label>
                <input
                    type="radio"
                    name="analysis-share"
                    prop:checked=move || whole.get() == is_whole
                    on:change=move |_| whole.set(is_whole)
                />
                <span>{move || t!(key)}</span>
            </label>
        }
    };
    view! {
        <section class="panel analysis-share">
            <h2>{move || t!("analysis-share")}</h2>
            <fieldset class="setting choice">
                <legend class="unseen">{move || t!("analysis-share-what")}</legend>
                <div>
                    {one(true, "analysis-share-game")} {one(false, "analysis-share-position")}
                </div>
            </fieldset>
            <label class="setting">
                <span>{move || t!("analysis-share-link")}</span>
                <input
                    type="text"
                    class="notation"
                    readonly
                    data-test="link"
                    prop:value=address
                    on:focus=move |event| select_all(&event)
                />
            </label>
            <div class="analysis-buttons">
                <Copy key="analysis-share-copy" text=move || address.get_untracked() />
                <Copy key="analysis-share-copy-record" text=move || record(room) />
            </div>
            <details on:toggle=move |event| open.set(is_open(&event))>
                <summary>{move || t!("analysis-share-code")}</summary>
                <Show when=move || open.get()>
                    <Code address />
                </Show>
            </details>
            <div class="analysis-buttons">
                <button type="button" class="button" on:click=move |_| save_record(room)>
                    {move || t!("analysis-save-record")}
                </button>
                <button type="button" class="button" on:click=move |_| save_svg(room)>
                    {move || t!("analysis-save-svg")}
                </button>
                <button type="button" class="button" on:click=move |_| save_png(room)>
                    {move || t!("analysis-save-png")}
                </button>
            </div>
        </section>
    }
}

fn select_all(event: &leptos::ev::FocusEvent) {
    event_target::<web_sys::HtmlInputElement>(event).select();
}

fn is_open(event: &leptos::ev::Event) -> bool {
    event_target::<web_sys::Element>(event).has_attribute("open")
}

#[component]
fn Copy(key: &'static str, text: impl Fn() -> String + 'static) -> impl IntoView {
    let copy = move |_| {
        let text = text();
        spawn_local(async move {
            match save::copy(&text).await {
                Ok(()) => shell::notify(t!("analysis-copied")),
                Err(_) => shell::notify(t!("analysis-not-copied")),
            }
        });
    };
    view! {
        <button type="button" class="button" on:click=copy>
            {move || t!(key)}
        </button>
    }
}

#[component]
fn Code(address: Memo<String>) -> impl IntoView {
    move || match code(&address.get()) {
        Some(code) => view! {
            <svg
                class="analysis-code"
                viewBox=format!("0 0 {0} {0}", code.side)
                role="img"
                aria-label=move || t!("analysis-share-code")
                shape-rendering="crispEdges"
            >
                <rect class="light" width=code.side height=code.side />
                <path class="dark" d=code.path />
            </svg>
        }
        .into_any(),
        None => view! { <p class="analysis-soft">{move || t!("analysis-share-too-long")}</p> }
            .into_any(),
    }
}

fn record(room: Room) -> String {
    room.study.with_untracked(|study| study.game().to_string())
}

fn drawing(room: Room) -> draw::Drawing {
    let looked = untrack(|| room.looked());
    let last: Vec<Action> = if looked.steps.is_empty() {
        let last = room.study.with_untracked(Study::last);
        last.map(|last| last.turn.actions().to_vec())
            .unwrap_or_default()
    } else {
        looked.steps
    };
    let bottom = room.desk.bottom.get_untracked();
    save::drawing(Words::of(language()), &looked.position, last, bottom)
}

fn told(outcome: &Result<(), JsValue>) {
    if outcome.is_err() {
        shell::notify(t!("analysis-not-saved"));
    }
}

fn save_record(room: Room) {
    told(&save::text_file(
        "quarterturn.pgn",
        "text/plain;charset=utf-8",
        &record(room),
    ));
}

fn save_svg(room: Room) {
    let svg = drawing(room).svg();
    told(&save::text_file("quarterturn.svg", "image/svg+xml", &svg));
}

fn save_png(room: Room) {
    spawn_local(async move {
        told(&save::png_file("quarterturn.png", &drawing(room)).await);
    });
}
