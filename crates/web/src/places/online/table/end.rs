//! The end of an online game: who won and why, a rematch, and the review.

use api::online::{Offer, View};
use leptos::prelude::*;

use crate::place::Place;
use crate::places::game_table::{self, Analyse, TabledGame};
use crate::places::online::controller::OnlineController;
use crate::places::online::wording;
use crate::places::play::review::{Review, ReviewView};
use crate::shell::is_wide;
use crate::t;

/// The ways on.
#[component]
pub fn EndBar(
    /// The game.
    controller: OnlineController,
    /// The same, for its table.
    tabled: TabledGame,
    /// Its review.
    review: Review,
    /// Whether the sheet with the result and the turns is open.
    turns: RwSignal<bool>,
) -> impl IntoView {
    let show_review = move |_| {
        if !review.is_begun() {
            review.go();
        }
        turns.set(!untrack(is_wide));
    };
    let plays = Memo::new(move |_| controller.you().is_some());
    let has_turns = Memo::new(move |_| tabled.length() > 0);
    view! {
        <game_table::EndBar game=tabled>
            <Rematch controller />
            <Show when=move || has_turns.get()>
                <button class="button" type="button" data-test="review-game" on:click=show_review>
                    {move || t!("play-review-short")}
                </button>
            </Show>
            <Show when=move || !plays.get()>
                <Analyse game=tabled />
            </Show>
        </game_table::EndBar>
    }
}

/// A rematch: offered, accepted, or starting.
#[component]
fn Rematch(controller: OnlineController) -> impl IntoView {
    let next = Memo::new(move |_| controller.view.with(|view| view.rematch.clone()));
    let plays = Memo::new(move |_| controller.you().is_some());
    let is_offered = Memo::new(move |_| controller.offered() == Some(Offer::Rematch));
    let has_offered = Memo::new(move |_| controller.has_offered(Offer::Rematch));
    let is_open = move || controller.uplink.line.with(|line| line.is_open);
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
    /// The same, for its table.
    tabled: TabledGame,
    /// Its review.
    review: Review,
    /// Whether the sheet with the receipts is open.
    receipts: RwSignal<bool>,
) -> impl IntoView {
    let result = Memo::new(move |_| controller.view.with(|view| view.result));
    move || {
        result.get().map(|(outcome, reason)| {
            let headline = move || wording::headline(outcome, controller.you());
            let why = move || wording::why_ended(outcome, reason);
            view! {
                <game_table::EndPanel
                    game=tabled
                    headline=Signal::derive(headline)
                    why=Signal::derive(why)
                >
                    {move || {
                        let change = controller.view.with(wording::rating_change);
                        change.map(|change| view! { <p data-test="rating-change">{change}</p> })
                    }}
                    <Show when=move || controller.view.with(View::is_annulled)>
                        <p data-test="annulled">{move || t!("online-annulled")}</p>
                    </Show>
                    <button class="button" type="button" on:click=move |_| receipts.set(true)>
                        {move || t!("online-receipts")}
                    </button>
                    <ReviewView review />
                </game_table::EndPanel>
            }
        })
    }
}
