//! An online game on its table.

use api::online::Offer as Offered;
use leptos::prelude::*;

use super::banner::Banner;
use super::controller::OnlineController;
use super::end::{EndBar, EndPanel};
use super::guest_seat::{SeatLink, fetch_link};
use super::menu::{OwnEntries, draw_question};
use super::played::Played;
use super::receipts::Receipts;
use super::{seat, wording};
use crate::board::{ActionBar, Offer};
use crate::language::window;
use crate::people::{self, Known};
use crate::places::game_table::{GameTable, Menu, Sheets, TabledGame, TurnList, entry};
use crate::places::people::EntryForm;
use crate::places::play::wording as games;
use crate::shell::{self, Icon, Sheet};
use crate::t;

/// The table.
#[component]
pub fn Table(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let tabled = tabled(controller);
    let sheets = Sheets::closed();
    let receipts = RwSignal::new(false);
    follow_title(controller, move || games::game(tabled.setup));
    let plays = Memo::new(move |_| controller.you().is_some());
    let class = move || match controller.line.with(|line| line.silence.is_some()) {
        true => "table online stale",
        false => "table online",
    };
    let entering = RwSignal::new(false);
    let enter = Callback::new(move |()| {
        sheets.menu.set(None);
        entering.set(true);
    });
    // The server knows somebody else in this browser now, who has the guest's seat.
    let entered = Callback::new(move |()| {
        entering.set(false);
        controller.renew();
    });
    people::ask();
    let is_stranger = Memo::new(|_| match people::known() {
        Known::Me(me) => me.name.is_none(),
        Known::Unknown | Known::Fault(_) => false,
    });
    let seat_link = RwSignal::new(None);
    let moving = RwSignal::new(false);
    let move_seat = Callback::new(move |()| {
        sheets.menu.set(None);
        fetch_link(controller.code(), seat_link);
        moving.set(true);
    });
    let may_move = Memo::new(move |_| is_stranger.get() && plays.get() && !controller.is_over());
    let show_receipts = Callback::new(move |()| {
        sheets.menu.set(None);
        receipts.set(true);
    });
    view! {
        <GameTable
            game=tabled
            sheets
            class=Signal::derive(class)
            seat=move |player| seat::of(controller, player)
            turns_label=Signal::derive(|| t!("play-turns"))
            notices=move || view! { <Banner controller /> }
            bar=move || {
                view! {
                    <Show when=move || plays.get()>
                        <Bar controller sheets />
                    </Show>
                }
            }
            end_bar=move || view! { <EndBar controller tabled /> }
            beside=move || {
                view! {
                    <EndPanel controller tabled receipts />
                    <TurnList game=tabled />
                }
            }
        />
        <Menu
            game=tabled
            sheets
            may_analyse=Signal::derive(move || !controller.is_rated_and_on())
            plays
            own=move || {
                view! {
                    <Show when=move || plays.get()>
                        <OwnEntries controller sheets />
                    </Show>
                    <Show when=move || is_stranger.get()>
                        {entry("people-sign-in", is_stranger, enter)}
                    </Show>
                    <Show when=move || may_move.get()>
                        {entry("seat-move", may_move, move_seat)}
                    </Show>
                    <Show when=move || tabled.is_over.get()>
                        {entry("online-receipts", tabled.is_over, show_receipts)}
                    </Show>
                }
            }
        />
        <Sheet open=entering label=Signal::derive(|| t!("people-account"))>
            <EntryForm entered />
        </Sheet>
        <Sheet open=moving label=Signal::derive(|| t!("seat-move"))>
            <SeatLink link=seat_link />
        </Sheet>
        <Sheet open=receipts label=Signal::derive(|| t!("online-receipts"))>
            <Receipts controller />
        </Sheet>
    }
}

fn tabled(controller: OnlineController) -> TabledGame {
    let (view, played) = (controller.view, controller.played);
    TabledGame {
        desk: controller.desk,
        setup: view.with_untracked(|view| view.terms.setup),
        is_over: Memo::new(move |_| controller.is_over()),
        turns: Memo::new(move |_| played.with(Played::notations)),
        viewed: controller.viewed,
        go: Callback::new(move |turns| controller.view_turn(turns)),
        record: Callback::new(move |()| {
            view.with(|view| played.with(|played| played.record(view)))
        }),
    }
}

/// The action bar of a running game.
#[component]
fn Bar(controller: OnlineController, sheets: Sheets) -> impl IntoView {
    let desk = controller.desk;
    let take_back = Offer::new(Icon::Undo, "online-ask-takeback", move || {
        controller.offer(Offered::Takeback);
    })
    .when(move || controller.can_ask_for_takeback());
    // Whoever plays for a rating plays alone, and has the draw in the place of the hint.
    let draw = Offer::new(Icon::People, "online-draw-short", move || {
        sheets.menu.set(Some(draw_question(controller)));
    })
    .when(move || {
        let is_open = controller.line.with(|line| line.is_open);
        is_open && !controller.has_offered(Offered::Draw)
    });
    let hint = Offer::new(Icon::Hint, "play-hint", move || controller.ask_hint())
        .when(move || controller.may_ask_for_hint());
    let is_rated = Memo::new(move |_| controller.is_rated_and_on());
    let a = Signal::derive(move || if is_rated.get() { draw } else { hint });
    let threats = Offer::threats(desk).when(move || !is_rated.get());
    view! { <ActionBar desk a b=threats take_back /> }
}

/// The title of the page says whose turn it is, and what cannot be missed.
fn follow_title(controller: OnlineController, game: impl Fn() -> String + 'static) {
    let set = |title: &str| {
        if let Some(document) = window().and_then(|window| window.document()) {
            document.set_title(title);
        }
    };
    let first = game();
    shell::announce(first);
    Effect::new(move |_| {
        let name = match controller.offered() {
            Some(offer) => wording::offers(offer),
            None if controller.is_your_turn() => t!("online-your-turn"),
            None => String::new(),
        };
        let game = game();
        set(&match name.as_str() {
            "" => format!("{game} · Quarterturn"),
            name => format!("{name} · {game}"),
        });
    });
    on_cleanup(move || set("Quarterturn"));
}
