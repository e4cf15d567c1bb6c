//! The board itself, and the table it lies on with everything round it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use words::Words;

use crate::board::desk::Desk;
use crate::board::hand::commands::{on_key, turn_board};
use crate::board::hand::grid::Grid;
use crate::board::show::labels;
use crate::board::show::meter;
use crate::board::show::picture::ground::Ground;
use crate::board::show::picture::pieces::{Pieces, seen};
use crate::board::show::picture::plate::Plate;
use crate::board::show::picture::sky::Sky;
use crate::board::show::picture::symbols::definitions;
use crate::board::show::pools::Side;
use crate::board::show::said::Said;
use crate::board::show::shortcuts::Shortcuts;
use crate::board::show::strip::Strip;
use crate::board::show::wheel::StanceWheel;
use crate::board::sight::geometry::View;
use crate::language::language;
use crate::shell::{Icon, IconButton};
use crate::t;

/// The board: what is seen, what is touched, and the wheel.
#[component]
pub fn Board(
    /// The desk.
    desk: Desk,
) -> impl IntoView {
    let view: Memo<View> = Memo::new(move |_| desk.view());
    let rounded = Memo::new(move |_| desk.stage.scene.with(|scene| scene.setup.rounded()));
    let landings = Memo::new(move |_| desk.landings());
    let foresight = Memo::new(move |_| desk.foresight().filter(|_| desk.preferences.ghosts.get()));
    let seen = StoredValue::new(seen(desk));
    let on_key = move |event: KeyboardEvent| {
        if on_key(desk, &event) {
            event.prevent_default();
            event.stop_propagation();
        }
    };
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
                <Ground desk view foresight />
                <Pieces desk view seen />
                <Sky desk view landings foresight />
            </svg>
            <Grid desk view seen landings />
            <StanceWheel desk view />
        </div>
    }
}

/// What the board says: reasons, effects, whose turn it is. Seen and spoken.
#[component]
pub fn Says(
    /// The desk.
    desk: Desk,
) -> impl IntoView {
    let text = move || {
        let now = desk.composer.with(|composer| *composer.now());
        let mover = desk.mover.get();
        desk.said
            .with(|said| said.text(Words::of(language()), &now, mover))
    };
    let details = move || desk.said.with(|said| said.details(Words::of(language())));
    let how = move || {
        let key = if desk.pointer.keyed.get() {
            "board-begin-keys"
        } else {
            "board-begin"
        };
        begins(desk).then(|| format!(" {}", t!(key)))
    };
    // Screen readers hear it from the space itself.
    let foretold = move || {
        let you = desk.mover.get().you();
        labels::foretold(Words::of(language()), &desk.foresight()?, you)
    };
    view! {
        <p
            class="board-says"
            class:warns=move || desk.said.with(Said::warns)
            class:whole=move || desk.said.with(|said| matches!(said, Said::Own(_)))
            role="status"
            aria-live="polite"
            title=details
        >
            {text}
            {how}
            <span class="board-foretold" aria-hidden="true">
                {foretold}
            </span>
        </p>
    }
}

/// Switches: threats, the side one looks from, the list of shortcuts.
#[component]
pub fn Switches(
    /// The desk.
    desk: Desk,
) -> impl IntoView {
    view! {
        <div class="board-switches" role="group" aria-label=move || t!("board-switches")>
            <button
                type="button"
                class="board-tool"
                aria-pressed=move || if desk.preferences.threats.get() { "true" } else { "false" }
                aria-label=move || t!("board-threats")
                title=move || t!("board-threats")
                on:click=move |_| desk.toggle_threats()
            >
                {Icon::Threats.view()}
            </button>
            <IconButton
                icon=Icon::TurnBoard
                label="board-turn"
                press=move |()| turn_board(desk)
            />
            <Shortcuts desk />
        </div>
    }
}

/// Everything for playing: both sides, the board, what it says, and the strip.
#[component]
pub fn Table(
    /// The desk.
    desk: Desk,
) -> impl IntoView {
    let bottom = Signal::derive(move || desk.bottom.get());
    let top = Signal::derive(move || desk.bottom.get().opponent());
    view! {
        <div class="board-room">
            <div class="board-table">
                <Side desk player=top />
                <Board desk />
                <Side desk player=bottom />
                <Says desk />
                <Strip desk />
            </div>
        </div>
    }
}

/// Whether the player may act and has nothing on the board yet: perhaps for the first time ever,
/// so it is said how.
fn begins(desk: Desk) -> bool {
    let waits = desk.said.with(|said| matches!(said, Said::Next));
    waits
        && desk.may_move()
        && desk.composer.with(|composer| {
            let mut pieces = composer.now().pieces();
            pieces.all(|(_, piece)| piece.player != composer.player())
        })
}
