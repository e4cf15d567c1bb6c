//! Everything that is rarely needed during a game, in a sheet.

use std::sync::Arc;

use api::film::Order;
use leptos::prelude::*;

use super::{Analyse, Sheets, TabledGame};
use crate::board::{TypedTurn, turn_board};
use crate::film::MakeFilm;
use crate::language::spoken;
use crate::places::play::wording;
use crate::places::rules::RulesInSheet;
use crate::shell::{Sheet, is_wide};
use crate::{export, sharing, t};

/// A question before something that cannot be undone, by the keys of its words.
#[derive(Clone)]
pub struct Question {
    /// What is asked.
    pub asks: &'static str,
    /// The answer that acts.
    pub yes: &'static str,
    /// The safe answer.
    pub no: &'static str,
    /// Called on yes. Not a `Callback`, which is dropped with the previous view.
    pub act: Arc<dyn Fn() + Send + Sync>,
}

/// What the menu shows.
#[derive(Clone)]
pub enum MenuPage {
    /// Its entries.
    Entries,
    /// A question.
    Question(Question),
    /// An animated picture in progress.
    Film,
    /// The rules of the game.
    Rules,
}

/// The menu: the place's own entries, then those of all games.
#[component]
pub fn Menu(
    /// The game.
    game: TabledGame,
    /// What can be opened.
    sheets: Sheets,
    /// Whether the user may look for better turns.
    #[prop(into)]
    may_analyse: Signal<bool>,
    /// Whether the person at this screen plays.
    #[prop(into)]
    plays: Signal<bool>,
    /// The entries of the place.
    #[prop(into)]
    own: ViewFn,
) -> impl IntoView {
    let page = sheets.menu;
    let open = RwSignal::new(false);
    // The sheet closes by itself; its content is kept here.
    Effect::new(move |_| {
        let is_wanted = page.with(Option::is_some);
        if open.get_untracked() != is_wanted {
            open.set(is_wanted);
        }
    });
    Effect::new(move |_| {
        if !open.get() && page.with_untracked(Option::is_some) {
            page.set(None);
        }
    });
    let label = move || match page.get() {
        None | Some(MenuPage::Entries) => t!("play-other"),
        Some(MenuPage::Question(question)) => t!(question.asks),
        Some(MenuPage::Film) => t!("animation-making"),
        Some(MenuPage::Rules) => t!("learn-rules-short"),
    };
    view! {
        <Sheet open label=Signal::derive(label)>
            {
                let own = own.clone();
                move || match page.get() {
                    None => ().into_any(),
                    Some(MenuPage::Entries) => {
                        let own = own.clone();
                        view! { <Entries game sheets may_analyse plays own /> }.into_any()
                    }
                    Some(MenuPage::Question(question)) => {
                        view! { <Answers open question /> }.into_any()
                    }
                    Some(MenuPage::Film) => {
                        let (order, name) = film(game);
                        view! { <MakeFilm open order name /> }.into_any()
                    }
                    Some(MenuPage::Rules) => {
                        view! { <RulesInSheet setup=game.setup /> }.into_any()
                    }
                }
            }
        </Sheet>
    }
}

/// An entry of the menu.
pub fn entry(key: &'static str, enabled: Memo<bool>, act: Callback<()>) -> AnyView {
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
    .into_any()
}

#[component]
fn Entries(
    game: TabledGame,
    sheets: Sheets,
    may_analyse: Signal<bool>,
    plays: Signal<bool>,
    own: ViewFn,
) -> impl IntoView {
    let desk = game.desk;
    let has_turns = Memo::new(move |_| game.length() > 0);
    let may_film = Memo::new(move |_| has_turns.get() && game.is_over.get());
    let always = Memo::new(|_| true);
    let typing = RwSignal::new(false);
    let close = move || sheets.menu.set(None);
    let share = move || {
        sharing::share_game(&untrack(|| game.record.run(())), wording::game(game.setup));
    };
    let then = move |act: fn(TabledGame, Sheets)| {
        Callback::new(move |()| {
            close();
            act(game, sheets);
        })
    };
    let share = Callback::new(move |()| {
        close();
        share();
    });
    let film = Callback::new(move |()| sheets.menu.set(Some(MenuPage::Film)));
    let rules = Callback::new(move |()| sheets.menu.set(Some(MenuPage::Rules)));
    view! {
        <div class="sheet-entries">
            {own.run()}
            <Show when=|| !is_wide()>
                {entry("play-turns", has_turns, then(|_, sheets| sheets.turns.set(true)))}
            </Show>
            {entry("board-turn", always, then(|game, _| turn_board(game.desk)))}
            {entry("board-legend", always, then(|_, sheets| sheets.legend.set(true)))}
            {entry("learn-rules-short", always, rules)}
            <div class="for-keys">
                {entry(
                    "board-shortcuts",
                    always,
                    then(|game, _| game.desk.outside.listing.set(true)),
                )}
            </div>
            <Show when=move || may_analyse.get()>
                <Analyse game />
            </Show>
            {entry("play-share", has_turns, share)}
            <Export game />
            // Only a finished game becomes a picture.
            <Show when=move || may_film.get()>{entry("animation-save", always, film)}</Show>
            <Show when=move || plays.get()>
                <label class="switch sheet-switch">
                    <span>{spoken("board-typed")}</span>
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

/// A button that saves the record as a file.
#[component]
pub fn Export(
    /// The game.
    game: TabledGame,
) -> impl IntoView {
    let export = move |_| {
        let record = untrack(|| game.record.run(()));
        sharing::download(&sharing::file_name(&record, "pgn"), &record.to_string());
    };
    view! {
        <button class="button" type="button" on:click=export>
            {spoken("play-export")}
        </button>
    }
}

/// The order for an animated picture of the game, and the name of its file.
fn film(game: TabledGame) -> (Order, String) {
    let record = untrack(|| game.record.run(()));
    let order = Order {
        palette: export::palette().name.to_owned(),
        bottom: game.desk.bottom.get_untracked(),
        record: record.to_string(),
    };
    (order, sharing::file_name(&record, "gif"))
}

/// The two answers to a question. The safe one is focused.
#[component]
fn Answers(open: RwSignal<bool>, question: Question) -> impl IntoView {
    let safe = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(safe) = safe.get() {
            let _ = safe.focus();
        }
    });
    let Question { yes, no, act, .. } = question;
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
