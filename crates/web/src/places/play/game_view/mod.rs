//! A game on this device on its table.

mod game_end;
mod menu;
mod seat;

use leptos::prelude::*;
use record::Ply;
use rules::{Player, Turn};

use super::game::guard::GuardQuestion;
use super::game::{Autosave, GameController, LocalGame};
use super::review::{Review, Reviewed};
use super::{Opened, saved_games, wording};
use crate::board::turn::composer::Composer;
use crate::board::{ActionBar, FirstLegend, Offer};
use crate::language::{spoken, window};
use crate::place::{Place, Play};
use crate::places;
use crate::places::game_table::{GameTable, Hint, Menu, Sheets, TabledGame, TurnList};
use crate::shell::{Icon, is_wide, reserve_line};
use crate::store::{StoreError, experience};
use crate::t;
use game_end::{EndBar, EndPanel};
use menu::OwnEntries;

/// A game.
#[component]
pub(super) fn GameView(opened: Opened) -> impl IntoView {
    let Opened { game, stored, new } = opened;
    let setup = game.setup();
    let controller = untrack(|| GameController::new(game, Autosave::new(stored), new));
    saved_games::watch(controller);
    let sheets = Sheets::closed();
    let turns = sheets.turns;
    let is_new = experience::is_new();
    let review = Review::new(reviewed(controller), turns);
    let tabled = tabled(controller);
    places::name_page(move || wording::game(setup));
    let name_of_turns = move || match (tabled.is_over.get(), review.is_begun()) {
        (false, _) => t!("play-turns"),
        (true, false) => t!("play-end"),
        (true, true) => t!("play-review-short"),
    };
    view! {
        <GameTable
            game=tabled
            sheets
            class="table"
            is_new
            seat=move |player| seat::of(controller, player)
            turns_label=Signal::derive(name_of_turns)
            notices=move || {
                view! {
                    <EngineFault controller />
                    <RepetitionNotice controller />
                    <StaleNotice controller />
                    <GuardQuestion guard=controller.guard sheets />
                }
            }
            bar=move || view! { <Bar controller /> }
            end_bar=move || view! { <EndBar controller tabled review turns /> }
            beside=move || view! { <Beside controller tabled review is_new /> }
        />
        <Menu
            game=tabled
            sheets
            may_analyse=true
            plays=true
            own=move || view! { <OwnEntries controller sheets /> }
        />
    }
}

fn tabled(controller: GameController) -> TabledGame {
    let game = controller.game;
    let written = |game: &LocalGame| {
        let plies = game.plies().into_iter();
        plies.map(|(_, ply)| ply.to_string()).collect::<Vec<_>>()
    };
    TabledGame {
        desk: controller.desk,
        setup: game.with_untracked(LocalGame::setup),
        is_over: Memo::new(move |_| game.with(|game| game.ending().is_some())),
        turns: Memo::new(move |_| game.with(written)),
        viewed: controller.viewed,
        go: Callback::new(move |turns| controller.go(turns)),
        record: Callback::new(move |()| game.with(|game| game.record().clone())),
    }
}

/// The game, as far as its review is concerned.
fn reviewed(controller: GameController) -> Reviewed {
    let game = controller.game;
    Reviewed {
        played: Callback::new(move |()| {
            let turn = |(_, ply): (Player, Ply)| Turn::new(ply.actions().to_vec());
            game.with_untracked(|game| {
                let turns = game.plies().into_iter().map(turn).collect();
                (game.positions(), turns)
            })
        }),
        you: Signal::derive(move || game.with(|game| game.terms.computer().map(Player::opponent))),
        show: Callback::new(move |(turns, better): (usize, Turn)| {
            controller.show_better(turns, &better);
        }),
    }
}

/// The content beside the board, or in a sheet where there is no room: the result and the turns.
#[component]
fn Beside(
    controller: GameController,
    tabled: TabledGame,
    review: Review,
    is_new: bool,
) -> impl IntoView {
    let ending = Memo::new(move |_| controller.game.with(LocalGame::ending));
    view! {
        {move || ending.get().map(|ending| view! { <EndPanel controller tabled review ending /> })}
        <TurnList game=tabled />
        <Show when=move || is_wide() && is_new && ending.with(Option::is_none)>
            <FirstLegend />
        </Show>
    }
}

/// The action bar of a running game.
#[component]
fn Bar(controller: GameController) -> impl IntoView {
    let (game, desk) = (controller.game, controller.desk);
    let can_take_back =
        Memo::new(move |_| game.with(|game| game.terms.takebacks && game.can_take_back()));
    let may_ask = Memo::new(move |_| {
        let complete = desk.composer.with(Composer::is_complete);
        game.with(LocalGame::is_persons_turn)
            && !complete
            && controller.hints.state.get() != Hint::Asked
    });
    let take_back = Offer::new(Icon::Undo, "play-take-back", move || controller.take_back())
        .when(move || can_take_back.get());
    let hint = Offer::new(Icon::Hint, "play-hint", move || controller.ask_hint())
        .when(move || may_ask.get());
    let onwards = controller.guard.instead_of_send();
    let threats = Offer::threats(desk).when(move || !controller.is_withheld());
    view! { <ActionBar desk a=hint b=threats take_back onwards /> }
}

/// Says why the engine failed to reply, with a button to ask again.
#[component]
fn EngineFault(controller: GameController) -> impl IntoView {
    move || {
        controller.fault.get().map(|error| {
            reserve_line();
            view! {
                <p class="table-notice fault whole" role="alert" data-test="engine-fault">
                    <span>{move || error.said()}</span>
                    <button class="button" type="button" on:click=move |_| controller.ask_computer()>
                        {spoken("play-retry")}
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
    move || {
        may.get().then(|| {
            reserve_line();
            view! {
                <p class="table-notice" role="status" data-test="repetition">
                    <span>{spoken("play-repeated")}</span>
                    <button class="button" type="button" on:click=move |_| controller.claim_draw()>
                        {spoken("play-call-draw")}
                    </button>
                </p>
            }
        })
    }
}

/// Says that another tab has continued the game, and links to it.
#[component]
fn StaleNotice(controller: GameController) -> impl IntoView {
    move || {
        controller.stale.get().then(|| {
            reserve_line();
            view! {
                <p class="table-notice fault" role="alert" data-test="stale">
                    <span>{move || StoreError::ChangedElsewhere.said()}</span>
                    <a class="button" href=Place::Play(Play::Choose).to_string()>
                        {spoken("play-newer-show")}
                    </a>
                </p>
            }
        })
    }
}

/// Scrolls the board into view, where the page is longer than the screen.
pub(super) fn scroll_to_board() {
    let board = window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector(".table-board").ok().flatten());
    if let Some(board) = board {
        board.scroll_into_view();
    }
}
