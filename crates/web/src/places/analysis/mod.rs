//! Analysis: a game with its variations, the engine at one's side, a position editor, links.
//!
//! Logic is in modules without a page: [`study`] (the game and where in it one is), [`link`] (all
//! of it in an address), [`sheet`] (turns laid out for reading), [`lines`] (what the engine found),
//! [`graph`], [`editor`], [`import`] and [`code`]. `room::Room` joins them to the board.

pub mod code;
pub mod editor;
pub mod graph;
pub mod import;
pub mod lines;
pub mod link;
pub mod sheet;
pub mod study;

mod advice;
mod assistant;
mod bench;
mod curve;
mod exchange;
mod remarks;
mod room;
mod save;
mod share;
mod turns;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use record::NodeId;
use wasm_bindgen::JsCast;

use crate::board::{Switches, Table, TypedTurn};
use crate::shell::{Icon, Tool};
use crate::t;
use advice::Advice;
use bench::Bench;
use curve::Curve;
use exchange::Exchange;
use remarks::Remarks;
use room::Room;
use share::Share;
use study::Study;
use turns::Turns;

/// Analysis.
#[component]
pub fn Analysis(
    /// Where in this place one is.
    at: Signal<Option<String>>,
) -> impl IntoView {
    let room = Room::new(at);
    let editing = Memo::new(move |_| room.editor.with(Option::is_some));
    view! {
        <article
            class="analysis"
            class:editing=editing
            on:keydown=move |event| key(room, &event)
        >
            <h1 class="unseen">{move || t!("place-analysis")}</h1>
            <Fault room />
            <div class="analysis-board">
                <Table desk=room.desk />
            </div>
            <div class="analysis-side">
                <Show when=move || !editing.get() fallback=move || view! { <Bench room /> }>
                    <Walk room />
                    <Advice room />
                    <Turns room />
                    <Remarks room />
                </Show>
            </div>
            <Show when=move || !editing.get()>
                <div class="analysis-more">
                    <Curve room />
                    <Exchange room />
                    <Share room />
                    <section class="panel">
                        <TypedTurn desk=room.desk />
                    </section>
                </div>
            </Show>
        </article>
    }
}

/// What is wrong with the address. What was on the board before stays there.
#[component]
fn Fault(room: Room) -> impl IntoView {
    view! {
        <div class="analysis-fault" role="alert">
            {move || {
                room.fault_said()
                    .map(|fault| {
                        view! {
                            <p data-test="fault">
                                <strong>{move || t!("analysis-link-broken")}</strong>
                                " "
                                {fault}
                            </p>
                        }
                    })
            }}
        </div>
    }
}

/// From turn to turn.
#[component]
fn Walk(room: Room) -> impl IntoView {
    let first_seen = Memo::new(move |_| room.study.with(|study| study.previous().is_none()));
    let last_seen = Memo::new(move |_| room.study.with(|study| study.next().is_none()));
    view! {
        <div class="analysis-walk" role="group" aria-label=move || t!("analysis-walk")>
            <Tool icon=Icon::First label="analysis-first" disabled=first_seen press=move |()| first(room) />
            <Tool
                icon=Icon::Earlier
                label="analysis-previous"
                disabled=first_seen
                press=move |()| room.step(Study::previous)
            />
            <Tool
                icon=Icon::Later
                label="analysis-next"
                disabled=last_seen
                press=move |()| room.step(Study::next)
            />
            <Tool icon=Icon::Last label="analysis-last" disabled=last_seen press=move |()| last(room) />
            <Switches desk=room.desk />
        </div>
    }
}

fn first(room: Room) {
    room.step(|_| Some(NodeId::ROOT));
}

fn last(room: Room) {
    room.step(|study| Some(study.end()));
}

/// Arrow keys lead through the turns wherever they mean nothing else.
fn key(room: Room, event: &KeyboardEvent) {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let writes = element.is_some_and(|element| {
        let selector = "input, textarea, select, [role=grid], [role=grid] *";
        element.matches(selector).unwrap_or(false)
    });
    let held = event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key();
    if writes || held || room.editor.with_untracked(Option::is_some) {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => room.step(Study::previous),
        "ArrowRight" => room.step(Study::next),
        "Home" => first(room),
        "End" => last(room),
        _ => return,
    }
    event.prevent_default();
}
