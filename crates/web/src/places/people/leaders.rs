//! The best in a game at a speed.

use api::people::{Leader, RatedGame, RatingView, Speed};
use leptos::prelude::*;
use rules::Setup;

use crate::people;
use crate::place::{People, Place};
use crate::places;
use crate::places::fetched::Fetched;
use crate::places::play::wording as games;
use crate::t;

/// A game and a speed in words.
pub fn category(game: RatedGame, speed: Speed) -> String {
    format!("{} · {}", game_name(game), speed_name(speed))
}

fn game_name(game: RatedGame) -> String {
    games::game(match game {
        RatedGame::Tix => Setup::TIX,
        RatedGame::Tixel => Setup::TIXEL,
        RatedGame::PokaYoke => Setup::POKA_YOKE,
        RatedGame::Regatta => Setup::REGATTA,
    })
}

fn speed_name(speed: Speed) -> String {
    match speed {
        Speed::Blitz => t!("people-blitz"),
        Speed::Rapid => t!("people-rapid"),
        Speed::Classical => t!("people-classical"),
        Speed::Correspondence => t!("people-correspondence"),
    }
}

/// A rating, with a question mark while it is uncertain.
pub fn rating(rating: RatingView) -> String {
    let doubt = if rating.is_provisional { "?" } else { "" };
    format!("{}{doubt}", rating.rating)
}

/// The best.
#[component]
pub fn Leaders(
    /// In which game.
    game: RatedGame,
    /// At which speed.
    speed: Speed,
) -> impl IntoView {
    let found = Fetched::new(move || people::leaders(game, speed));
    places::name_page(|| t!("people-leaders"));
    let way = move |to: (RatedGame, Speed), name: String| {
        let is_here = to == (game, speed);
        view! {
            <a
                class="button"
                class:strong=is_here
                aria-current=is_here.then_some("page")
                href=Place::People(People::Leaders(to.0, to.1)).to_string()
            >
                {name}
            </a>
        }
    };
    view! {
        <article class="page leaders">
            <h1>{move || t!("people-leaders")}</h1>
            <nav class="play-ways" aria-label=move || t!("play-game")>
                {move || RatedGame::ALL.map(|to| way((to, speed), game_name(to))).collect_view()}
            </nav>
            <nav class="play-ways" aria-label=move || t!("people-speed")>
                {move || Speed::ALL.map(|to| way((game, to), speed_name(to))).collect_view()}
            </nav>
            {found
                .show(|leaders| match leaders.is_empty() {
                    true => {
                        view! { <p data-test="no-leaders">{move || t!("people-no-leaders")}</p> }
                            .into_any()
                    }
                    false => view! { <Table leaders /> }.into_any(),
                })}
        </article>
    }
}

#[component]
fn Table(leaders: Vec<Leader>) -> impl IntoView {
    let row = |(index, leader): (usize, Leader)| {
        let place = Place::People(People::Player(leader.name.clone())).to_string();
        view! {
            <tr>
                <td>{index + 1}</td>
                <th scope="row">
                    <a href=place>{leader.name.to_string()}</a>
                </th>
                <td>{rating(leader.rating)}</td>
                <td>{leader.games}</td>
            </tr>
        }
    };
    view! {
        <table class="people-table">
            <thead>
                <tr>
                    <th scope="col">{move || t!("people-place")}</th>
                    <th scope="col">{move || t!("people-name")}</th>
                    <th scope="col">{move || t!("people-rating")}</th>
                    <th scope="col">{move || t!("people-games")}</th>
                </tr>
            </thead>
            <tbody>{leaders.into_iter().enumerate().map(row).collect_view()}</tbody>
        </table>
    }
}
