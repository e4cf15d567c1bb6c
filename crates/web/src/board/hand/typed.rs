//! Turns as text, for those who prefer typing or cannot tap.

use leptos::prelude::*;

use crate::board::desk::Desk;
use crate::board::show::line::sentence;
use crate::board::show::voice::said::Said;
use crate::board::turn::composer::Composer;
use crate::language::spoken;

/// A field to write a turn in.
#[component]
pub fn TypedTurn(
    /// The desk.
    desk: Desk,
) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let drafted = Memo::new(move |_| desk.composer.with(Composer::notation));
    // It mirrors what is tapped, so that people learn the notation by playing.
    Effect::new(move |_| text.set(drafted.get()));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if desk.write(&text.get_untracked()) {
            text.set(String::new());
        }
    };
    // The line may be hidden behind the sheet this field is in.
    let fault = move || desk.said.with(Said::warns).then(|| sentence(desk));
    view! {
        <form class="board-typed" on:submit=submit>
            <label>
                <span>{spoken("board-typed")}</span>
                <input
                    type="text"
                    node_ref=desk.outside.typing
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder=spoken("board-typed-example")
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                />
            </label>
            <button type="submit">{spoken("board-typed-play")}</button>
            <p class="board-typed-fault">{fault}</p>
        </form>
    }
}
