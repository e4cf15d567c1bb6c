//! The end of a game: who won and why, and the ways on.

use leptos::prelude::*;

use super::TabledGame;
use super::menu::Export;
use crate::place::{Place, Play};
use crate::places::play::wording;
use crate::sharing;
use crate::shell::Icon;
use crate::t;

/// The ways on, where the chain and the bar were. The place of send stays empty, so that nobody who
/// taps it twice is led away.
#[component]
pub fn EndBar(
    /// The game.
    game: TabledGame,
    /// The two ways that differ: a rematch, and a look back.
    children: Children,
) -> impl IntoView {
    let share = move |_| {
        sharing::share_game(&untrack(|| game.record.run(())), wording::game(game.setup));
    };
    view! {
        <div class="chain end-ways">{children()}</div>
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

/// A link to the game in analysis.
#[component]
pub fn Analyse(
    /// The game.
    game: TabledGame,
) -> impl IntoView {
    let place = move || sharing::place(&game.record.run(())).to_string();
    view! {
        <a class="button" href=place>
            {move || t!("play-analyse")}
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
        <section class="play-end panel" data-test="end" aria-label=move || t!("play-end")>
            <div>
                <h2>{headline}</h2>
                <p>{why}</p>
            </div>
            <div class="play-ways">
                <Analyse game />
                <Export game />
            </div>
            {children.map(|children| children())}
        </section>
    }
}
