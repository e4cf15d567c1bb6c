//! Everything that is seldom needed during a game, in a sheet.

use api::film::Order;
use leptos::prelude::*;

use super::game_end::Export;
use crate::board::{TypedTurn, turn_board};
use crate::film::MakeFilm;
use crate::places::play::game::GameController;
use crate::places::play::{share, wording};
use crate::shell::{Sheet, is_wide};
use crate::{export, t};

/// What the sheet shows: its entries, a question before something that cannot be undone, or an
/// animated picture in the making.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    Entries,
    Resign,
    Draw,
    Film,
}

/// The menu.
#[component]
pub fn Menu(
    /// The game.
    controller: GameController,
    /// Whether it is open.
    open: RwSignal<bool>,
    /// Whether the list of turns is open.
    turns: RwSignal<bool>,
    /// Whether the legend is open.
    legend: RwSignal<bool>,
) -> impl IntoView {
    let shown = RwSignal::new(Shown::Entries);
    Effect::new(move |_| {
        if !open.get() {
            shown.set(Shown::Entries);
        }
    });
    let label = move || match shown.get() {
        Shown::Entries => t!("play-other"),
        Shown::Resign => t!("play-resign-really"),
        Shown::Draw => t!("play-draw-really"),
        Shown::Film => t!("animation-making"),
    };
    view! {
        <Sheet open label=Signal::derive(label)>
            {move || match shown.get() {
                Shown::Entries => {
                    view! { <Entries controller open turns legend shown /> }.into_any()
                }
                Shown::Resign => {
                    let resign = move || controller.resign();
                    view! { <Question open yes="play-resign" no="play-resign-not" act=resign /> }
                        .into_any()
                }
                Shown::Draw => {
                    let agree = move || controller.agree_on_draw();
                    view! { <Question open yes="play-draw" no="play-no" act=agree /> }.into_any()
                }
                Shown::Film => {
                    let (order, name) = film(controller);
                    view! { <MakeFilm open order name /> }.into_any()
                }
            }}
        </Sheet>
    }
}

#[component]
fn Entries(
    controller: GameController,
    open: RwSignal<bool>,
    turns: RwSignal<bool>,
    legend: RwSignal<bool>,
    shown: RwSignal<Shown>,
) -> impl IntoView {
    let (game, desk) = (controller.game, controller.desk);
    let two = game.with_untracked(|game| game.terms.computer().is_none());
    let begun = Memo::new(move |_| game.with(|game| game.turn_count() > 0));
    let running = Memo::new(move |_| game.with(|game| game.ending().is_none()));
    let may_end = Memo::new(move |_| begun.get() && running.get());
    let may_film = Memo::new(move |_| begun.get() && !running.get());
    let analyse = move || game.with(|game| share::place(game.record()).to_string());
    let typing = RwSignal::new(false);
    let then = move |act: Callback<()>| {
        open.set(false);
        act.run(());
    };
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
    let always = Memo::new(|_| true);
    let share = Callback::new(move |()| {
        game.with_untracked(|game| share::share(game.record(), wording::game(game.setup())));
    });
    view! {
        <div class="sheet-entries">
            {entry("play-resign", may_end, Callback::new(move |()| shown.set(Shown::Resign)))}
            {two
                .then(|| {
                    entry("play-draw", may_end, Callback::new(move |()| shown.set(Shown::Draw)))
                })}
            <Show when=|| !is_wide()>
                {entry(
                    "play-turns",
                    begun,
                    Callback::new(move |()| then(Callback::new(move |()| turns.set(true)))),
                )}
            </Show>
            {entry(
                "board-turn",
                always,
                Callback::new(move |()| then(Callback::new(move |()| turn_board(desk)))),
            )}
            {entry(
                "board-legend",
                always,
                Callback::new(move |()| then(Callback::new(move |()| legend.set(true)))),
            )}
            {entry(
                "board-shortcuts",
                always,
                Callback::new(move |()| {
                    then(Callback::new(move |()| desk.outside.listing.set(true)));
                }),
            )}
            <a class="button" href=analyse>
                {move || t!("play-analyse")}
            </a>
            {entry("play-share", begun, Callback::new(move |()| then(share)))}
            <Export controller />
            {entry("animation-save", may_film, Callback::new(move |()| shown.set(Shown::Film)))}
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
        </div>
    }
}

/// The order for an animated picture of the game, and the name of its file.
fn film(controller: GameController) -> (Order, String) {
    controller.game.with_untracked(|game| {
        let order = Order {
            palette: export::palette().name.to_owned(),
            bottom: controller.desk.bottom.get_untracked(),
            record: game.record().to_string(),
        };
        (order, share::file_name(game.record(), "gif"))
    })
}

/// A question with its two answers. The safe one has the focus.
#[component]
pub fn Question(
    /// Whether the sheet is open.
    open: RwSignal<bool>,
    /// The key of the answer that acts.
    yes: &'static str,
    /// The key of the safe answer.
    no: &'static str,
    /// Called if the answer is yes.
    act: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    let safe = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(safe) = safe.get() {
            let _ = safe.focus();
        }
    });
    view! {
        <div class="sheet-question">
            <button class="button" type="button" node_ref=safe on:click=move |_| open.set(false)>
                {move || t!(no)}
            </button>
            <button
                class="button warning"
                type="button"
                on:click=move |_| {
                    open.set(false);
                    act();
                }
            >
                {move || t!(yes)}
            </button>
        </div>
    }
}
