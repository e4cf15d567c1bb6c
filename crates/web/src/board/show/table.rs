//! The board itself, and the table around it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::board::desk::Desk;
use crate::board::hand::commands::{on_key, on_key_elsewhere, turn_board};
use crate::board::hand::grid::Grid;
use crate::board::show::meter;
use crate::board::show::picture::ground::Ground;
use crate::board::show::picture::pieces::{Pieces, seen};
use crate::board::show::picture::plate::Plate;
use crate::board::show::picture::sky::Sky;
use crate::board::show::picture::symbols::definitions;
use crate::board::show::shortcuts::Shortcuts;
use crate::board::show::wheel::StanceWheel;
use crate::board::sight::geometry::View;
use crate::language::spoken;
use crate::shell::{Icon, IconButton};

/// The board: the picture, the grid, and the wheel.
#[component]
pub fn Board(
    /// The desk.
    desk: Desk,
) -> impl IntoView {
    let view: Memo<View> = Memo::new(move |_| desk.view());
    let rounded = Memo::new(move |_| desk.stage.scene.with(|scene| scene.setup.rounded()));
    let landings = Memo::new(move |_| desk.landings());
    let preview = Memo::new(move |_| desk.preview().filter(|_| desk.preferences.ghosts.get()));
    let seen = StoredValue::new(seen(desk));
    let on_key = move |event: KeyboardEvent| {
        if on_key(desk, &event) {
            event.prevent_default();
            event.stop_propagation();
        }
    };
    let elsewhere = window_event_listener(leptos::ev::keydown, move |event| {
        if on_key_elsewhere(desk, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || elsewhere.remove());
    meter::watch(desk);
    view! {
        <div
            class="board"
            class:dragging=move || desk.pointer.drag.with(Option::is_some)
            class:waiting=move || !desk.may_move()
            node_ref=desk.outside.picture
            on:keydown=on_key
        >
            <svg
                class="board-picture"
                viewBox=move || view.get().view_box()
                aria-hidden="true"
                focusable="false"
            >
                <defs inner_html=move || definitions(rounded.get())></defs>
                <Plate view />
                <Ground desk view preview />
                <Pieces desk view seen />
                <Sky desk view landings preview />
            </svg>
            <Grid desk view seen landings />
            <StanceWheel desk view />
        </div>
    }
}

/// Switches for places without an action bar: threats, flip the board, the list of shortcuts.
#[component]
pub fn Switches(
    /// The desk.
    desk: Desk,
) -> impl IntoView {
    view! {
        <div class="board-switches" role="group" aria-label=spoken("board-switches")>
            <button
                type="button"
                class="board-tool worded"
                aria-pressed=move || if desk.preferences.threats.get() { "true" } else { "false" }
                title=spoken("board-threats")
                on:click=move |_| desk.toggle_threats()
            >
                {Icon::Threats.view()}
                <span>{spoken("board-threats-short")}</span>
            </button>
            <IconButton icon=Icon::TurnBoard label="board-turn" press=move |()| turn_board(desk) />
            <IconButton
                icon=Icon::Keys
                label="board-shortcuts"
                press=move |()| desk.outside.listing.set(true)
            />
            <Shortcuts desk />
        </div>
    }
}
