//! The lobby: look for an opponent, take somebody's seek, challenge somebody, watch.

mod bots;
mod challenge_form;
mod challenges;
mod chosen_terms;
mod controller;
mod even_out;
mod question;
mod rating_range;
mod seek_form;
mod seeks;
mod watch;

use api::online::Terms;
use api::people::PlayerView;
use leptos::prelude::*;

use crate::lobby::requests;
use crate::people;
use crate::places;
use crate::places::fetched::Fetched;
use crate::places::online::{JoinByCode, wording};
use crate::places::people::rating;
use crate::places::play::wording as games;
use crate::t;
use bots::Bots;
pub use challenge_form::ChallengeForm;
use challenges::Challenges;
use controller::LobbyController;
use question::ReadyQuestion;
use seek_form::SeekForm;
use seeks::Seeks;
use watch::Watch;

/// The lobby, or why there is none.
#[component]
pub fn Lobby() -> impl IntoView {
    let found = Fetched::new(requests::probe);
    people::ask();
    places::name_page(|| t!("lobby-title"));
    view! {
        <article class="page lobby">
            <h1>{move || t!("lobby-title")}</h1>
            {found.show(|()| view! { <Hall /> }.into_any())}
        </article>
    }
}

#[component]
fn Hall() -> impl IntoView {
    let controller = LobbyController::new();
    let lost = move || controller.silence.with(Option::is_some);
    view! {
        <p class="lead">{move || t!("lobby-lead")}</p>
        <Show when=lost>
            <p role="status" data-test="lobby-lost">
                {move || t!("lobby-lost")}
            </p>
        </Show>
        <Challenges controller />
        <SeekForm controller />
        <Seeks controller />
        <section class="panel" aria-labelledby="challenge">
            <h2 id="challenge">{move || t!("lobby-challenge-title")}</h2>
            <ChallengeForm />
        </section>
        <Bots />
        <section class="panel">
            <JoinByCode />
        </section>
        <Watch />
        <ReadyQuestion controller />
    }
}

/// A player: the name with the rating, or a guest.
pub(super) fn player(player: &PlayerView) -> String {
    let name = wording::player(player);
    match player.rating {
        Some(now) => t!("lobby-player-rated", name = name, rating = rating(now)),
        None => name,
    }
}

/// Game, clock and stakes in a row.
pub(super) fn terms(terms: &Terms) -> String {
    let stakes = wording::stakes(terms);
    [games::game(terms.setup), wording::timing(terms), stakes].join(" · ")
}
