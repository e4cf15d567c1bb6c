//! The choice of the computer's level.

use api::worker::LEVELS;
use leptos::prelude::*;

use crate::language::spoken;
use crate::places::play::wording;
use crate::t;

/// The levels by number and name.
#[component]
pub fn LevelField(
    /// The level chosen.
    level: RwSignal<u8>,
    /// The key of its label.
    label: &'static str,
) -> impl IntoView {
    view! {
        <label class="setting">
            <span>{spoken(label)}</span>
            <select
                data-test="level"
                on:change=move |event| level.set(event_target_value(&event).parse().unwrap_or(1))
            >
                {(1..=LEVELS)
                    .map(|number| {
                        let name = move || {
                            t!("play-level-named", number = number, name = wording::level(number))
                        };
                        let chosen = level.get_untracked() == number;
                        view! { <option value=number.to_string() selected=chosen>{name}</option> }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}
