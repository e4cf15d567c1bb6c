//! "Play with sound?", asked once.

use leptos::prelude::*;

use crate::places::settings::{switch_sounds_off, switch_sounds_on};
use crate::settings::settings;
use crate::t;

/// Asks once whether to play with sound. Nothing is shown once that is answered, here or in the
/// settings.
#[component]
pub fn SoundQuestion() -> impl IntoView {
    let open = Memo::new(|_| {
        let settings = settings();
        !settings.sounds && !settings.sounds_asked
    });
    view! {
        <Show when=move || open.get()>
            <div class="sound-question" role="group" aria-labelledby="sound-question">
                <p id="sound-question">{move || t!("sound-question")}</p>
                <button class="button" type="button" on:click=move |_| switch_sounds_on()>
                    {move || t!("sound-yes")}
                </button>
                <button class="button quiet" type="button" on:click=move |_| switch_sounds_off()>
                    {move || t!("sound-no")}
                </button>
            </div>
        </Show>
    }
}
