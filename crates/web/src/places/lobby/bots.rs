//! The bots that take challenges here.

use api::people::PlayerView;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::player;
use crate::language::window;
use crate::lobby::requests;
use crate::place::{People, Place};
use crate::t;

/// The bots, if there are any. The page of each has a challenge form.
#[component]
pub(super) fn Bots() -> impl IntoView {
    let bots = RwSignal::new(Vec::<PlayerView>::new());
    if window().is_some() {
        spawn_local(async move {
            // A site without bots shows none.
            let found = requests::bots().await.unwrap_or_default();
            let _ = bots.try_set(found);
        });
    }
    let row = |bot: PlayerView| {
        let place = bot
            .name
            .clone()
            .map(|name| Place::People(People::Player(name)).to_string());
        view! {
            <li class="own-game over">
                <a href=place>
                    <strong>{move || player(&bot)}</strong>
                </a>
            </li>
        }
    };
    view! {
        <Show when=move || bots.with(|bots| !bots.is_empty())>
            <section class="own" aria-labelledby="bots">
                <h2 id="bots">{move || t!("lobby-bots")}</h2>
                <p>{move || t!("lobby-bots-about")}</p>
                <ul class="own-games" data-test="bots">
                    {move || bots.get().into_iter().map(row).collect_view()}
                </ul>
            </section>
        </Show>
    }
}
