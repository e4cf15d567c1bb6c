//! The page behind a link to a guest's seat. Nothing happens until the button is pressed.

use api::online::GameCode;
use api::people::account::RecoverSeat;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::lobby::requests;
use crate::online::http::Fault;
use crate::place::Place;
use crate::places;
use crate::places::online::wording;
use crate::places::with_server::SeatKey;
use crate::{address, t};

/// The page, for a game and a key.
#[component]
pub fn SeatBack(
    /// The game and the key.
    at: Signal<Option<SeatKey>>,
) -> impl IntoView {
    move || at.get().map(|(code, key)| view! { <Question code key /> })
}

#[component]
fn Question(code: GameCode, key: String) -> impl IntoView {
    let fault = RwSignal::new(None::<Fault>);
    let is_busy = RwSignal::new(false);
    let seat = StoredValue::new((code, key));
    places::name_page(|| t!("seat-title"));
    // The browser belongs to another guest with games.
    let is_other = Memo::new(move |_| {
        fault
            .with(|fault| matches!(fault, Some(Fault::Named { kind, .. }) if kind == "other-guest"))
    });
    let take = move |_| {
        let (code, key) = seat.get_value();
        let recover = RecoverSeat {
            key,
            replace: is_other.get_untracked(),
        };
        is_busy.set(true);
        spawn_local(async move {
            match requests::recover_seat(&code, &recover).await {
                Ok(_) => address::replace(&Place::Online(code)),
                Err(why) => {
                    let _ = fault.try_set(Some(why));
                    let _ = is_busy.try_set(false);
                }
            }
        });
    };
    view! {
        <article class="page" data-test="seat-back">
            <h1>{move || t!("seat-title")}</h1>
            <p>{move || t!("seat-about")}</p>
            <p role="alert">
                {move || match (is_other.get(), fault.get()) {
                    (true, _) => t!("seat-replace-about"),
                    (false, Some(fault)) => wording::fault(&fault),
                    (false, None) => String::new(),
                }}
            </p>
            <div class="play-ways">
                <button
                    class="button strong"
                    type="button"
                    data-test="take-seat"
                    aria-disabled=move || is_busy.get().then_some("true")
                    on:click=take
                >
                    {move || if is_other.get() { t!("seat-replace") } else { t!("seat-take") }}
                </button>
                <a class="button" href=Place::Home.to_string()>
                    {move || t!("online-no-thanks")}
                </a>
            </div>
        </article>
    }
}
