//! Public games that are being played.

use api::people::GameSummary;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{player, terms};
use crate::language::window;
use crate::lobby::requests;
use crate::place::Place;
use crate::t;

/// The games to watch, as of entering the lobby.
#[component]
pub(super) fn Watch() -> impl IntoView {
    let games = RwSignal::new(None::<Vec<GameSummary>>);
    let look = move || {
        if window().is_none() {
            return;
        }
        spawn_local(async move {
            // Without an answer there is nothing to watch.
            let found = requests::watched().await.map(|page| page.games);
            let _ = games.try_set(Some(found.unwrap_or_default()));
        });
    };
    look();
    let row = |game: GameSummary| {
        let place = Place::Online(game.code.clone()).to_string();
        let agreed = game.terms;
        let players = StoredValue::new(game.players);
        let names = move || {
            players.with_value(|[white, black]| {
                let name = |one: &Option<_>| one.as_ref().map_or_else(|| t!("lobby-guest"), player);
                t!("lobby-two", white = name(white), black = name(black))
            })
        };
        view! {
            <li class="own-game over">
                <a href=place>
                    <strong>{names}</strong>
                    <small>{move || terms(&agreed)}</small>
                </a>
            </li>
        }
    };
    view! {
        <section class="own" aria-labelledby="watch">
            <h2 id="watch">{move || t!("lobby-watch")}</h2>
            <Show when=move || games.with(|games| games.as_ref().is_some_and(Vec::is_empty))>
                <p class="own-none">{move || t!("lobby-watch-none")}</p>
            </Show>
            <ul class="own-games" data-test="watch">
                {move || games.get().into_iter().flatten().map(row).collect_view()}
            </ul>
            <p>
                <button class="button" type="button" on:click=move |_| look()>
                    {move || t!("lobby-watch-again")}
                </button>
            </p>
        </section>
    }
}
