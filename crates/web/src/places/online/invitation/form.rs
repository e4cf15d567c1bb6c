//! The terms of an invitation, in the form for a new game.

use api::online::message::Create;
use api::online::{Repetition, Seat, Stakes, Terms, Timing, Visibility};
use leptos::prelude::*;
use rules::Setup;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::spawn_local;

use super::Invitation;
use super::colour_choice::ColourChoice;
use super::join::JoinByCode;
use crate::controls::Switch;
use crate::language::window;
use crate::online::http::{self, Fault};
use crate::people::{self, has_account};
use crate::place::Place;
use crate::places::online::odds::{LessTime, LessTimeChoice};
use crate::places::online::wording;
use crate::places::play::game::clock::TimeControl;
use crate::store::local_storage;
use crate::{address, shell, t};

/// The storage key of the terms.
const TERMS: &str = "quarterturn.invite";

/// The days per turn on offer.
const DAYS: [u32; 3] = [1, 3, 7];

/// The options besides the game, remembered for the next invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
struct Chosen {
    timing: Timing,
    seat: Option<Seat>,
    visibility: Visibility,
    stakes: Stakes,
    less_time: Option<LessTime>,
}

impl Default for Chosen {
    fn default() -> Chosen {
        Chosen {
            timing: live(TimeControl::new(10, 5)),
            seat: None,
            visibility: Visibility::Private,
            stakes: Stakes::Casual,
            less_time: None,
        }
    }
}

impl Chosen {
    /// The stored options; the default if they are unreadable or invalid.
    fn read(text: &str) -> Chosen {
        let chosen: Chosen = serde_json::from_str(text).unwrap_or_default();
        match chosen.create(Setup::TIX).terms.check() {
            Ok(()) => chosen,
            Err(_) => Chosen::default(),
        }
    }

    fn create(self, setup: Setup) -> Create {
        let less_time = self.less_time.filter(|_| self.stakes == Stakes::Casual);
        let terms = Terms {
            setup,
            timing: self.timing,
            stakes: self.stakes,
            visibility: self.visibility,
            repetition: Repetition::Draw,
            odds: less_time.and_then(|less| less.on(self.timing)),
        };
        Create {
            terms,
            seat: self.seat,
        }
    }
}

const fn live(control: TimeControl) -> Timing {
    Timing::Live {
        base: control.base as u64 * 1000,
        increment: control.increment as u64 * 1000,
    }
}

/// The clocks on offer: live, days per turn, none.
pub fn timings() -> Vec<Timing> {
    let live = TimeControl::OFFERED.into_iter().map(live);
    let days = DAYS.map(|days| Timing::Correspondence { days });
    live.chain(days).chain([Timing::Unlimited]).collect()
}

/// Whether invitations are possible here.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Site {
    /// It was not asked yet, or has not answered.
    Unknown,
    Ready,
    /// The invitation is being made.
    Creating,
    Fault(Fault),
}

/// The state of the form. Copies share it.
#[derive(Clone, Copy)]
struct Making {
    chosen: RwSignal<Chosen>,
    site: RwSignal<Site>,
}

impl Making {
    /// With the terms chosen last.
    fn remembered() -> Making {
        let stored = local_storage::read(TERMS);
        let chosen = stored.map_or_else(Chosen::default, |text| Chosen::read(&text));
        Making {
            chosen: RwSignal::new(chosen),
            site: RwSignal::new(Site::Unknown),
        }
    }

    /// Asks whether the site has online games.
    fn probe(self) {
        self.site.set(Site::Unknown);
        if window().is_none() {
            return;
        }
        spawn_local(async move {
            let site = match http::probe().await {
                Ok(()) => Site::Ready,
                Err(fault) => Site::Fault(fault),
            };
            // The form may be gone by now.
            let _ = self.site.try_set(site);
        });
    }

    /// Creates the game, and goes there.
    fn create(self, setup: Setup) {
        let mut chosen = self.chosen.get_untracked();
        if let Ok(text) = serde_json::to_string(&chosen) {
            // If it cannot be stored, it still applies to this game.
            let _ = local_storage::write(TERMS, &text);
        }
        if !untrack(has_account) {
            chosen.stakes = Stakes::Casual;
        }
        self.site.set(Site::Creating);
        spawn_local(async move {
            let created = http::create(&chosen.create(setup)).await;
            let _ = self.site.try_set(Site::Ready);
            match created {
                Ok(created) => address::go(&Place::Online(created.code)),
                Err(fault) => shell::notify(wording::fault(&fault)),
            }
        });
    }
}

