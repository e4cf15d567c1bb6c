//! The action bar: undo, two context-dependent slots, and send, always in the same places.

use std::time::Duration;

use leptos::prelude::*;
use rules::Action;

use crate::board::desk::Desk;
use crate::board::turn::choice::Choice;
use crate::board::turn::composer::Composer;
use crate::board::turn::held::acting_space;
use crate::language::spoken;
use crate::shell::Icon;
use crate::t;

/// How long a button keeps its meaning after it was pressed.
const STILL: Duration = Duration::from_millis(1200);

/// Whether a button was pressed a moment ago: a second tap meant for it must not do something else.
/// Copies share the same state; by default it was not pressed yet.
#[derive(Clone, Copy, Default)]
pub struct JustPressed(RwSignal<u32>);

impl JustPressed {
    /// It was pressed.
    pub fn note(self) {
        self.0.update(|presses| *presses += 1);
        let over = move || {
            // The table may be gone by then.
            let _ = self.0.try_update(|presses| *presses -= 1);
        };
        set_timeout(over, STILL);
    }

    /// Whether it was. Reactive.
    pub fn get(self) -> bool {
        self.0.get() > 0
    }
}

/// Something a place offers in the bar.
#[derive(Clone, Copy)]
pub struct Offer {
    /// Its icon.
    pub icon: Icon,
    /// What it says.
    pub label: Signal<String>,
    /// Whether it can be pressed now.
    pub enabled: Signal<bool>,
    /// Whether it is switched on, if it is a switch.
    pub pressed: Option<Signal<bool>>,
    /// Called when it is pressed.
    pub press: Callback<()>,
}

impl Offer {
    /// An offer that can always be pressed.
    pub fn new(icon: Icon, label: &'static str, press: impl Fn() + Send + Sync + 'static) -> Offer {
        Offer {
            icon,
            label: Signal::derive(move || t!(label)),
            enabled: Signal::derive(|| true),
            pressed: None,
            press: Callback::new(move |()| press()),
        }
    }

    /// The same, but only while a condition holds.
    #[must_use]
    pub fn when(self, enabled: impl Fn() -> bool + Send + Sync + 'static) -> Offer {
        let enabled = Signal::derive(enabled);
        Offer { enabled, ..self }
    }

    /// The way to the legend.
    pub fn legend(open: RwSignal<bool>) -> Offer {
        Offer::new(Icon::Help, "board-legend", move || open.set(true))
    }

    /// The switch of the threats.
    pub fn threats(desk: Desk) -> Offer {
        let offer = Offer::new(Icon::Threats, "board-threats-short", move || {
            desk.toggle_threats();
        });
        let pressed = Some(desk.preferences.threats.into());
        Offer { pressed, ..offer }
    }
}

/// The bar.
#[component]
pub fn ActionBar(
    /// The desk.
    desk: Desk,
    /// The first slot's offer while nothing can be done with a held piece where it stands.
    #[prop(into)]
    a: Signal<Offer>,
    /// The second slot's offer while nothing can be picked up.
    #[prop(into)]
    b: Signal<Offer>,
    /// What undo does while no action is made, if anything.
    #[prop(optional)]
    take_back: Option<Offer>,
    /// Replaces send while no turn can be made, if set.
    #[prop(optional, into)]
    onwards: Signal<Option<Offer>>,
) -> impl IntoView {
    let drafting = Memo::new(move |_| desk.composer.with(|c| !c.steps().is_empty()));
    let just_undone = JustPressed::default();
    let undo = Offer::new(Icon::Undo, "board-undo", move || {
        desk.undo();
        just_undone.note();
    })
    .when(move || drafting.get() && desk.may_move());
    let back = move || match take_back {
        Some(offer) if !drafting.get() && !just_undone.get() => offer,
        _ => undo,
    };
    let in_place = Memo::new(move |_| desk.composer.with(Composer::in_place));
    let turning = move || in_place.with(|all| all.iter().find(|c| c.stands.is_some()).copied());
    let lifting = move || in_place.with(|all| all.iter().find(|c| c.stands.is_none()).copied());
    view! {
        <div class="bar" role="group" aria-label=spoken("board-strip")>
            <BarButton class="bar-undo" offer=Signal::derive(back) />
            {move || match turning() {
                Some(choice) => {
                    let offer = turn_in_place(desk, choice);
                    view! { <BarButton class="bar-a" offer=Signal::derive(move || offer) /> }
                        .into_any()
                }
                None => view! { <BarButton class="bar-a" offer=a /> }.into_any(),
            }}
            {move || match lifting() {
                Some(choice) => {
                    let offer = pick_up(desk, choice);
                    view! { <BarButton class="bar-b" offer=Signal::derive(move || offer) /> }
                        .into_any()
                }
                None => view! { <BarButton class="bar-b" offer=b /> }.into_any(),
            }}
            {move || match onwards.get() {
                Some(offer) => {
                    view! { <BarButton class="bar-send ready" offer=Signal::derive(move || offer) /> }
                        .into_any()
                }
                None => view! { <Send desk drafting /> }.into_any(),
            }}
        </div>
    }
}

