//! Public games that are being played.

use api::people::{GamePage, GameSummary};
use leptos::prelude::*;

use super::{player, terms};
use crate::lobby::requests;
use crate::place::Place;
use crate::places::fetched::Fetched;
use crate::t;

/// The games to watch, as of entering the lobby.
#[component]
pub(super) fn Watch() -> impl IntoView {
    let page = Fetched::new(requests::watched);
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
            {page
                .show(move |GamePage { games, .. }| {
                    let is_empty = games.is_empty();
                    view! {
                        {is_empty
                            .then(|| {
                                view! { <p class="own-none">{move || t!("lobby-watch-none")}</p> }
                            })}
                        <ul class="own-games" data-test="watch">
                            {games.into_iter().map(row).collect_view()}
                        </ul>
                        <p>
                            <button class="button" type="button" on:click=move |_| page.ask()>
                                {move || t!("lobby-watch-again")}
                            </button>
                        </p>
                    }
                        .into_any()
                })}
        </section>
    }
}
