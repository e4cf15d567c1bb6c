//! Everything that is seldom needed during an online game, in a sheet.

use api::online::{Command, Offer, Stakes};
use leptos::prelude::*;

use super::controller::OnlineController;
use crate::board::{TypedTurn, turn_board};
use crate::places::play::Question;
use crate::places::play::{share, wording as games};
use crate::shell::{Sheet, is_wide};
use crate::t;

/// What the sheet shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Everything.
    Entries,
    /// Whether to resign.
    Resign,
    /// Whether to offer a draw.
    Draw,
    /// Whether to end the game without a result.
    Abort,
}

/// The menu.
#[component]
pub fn Menu(
    /// The game.
    controller: OnlineController,
    /// What is asked, if it is open.
    asked: RwSignal<Option<Asked>>,
    /// Whether the list of turns is open.
    turns: RwSignal<bool>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    // The sheet closes itself; what it shows is kept here.
    Effect::new(move |_| {
        let is_asked = asked.with(Option::is_some);
        if open.get_untracked() != is_asked {
            open.set(is_asked);
        }
    });
    Effect::new(move |_| {
        if !open.get() && asked.with_untracked(Option::is_some) {
            asked.set(None);
        }
    });
    let label = move || match asked.get() {
        None | Some(Asked::Entries) => t!("play-other"),
        Some(Asked::Resign) => t!("play-resign-really"),
        Some(Asked::Draw) => t!("online-draw-really"),
        Some(Asked::Abort) => t!("online-abort-really"),
    };
    let question = move |yes: &'static str, no: &'static str, act: Callback<()>| {
        view! { <Question open yes no act=move || act.run(()) /> }.into_any()
    };
    view! {
        <Sheet open label=Signal::derive(label)>
            {move || match asked.get() {
                None => ().into_any(),
                Some(Asked::Entries) => {
                    view! { <Entries controller asked turns /> }.into_any()
                }
                Some(Asked::Resign) => {
                    let act = Callback::new(move |()| controller.ask(Command::Resign));
                    question("play-resign", "play-resign-not", act)
                }
                Some(Asked::Draw) => {
                    let act = Callback::new(move |()| controller.offer(Offer::Draw));
                    question("online-offer-draw", "play-no", act)
                }
                Some(Asked::Abort) => {
                    let act = Callback::new(move |()| controller.ask(Command::Abort));
                    question("online-abort", "play-no", act)
                }
            }}
        </Sheet>
    }
}

#[component]
fn Entries(
    controller: OnlineController,
    asked: RwSignal<Option<Asked>>,
    turns: RwSignal<bool>,
) -> impl IntoView {
    let desk = controller.desk;
    let view = controller.view;
    let setup = view.with_untracked(|view| view.terms.setup);
    let on = Memo::new(move |_| {
        let is_open = controller.line.with(|line| line.is_open);
        is_open && view.with(|view| view.you.is_some() && view.result.is_none())
    });
    let has_turns = Memo::new(move |_| view.with(|view| !view.turns.is_empty()));
    let both_played = Memo::new(move |_| view.with(|view| view.turns.len() >= 2));
    let may_draw = Memo::new(move |_| on.get() && !controller.has_offered(Offer::Draw));
    let may_take_back = Memo::new(move |_| controller.can_ask_for_takeback());
    let is_casual = view.with_untracked(|view| view.terms.stakes == Stakes::Casual);
    let plays = Memo::new(move |_| controller.you().is_some());
    let may_analyse = Memo::new(move |_| !controller.is_rated_and_on());
    let always = Memo::new(|_| true);
    let typing = RwSignal::new(false);
    let record = move || view.with(|view| controller.played.with(|played| played.record(view)));
    let analyse = move || share::place(&record()).to_string();
    let entry = move |key: &'static str, enabled: Memo<bool>, act: Callback<()>| {
        view! {
            <button
                class="button"
                type="button"
                disabled=move || !enabled.get()
                on:click=move |_| act.run(())
            >
                {move || t!(key)}
            </button>
        }
    };
    let ask = move |what: Asked| Callback::new(move |()| asked.set(Some(what)));
    let then = move |act: Callback<()>| {
        Callback::new(move |()| {
            asked.set(None);
            act.run(());
        })
    };
    view! {
        <div class="sheet-entries">
            <Show when=move || plays.get()>
                {move || match both_played.get() {
                    true => entry("play-resign", on, ask(Asked::Resign)),
                    false => entry("online-abort", on, ask(Asked::Abort)),
                }}
                {entry("online-offer-draw", may_draw, ask(Asked::Draw))}
                {is_casual
                    .then(|| {
                        let offer = move |()| controller.offer(Offer::Takeback);
                        entry("online-ask-takeback", may_take_back, then(Callback::new(offer)))
                    })}
                {[Offer::Draw, Offer::Takeback]
                    .map(|offer| {
                        let withdraw = move |()| controller.decline(offer);
                        let key = match offer {
                            Offer::Draw => "online-withdraw-draw",
                            _ => "online-withdraw-takeback",
                        };
                        view! {
                            <Show when=move || controller.has_offered(offer)>
                                {entry(key, on, then(Callback::new(withdraw)))}
                            </Show>
                        }
                    })}
            </Show>
            <Show when=|| !is_wide()>
                {entry("play-turns", has_turns, then(Callback::new(move |()| turns.set(true))))}
            </Show>
            {entry("board-turn", always, then(Callback::new(move |()| turn_board(desk))))}
            {entry(
                "board-shortcuts",
                always,
                then(Callback::new(move |()| desk.outside.listing.set(true))),
            )}
            <Show when=move || may_analyse.get()>
                <a class="button" href=analyse>
                    {move || t!("play-analyse")}
                </a>
            </Show>
            {entry(
                "play-share",
                has_turns,
                then(Callback::new(move |()| share::share(&untrack(record), games::game(setup)))),
            )}
            <Show when=move || plays.get()>
                <label class="switch sheet-switch">
                    <span>{move || t!("board-typed")}</span>
                    <input
                        type="checkbox"
                        role="switch"
                        prop:checked=typing
                        on:change=move |event| typing.set(event_target_checked(&event))
                    />
                </label>
                <Show when=move || typing.get()>
                    <TypedTurn desk />
                </Show>
            </Show>
        </div>
    }
}
