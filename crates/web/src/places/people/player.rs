//! The page of a player: ratings and games.

use api::online::{Outcome, Seat};
use api::people::{CategoryRating, GamePage, GameSummary, Name, PlayerView, Profile};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::leaders::{category, rating};
use super::meet::Meet;
use super::rating_graph::RatingGraph;
use super::records::RecordsButton;
use crate::online::http::Fault;
use crate::people;
use crate::place::{People, Place};
use crate::places;
use crate::places::fetched::Fetched;
use crate::places::online::wording;
use crate::places::play::wording as games;
use crate::{shell, t};

/// The page.
#[component]
pub fn Player(
    /// The player's name.
    name: Name,
) -> impl IntoView {
    let title = name.to_string();
    places::name_page({
        let title = title.clone();
        move || title.clone()
    });
    let found = Fetched::new(move || look_up(name.clone()));
    view! {
        <article class="page player">
            <h1>{title}</h1>
            {found
                .show(|found| {
                    let Some((profile, page)) = found else {
                        return view! { <p data-test="no-player">{move || t!("people-nobody")}</p> }
                            .into_any();
                    };
                    let own = profile.name.clone();
                    let is_bot = profile.is_bot;
                    view! {
                        <Show when=move || is_bot>
                            <p data-test="bot">
                                <b class="bot">"BOT"</b>
                                " "
                                {move || t!("people-bot-about")}
                            </p>
                        </Show>
                        <Ratings ratings=profile.ratings.clone() />
                        <Meet
                            name=profile.name.clone()
                            is_blocked=profile.is_blocked
                            ratings=profile.ratings
                        />
                        <Games own page />
                    }
                        .into_any()
                })}
        </article>
    }
}

/// What everyone may know of a player, and the newest games; `None` if there is nobody by that name.
async fn look_up(name: Name) -> Result<Option<(Profile, GamePage)>, Fault> {
    match people::profile(&name).await {
        Ok(profile) => Ok(Some((profile, people::games(&name, None).await?))),
        Err(Fault::NotFound) => Ok(None),
        Err(fault) => Err(fault),
    }
}

#[component]
fn Ratings(ratings: Vec<CategoryRating>) -> impl IntoView {
    let is_empty = ratings.is_empty();
    let row = |of: CategoryRating| {
        let place = Place::People(People::Leaders(of.game, of.speed)).to_string();
        view! {
            <tr>
                <th scope="row">
                    <a href=place>{move || category(of.game, of.speed)}</a>
                </th>
                <td>{rating(of.now)}</td>
                <td>{of.games}</td>
            </tr>
        }
    };
    view! {
        <section class="panel" aria-labelledby="ratings">
            <h2 id="ratings">{move || t!("people-ratings")}</h2>
            {if is_empty {
                view! { <p>{move || t!("people-no-ratings")}</p> }.into_any()
            } else {
                view! {
                    <RatingGraph ratings=ratings.clone() />
                    <table class="people-table">
                        <thead>
                            <tr>
                                <th scope="col">{move || t!("play-game")}</th>
                                <th scope="col">{move || t!("people-rating")}</th>
                                <th scope="col">{move || t!("people-games")}</th>
                            </tr>
                        </thead>
                        <tbody>{ratings.into_iter().map(row).collect_view()}</tbody>
                    </table>
                }
                    .into_any()
            }}
        </section>
    }
}

#[component]
fn Games(own: Name, page: GamePage) -> impl IntoView {
    let is_empty = page.games.is_empty();
    let games = RwSignal::new(page.games);
    let next = RwSignal::new(page.next);
    let whose = StoredValue::new(own.clone());
    let older = move |_| {
        spawn_local(async move {
            let before = next.get_untracked();
            match people::games(&whose.get_value(), before.as_deref()).await {
                // The place may have been left.
                Ok(page) => {
                    let _ = games.try_update(|games| games.extend(page.games));
                    let _ = next.try_set(page.next);
                }
                Err(fault) => shell::notify(wording::fault(&fault)),
            }
        });
    };
    let row = move |game: GameSummary| {
        let place = Place::Online(game.code.clone()).to_string();
        let own = own.clone();
        let setup = game.terms.setup;
        let about = move || summary(&game, &own);
        view! {
            <li class="own-game">
                <a href=place>
                    <strong>{move || games::game(setup)}</strong>
                    <small>{about}</small>
                </a>
            </li>
        }
    };
    view! {
        <section class="own" aria-labelledby="games">
            <h2 id="games">{move || t!("people-games")}</h2>
            {is_empty.then(|| view! { <p>{move || t!("people-no-games")}</p> })}
            <ul class="own-games">
                {move || games.get().into_iter().map(row.clone()).collect_view()}
            </ul>
            <div class="play-ways">
                <Show when=move || next.with(Option::is_some)>
                    <button class="button" type="button" data-test="older" on:click=older>
                        {move || t!("people-older")}
                    </button>
                </Show>
                {(!is_empty).then(|| view! { <RecordsButton name=whose.get_value() /> })}
            </div>
        </section>
    }
}

/// Against whom a game was, on which clock, and how it stands.
fn summary(game: &GameSummary, own: &Name) -> String {
    let is_own = |player: &Option<PlayerView>| {
        let name = player.as_ref().and_then(|player| player.name.as_ref());
        name == Some(own)
    };
    let at = game.players.iter().position(is_own).unwrap_or(0);
    let opponent = game.players[1 - at.min(1)].as_ref();
    let named = opponent.filter(|player| player.name.is_some());
    let against = named.map_or_else(|| t!("people-guest"), wording::player);
    let state = match game.result {
        None => t!("people-going-on"),
        Some((Outcome::Win { seat }, _)) => match seat == Seat::ALL[at.min(1)] {
            true => t!("people-won"),
            false => t!("people-lost"),
        },
        Some((Outcome::Draw, _)) => t!("play-drawn"),
        Some((Outcome::Void, _)) => t!("online-void"),
    };
    let clock = wording::timing(&game.terms);
    let against = t!("people-against", name = against);
    let rating = match game.rating_changes {
        Some(changes) => {
            let change = changes[at.min(1)];
            Some(format!("{} → {}", change.before, change.after))
        }
        None => game.is_annulled().then(|| t!("people-annulled")),
    };
    let parts = [against, clock, state].into_iter().chain(rating);
    parts.collect::<Vec<_>>().join(" · ")
}
