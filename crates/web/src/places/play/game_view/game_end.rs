//! The end of a game on this device: what to do next, and the review.

use leptos::prelude::*;
use words::Ending;

use crate::language::spoken;
use crate::places::game_table::{self, Analyse, TabledGame};
use crate::places::play::game::GameController;
use crate::places::play::next_step::{NextStep, ShortNextStep};
use crate::places::play::review::{Review, ReviewView};
use crate::places::play::{rematch, wording};
use crate::shell::is_wide;

/// The ways on.
#[component]
pub fn EndBar(
    /// The game.
    controller: GameController,
    /// The same, for its table.
    tabled: TabledGame,
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
    view! {
        <game_table::EndBar game=tabled>
            <button
                class="button strong"
                type="button"
                on:click=move |_| game.with_untracked(rematch)
            >
                {spoken("play-rematch")}
            </button>
            <Show when=move || computer fallback=move || view! { <Analyse game=tabled /> }>
                <button class="button" type="button" on:click=show_review>
                    {spoken("play-review-short")}
                </button>
            </Show>
            // Beside the board there is room for all of it.
            <Show when=move || computer && !is_wide()>
                <ShortNextStep after=controller.id() />
            </Show>
        </game_table::EndBar>
    }
}

/// The result, its reason, and the review.
#[component]
pub fn EndPanel(
    /// The game.
    controller: GameController,
    /// The same, for its table.
    tabled: TabledGame,
    /// Its review.
    review: Review,
    /// How it ended.
    ending: Ending,
) -> impl IntoView {
    let game = controller.game;
    let computer = game.with_untracked(|game| game.terms.computer().is_some());
    let headline = move || game.with(|game| wording::headline(ending, &game.terms));
    let why = move || game.with(|game| wording::ending(ending, &game.terms));
    view! {
        <game_table::EndPanel
            game=tabled
            headline=Signal::derive(headline)
            why=Signal::derive(why)
        >
            <Show when=move || computer && !review.is_begun()>
                <NextStep after=controller.id() review=move |()| review.go() />
            </Show>
            <ReviewView review />
        </game_table::EndPanel>
    }
}
