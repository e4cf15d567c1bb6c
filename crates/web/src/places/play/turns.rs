//! The turns so far: each leads to the position after it.

use leptos::html;
use leptos::prelude::*;

use super::course::Course;
use super::sitting::Sitting;
use crate::shell::{Icon, Tool};
use crate::t;

/// The list of turns.
#[component]
pub fn Turns(
    /// The game.
    sitting: Sitting,
) -> impl IntoView {
    let plies = Memo::new(move |_| {
        let written = |course: &Course| {
            let plies = course.plies().into_iter().enumerate();
            plies
                .map(|(index, (_, ply))| (index, ply.to_string()))
                .collect::<Vec<_>>()
        };
        sitting.course.with(written)
    });
    let length = Memo::new(move |_| plies.with(Vec::len));
    let seen = Memo::new(move |_| sitting.looked.get().unwrap_or_else(|| length.get()));
    let list = NodeRef::<html::Ol>::new();
    // The newest turn is in sight.
    Effect::new(move |_| {
        let _ = length.get();
        if let Some(list) = list.get() {
            // Once it has got its new height.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let go = move |turns: usize| {
        sitting.unpoint();
        sitting.look(Some(turns));
    };
    let at_start = Memo::new(move |_| seen.get() == 0);
    let at_end = Memo::new(move |_| seen.get() == length.get());
    view! {
        <section class="play-turns" aria-label=move || t!("play-turns")>
            <div class="play-steps" class:looking=move || !at_end.get()>
                <Tool
                    icon=Icon::First
                    label="play-first"
                    disabled=at_start
                    press=move |()| go(0)
                />
                <Tool
                    icon=Icon::Earlier
                    label="play-earlier"
                    disabled=at_start
                    press=move |()| go(seen.get_untracked().saturating_sub(1))
                />
                <Tool
                    icon=Icon::Later
                    label="play-later"
                    disabled=at_end
                    press=move |()| go(seen.get_untracked() + 1)
                />
                <Tool
                    icon=Icon::Last
                    label="play-now"
                    disabled=at_end
                    press=move |()| go(length.get_untracked())
                />
            </div>
            <ol class="play-list" node_ref=list class:empty=move || length.get() == 0>
                <For each=move || plies.get() key=Clone::clone let:ply>
                    <li data-number=(ply.0 % 2 == 0).then(|| format!("{}.", ply.0 / 2 + 1))>
                        <button
                            type="button"
                            class="play-turn notation"
                            aria-current=move || (seen.get() == ply.0 + 1).then_some("step")
                            on:click=move |_| go(ply.0 + 1)
                        >
                            {ply.1.clone()}
                        </button>
                    </li>
                </For>
            </ol>
        </section>
    }
}
