//! The turns with their variations, to read and to go to.

use leptos::html;
use leptos::prelude::*;
use record::NodeId;
use wasm_bindgen::JsCast;

use super::room::Room;
use super::sheet::{self, Entry, Row};
use super::study::Study;
use crate::t;

/// The turns.
#[component]
pub(super) fn Turns(room: Room) -> impl IntoView {
    let rows = Memo::new(move |_| room.study.with(|study| sheet::rows(study.game())));
    let here = Memo::new(move |_| room.study.with(Study::at));
    let opening = Memo::new(move |_| {
        room.study.with(|study| {
            let root = study.game().tree().node(NodeId::ROOT)?;
            let comments = root.comments().iter();
            let texts: Vec<&str> = comments.map(record::Comment::as_str).collect();
            Some(texts.join(" "))
        })
    });
    let sheet = NodeRef::<html::Div>::new();
    // The turn that is looked at stays in sight, and the page where it is.
    Effect::new(move |_| {
        here.track();
        rows.track();
        if let Some(sheet) = sheet.get() {
            keep_in_sight(&sheet);
        }
    });
    view! {
        <section class="panel analysis-turns" aria-label=move || t!("analysis-turns")>
            <div class="analysis-sheet" node_ref=sheet>
                <button
                    type="button"
                    class="analysis-turn"
                    aria-current=move || (here.get() == NodeId::ROOT).then_some("true")
                    on:click=move |_| room.go(NodeId::ROOT)
                >
                    {move || t!("analysis-start")}
                </button>
                <span class="analysis-comment">{move || opening.get()}</span>
                <Show when=move || rows.with(Vec::is_empty)>
                    <p class="analysis-soft">{move || t!("analysis-no-turns")}</p>
                </Show>
                <ul>
                    {move || {
                        rows.get().into_iter().map(|row| line(room, here, row)).collect_view()
                    }}
                </ul>
            </div>
        </section>
    }
}

fn line(room: Room, here: Memo<NodeId>, row: Row) -> impl IntoView {
    let depth = row.depth.min(5);
    let entries = row.entries.into_iter();
    view! {
        <li class="analysis-row" class:variation=(depth > 0) style:--depth=depth.to_string()>
            {(depth > 0)
                .then(|| view! { <span class="unseen">{move || t!("analysis-variation")}</span> })}
            {entries.map(|entry| one(room, here, entry)).collect_view()}
        </li>
    }
}

fn one(room: Room, here: Memo<NodeId>, entry: Entry) -> impl IntoView {
    let Entry {
        id,
        number,
        text,
        signs,
        comment,
    } = entry;
    view! {
        <button
            type="button"
            class="analysis-turn"
            aria-current=move || (here.get() == id).then_some("true")
            on:click=move |_| room.go(id)
        >
            {number.map(|number| view! { <span class="analysis-number">{number}" "</span> })}
            <span class="analysis-text">{breakable(&text)}</span>
            {(!signs.is_empty()).then(|| view! { <strong>{signs}</strong> })}
        </button>
        " "
        {(!comment.is_empty()).then(|| view! { <span class="analysis-comment">{comment}" "</span> })}
    }
}

/// A chain may be broken after a comma.
pub(super) fn breakable(text: &str) -> String {
    text.replace(',', ",\u{200b}")
}

fn keep_in_sight(sheet: &web_sys::HtmlElement) {
    let current = sheet.query_selector("[aria-current]").ok().flatten();
    let Some(current) = current.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) else {
        return;
    };
    let (top, height) = (current.offset_top(), current.offset_height());
    let (seen, room) = (sheet.scroll_top(), sheet.client_height());
    if top < seen || top + height > seen + room {
        sheet.set_scroll_top(top - room / 2);
    }
}