/// Clock, colour, and who may watch; or why invitations are not possible here.
#[component]
pub fn InvitationForm(
    /// The invitation.
    invitation: Invitation,
) -> impl IntoView {
    let making = Making::remembered();
    let Making { chosen, site } = making;
    making.probe();
    people::ask();
    let has_account = Memo::new(|_| has_account());
    let is_rated = Memo::new(move |_| {
        has_account.get() && chosen.with(|chosen| chosen.stakes == Stakes::Rated)
    });
    let create = Callback::new(move |setup| making.create(setup));
    Effect::new(move |_| {
        let is_ready = site.with(|site| *site == Site::Ready);
        invitation.made_by(is_ready.then_some(create));
    });
    on_cleanup(move || {
        invitation.made_by(None);
        invitation.explain(None);
    });
    let fault = Memo::new(move |_| match site.get() {
        Site::Fault(fault) => Some(fault),
        _ => None,
    });
    Effect::new(move |_| invitation.explain(fault.get().map(|fault| wording::fault(&fault))));
    view! {
        <section class="panel choose-terms">
            <h2>{move || t!("play-terms")}</h2>
            <Show
                when=move || fault.with(Option::is_none)
                fallback=move || {
                    view! {
                        <p role="status" data-test="no-online-games">
                            {move || fault.get().map(|fault| wording::fault(&fault))}
                        </p>
                        <button class="button" type="button" on:click=move |_| making.probe()>
                            {move || t!("play-retry")}
                        </button>
                    }
                }
            >
                <Clocks chosen />
                <Show when=move || !is_rated.get()>
                    <LessTimeChoice
                        timing=Signal::derive(move || chosen.with(|chosen| chosen.timing))
                        chosen=Signal::derive(move || chosen.with(|chosen| chosen.less_time))
                        choose=move |less| chosen.update(|chosen| chosen.less_time = less)
                    />
                </Show>
                <ColourChoice
                    name="online-colour"
                    chosen=Signal::derive(move || chosen.with(|chosen| chosen.seat))
                    choose=move |seat| chosen.update(|chosen| chosen.seat = seat)
                />
                <Show when=move || has_account.get()>
                    <Switch
                        words=Signal::derive(|| t!("lobby-rated-switch"))
                        about=Signal::derive(|| t!("lobby-rated-about"))
                        on=is_rated
                        set=move |on| {
                            chosen.update(|chosen| {
                                chosen.stakes = if on { Stakes::Rated } else { Stakes::Casual };
                            });
                        }
                    />
                </Show>
                <Switch
                    words=Signal::derive(|| t!("online-public"))
                    about=Signal::derive(|| t!("online-public-about"))
                    on=Signal::derive(move || {
                        chosen.with(|chosen| chosen.visibility == Visibility::Public)
                    })
                    set=move |on| {
                        chosen.update(|chosen| {
                            chosen.visibility = if on { Visibility::Public } else { Visibility::Private };
                        });
                    }
                />
            </Show>
        </section>
        <section class="panel">
            <JoinByCode />
        </section>
    }
}

#[component]
fn Clocks(chosen: RwSignal<Chosen>) -> impl IntoView {
    let options = timings().into_iter().enumerate().map(|(index, timing)| {
        let terms = Terms::casual(Setup::TIX, timing);
        view! {
            <option
                value=index.to_string()
                prop:selected=move || chosen.with(|chosen| chosen.timing == timing)
            >
                {move || wording::timing(&terms)}
            </option>
        }
    });
    let choose = move |event| {
        let index = event_target_value(&event).parse::<usize>().ok();
        if let Some(timing) = index.and_then(|index| timings().get(index).copied()) {
            chosen.update(|chosen| chosen.timing = timing);
        }
    };
    view! {
        <div class="setting">
            <label for="online-clock">{move || t!("play-clock")}</label>
            <select id="online-clock" on:change=choose>
                {options.collect_view()}
            </select>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_can_play_on_every_clock_on_offer() {
        for timing in timings() {
            assert_eq!(
                Terms::casual(Setup::TIX, timing).check(),
                Ok(()),
                "{timing:?}"
            );
        }
        assert!(timings().contains(&Chosen::default().timing));
    }

    #[test]
    fn what_was_chosen_is_read_back_and_nonsense_is_not() {
        let chosen = Chosen {
            timing: Timing::Correspondence { days: 3 },
            seat: Some(Seat::Black),
            visibility: Visibility::Public,
            stakes: Stakes::Rated,
            less_time: Some(LessTime::ALL[1]),
        };
        let text = serde_json::to_string(&chosen).unwrap();
        assert_eq!(Chosen::read(&text), chosen);
        let endless = r#"{"timing":{"kind":"correspondence","days":99}}"#;
        for text in ["", "5", "{}", endless] {
            assert_eq!(Chosen::read(text), Chosen::default(), "{text}");
        }
    }
}
