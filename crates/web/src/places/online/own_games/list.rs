//! The user's games and challenges, as shown on Home and Play.

use api::lobby::OpenChallenge;
use api::people::GameSummary;
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::news::{self, OwnGame};
use crate::language::window;
use crate::lobby::requests;
use crate::online::socket::now;
use crate::place::Place;
use crate::places::lobby;
use crate::places::online::table::clock_text;
use crate::places::online::wording;
use crate::places::play::wording as games;
use crate::{address, shell, t};

/// The challenges and the games, if there are any.
#[component]
pub fn OwnGames() -> impl IntoView {
    let known = Memo::new(|_| news::known());
    let clock = RwSignal::new(now());
    if window().is_some() {
        let ticks = StoredValue::new_local(Interval::new(1_000, move || {
            let _ = clock.try_set(now());
        }));
        on_cleanup(move || ticks.dispose());
    }
    let is_empty =
        Memo::new(move |_| known.with(|all| all.games.is_empty() && all.challenges.is_empty()));
    // Milliseconds since the server said how much time is left.
    let since = Signal::derive(move || (clock.get() - known.with(|all| all.at)).max(0.0) as u64);
    view! {
        <Show when=move || !is_empty.get()>
            <section class="own own-online" aria-labelledby="own-online" data-test="own-online">
                <h2 id="own-online">{move || t!("online-own")}</h2>
                <ul class="own-games">
                    <For each=move || known.get().challenges key=|one| one.id let:one>
                        <Challenged challenge=one />
                    </For>
                    {move || {
                        let rows = known.get().games.into_iter();
                        rows.map(|game| view! { <Row game since /> }).collect_view()
                    }}
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn Row(game: OwnGame, since: Signal<u64>) -> impl IntoView {
    let place = Place::Online(game.code.clone()).to_string();
    let is_yours = game.waits_for_you();
    let setup = game.setup;
    let summary = StoredValue::new(game.summary);
    let title = move || {
        let game = games::game(setup);
        let opponent = summary.with_value(|summary| summary.as_ref().and_then(wording::opponent));
        match opponent {
            Some(name) => format!("{name} · {game}"),
            None => game,
        }
    };
    let state =
        move || summary.with_value(|summary| summary.as_ref().map(|game| state(game, since.get())));
    view! {
        <li class="own-game" class:over=!is_yours class:yours=is_yours>
            <a href=place>
                <strong>{title}</strong>
                <small>{state}</small>
            </a>
        </li>
    }
}

/// The opponent's offer; or whose turn it is, and how much time they have.
fn state(game: &GameSummary, since: u64) -> String {
    if let Some(offer) = game.offered() {
        return wording::offered(offer);
    }
    let whose = match game.to_move {
        None => return t!("online-waiting"),
        Some(seat) if game.you == Some(seat) => t!("online-your-turn"),
        Some(_) => t!("online-their-turn"),
    };
    match game.left {
        Some(left) => {
            let time = clock_text(left.saturating_sub(since));
            format!("{whose} · {}", t!("online-time-left", time = time))
        }
        None => whose,
    }
}

/// A challenge that can be answered here.
#[component]
fn Challenged(challenge: OpenChallenge) -> impl IntoView {
    let id = challenge.id;
    let accept = move |_| {
        spawn_local(async move {
            match requests::accept_challenge(id).await {
                Ok(created) => address::go(&Place::Online(created.code)),
                Err(fault) => shell::notify(wording::fault(&fault)),
            }
            news::soon();
        });
    };
    let decline = move |_| {
        spawn_local(async move {
            if let Err(fault) = requests::end_challenge(id).await {
                shell::notify(wording::fault(&fault));
            }
            news::soon();
        });
    };
    let challenge = StoredValue::new(challenge);
    let who = move || {
        challenge.with_value(|one| t!("lobby-challenged-by", name = lobby::player(&one.from)))
    };
    view! {
        <li class="own-game yours" data-test="challenged">
            <span>
                <strong>{who}</strong>
                <small>{move || challenge.with_value(|one| lobby::terms(&one.terms))}</small>
            </span>
            <span class="play-ways">
                <button class="button strong" type="button" on:click=accept>
                    {move || t!("online-accept")}
                </button>
                <button class="button" type="button" on:click=decline>
                    {move || t!("online-no-thanks")}
                </button>
            </span>
        </li>
    }
}
