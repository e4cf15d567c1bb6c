//! The turns with their variations, as buttons.

use leptos::html;
use leptos::prelude::*;
use record::NodeId;
use wasm_bindgen::JsCast;

use crate::language::spoken;
use crate::places::analysis::analysed_game::AnalysedGame;
use crate::places::analysis::controller::AnalysisController;
use crate::places::analysis::turn_rows::{self, Entry, Row};
use crate::places::game_table::{NotationSwitch, is_notation, told};

/// The turns with their variations.
#[component]
pub fn TurnList(controller: AnalysisController) -> impl IntoView {
    let rows = Memo::new(move |_| controller.game.with(|game| turn_rows::rows(game.record())));
    let here = Memo::new(move |_| controller.game.with(AnalysedGame::at));
    let opening = Memo::new(move |_| {
        controller.game.with(|game| {
            let root = game.record().tree().node(NodeId::ROOT)?;
            let comments = root.comments().iter();
            let texts: Vec<&str> = comments.map(record::Comment::as_str).collect();
            Some(texts.join(" "))
        })
    });
    let sheet = NodeRef::<html::Div>::new();
    // Keep the selected turn in view without scrolling the page.
    Effect::new(move |_| {
        here.track();
        rows.track();
        if let Some(sheet) = sheet.get() {
            keep_in_sight(&sheet);
        }
    });
    view! {
        <section class="panel analysis-turns" aria-label=spoken("analysis-turns")>
            <div class="analysis-sheet" class:words=|| !is_notation() node_ref=sheet>
                <NotationSwitch />
                <button
                    type="button"
                    class="analysis-turn"
                    aria-current=move || (here.get() == NodeId::ROOT).then_some("true")
                    on:click=move |_| controller.go(NodeId::ROOT)
                >
                    {spoken("analysis-start")}
                </button>
                <span class="analysis-comment">{move || opening.get()}</span>
                <Show when=move || rows.with(Vec::is_empty)>
                    <p class="analysis-soft">{spoken("analysis-no-turns")}</p>
                </Show>
                <ul>
                    {move || {
                        rows.get().into_iter().map(|row| line(controller, here, row)).collect_view()
                    }}
                </ul>
            </div>
        </section>
    }
}

fn line(controller: AnalysisController, here: Memo<NodeId>, row: Row) -> impl IntoView {
    let depth = row.depth.min(5);
    let entries = row.entries.into_iter();
    view! {
        <li class="analysis-row" class:variation=(depth > 0) style:--depth=depth.to_string()>
            {(depth > 0)
                .then(|| view! { <span class="unseen">{spoken("analysis-variation")}</span> })}
            {entries.map(|entry| one(controller, here, entry)).collect_view()}
        </li>
    }
}

fn one(controller: AnalysisController, here: Memo<NodeId>, entry: Entry) -> impl IntoView {
    let Entry {
        id,
        number,
        text,
        signs,
        comment,
    } = entry;
    let sentences = move || {
        let game = controller.game;
        let told = game.with_untracked(|game| told(game.record().tree(), id));
        told.unwrap_or_default()
    };
    let shown = {
        let notation = breakable(&text);
        move || match is_notation() {
            true => notation.clone(),
            false => sentences().0,
        }
    };
    // The label says what the notation means.
    let heard = {
        let number = number.iter().map(|number| format!("{number} "));
        let seen = format!("{}{text}{signs}", number.collect::<String>());
        move || format!("{seen}: {}", sentences().1)
    };
    view! {
        <button
            type="button"
            class="analysis-turn"
            aria-label=heard
            aria-current=move || (here.get() == id).then_some("true")
            on:click=move |_| controller.go(id)
        >
            {number.map(|number| view! { <span class="analysis-number">{number}" "</span> })}
            <span class="analysis-text">{shown}</span>
            {(!signs.is_empty()).then(|| view! { <strong>{signs}</strong> })}
        </button>
        " "
        {(!comment.is_empty()).then(|| view! { <span class="analysis-comment">{comment}" "</span> })}
    }
}

/// Allows a line break after every comma.
pub(in crate::places::analysis) fn breakable(text: &str) -> String {
    text.replace(',', ",\u{200b}")
}

fn keep_in_sight(sheet: &web_sys::HtmlElement) {
    let current = sheet.query_selector("[aria-current]").ok().flatten();
    let Some(current) = current.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) else {
        return;
    };
    let (top, height) = (current.offset_top(), current.offset_height());
    let (scrolled, visible) = (sheet.scroll_top(), sheet.client_height());
    if top < scrolled || top + height > scrolled + visible {
        sheet.set_scroll_top(top - visible / 2);
    }
}
