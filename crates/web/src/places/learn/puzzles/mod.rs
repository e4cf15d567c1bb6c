//! Puzzles: the choice of one, and the table at which it is solved.

mod choice;
mod controller;
mod daily;
mod next;
pub(super) mod packs;
pub(super) mod results;
mod solve;

use std::future::Future;
use std::pin::Pin;

use ::learn::Game;
use ::puzzles::Puzzle;
use leptos::prelude::*;
use motifs::Motif;
use wasm_bindgen_futures::spawn_local;

use crate::language::window;
use crate::place::Learn;
use crate::t;
use choice::Choice;
pub(super) use controller::{Aim, Phase, PuzzleVerdict};
use daily::Daily;
use next::Wish;
use packs::Pack;
use solve::Solve;
pub(super) use solve::{NEXT, PuzzleTable, Source};

/// Puzzles, at an address within Learn.
pub(super) fn puzzles(at: &Learn) -> AnyView {
    match at {
        Learn::Puzzle { game, number } => match Game::named(game) {
            Some(game) => view! { <OfPack game number=*number /> }.into_any(),
            None => view! { <Choice /> }.into_any(),
        },
        Learn::Daily(day) => view! { <Daily day=day.clone() /> }.into_any(),
        _ => view! { <Choice /> }.into_any(),
    }
}

/// Asks for puzzles with a motif.
pub(super) fn wish_for(motif: Motif) {
    next::set_wish(Wish {
        motif: Some(motif),
        ..next::wish()
    });
}

/// The game a puzzle is of.
fn game_of(puzzle: &Puzzle) -> Option<Game> {
    puzzle.position().setup().name().and_then(Game::named)
}

/// A puzzle of a pack that may have to be fetched.
#[component]
fn OfPack(game: Game, number: u16) -> impl IntoView {
    let show = move |pack: Pack| match pack.puzzle(number) {
        Some(puzzle) => view! { <Solve game number pack puzzle /> }.into_any(),
        None => view! { <Choice /> }.into_any(),
    };
    view! { <Fetching fetch=move || Box::pin(packs::fetch(game)) show /> }
}

/// The state of something being fetched.
#[derive(Clone, PartialEq)]
enum Fetched<T> {
    Loading,
    Missing,
    Here(T),
}

/// A pending fetch; `None` if it fails.
type OnItsWay<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// Shows fetched content; until then, that it is loading, or that it failed.
#[component]
fn Fetching<T: Clone + Send + Sync + 'static>(
    /// Fetches it.
    fetch: impl Fn() -> OnItsWay<T> + Copy + Send + Sync + 'static,
    /// Shows it.
    show: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let fetched = RwSignal::new(Fetched::Loading);
    let look = move || {
        fetched.set(Fetched::Loading);
        if window().is_none() {
            return;
        }
        let on_its_way = fetch();
        spawn_local(async move {
            // The place may have been left.
            let _ = fetched.try_set(match on_its_way.await {
                Some(here) => Fetched::Here(here),
                None => Fetched::Missing,
            });
        });
    };
    look();
    move || match fetched.get() {
        Fetched::Loading => view! { <div class="play-waiting" aria-busy="true"></div> }.into_any(),
        Fetched::Here(here) => show(here),
        Fetched::Missing => view! {
            <article class="page" data-test="not-fetched">
                <h1>{move || t!("puzzles-title")}</h1>
                <p>{move || t!("puzzles-not-fetched")}</p>
                <p>
                    <button class="button strong" type="button" on:click=move |_| look()>
                        {move || t!("play-retry")}
                    </button>
                </p>
            </article>
        }
        .into_any(),
    }
}
