//! The end of an online game: who won and why, and a rematch.

use api::online::Offer;
use leptos::prelude::*;

use super::controller::OnlineController;
use super::wording;
use crate::place::{Place, Play};
use crate::places::play::{share, wording as games};
use crate::shell::Icon;
use crate::t;

/// The ways on, where the chain and the bar were.
#[component]
pub fn EndBar(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let setup = controller.view.with_untracked(|view| view.terms.setup);
    let analyse = move || share::place(&record(controller)).to_string();
    let share = move |_| share::share(&untrack(|| record(controller)), games::game(setup));
    view! {
        <div class="chain end-ways">
            <Rematch controller />
            <a class="button" href=analyse>
                {move || t!("play-analyse")}
            </a>
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

fn record(controller: OnlineController) -> record::Game {
    let view = controller.view;
    view.with(|view| controller.played.with(|played| played.record(view)))
}

/// A rematch: offered, accepted, or on its way.
#[component]
fn Rematch(controller: OnlineController) -> impl IntoView {
    let next = Memo::new(move |_| controller.view.with(|view| view.rematch.clone()));
    let plays = Memo::new(move |_| controller.you().is_some());
    let is_offered = Memo::new(move |_| controller.offered() == Some(Offer::Rematch));
    let has_offered = Memo::new(move |_| controller.has_offered(Offer::Rematch));
    let is_open = move || controller.line.with(|line| line.is_open);
    let press = move |_| match is_offered.get_untracked() {
        true => controller.accept(Offer::Rematch),
        false => controller.offer(Offer::Rematch),
    };
    let label = move || match (is_offered.get(), has_offered.get()) {
        (true, _) => t!("online-accept-rematch"),
        (false, true) => t!("online-rematch-offered"),
        (false, false) => t!("play-rematch"),
    };
    move || match (next.get(), plays.get()) {
        (Some(code), _) => view! {
            <a class="button strong" href=Place::Online(code).to_string()>
                {move || t!("online-to-rematch")}
            </a>
        }
        .into_any(),
        (None, true) => view! {
            <button
                class="button strong"
                type="button"
                data-test="rematch"
                disabled=move || has_offered.get() || !is_open()
                on:click=press
            >
                {label}
            </button>
        }
        .into_any(),
        (None, false) => ().into_any(),
    }
}

/// The result and its reason, once the game is over.
#[component]
pub fn EndPanel(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let result = Memo::new(move |_| controller.view.with(|view| view.result));
    move || {
        result.get().map(|(outcome, reason)| {
            view! {
                <section class="play-end panel" data-test="end" aria-label=move || t!("play-end")>
                    <div>
                        <h2>{move || wording::headline(outcome, controller.you())}</h2>
                        <p>{move || wording::why_ended(outcome, reason)}</p>
                    </div>
                </section>
            }
        })
    }
}