/// Activating or pivoting the held piece, named by its space.
fn turn_in_place(desk: Desk, choice: Choice) -> Offer {
    let key = match choice.action {
        Action::Activate { .. } => "board-activate-at",
        _ => "board-pivot-at",
    };
    Offer {
        label: Signal::derive(move || t!(key, space = space_of(choice.action))),
        ..Offer::new(Icon::Pivot, key, move || desk.open_wheel())
    }
}

/// Picking up the held piece, named by its space.
fn pick_up(desk: Desk, choice: Choice) -> Offer {
    let key = "board-pick-up-at";
    Offer {
        label: Signal::derive(move || t!(key, space = space_of(choice.action))),
        ..Offer::new(Icon::PickUp, key, move || desk.act(choice.action))
    }
}

fn space_of(action: Action) -> String {
    acting_space(action).map_or_else(String::new, |space| space.to_string())
}

/// Send, or End turn while a bonus is open.
#[component]
fn Send(desk: Desk, drafting: Memo<bool>) -> impl IntoView {
    let bonus = Memo::new(move |_| desk.composer.with(Composer::has_bonus) && desk.may_move());
    let complete = Memo::new(move |_| desk.composer.with(Composer::is_complete));
    let sendable = Memo::new(move |_| (drafting.get() || bonus.get()) && desk.may_move());
    let ends = Memo::new(move |_| bonus.get() && !complete.get());
    view! {
        <button
            type="button"
            class="bar-send"
            class:ready=complete
            aria-disabled=move || if sendable.get() { "false" } else { "true" }
            on:click=move |_| {
                if sendable.get_untracked() {
                    desk.send();
                }
            }
        >
            {move || if ends.get() { Icon::Last.view() } else { Icon::Send.view() }}
            <span>
                {move || if ends.get() { t!("board-end-turn") } else { t!("board-send") }}
            </span>
        </button>
    }
}

/// A slot of the bar. A disabled button keeps its focus, so it is not `disabled`.
#[component]
pub fn BarButton(
    /// The class of its slot.
    class: &'static str,
    /// What it offers.
    #[prop(into)]
    offer: Signal<Offer>,
) -> impl IntoView {
    let flag = |on: bool| if on { "true" } else { "false" };
    let enabled = move || offer.get().enabled.get();
    view! {
        <button
            type="button"
            class=class
            aria-disabled=move || flag(!enabled())
            aria-pressed=move || offer.get().pressed.map(|pressed| flag(pressed.get()))
            title=move || offer.get().label.get()
            on:click=move |_| {
                let offer = offer.get_untracked();
                if offer.enabled.get_untracked() {
                    offer.press.run(());
                }
            }
        >
            {move || offer.get().icon.view()}
            <span>{move || offer.get().label.get()}</span>
        </button>
    }
}
