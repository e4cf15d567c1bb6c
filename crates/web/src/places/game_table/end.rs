//! The end of a game: who won and why, and what to do next.

use leptos::prelude::*;

use super::TabledGame;
use super::menu::Export;
use crate::board::turn_board;
use crate::language::spoken;
use crate::place::{Place, Play};
use crate::places::play::wording;
use crate::sharing;
use crate::shell::Icon;

/// What to do next, in place of the chain and the bar. Nothing takes the place of send, so that an
/// accidental second tap does nothing.
#[component]
pub fn EndBar(
    /// The game.
    game: TabledGame,
    /// The two offers that differ: a rematch, and a review.
    children: Children,
) -> impl IntoView {
    let share = move |_| {
        sharing::share_game(&untrack(|| game.record.run(())), wording::game(game.setup));
    };
    view! {
        <div class="chain end-ways">{children()}</div>
        <div class="bar" role="group" aria-label=spoken("play-end")>
            <button
                class="bar-undo"
                type="button"
                title=spoken("board-turn")
                on:click=move |_| turn_board(game.desk)
            >
                {Icon::TurnBoard.view()}
                <span>{spoken("board-turn")}</span>
            </button>
            <a class="bar-a" href=Place::Play(Play::Choose).to_string()>
                {Icon::Play.view()}
                <span>{spoken("play-new-game")}</span>
            </a>
            <button class="bar-b" type="button" on:click=share>
                {Icon::Share.view()}
                <span>{spoken("play-share")}</span>
            </button>
            <span class="bar-over" aria-hidden="true">{spoken("play-end")}</span>
        </div>
    }
}

/// A link to the game in analysis.
#[component]
pub fn Analyse(
    /// The game.
    game: TabledGame,
) -> impl IntoView {
    let place = move || sharing::place(&game.record.run(())).to_string();
    view! {
        <a class="button" href=place>
            {spoken("play-analyse")}
        </a>
    }
}

/// The result and its reason, and what to do with the game.
#[component]
pub fn EndPanel(
    /// The game.
    game: TabledGame,
    /// The result.
    #[prop(into)]
    headline: Signal<String>,
    /// Its reason.
    #[prop(into)]
    why: Signal<String>,
    /// What follows below.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <section class="play-end panel" data-test="end" aria-label=spoken("play-end")>
            <div>
                <h2>{headline}</h2>
                <p class="play-why">{why}</p>
            </div>
            <div class="play-ways">
                <Analyse game />
                <Export game />
            </div>
            {children.map(|children| children())}
        </section>
    }
}
