//! The bots that take challenges here.

use api::people::PlayerView;
use leptos::prelude::*;

use super::player;
use crate::lobby::requests;
use crate::place::{People, Place};
use crate::places::fetched::{Fetched, may_retry};
use crate::t;

/// The bots, if there are any. The page of each has a challenge form.
#[component]
pub(super) fn Bots() -> impl IntoView {
    let bots = Fetched::new(requests::bots);
    // A site without programs has none to show.
    let is_shown = Memo::new(move |_| {
        bots.answer.with(|answer| match answer {
            None => false,
            Some(Ok(bots)) => !bots.is_empty(),
            Some(Err(fault)) => may_retry(fault),
        })
    });
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
        <Show when=move || is_shown.get()>
            <section class="own" aria-labelledby="bots">
                <h2 id="bots">{move || t!("lobby-bots")}</h2>
                <p>{move || t!("lobby-bots-about")}</p>
                {bots
                    .show(move |bots| {
                        view! {
                            <ul class="own-games" data-test="bots">
                                {bots.into_iter().map(row).collect_view()}
                            </ul>
                        }
                            .into_any()
                    })}
            </section>
        </Show>
    }
}
