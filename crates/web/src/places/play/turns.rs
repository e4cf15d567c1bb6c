//! The turns so far: each leads to the position after it.

use leptos::html;
use leptos::prelude::*;

use super::course::Course;
use super::sitting::Sitting;
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
    view! {
        <section class="play-turns" aria-label=move || t!("play-turns")>
            <div class="play-steps">
                <button
                    class="button square"
                    type="button"
                    aria-label=move || t!("play-first")
                    title=move || t!("play-first")
                    disabled=move || seen.get() == 0
                    on:click=move |_| go(0)
                >
                    <span aria-hidden="true">"«"</span>
                </button>
                <button
                    class="button square"
                    type="button"
                    aria-label=move || t!("play-earlier")
                    title=move || t!("play-earlier")
                    disabled=move || seen.get() == 0
                    on:click=move |_| go(seen.get_untracked().saturating_sub(1))
                >
                    <span aria-hidden="true">"‹"</span>
                </button>
                <button
                    class="button square"
                    type="button"
                    aria-label=move || t!("play-later")
                    title=move || t!("play-later")
                    disabled=move || seen.get() == length.get()
                    on:click=move |_| go(seen.get_untracked() + 1)
                >
                    <span aria-hidden="true">"›"</span>
                </button>
                <button
                    class="button square"
                    type="button"
                    aria-label=move || t!("play-now")
                    title=move || t!("play-now")
                    disabled=move || seen.get() == length.get()
                    on:click=move |_| go(length.get_untracked())
                >
                    <span aria-hidden="true">"»"</span>
                </button>
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
