//! The form with which somebody is challenged, in the lobby and on their page.

use api::lobby::Challenge;
use api::online::{Seat, Stakes, Terms};
use api::people::Name;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use rules::Setup;
use wasm_bindgen_futures::spawn_local;

use super::chosen_terms::{GAMES, clocks, game, terms};
use crate::controls::{Radio, Switch};
use crate::lobby::requests;
use crate::online::http::Fault;
use crate::people::has_account;
use crate::place::Place;
use crate::places::online::wording;
use crate::{address, shell, t};

/// The form. Once the challenge is sent, one waits for the answer in the lobby.
#[component]
pub fn ChallengeForm(
    /// Whom, if that is decided.
    #[prop(optional)]
    to: Option<Name>,
) -> impl IntoView {
    let is_open = to.is_none();
    let name = RwSignal::new(to.map_or_else(String::new, |name| name.to_string()));
    let fault = RwSignal::new(None::<String>);
    let [setup, clock] = [1, 2].map(|first: usize| RwSignal::new(first));
    let seat = RwSignal::new(None::<Seat>);
    let is_rated = RwSignal::new(false);
    let has_account = Memo::new(|_| has_account());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Ok(to) = name.get_untracked().trim().parse::<Name>() else {
            fault.set(Some(t!("people-nobody")));
            return;
        };
        let stakes = match has_account.get_untracked() && is_rated.get_untracked() {
            true => Stakes::Rated,
            false => Stakes::Casual,
        };
        let timing = clocks().get(clock.get_untracked()).copied();
        let (Some(setup), Some(timing)) = (GAMES.get(setup.get_untracked()), timing) else {
            return;
        };
        let challenge = Challenge {
            to,
            terms: terms(*setup, timing, stakes),
            seat: seat.get_untracked(),
        };
        fault.set(None);
        spawn_local(async move {
            match requests::challenge(&challenge).await {
                Ok(_) => {
                    let _ = name.try_update(|name| {
                        if is_open {
                            name.clear();
                        }
                    });
                    shell::notify(t!("lobby-challenged", name = challenge.to.to_string()));
                    address::go(&Place::Lobby);
                }
                Err(why) => {
                    let said = match why {
                        Fault::NoGame => t!("people-nobody"),
                        other => wording::fault(&other),
                    };
                    let _ = fault.try_set(Some(said));
                }
            }
        });
    };
    let colour = move |this: Option<Seat>, value: &'static str, words: fn() -> String| {
        view! {
            <Radio
                name="challenge-colour"
                value
                words=Signal::derive(words)
                chosen=Signal::derive(move || seat.get() == this)
                choose=move |()| seat.set(this)
            />
        }
    };
    view! {
        <form class="entry-form" data-test="challenge-form" on:submit=submit>
            {is_open
                .then(|| {
                    view! {
                        <label class="setting">
                            <span>{move || t!("people-name")}</span>
                            <input
                                type="text"
                                autocomplete="off"
                                autocapitalize="off"
                                spellcheck="false"
                                maxlength="20"
                                prop:value=name
                                on:input=move |event| name.set(event_target_value(&event))
                            />
                        </label>
                    }
                })}
            <label class="setting">
                <span>{move || t!("play-game")}</span>
                {select(setup, (0..GAMES.len()).map(|index| Signal::derive(move || game(index))))}
            </label>
            <label class="setting">
                <span>{move || t!("play-clock")}</span>
                {select(
                    clock,
                    clocks()
                        .into_iter()
                        .map(|timing| {
                            let terms = Terms::casual(Setup::TIX, timing);
                            Signal::derive(move || wording::timing(&terms))
                        }),
                )}
            </label>
            <fieldset class="setting choice">
                <legend>{move || t!("play-colour")}</legend>
                <div>
                    {colour(Some(Seat::White), "white", || t!("player-white"))}
                    {colour(Some(Seat::Black), "black", || t!("player-black"))}
                    {colour(None, "either", || t!("play-either"))}
                </div>
            </fieldset>
            <Show when=move || has_account.get()>
                <Switch
                    words=Signal::derive(|| t!("lobby-rated-switch"))
                    about=Signal::derive(|| t!("lobby-rated-about"))
                    on=is_rated
                    set=move |on| is_rated.set(on)
                />
            </Show>
            <p role="alert" data-test="challenge-fault">
                {fault}
            </p>
            <button class="button strong" type="submit" data-test="challenge">
                {move || t!("lobby-challenge")}
            </button>
        </form>
    }
}

/// A choice by number.
fn select(chosen: RwSignal<usize>, options: impl Iterator<Item = Signal<String>>) -> impl IntoView {
    let options = options.enumerate().map(|(index, words)| {
        view! {
            <option value=index.to_string() prop:selected=move || chosen.get() == index>
                {words}
            </option>
        }
    });
    let choose = move |event| {
        if let Ok(index) = event_target_value(&event).parse() {
            chosen.set(index);
        }
    };
    view! { <select on:change=choose>{options.collect_view()}</select> }
}
