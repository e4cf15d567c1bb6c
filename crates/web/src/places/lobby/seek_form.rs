//! The form of a seek: any of several games, at any of several clocks.

use api::lobby::Seek;
use api::online::{Stakes, Terms};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use rules::Setup;

use super::chosen_terms;
use super::chosen_terms::{MOST, Ticked, clocks, game, toggle};
use super::controller::LobbyController;
use super::rating_range::{RatingFields, RatingRange};
use crate::controls::Switch;
use crate::lobby::requests;
use crate::people::has_account;
use crate::places::online::wording;
use crate::store::local_storage;
use crate::t;

/// The storage key of what was ticked.
const TICKED: &str = "quarterturn.seek";

/// The form.
#[component]
pub(super) fn SeekForm(controller: LobbyController) -> impl IntoView {
    let stored = local_storage::read(TICKED);
    let ticked = RwSignal::new(stored.map_or_else(Ticked::default, |text| Ticked::read(&text)));
    let range = RwSignal::new(RatingRange::stored());
    let has_account = Memo::new(|_| has_account());
    let stakes =
        Memo::new(
            move |_| match has_account.get() && ticked.with(|ticked| ticked.is_rated) {
                true => Stakes::Rated,
                false => Stakes::Casual,
            },
        );
    let wanted = Memo::new(move |_| ticked.with(|ticked| ticked.terms(stakes.get())));
    let is_possible = move || wanted.with(|wanted| (1..=MOST).contains(&wanted.len()));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let terms = wanted.get_untracked();
        if let Ok(text) = ticked.with_untracked(serde_json::to_string) {
            // If it cannot be stored, it still applies to this seek.
            let _ = local_storage::write(TICKED, &text);
        }
        range.with_untracked(RatingRange::store);
        let ratings = range.with_untracked(RatingRange::ends);
        let seek = Seek {
            terms,
            ratings: ratings.filter(|_| has_account.get_untracked()),
        };
        controller.act(async move { requests::seek(&seek).await }, |sought| {
            LobbyController::found(&sought);
        });
    };
    view! {
        <form class="panel" aria-labelledby="seek" on:submit=submit>
            <h2 id="seek">{move || t!("lobby-seek-title")}</h2>
            <fieldset class="setting choice">
                <legend>{move || t!("lobby-games")}</legend>
                <div class="lobby-ticks">
                    {(0..chosen_terms::GAMES.len())
                        .map(|index| {
                            tick(
                                Signal::derive(move || game(index)),
                                Signal::derive(move || {
                                    ticked.with(|ticked| ticked.games.contains(&index))
                                }),
                                Callback::new(move |()| {
                                    ticked.update(|ticked| toggle(&mut ticked.games, index));
                                }),
                            )
                        })
                        .collect_view()}
                </div>
            </fieldset>
            <fieldset class="setting choice">
                <legend>{move || t!("lobby-clocks")}</legend>
                <div class="lobby-ticks">
                    {clocks()
                        .into_iter()
                        .enumerate()
                        .map(|(index, timing)| {
                            let terms = Terms::casual(Setup::TIX, timing);
                            tick(
                                Signal::derive(move || wording::timing(&terms)),
                                Signal::derive(move || {
                                    ticked.with(|ticked| ticked.clocks.contains(&index))
                                }),
                                Callback::new(move |()| {
                                    ticked.update(|ticked| toggle(&mut ticked.clocks, index));
                                }),
                            )
                        })
                        .collect_view()}
                </div>
            </fieldset>
            <Show
                when=move || has_account.get()
                fallback=|| view! { <p class="own-none">{move || t!("lobby-guest-about")}</p> }
            >
                <Switch
                    words=Signal::derive(|| t!("lobby-rated-switch"))
                    about=Signal::derive(|| t!("lobby-rated-about"))
                    on=Signal::derive(move || ticked.with(|ticked| ticked.is_rated))
                    set=move |on| ticked.update(|ticked| ticked.is_rated = on)
                />
                <RatingFields range />
            </Show>
            <p role="status">
                {move || match wanted.with(Vec::len) {
                    0 => t!("lobby-none-ticked"),
                    count if count > MOST => t!("lobby-too-many", count = count, most = MOST),
                    _ => String::new(),
                }}
            </p>
            <button
                class="button strong"
                type="submit"
                data-test="seek"
                disabled=move || !is_possible()
            >
                {move || t!("lobby-seek")}
            </button>
        </form>
    }
}

/// One of several, any of which can be chosen.
fn tick(words: Signal<String>, on: Signal<bool>, press: Callback<()>) -> impl IntoView {
    view! {
        <label>
            <input type="checkbox" prop:checked=on on:change=move |_| press.run(()) />
            <span>{words}</span>
        </label>
    }
}
