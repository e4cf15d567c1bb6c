//! The list of turns, with buttons to step through them.

use leptos::html;
use leptos::prelude::*;

use crate::board::Offer;
use crate::places::play::game::{GameController, LocalGame};
use crate::shell::{Icon, IconButton};
use crate::t;

/// The ways to the turn before and to the turn after.
pub fn steps(controller: GameController) -> (Offer, Offer) {
    let length = Memo::new(move |_| controller.game.with(LocalGame::turn_count));
    let seen = Memo::new(move |_| controller.viewed.get().unwrap_or_else(|| length.get()));
    let earlier = Offer::new(Icon::Earlier, "play-earlier", move || {
        controller.go(seen.get_untracked().saturating_sub(1));
    });
    let later = Offer::new(Icon::Later, "play-later", move || {
        controller.go(seen.get_untracked() + 1);
    });
    (
        earlier.when(move || seen.get() > 0),
        later.when(move || seen.get() < length.get()),
    )
}

/// The list of turns.
#[component]
pub fn TurnList(
    /// The game.
    controller: GameController,
) -> impl IntoView {
    let plies = Memo::new(move |_| {
        let written = |game: &LocalGame| {
            let plies = game.plies().into_iter().enumerate();
            plies
                .map(|(index, (_, ply))| (index, ply.to_string()))
                .collect::<Vec<_>>()
        };
        controller.game.with(written)
    });
    let length = Memo::new(move |_| plies.with(Vec::len));
    let seen = Memo::new(move |_| controller.viewed.get().unwrap_or_else(|| length.get()));
    let go = move |turns| controller.go(turns);
    view! { <ListedTurns plies seen go /> }
}

/// Turns, by their numbers and as they are written.
#[component]
pub fn ListedTurns(
    /// The turns, counted from 0.
    plies: Memo<Vec<(usize, String)>>,
    /// After how many turns the board is seen.
    seen: Memo<usize>,
    /// Shows the position after so many turns.
    #[prop(into)]
    go: Callback<usize>,
) -> impl IntoView {
    let length = Memo::new(move |_| plies.with(Vec::len));
    let list = NodeRef::<html::Ol>::new();
    // Scroll to the newest turn.
    Effect::new(move |_| {
        let _ = length.get();
        if let Some(list) = list.get() {
            // After the list has its new height.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let at_start = Memo::new(move |_| seen.get() == 0);
    let at_end = Memo::new(move |_| seen.get() == length.get());
    view! {
        <section class="play-turns" aria-label=move || t!("play-turns")>
            <div class="play-steps" class:looking=move || !at_end.get()>
                <IconButton
                    icon=Icon::First
                    label="play-first"
                    disabled=at_start
                    press=move |()| go.run(0)
                />
                <IconButton
                    icon=Icon::Last
                    label="play-now"
                    disabled=at_end
                    press=move |()| go.run(length.get_untracked())
                />
            </div>
            <ol class="play-list" node_ref=list class:empty=move || length.get() == 0>
                <For each=move || plies.get() key=Clone::clone let:ply>
                    <li data-number=(ply.0 % 2 == 0).then(|| format!("{}.", ply.0 / 2 + 1))>
                        <button
                            type="button"
                            class="play-turn notation"
                            aria-current=move || (seen.get() == ply.0 + 1).then_some("step")
                            on:click=move |_| go.run(ply.0 + 1)
                        >
                            {ply.1.clone()}
                        </button>
                    </li>
                </For>
            </ol>
        </section>
    }
}
