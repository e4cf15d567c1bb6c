//! The challenge form, in the lobby and on player pages.

use api::lobby::Challenge;
use api::online::{Seat, Stakes, Terms, Timing};
use api::people::{CategoryRating, Name};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use rules::Setup;
use wasm_bindgen_futures::spawn_local;

use super::chosen_terms::{GAMES, clocks, game, may_swap, setup, terms};
use super::even_out::{EvenOut, Evened};
use crate::controls::Switch;
use crate::lobby::requests;
use crate::online::http::Fault;
use crate::people::has_account;
use crate::place::Place;
use crate::places::online::odds::{LessTime, LessTimeChoice};
use crate::places::online::{ColourChoice, wording};
use crate::places::play::{Handicap, handicap_name};
use crate::{address, shell, t};

/// The values of the form. Copies share the same state.
#[derive(Clone, Copy)]
pub(super) struct Chosen {
    /// The game, as an index into [`GAMES`].
    pub(super) game: RwSignal<usize>,
    /// The clock, as an index into [`clocks`].
    pub(super) clock: RwSignal<usize>,
    pub(super) seat: RwSignal<Option<Seat>>,
    pub(super) is_rated: RwSignal<bool>,
    pub(super) handicap: RwSignal<Option<Handicap>>,
    pub(super) less_time: RwSignal<Option<LessTime>>,
}

impl Chosen {
    fn new() -> Chosen {
        Chosen {
            game: RwSignal::new(1),
            clock: RwSignal::new(2),
            seat: RwSignal::new(None),
            is_rated: RwSignal::new(false),
            handicap: RwSignal::new(None),
            less_time: RwSignal::new(None),
        }
    }

    /// The clock. Reactive.
    pub(super) fn timing(self) -> Timing {
        let timing = clocks().get(self.clock.get()).copied();
        timing.unwrap_or(Timing::Unlimited)
    }

    /// The terms of the game, if valid. Reactive.
    fn terms(self, has_account: bool) -> Option<Terms> {
        let timing = self.timing();
        if has_account && self.is_rated.get() {
            let setup = *GAMES.get(self.game.get())?;
            return Some(terms(setup, timing, Stakes::Rated));
        }
        let setup = setup(self.game.get(), self.handicap.get())?;
        Some(Terms {
            odds: self.less_time.get().and_then(|less| less.on(timing)),
            ..terms(setup, timing, Stakes::Casual)
        })
    }

    fn take(self, evened: Evened) {
        self.is_rated.set(false);
        self.seat.set(Some(evened.seat));
        self.handicap.set(evened.handicap);
        self.less_time.set(evened.less_time);
    }
}

/// The form. After sending, the user waits for the answer in the lobby.
#[component]
pub fn ChallengeForm(
    /// The opponent, if fixed.
    #[prop(optional)]
    to: Option<Name>,
    /// Their ratings, if they are known.
    #[prop(optional)]
    theirs: Vec<CategoryRating>,
) -> impl IntoView {
    let is_open = to.is_none();
    let name = RwSignal::new(to.map_or_else(String::new, |name| name.to_string()));
    let fault = RwSignal::new(None::<String>);
    // Whom the challenger has blocked.
    let blocked = RwSignal::new(None::<Name>);
    let chosen = Chosen::new();
    let has_account = Memo::new(|_| has_account());
    let is_even = Memo::new(move |_| has_account.get() && chosen.is_rated.get());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Ok(to) = name.get_untracked().trim().parse::<Name>() else {
            fault.set(Some(t!("people-nobody")));
            return;
        };
        let Some(terms) = untrack(|| chosen.terms(has_account.get())) else {
            return;
        };
        let challenge = Challenge {
            to,
            terms,
            seat: chosen.seat.get_untracked(),
        };
        fault.set(None);
        blocked.set(None);
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
                    let said = match &why {
                        Fault::NotFound => t!("people-nobody"),
                        other => wording::fault(other),
                    };
                    let _ = fault.try_set(Some(said));
                    if matches!(&why, Fault::Named { kind, .. } if kind == "you-blocked") {
                        let _ = blocked.try_set(Some(challenge.to));
                    }
                }
            }
        });
    };
    let unblock = move |name: Name| {
        spawn_local(async move {
            let outcome = requests::unblock(&name).await;
            let _ = fault.try_set(outcome.as_ref().err().map(wording::fault));
            if outcome.is_ok() {
                let _ = blocked.try_set(None);
            }
        });
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
                                required
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
                {select(
                    chosen.game,
                    (0..GAMES.len()).map(|index| Signal::derive(move || game(index))),
                )}
            </label>
            <label class="setting">
                <span>{move || t!("play-clock")}</span>
                {select(
                    chosen.clock,
                    clocks()
                        .into_iter()
                        .map(|timing| {
                            let terms = Terms::casual(Setup::TIX, timing);
                            Signal::derive(move || wording::timing(&terms))
                        }),
                )}
            </label>
            <EvenOut chosen theirs take=move |evened| chosen.take(evened) />
            <Show when=move || !is_even.get()>
                <HandicapChoice chosen />
                <LessTimeChoice
                    timing=Signal::derive(move || chosen.timing())
                    chosen=chosen.less_time
                    choose=move |less| chosen.less_time.set(less)
                />
            </Show>
            <ColourChoice
                name="challenge-colour"
                chosen=chosen.seat
                choose=move |this| chosen.seat.set(this)
            />
            <Show when=move || has_account.get()>
                <Switch
                    words=Signal::derive(|| t!("lobby-rated-switch"))
                    about=Signal::derive(|| t!("lobby-rated-about"))
                    on=chosen.is_rated
                    set=move |on| chosen.is_rated.set(on)
                />
            </Show>
            <p role="alert" data-test="challenge-fault">
                {fault}
            </p>
            {move || {
                blocked
                    .get()
                    .map(|name| {
                        view! {
                            <button
                                class="button"
                                type="button"
                                on:click=move |_| unblock(name.clone())
                            >
                                {move || t!("people-unblock")}
                            </button>
                        }
                    })
            }}
            <button class="button strong" type="submit" data-test="challenge">
                {move || t!("lobby-challenge")}
            </button>
        </form>
    }
}

/// Tix pieces for one of the players, in games with other pieces.
#[component]
fn HandicapChoice(chosen: Chosen) -> impl IntoView {
    let option = move |(index, this): (usize, Handicap)| {
        view! {
            <option
                value=index.to_string()
                prop:selected=move || chosen.handicap.get() == Some(this)
            >
                {move || handicap_name(this)}
            </option>
        }
    };
    let pick = move |event| {
        let index = event_target_value(&event).parse::<usize>().ok();
        let handicap = index.and_then(|index| Handicap::ALL.get(index).copied());
        chosen.handicap.set(handicap);
    };
    view! {
        <Show when=move || may_swap(chosen.game.get())>
            <label class="setting">
                <span>{move || t!("play-handicap")}</span>
                <select data-test="handicap" on:change=pick>
                    <option value="" prop:selected=move || chosen.handicap.get().is_none()>
                        {move || t!("play-handicap-none")}
                    </option>
                    {Handicap::ALL.into_iter().enumerate().map(option).collect_view()}
                </select>
            </label>
        </Show>
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
