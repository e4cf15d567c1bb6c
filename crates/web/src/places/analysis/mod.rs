//! Analysis: a game with its variations, live engine lines, a position editor, links.
//!
//! Logic without views: [`analysed_game`] (the game and the selected turn), [`link`] (all of it in
//! an address), [`turn_rows`] (the turns laid out in rows), [`engine_lines`] (the engine's lines as
//! turns), [`editor`] and [`import`]. `AnalysisController` joins them to the board and the engine; the
//! views are in `panels`.

pub mod analysed_game;
pub mod editor;
pub mod engine_lines;
pub mod import;
pub mod link;
pub mod turn_rows;

mod controller;
mod laboratory;
mod level_field;
mod live_engine;
mod openings;
mod panels;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use record::NodeId;
use rules::Setup;
use wasm_bindgen::JsCast;

use crate::board::{ActionBar, Board, Chain, ExplainedLine, Offer, Side, Switches, TypedTurn};
use crate::language::{spoken, window};
use crate::place::Place;
use crate::places;
use crate::places::play::wording;
use crate::places::study::{self, Frame, Study};
use crate::shell::{Icon, IconButton, Notice, reserve_line, show_table};
use crate::t;
use analysed_game::AnalysedGame;
pub(crate) use controller::AnalysisController;
pub(crate) use laboratory::Laboratory;
pub(crate) use openings::{Openings, PlayFrom};
use panels::{Annotations, EnginePanel, GraphPanel, OpenPanel, SharePanel, TurnList, is_open};
pub(crate) use panels::{Brushes, EditorPanel};

/// Analysis.
#[component]
pub fn Analysis(
    /// The text of the address within this place.
    at: Signal<Option<String>>,
) -> impl IntoView {
    let controller = AnalysisController::new(at);
    let editing = Memo::new(move |_| controller.editor.with(Option::is_some));
    let desk = controller.desk;
    let bottom = Signal::derive(move || desk.bottom.get());
    let top = Signal::derive(move || desk.bottom.get().opponent());
    let steps = steps(controller);
    let setup = Memo::new(move |_| controller.game.with(AnalysedGame::setup));
    let name = Signal::derive(move || name_of(setup.get()));
    show_table();
    places::name_page(move || name.get());
    // The brushes are at the board, which may be off-screen on a phone.
    Effect::new(move |before: Option<bool>| {
        let editing = editing.get();
        if before.is_some_and(|before| before != editing)
            && let Some(window) = window()
        {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
        editing
    });
    view! {
        <article
            class="table analysis"
            class:editing=editing
            on:keydown=move |event| key(controller, &event)
        >
            <h1 class="unseen">{name}</h1>
            <div class="table-top">
                <a
                    class="board-tool table-back"
                    href=Place::Home.to_string()
                    aria-label=spoken("place-home")
                    title=spoken("place-home")
                >
                    {Icon::Home.view()}
                </a>
                <Side desk player=top />
            </div>
            <div class="table-board">
                <Board desk />
            </div>
            <div class="table-bottom">
                <Side desk player=bottom />
            </div>
            <Show when=move || !editing.get() fallback=move || from_study(|chunk| (chunk.brushes)(controller))>
                <div class="table-says">
                    <ExplainedLine desk />
                    <Fault controller />
                    <Notice />
                </div>
                <Chain desk />
                <ActionBar desk a=steps.0 b=steps.1 />
            </Show>
            <div class="table-beside analysis-side">
                <Show when=move || !editing.get() fallback=move || from_study(|chunk| (chunk.editor)(controller))>
                    <Navigation controller />
                    <EnginePanel controller />
                    <TurnList controller />
                    <Annotations controller />
                </Show>
            </div>
            <Show when=move || !editing.get()>
                <div class="analysis-more">
                    <GraphPanel controller />
                    <Fold controller label="analysis-openings" show=|it, at| (it.openings)(at) />
                    <Fold controller label="analysis-play-from" show=|it, at| (it.play_from)(at) />
                    <Fold controller label="analysis-laboratory" show=|it, at| (it.laboratory)(at) />
                    <OpenPanel controller />
                    <SharePanel controller />
                    <section class="panel">
                        <TypedTurn desk=controller.desk />
                    </section>
                </div>
            </Show>
        </article>
    }
}

/// The name of the page, with the game's.
fn name_of(setup: Setup) -> String {
    format!("{} · {}", t!("place-analysis"), wording::game(setup))
}

/// A panel that is fetched when it is first opened.
#[component]
fn Fold(
    /// The key of its name.
    label: &'static str,
    /// What is in it.
    show: fn(study::Chunk, AnalysisController) -> AnyView,
    /// The page.
    controller: AnalysisController,
) -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <section class="panel">
            <details on:toggle=move |event| open.set(is_open(&event))>
                <summary>{spoken(label)}</summary>
                <Show when=move || open.get()>
                    <Study frame=Frame::Panel show=move |chunk| show(chunk, controller) />
                </Show>
            </details>
        </section>
    }
}

