//! The list of turns, with buttons to step through them.

use leptos::html;
use leptos::prelude::*;

use super::TabledGame;
use crate::board::Offer;
use crate::shell::{Icon, IconButton};
use crate::t;

/// The ways to the turn before and to the turn after.
pub fn steps(game: TabledGame) -> (Offer, Offer) {
    let seen = Memo::new(move |_| game.seen());
    let earlier = Offer::new(Icon::Earlier, "play-earlier", move || {
        game.go.run(seen.get_untracked().saturating_sub(1));
    });
    let later = Offer::new(Icon::Later, "play-later", move || {
        game.go.run(seen.get_untracked() + 1);
    });
    (
        earlier.when(move || seen.get() > 0),
        later.when(move || seen.get() < game.length()),
    )
}

/// The turns, by their numbers and as they are written.
#[component]
pub fn TurnList(
    /// The game.
    game: TabledGame,
) -> impl IntoView {
    let length = Memo::new(move |_| game.length());
    let seen = Memo::new(move |_| game.seen());
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
    let plies = move || game.turns.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <section class="play-turns" aria-label=move || t!("play-turns")>
            <div class="play-steps" class:looking=move || !at_end.get()>
                <IconButton
                    icon=Icon::First
                    label="play-first"
                    disabled=at_start
                    press=move |()| game.go.run(0)
                />
                <IconButton
                    icon=Icon::Last
                    label="play-now"
                    disabled=at_end
                    press=move |()| game.go.run(length.get_untracked())
                />
            </div>
            <ol class="play-list" node_ref=list class:empty=move || length.get() == 0>
                <For each=plies key=Clone::clone let:ply>
                    <li data-number=(ply.0 % 2 == 0).then(|| format!("{}.", ply.0 / 2 + 1))>
                        <button
                            type="button"
                            class="play-turn notation"
                            aria-current=move || (seen.get() == ply.0 + 1).then_some("step")
                            on:click=move |_| game.go.run(ply.0 + 1)
                        >
                            {ply.1.clone()}
                        </button>
                    </li>
                </For>
            </ol>
        </section>
    }
}
