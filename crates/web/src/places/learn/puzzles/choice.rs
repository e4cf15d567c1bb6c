//! The choice of a puzzle: by game, motif and strength.

use ::learn::Game;
use leptos::prelude::*;
use motifs::Motif;
use wasm_bindgen_futures::spawn_local;

use super::daily;
use super::next::{Strength, Wish, next, set_wish, wish};
use super::packs;
use super::results::Results;
use crate::controls::Radio;
use crate::motif_link;
use crate::place::{Learn, Place};
use crate::places::learn::game_name;
use crate::shell;
use crate::{address, t};

/// The choice of a puzzle.
#[component]
pub fn Choice() -> impl IntoView {
    let results = Results::load();
    let (rating, streak, count) = (results.rating(), results.streak, results.count());
    let wished = RwSignal::new(wish());
    Effect::new(move |_| set_wish(wished.get()));
    crate::places::name_page(|| t!("puzzles-title"));
    view! {
        <article class="page ladder puzzles">
            <header class="ladder-head">
                <h1>{move || t!("puzzles-title")}</h1>
                <p class="lead">{move || t!("puzzles-lead")}</p>
                <p>
                    <a href=Place::Learn(Learn::Ladder).to_string()>{move || t!("learn-all")}</a>
                </p>
            </header>
            <p class="panel" data-test="own-rating">
                {move || match count {
                    0 => t!("puzzles-none-yet"),
                    count => {
                        t!("puzzles-own", rating = rating.to_string(), streak = streak, count = count)
                    }
                }}
            </p>
            <Today />
            <section class="ladder-game" aria-labelledby="puzzles-game">
                <h2 id="puzzles-game">{move || t!("puzzles-choose")}</h2>
                <ul class="rungs">
                    {Game::ALL.map(|game| view! { <Way game wished /> }).collect_view()}
                </ul>
            </section>
            <Strengths wished />
            <Motifs wished />
        </article>
    }
}

/// The ways to today's puzzle, and to those of earlier days.
#[component]
fn Today() -> impl IntoView {
    let streak = daily::streak_today();
    view! {
        <section class="panel">
            <h2>{move || t!("puzzles-daily")}</h2>
            <p data-test="daily-streak">{move || t!("puzzles-daily-streak", count = streak)}</p>
            <p class="ladder-more">
                <a
                    class="button strong"
                    data-test="today"
                    href=daily::place_of(daily::today()).to_string()
                >
                    {move || t!("puzzles-today")}
                </a>
                <a class="button" href=Place::Learn(Learn::Daily(None)).to_string()>
                    {move || t!("puzzles-daily-all")}
                </a>
            </p>
        </section>
    }
}

/// The way to a puzzle of a game that suits. Once a motif is wished for, it says how many there are.
#[component]
fn Way(game: Game, wished: RwSignal<Wish>) -> impl IntoView {
    let count = RwSignal::new(None);
    Effect::new(move |_| {
        count.set(None);
        let Some(motif) = wished.get().motif else {
            return;
        };
        spawn_local(async move {
            let Some(pack) = packs::fetch(game).await else {
                return;
            };
            // The place may have been left, or something else be wished for.
            if wished.try_get_untracked().map(|wish| wish.motif) == Some(Some(motif)) {
                count.set(Some(pack.count_with(motif)));
            }
        });
    });
    let is_empty = move || count.get() == Some(0);
    let said = move || {
        count
            .get()
            .map(|count| t!("puzzles-with-motif", count = count))
    };
    let go = move |_| {
        if untrack(is_empty) {
            return;
        }
        spawn_local(async move {
            let number = match packs::fetch(game).await {
                Some(pack) => next(&pack, &Results::load(), wish()),
                // The place itself reports the error, and offers a retry.
                None => Some(1),
            };
            match number {
                Some(number) => address::go(&Place::Learn(Learn::Puzzle {
                    game: game.name(),
                    number,
                })),
                None => shell::notify(t!("puzzles-no-such")),
            }
        });
    };
    view! {
        <li>
            <button
                class="rung"
                type="button"
                data-state="new"
                aria-disabled=move || is_empty().then_some("true")
                on:click=go
            >
                <span class="rung-mark" aria-hidden="true"></span>
                <span class="rung-title">{move || game_name(game)}</span>
                <small class="rung-state">{said}</small>
            </button>
        </li>
    }
}

#[component]
fn Strengths(wished: RwSignal<Wish>) -> impl IntoView {
    let radio = move |strength: Strength| {
        let key = match strength {
            Strength::Easier => "puzzles-easier",
            Strength::Fitting => "puzzles-fitting",
            Strength::Harder => "puzzles-harder",
        };
        view! {
            <Radio
                name="puzzle-strength"
                words=Signal::derive(move || t!(key))
                chosen=Signal::derive(move || wished.get().strength == strength)
                choose=move |()| wished.update(|wish| wish.strength = strength)
            />
        }
    };
    view! {
        <fieldset class="setting choice">
            <legend>{move || t!("puzzles-strength")}</legend>
            <div>{Strength::ALL.map(radio).collect_view()}</div>
        </fieldset>
    }
}

#[component]
fn Motifs(wished: RwSignal<Wish>) -> impl IntoView {
    let radio = move |motif: Option<Motif>| {
        let words = move || match motif {
            Some(motif) => motif_link::name(motif),
            None => t!("puzzles-any-motif"),
        };
        view! {
            <Radio
                name="puzzle-motif"
                words=Signal::derive(words)
                chosen=Signal::derive(move || wished.get().motif == motif)
                choose=move |()| wished.update(|wish| wish.motif = motif)
            />
        }
    };
    let all = std::iter::once(None).chain(Motif::ALL.map(Some));
    view! {
        <fieldset class="setting choice">
            <legend>{move || t!("puzzles-motif")}</legend>
            <div>{all.map(radio).collect_view()}</div>
        </fieldset>
    }
}
