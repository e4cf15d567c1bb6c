//! An online game on its table.

mod banner;
mod end;
mod menu;
mod receipts;
mod seat;

use api::online::{Offer as Offered, Seat};
use leptos::prelude::*;
use rules::Turn;

use super::conditional::ConditionalSheet;
use super::controller::OnlineController;
use super::guest_seat::{SeatLink, fetch_link};
use super::phrases::Phrases;
use super::played::Played;
use super::wording;
use crate::board::{ActionBar, FirstLegend, Offer};
use crate::people::{self, Known};
use crate::places::game_table::{GameTable, Menu, Sheets, TabledGame, TurnList, entry};
use crate::places::people::EntryForm;
use crate::places::play::game::guard::GuardQuestion;
use crate::places::play::review::{Review, Reviewed};
use crate::places::play::wording as games;
use crate::shell::{self, Icon, Sheet, is_wide};
use crate::store::experience;
use crate::t;
use banner::Banner;
use end::{EndBar, EndPanel};
use menu::{OwnEntries, draw_question};
use receipts::Receipts;
pub use seat::{clock_text, minutes};

/// The table.
#[component]
pub fn Table(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let tabled = tabled(controller);
    let sheets = Sheets::closed();
    let receipts = RwSignal::new(false);
    let saying = RwSignal::new(false);
    let review = Review::new(reviewed(controller), sheets.turns);
    follow_title(controller, move || games::game(tabled.setup));
    let plays = Memo::new(move |_| controller.you().is_some());
    let is_new = experience::is_new() && plays.get_untracked();
    let class = move || match controller.uplink.line.with(|line| line.silence.is_some()) {
        true => "table online stale",
        false => "table online",
    };
    let name_of_turns = move || match (tabled.is_over.get(), review.is_begun()) {
        (false, _) => t!("play-turns"),
        (true, false) => t!("play-end"),
        (true, true) => t!("play-review-short"),
    };
    let entering = RwSignal::new(false);
    let enter = Callback::new(move |()| {
        sheets.menu.set(None);
        entering.set(true);
    });
    let codes = RwSignal::new(Vec::<String>::new());
    // They are shown only once, so Escape does not close them.
    Effect::new(move |_| {
        if !entering.get() && codes.with_untracked(|codes| !codes.is_empty()) {
            entering.set(true);
        }
    });
    // The browser now has another identity, which has taken over the guest's seat.
    let entered = Callback::new(move |()| {
        entering.set(false);
        controller.uplink.renew();
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
            is_new
            seat=move |player| seat::of(controller, player)
            turns_label=Signal::derive(name_of_turns)
            notices=move || {
                view! {
                    <Banner controller />
                    <GuardQuestion guard=controller.guard sheets />
                }
            }
            bar=move || {
                view! {
                    <Show when=move || plays.get()>
                        <Bar controller sheets />
                    </Show>
                }
            }
            end_bar=move || view! { <EndBar controller tabled review turns=sheets.turns /> }
            beside=move || {
                view! {
                    <EndPanel controller tabled review receipts />
                    <TurnList game=tabled />
                    <Show when=move || is_wide() && is_new && !tabled.is_over.get()>
                        <FirstLegend />
                    </Show>
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
                        <OwnEntries controller sheets saying />
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
            <EntryForm entered codes />
        </Sheet>
        <Sheet open=moving label=Signal::derive(|| t!("seat-move"))>
            <SeatLink link=seat_link />
        </Sheet>
        <Phrases controller open=saying />
        <ConditionalSheet controller />
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

/// The game, as far as its review is concerned.
fn reviewed(controller: OnlineController) -> Reviewed {
    let played = controller.played;
    Reviewed {
        played: Callback::new(move |()| played.with_untracked(Played::course)),
        you: Signal::derive(move || controller.you().map(Seat::player)),
        show: Callback::new(move |(turns, better): (usize, Turn)| {
            controller.view_turn(turns);
            controller.hints.highlight(better.actions());
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
    // No hints while playing for a rating: the draw takes their slot.
    let draw = Offer::new(Icon::People, "online-draw-short", move || {
        sheets.menu.set(Some(draw_question(controller)));
    })
    .when(move || {
        let is_open = controller.uplink.line.with(|line| line.is_open);
        is_open && !controller.has_offered(Offered::Draw)
    });
    let hint = Offer::new(Icon::Hint, "play-hint", move || controller.ask_hint())
        .when(move || controller.may_ask_for_hint());
    let is_rated = Memo::new(move |_| controller.is_rated_and_on());
    let a = Signal::derive(move || if is_rated.get() { draw } else { hint });
    let threats = Offer::threats(desk).when(move || !is_rated.get());
    let onwards = controller.guard.instead_of_send();
    view! { <ActionBar desk a b=threats take_back onwards /> }
}

/// The page's title shows whose turn it is, and urgent news.
fn follow_title(controller: OnlineController, game: impl Fn() -> String + 'static) {
    let first = game();
    shell::announce(first);
    Effect::new(move |_| {
        let name = match controller.offered() {
            Some(offer) => wording::offers(offer),
            None if controller.is_your_turn() => t!("online-your-turn"),
            None => String::new(),
        };
        let game = game();
        shell::set_title(&match name.as_str() {
            "" => format!("{game} · Quarterturn"),
            name => format!("{name} · {game}"),
        });
    });
    on_cleanup(move || shell::set_title("Quarterturn"));
}
