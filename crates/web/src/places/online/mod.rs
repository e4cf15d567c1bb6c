//! A game against somebody elsewhere, and the list of those that go on.
//!
//! The exchange between page and server is decided in [`crate::online`]; here is what is shown of
//! it: `invitation` comes before the game, `table` is the game, `guest_seat` moves a guest to
//! another device, `own_games` is the list. The `controller` connects the server's view, its
//! `uplink` and the board.

mod conditional;
mod controller;
mod guest_seat;
mod invitation;
mod kept_view;
pub(super) mod notifications;
pub(super) mod odds;
mod offers;
mod own_games;
mod phrases;
mod played;
mod table;
mod uplink;
pub(super) mod wording;

use api::online::{GameCode, Outcome, View};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::language::window;
use crate::online::http::{self, Fault};
use crate::people;
use crate::place::{People, Place, Play};
use crate::places::fetched::may_retry;
use crate::t;
use controller::OnlineController;
pub(super) use guest_seat::SeatBack;
pub use invitation::Invitation;
pub(super) use invitation::{ColourChoice, InvitationForm, JoinByCode, timings};
use invitation::{Invited, Waiting};
pub use own_games::{News, OwnGames};
use table::Table;

/// A game, by its code.
#[component]
pub fn Online(
    /// Its code.
    at: Signal<Option<GameCode>>,
) -> impl IntoView {
    move || at.get().map(|code| view! { <Visit code /> })
}

/// What is known of the game before connecting.
#[derive(Clone)]
enum GameLookup {
    Loading,
    Fault(Fault),
    Game(Box<View>),
}

/// Looks for the game, and shows it.
#[component]
fn Visit(code: GameCode) -> impl IntoView {
    let found = RwSignal::new(GameLookup::Loading);
    let code = StoredValue::new(code);
    let look = move || {
        found.set(GameLookup::Loading);
        if window().is_none() {
            return;
        }
        spawn_local(async move {
            let answer = http::view(&code.get_value()).await;
            // The place may have been left.
            let _ = found.try_set(match answer {
                Ok(view) => GameLookup::Game(Box::new(view)),
                Err(Fault::Offline) => match kept_view::kept(&code.get_value()) {
                    Some(view) => GameLookup::Game(Box::new(view)),
                    None => GameLookup::Fault(Fault::Offline),
                },
                Err(fault) => GameLookup::Fault(fault),
            });
        });
    };
    look();
    // Why the server closed the door, only a request tells: the game may be private, or somebody signed out.
    let lost = Callback::new(move |()| look());
    move || match found.get() {
        GameLookup::Loading => {
            view! { <div class="play-waiting" aria-busy="true"></div> }.into_any()
        }
        GameLookup::Fault(fault) => {
            view! { <Missing fault retry=Callback::new(move |()| look()) /> }.into_any()
        }
        GameLookup::Game(first) => {
            view! { <Game code=code.get_value() first=*first lost /> }.into_any()
        }
    }
}

/// The stage of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Somebody else offers it.
    Invited,
    /// It waits for a second player.
    Waiting,
    /// It was called off before it began.
    CalledOff,
    /// It is played, or was.
    Table,
}

fn stage(view: &View) -> Stage {
    let is_full = view.seats.iter().all(|seat| seat.is_taken);
    match (view.result, view.you) {
        (Some((Outcome::Void, _)), _) if view.turns.is_empty() && !is_full => Stage::CalledOff,
        _ if is_full => Stage::Table,
        (_, Some(_)) => Stage::Waiting,
        (_, None) => Stage::Invited,
    }
}

#[component]
fn Game(code: GameCode, first: View, lost: Callback<()>) -> impl IntoView {
    let controller = OnlineController::new(code, first, lost);
    let stage = Memo::new(move |_| controller.view.with(stage));
    move || match stage.get() {
        Stage::Invited => view! { <Invited controller /> }.into_any(),
        Stage::Waiting => view! { <Waiting controller /> }.into_any(),
        Stage::CalledOff => view! { <CalledOff /> }.into_any(),
        Stage::Table => view! { <Table controller /> }.into_any(),
    }
}

/// The game was called off before it began.
#[component]
fn CalledOff() -> impl IntoView {
    view! {
        <article class="page">
            <h1>{move || t!("online-called-off")}</h1>
            <p>{move || t!("online-called-off-about")}</p>
            <Ways />
        </article>
    }
}

/// Says why there is nothing to show, and where to go instead.
#[component]
fn Missing(fault: Fault, retry: Callback<()>) -> impl IntoView {
    let may_retry = may_retry(&fault);
    let heading = wording::missing(&fault);
    let is_private =
        matches!(&fault, Fault::Named { kind, .. } if kind == "private" || kind == "over");
    // Whoever plays in it may just not be signed in.
    let may_sign_in = Memo::new(move |_| is_private && !people::has_account());
    if is_private {
        people::ask();
    }
    let why = move || wording::fault(&fault);
    view! {
        <article class="page" data-test="online-missing">
            <h1>{move || t!(heading)}</h1>
            <p>{why}</p>
            <Show when=move || may_retry>
                <button class="button strong" type="button" on:click=move |_| retry.run(())>
                    {move || t!("play-retry")}
                </button>
            </Show>
            <Show when=move || may_sign_in.get()>
                <p>
                    <a class="button" href=Place::People(People::Account).to_string()>
                        {move || t!("people-sign-in")}
                    </a>
                </p>
            </Show>
            <Ways />
        </article>
    }
}

/// The ways to other games.
#[component]
fn Ways() -> impl IntoView {
    view! {
        <div class="play-ways">
            <a class="button" href=Place::Play(Play::Invite).to_string()>
                {move || t!("online-invite-another")}
            </a>
            <a class="button" href=Place::Play(Play::Choose).to_string()>
                {move || t!("play-all-games")}
            </a>
        </div>
    }
}
