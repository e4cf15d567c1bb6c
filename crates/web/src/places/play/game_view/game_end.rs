//! The panel at the end of a game: who won and why, and what to do next.

use leptos::prelude::*;
use words::{Ending, Words};

use crate::language::language;
use crate::places::play::game::{GameController, LocalGame};
use crate::places::play::review::{Review, ReviewView};
use crate::places::play::{NextStep, rematch, share, wording};
use crate::t;

/// The result, its reason, and what to do next.
#[component]
pub fn GameEnd(
    /// The game.
    controller: GameController,
    /// How it ended.
    ending: Ending,
) -> impl IntoView {
    let game = controller.game;
    let computer = game.with_untracked(|game| game.terms.computer());
    let review = Review::new(controller);
    let headline = move || game.with(|game| wording::headline(ending, &game.terms));
    let why = move || Words::of(language()).ending(ending);
    let rematch = move |_| game.with_untracked(rematch);
    let analyse = move || game.with(|game| share::place(game.record()).to_string());
    let share = move |_| {
        game.with_untracked(|game| share::share(game.record(), wording::game(game.setup())));
    };
    view! {
        <section class="play-end panel" data-test="end" aria-label=move || t!("play-end")>
            <div>
                <h2>{headline}</h2>
                <p>{why}</p>
            </div>
            <div class="play-ways">
                <button class="button strong" type="button" on:click=rematch>
                    {move || t!("play-rematch")}
                </button>
                <Show when=move || computer.is_some() && !review.is_begun()>
                    <button class="button" type="button" on:click=move |_| review.go()>
                        {move || t!("play-review")}
                    </button>
                </Show>
                <a class="button" href=analyse>
                    {move || t!("play-analyse")}
                </a>
                <button class="button" type="button" on:click=share>
                    {move || t!("play-share")}
                </button>
                <Export controller />
            </div>
            <Show when=move || computer.is_some() && !review.is_begun()>
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
            share::download(&share::file_name(game), &game.to_string());
        });
    };
    view! {
        <button class="button" type="button" on:click=export>
            {move || t!("play-export")}
        </button>
    }
}
