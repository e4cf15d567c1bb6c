//! The line beside the board: what it says.

use leptos::prelude::*;
use words::Words;

use crate::board::desk::Desk;
use crate::board::hand::commands::replay;
use crate::board::show::bar::{BarButton, Offer};
use crate::board::show::legend::LegendSheet;
use crate::board::show::voice::labels;
use crate::board::show::voice::said::Said;
use crate::language::language;
use crate::t;

/// The line, with a way to the turn before and to the turn after where the place has them.
#[component]
pub fn Line(
    /// The desk.
    desk: Desk,
    /// Shows the position one turn earlier.
    #[prop(optional)]
    earlier: Option<Offer>,
    /// Shows the position one turn later, or something else while there is none.
    #[prop(optional)]
    later: Option<Signal<Offer>>,
) -> impl IntoView {
    view! {
        <div class="line">
            {earlier.map(|offer| view! { <BarButton class="line-step" offer=Signal::derive(move || offer) /> })}
            <Says desk />
            {later.map(|offer| view! { <BarButton class="line-step" offer /> })}
        </div>
    }
}

/// The line, with the way to the legend, for places without one to other turns.
#[component]
pub fn ExplainedLine(
    /// The desk.
    desk: Desk,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let legend = Offer::legend(open);
    view! {
        <Line desk later=Signal::derive(move || legend) />
        <LegendSheet open />
    }
}

/// What the board says: reasons, effects, whose turn it is. Seen and spoken; a tap on it shows the
/// last turn once more and tells all of it.
#[component]
pub fn Says(
    /// The desk.
    desk: Desk,
) -> impl IntoView {
    let text = move || sentence(desk);
    let details = move || desk.said.with(|said| said.details(Words::of(language())));
    let how = move || {
        let key = if desk.pointer.keyed.get() {
            "board-begin-keys"
        } else {
            "board-begin"
        };
        begins(desk).then(|| format!(" {}", t!(key)))
    };
    // Screen readers get it from the space itself. A sentence of the place, such as why a hint is good,
    // has the line to itself.
    let foretold = move || {
        if desk.said.with(|said| matches!(said, Said::Own(_))) {
            return None;
        }
        let you = desk.mover.get().you();
        labels::foretold(Words::of(language()), &desk.preview()?, you)
    };
    view! {
        <p
            class="board-says"
            class:warns=move || desk.said.with(Said::warns)
            class:urgent=move || desk.said.with(|said| said.warns() || matches!(said, Said::Own(_)))
            role="status"
            aria-live="polite"
            title=details
            on:click=move |_| replay(desk)
        >
            {text}
            {how}
            <span class="board-foretold" aria-hidden="true">
                {foretold}
            </span>
        </p>
    }
}

/// The current sentence, with the names of the players.
pub fn sentence(desk: Desk) -> String {
    let words = Words::of(language());
    let now = desk.composer.with(|composer| *composer.now());
    let mover = desk.mover.get();
    let text = desk.said.with(|said| said.text(words, &now, mover));
    desk.outside
        .names
        .with(|names| words.with_names(text, names))
}

/// Whether the player may act and has nothing on the board yet: possibly for the first time ever,
/// so instructions are shown.
fn begins(desk: Desk) -> bool {
    let waits = desk.said.with(|said| matches!(said, Said::Next));
    waits
        && desk.may_move()
        && desk.composer.with(|composer| {
            let mut pieces = composer.now().pieces();
            pieces.all(|(_, piece)| piece.player != composer.player())
        })
}
