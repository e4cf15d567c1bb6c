//! Actions on another player's page: challenge, block or report them.

use api::people::{CategoryRating, Name};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::report::ReportForm;
use crate::controls::ConfirmButton;
use crate::lobby::requests;
use crate::people::{self, Known};
use crate::places::lobby::ChallengeForm;
use crate::places::online::wording;
use crate::{shell, t};

/// The actions, on every page but one's own. Blocking needs an account.
#[component]
pub fn Meet(
    /// The other player.
    name: Name,
    /// Whether they are blocked.
    is_blocked: bool,
    /// Their ratings.
    ratings: Vec<CategoryRating>,
) -> impl IntoView {
    people::ask();
    let blocked = RwSignal::new(is_blocked);
    let name = StoredValue::new(name);
    let ratings = StoredValue::new(ratings);
    let own = Memo::new(|_| match people::known() {
        Known::Me(me) => me.name,
        Known::Unknown | Known::Fault(_) => None,
    });
    let has_account = Memo::new(move |_| own.with(Option::is_some));
    let is_own = Memo::new(move |_| own.get() == Some(name.get_value()));
    let block = move || {
        spawn_local(async move {
            match requests::block(&name.get_value()).await {
                Ok(()) => drop(blocked.try_set(true)),
                Err(fault) => shell::notify(wording::fault(&fault)),
            }
        });
    };
    let unblock = move |_| {
        spawn_local(async move {
            match requests::unblock(&name.get_value()).await {
                Ok(()) => drop(blocked.try_set(false)),
                Err(fault) => shell::notify(wording::fault(&fault)),
            }
        });
    };
    let challenge = move || {
        view! {
            <h2 id="challenge">{move || t!("lobby-challenge")}</h2>
            <ChallengeForm to=name.get_value() theirs=ratings.get_value() />
            <Show when=move || has_account.get()>
                <p>{move || t!("people-block-about")}</p>
                <p>
                    <ConfirmButton
                        words=Signal::derive(|| t!("people-block"))
                        really=Signal::derive(|| t!("people-block"))
                        act=move |()| block()
                    />
                </p>
                <ReportForm name=name.get_value() />
            </Show>
        }
    };
    let lifted = move || {
        view! {
            <p data-test="blocked">{move || t!("people-blocked")}</p>
            <p>
                <button class="button" type="button" on:click=unblock>
                    {move || t!("people-unblock")}
                </button>
            </p>
        }
    };
    view! {
        <Show when=move || !is_own.get()>
            <section class="panel" data-test="meet">
                <Show when=move || blocked.get() fallback=challenge>
                    {lifted()}
                </Show>
            </section>
        </Show>
    }
}
