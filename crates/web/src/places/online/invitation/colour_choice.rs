//! Which colour to play.

use api::online::Seat;
use leptos::prelude::*;

use crate::controls::Radio;
use crate::t;

/// White, Black, or either.
#[component]
pub fn ColourChoice(
    /// The `name` of the group.
    name: &'static str,
    /// The seat that is chosen; `None` for either.
    #[prop(into)]
    chosen: Signal<Option<Seat>>,
    /// Chooses one.
    #[prop(into)]
    choose: Callback<Option<Seat>>,
) -> impl IntoView {
    let colour = move |seat: Option<Seat>, value: &'static str, words: fn() -> String| {
        view! {
            <Radio
                name
                value
                words=Signal::derive(words)
                chosen=Signal::derive(move || chosen.get() == seat)
                choose=move |()| choose.run(seat)
            />
        }
    };
    view! {
        <fieldset class="setting choice">
            <legend>{move || t!("play-colour")}</legend>
            <div>
                {colour(Some(Seat::White), "white", || t!("player-white"))}
                {colour(Some(Seat::Black), "black", || t!("player-black"))}
                {colour(None, "either", || t!("play-either"))}
            </div>
        </fieldset>
    }
}
