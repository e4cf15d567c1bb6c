//! "Play with sound?", asked once.

use leptos::prelude::*;

use crate::language::spoken;
use crate::places::settings::{switch_sounds_off, switch_sounds_on};
use crate::settings::settings;

/// Asks once whether to play with sound. Nothing is shown once that is answered, here or in the
/// settings.
#[component]
pub fn SoundQuestion() -> impl IntoView {
    let open = Memo::new(|_| settings().sounds.is_none());
    view! {
        <Show when=move || open.get()>
            <div class="sound-question" role="group" aria-labelledby="sound-question">
                <p id="sound-question">{spoken("sound-question")}</p>
                <button class="button" type="button" on:click=move |_| switch_sounds_on()>
                    {spoken("sound-yes")}
                </button>
                <button class="button quiet" type="button" on:click=move |_| switch_sounds_off()>
                    {spoken("sound-no")}
                </button>
            </div>
        </Show>
    }
}
