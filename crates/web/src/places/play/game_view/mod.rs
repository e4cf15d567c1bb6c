//! The page of a game: the board, the players, and everything besides moving.

mod game_end;
mod player_bar;
mod turn_list;

use leptos::prelude::*;

use super::game::{Autosave, GameController, Hint, LocalGame};
use super::{Opened, saved_games, share, wording};
use crate::board::{self, Switches, TypedTurn};
use crate::controls::ConfirmButton;
use crate::language::window;
use crate::place::{Place, Play};
use crate::t;
use game_end::{Export, GameEnd};
use player_bar::PlayerBar;
use turn_list::TurnList;

/// A game.
#[component]
pub(super) fn GameView(opened: Opened) -> impl IntoView {
    let Opened { game, stored, new } = opened;
    let setup = game.setup();
    let controller = untrack(|| GameController::new(game, Autosave::new(stored), new));
    saved_games::watch(controller);
    let ending = Memo::new(move |_| controller.game.with(LocalGame::ending));
    // Two people without names and clocks are already named beside their pools.
    let named = controller.game.with_untracked(|game| {
        let terms = &game.terms;
        terms.computer().is_some() || terms.control.is_some() || terms.has_names()
    });
    view! {
        <article class="play">
            <header class="play-head">
                <h1>{move || wording::game(setup)}</h1>
                <a href=Place::Play(Play::Choose).to_string()>{move || t!("play-all-games")}</a>
            </header>
            <Show when=move || named>
                <PlayerBar controller />
            </Show>
            <div class="play-board">
                <board::Table desk=controller.desk />
                <EngineFault controller />
                <RepetitionNotice controller />
            </div>
            <div class="play-side">
                {move || match ending.get() {
                    Some(ending) => view! { <GameEnd controller ending /> }.into_any(),
                    None => view! { <Tools controller /> }.into_any(),
                }}
                <div class="play-view">
                    <Switches desk=controller.desk />
                    <TypedTurn desk=controller.desk />
                </div>
                // Last, because it grows.
                <TurnList controller />
            </div>
        </article>
    }
}

/// The buttons besides the board.
#[component]
fn Tools(controller: GameController) -> impl IntoView {
    let game = controller.game;
    let takebacks = game.with_untracked(|game| game.terms.takebacks);
    let two = game.with_untracked(|game| game.terms.computer().is_none());
    let can_take_back = Memo::new(move |_| game.with(LocalGame::can_take_back));
    let begun = Memo::new(move |_| game.with(|game| game.turn_count() > 0));
    let mine = Memo::new(move |_| game.with(LocalGame::is_persons_turn));
    let asked = Memo::new(move |_| controller.hint.get() == Hint::Asked);
    let analyse = move || game.with(|game| share::place(game.record()).to_string());
    view! {
        <div class="play-tools" role="group" aria-label=move || t!("play-tools")>
            <Show when=move || takebacks>
                <button
                    class="button"
                    type="button"
                    disabled=move || !can_take_back.get()
                    on:click=move |_| controller.take_back()
                >
                    {move || t!("play-take-back")}
                </button>
            </Show>
            <button
                class="button"
                type="button"
                disabled=move || !mine.get() || asked.get()
                on:click=move |_| controller.ask_hint()
            >
                {move || if asked.get() { t!("play-thinking") } else { t!("play-hint") }}
            </button>
            <ConfirmButton
                words=Signal::derive(|| t!("play-resign"))
                really=Signal::derive(|| t!("play-resign-really"))
                disabled=Signal::derive(move || !begun.get())
                act=move |()| controller.resign()
            />
            <Show when=move || two>
                <ConfirmButton
                    words=Signal::derive(|| t!("play-draw"))
                    really=Signal::derive(|| t!("play-draw-really"))
                    disabled=Signal::derive(move || !begun.get())
                    act=move |()| controller.agree_on_draw()
                />
            </Show>
            <Show when=move || begun.get()>
                <details class="play-other">
                    <summary class="button">{move || t!("play-other")}</summary>
                    <div class="play-ways">
                        <a class="button" href=analyse>
                            {move || t!("play-analyse")}
                        </a>
                        <button
                            class="button"
                            type="button"
                            on:click=move |_| {
                                game
                                    .with_untracked(|game| {
                                        share::share(game.record(), wording::game(game.setup()));
                                    });
                            }
                        >
                            {move || t!("play-share")}
                        </button>
                        <Export controller />
                    </div>
                </details>
            </Show>
        </div>
    }
}

/// Says why the engine failed to reply, with a button to ask again.
#[component]
fn EngineFault(controller: GameController) -> impl IntoView {
    move || {
        controller.fault.get().map(|error| {
            view! {
                <p class="play-fault" role="alert" data-test="engine-fault">
                    <span>{move || error.said()}</span>
                    <button class="button" type="button" on:click=move |_| controller.ask_computer()>
                        {move || t!("play-retry")}
                    </button>
                </p>
            }
        })
    }
}

/// Offers to claim a draw when the position has come up for the third time.
#[component]
fn RepetitionNotice(controller: GameController) -> impl IntoView {
    let may = Memo::new(move |_| controller.game.with(LocalGame::can_claim_draw));
    view! {
        <Show when=move || may.get()>
            <p class="play-notice" role="status" data-test="repetition">
                <span>{move || t!("play-repeated")}</span>
                <button class="button" type="button" on:click=move |_| controller.claim_draw()>
                    {move || t!("play-call-draw")}
                </button>
            </p>
        </Show>
    }
}

/// Scrolls the board into view, where the page is longer than the screen.
pub(super) fn scroll_to_board() {
    let board = window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector(".play-board").ok().flatten());
    if let Some(board) = board {
        board.scroll_into_view();
    }
}
