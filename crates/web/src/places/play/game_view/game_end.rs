//! The panel at the end of a game: who won and why, and what to do next.

use leptos::prelude::*;
use words::Ending;

use crate::place::{Place, Play};
use crate::places::play::game::{GameController, LocalGame};
use crate::places::play::next_step::NextStep;
use crate::places::play::review::{Review, ReviewView};
use crate::places::play::{rematch, share, wording};
use crate::shell::{Icon, is_wide};
use crate::t;

/// The ways on, where the chain and the bar were. The place of send stays empty, so that nobody who
/// taps it twice is led away.
#[component]
pub fn EndBar(
    /// The game.
    controller: GameController,
    /// Its review.
    review: Review,
    /// Whether the sheet with the result and the turns is open.
    turns: RwSignal<bool>,
) -> impl IntoView {
    let game = controller.game;
    let computer = game.with_untracked(|game| game.terms.computer().is_some());
    let show_review = move |_| {
        if !review.is_begun() {
            review.go();
        }
        turns.set(!untrack(is_wide));
    };
    let share = move |_| {
        game.with_untracked(|game| share::share(game.record(), wording::game(game.setup())));
    };
    let analyse = move || game.with(|game| share::place(game.record()).to_string());
    view! {
        <div class="chain end-ways">
            <button
                class="button strong"
                type="button"
                on:click=move |_| game.with_untracked(rematch)
            >
                {move || t!("play-rematch")}
            </button>
            <Show
                when=move || computer
                fallback=move || {
                    view! {
                        <a class="button" href=analyse>
                            {move || t!("play-analyse")}
                        </a>
                    }
                }
            >
                <button class="button" type="button" on:click=show_review>
                    {move || t!("play-review-short")}
                </button>
            </Show>
        </div>
        <div class="bar" role="group" aria-label=move || t!("play-end")>
            <a class="bar-a" href=Place::Play(Play::Choose).to_string()>
                {Icon::Play.view()}
                <span>{move || t!("play-new-game")}</span>
            </a>
            <button class="bar-b" type="button" on:click=share>
                {Icon::Share.view()}
                <span>{move || t!("play-share")}</span>
            </button>
        </div>
    }
}

/// The result, its reason, and the review.
#[component]
pub fn EndPanel(
    /// The game.
    controller: GameController,
    /// Its review.
    review: Review,
    /// How it ended.
    ending: Ending,
) -> impl IntoView {
    let game = controller.game;
    let computer = game.with_untracked(|game| game.terms.computer().is_some());
    let headline = move || game.with(|game| wording::headline(ending, &game.terms));
    let why = move || game.with(|game| wording::ending(ending, &game.terms));
    let analyse = move || game.with(|game| share::place(game.record()).to_string());
    view! {
        <section class="play-end panel" data-test="end" aria-label=move || t!("play-end")>
            <div>
                <h2>{headline}</h2>
                <p>{why}</p>
            </div>
            <div class="play-ways">
                <a class="button" href=analyse>
                    {move || t!("play-analyse")}
                </a>
                <Export controller />
            </div>
            <Show when=move || computer && !review.is_begun()>
                <NextStep after=controller.id() review=move |()| review.go() />
            </Show>
            <ReviewView review />
        </section>
    }
}

/// A button that saves the record as a file.
#[component]
pub fn Export(
    /// The game.
    controller: GameController,
) -> impl IntoView {
    let export = move |_| {
        controller.game.with_untracked(|game: &LocalGame| {
            let game = game.record();
            share::download(&share::file_name(game, "pgn"), &game.to_string());
        });
    };
    view! {
        <button class="button" type="button" on:click=export>
            {move || t!("play-export")}
        </button>
    }
}
