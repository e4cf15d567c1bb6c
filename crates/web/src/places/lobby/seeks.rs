//! Open seeks: the user's own, and others.

use api::lobby::OpenSeek;
use leptos::prelude::*;

use super::controller::LobbyController;
use super::{player, terms};
use crate::lobby::requests;
use crate::lobby::state::LobbyState;
use crate::t;

/// The user's own seeks, then those of others.
#[component]
pub(super) fn Seeks(controller: LobbyController) -> impl IntoView {
    let own = Memo::new(move |_| controller.state.with(LobbyState::own));
    let others = Memo::new(move |_| controller.state.with(LobbyState::others));
    let is_known = Memo::new(move |_| controller.state.with(|state| state.is_known));
    view! {
        <Show when=move || own.with(|own| !own.is_empty())>
            <section class="own" aria-labelledby="own-seeks">
                <h2 id="own-seeks">{move || t!("lobby-own-seeks")}</h2>
                <p>{move || t!("lobby-own-about")}</p>
                <ul class="own-games" data-test="own-seeks">
                    <For each=move || own.get() key=|seek| seek.id let:seek>
                        <Own controller seek />
                    </For>
                </ul>
            </section>
        </Show>
        <section class="own" aria-labelledby="seeks">
            <h2 id="seeks">{move || t!("lobby-seeks")}</h2>
            <Show when=move || is_known.get() && others.with(Vec::is_empty)>
                <p class="own-none">{move || t!("lobby-nobody")}</p>
            </Show>
            <ul class="own-games" data-test="seeks">
                <For each=move || others.get() key=|seek| seek.id let:seek>
                    <Other controller seek />
                </For>
            </ul>
        </section>
    }
}

#[component]
fn Own(controller: LobbyController, seek: OpenSeek) -> impl IntoView {
    let id = seek.id;
    let (agreed, ratings) = (seek.terms, seek.ratings);
    view! {
        <li class="own-game">
            <span>
                <strong>{move || terms(&agreed)}</strong>
                {ratings.map(range)}
            </span>
            <button
                class="button"
                type="button"
                aria-label=move || t!("lobby-withdraw-named", terms = terms(&agreed))
                on:click=move |_| controller.act(requests::withdraw(id), |()| ())
            >
                {move || t!("lobby-withdraw")}
            </button>
        </li>
    }
}

#[component]
fn Other(controller: LobbyController, seek: OpenSeek) -> impl IntoView {
    let id = seek.id;
    let (agreed, ratings) = (seek.terms, seek.ratings);
    let who = StoredValue::new(seek.player);
    let who = move || who.with_value(player);
    view! {
        <li class="own-game over">
            <span>
                <strong>{who}</strong>
                <small>{move || terms(&agreed)}</small>
                {ratings.map(range)}
            </span>
            <button
                class="button"
                type="button"
                aria-label=move || t!("lobby-take-named", name = who(), terms = terms(&agreed))
                on:click=move |_| {
                    controller.act(requests::accept_seek(id), |sought| LobbyController::found(&sought));
                }
            >
                {move || t!("online-accept")}
            </button>
        </li>
    }
}

/// The ratings that are wanted.
fn range([lowest, highest]: [i32; 2]) -> impl IntoView {
    view! { <small>{move || format!("{} {lowest}–{highest}", t!("people-rating"))}</small> }
}