/// Something from the chunk, which is loaded while the editor is open.
fn from_study(show: impl FnOnce(study::Chunk) -> AnyView) -> AnyView {
    study::here().map(show).into_any()
}

/// Shows what is wrong with the address, in place of the line. The board keeps its position.
#[component]
fn Fault(controller: AnalysisController) -> impl IntoView {
    view! {
        <div role="alert">
            {move || {
                controller
                    .fault_said()
                    .map(|fault| {
                        reserve_line();
                        view! {
                            <div class="table-notice fault whole" data-test="fault">
                                <p>
                                    <strong>{spoken("analysis-link-broken")}</strong>
                                    " "
                                    {fault}
                                </p>
                                <IconButton
                                    icon=Icon::Close
                                    label="shell-dismiss"
                                    press=move |()| controller.fault.set(None)
                                />
                            </div>
                        }
                    })
            }}
        </div>
    }
}

/// Buttons to step through the turns.
#[component]
fn Navigation(controller: AnalysisController) -> impl IntoView {
    let first_seen = Memo::new(move |_| controller.game.with(|game| game.previous().is_none()));
    let last_seen = Memo::new(move |_| controller.game.with(|game| game.next().is_none()));
    view! {
        <div class="analysis-walk" role="group" aria-label=spoken("analysis-walk")>
            <IconButton icon=Icon::First label="analysis-first" disabled=first_seen press=move |()| first(controller) />
            <IconButton icon=Icon::Last label="analysis-last" disabled=last_seen press=move |()| last(controller) />
            <Switches desk=controller.desk />
        </div>
    }
}

/// The offers for the previous and the next turn.
fn steps(controller: AnalysisController) -> (Offer, Offer) {
    let game = controller.game;
    let earlier = Offer::new(Icon::Earlier, "board-earlier-short", move || {
        controller.step(AnalysedGame::previous);
    });
    let later = Offer::new(Icon::Later, "board-later-short", move || {
        controller.step(AnalysedGame::next);
    });
    (
        earlier.when(move || game.with(|game| game.previous().is_some())),
        later.when(move || game.with(|game| game.next().is_some())),
    )
}

fn first(controller: AnalysisController) {
    controller.step(|_| Some(NodeId::ROOT));
}

fn last(controller: AnalysisController) {
    controller.step(|game| Some(game.end()));
}

/// Arrow keys step through the turns wherever they have no other meaning.
fn key(controller: AnalysisController, event: &KeyboardEvent) {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let writes = element.is_some_and(|element| {
        let selector = "input, textarea, select, [role=grid], [role=grid] *";
        element.matches(selector).unwrap_or(false)
    });
    let held = event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key();
    if writes || held || controller.editor.with_untracked(Option::is_some) {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => controller.step(AnalysedGame::previous),
        "ArrowRight" => controller.step(AnalysedGame::next),
        "Home" => first(controller),
        "End" => last(controller),
        _ => return,
    }
    event.prevent_default();
}
