//! The way to a game against the computer from the position on the board, or from a start with a theme.

use ::openings::{Book, Theme, starts};
use leptos::prelude::*;
use rules::{Player, Position};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use super::books;
use crate::language::{language, spoken, window};
use crate::place::{Place, Play};
use crate::places::analysis::analysed_game::AnalysedGame;
use crate::places::analysis::controller::AnalysisController;
use crate::places::analysis::level_field::LevelField;
use crate::places::play;
use crate::places::play::wording;
use crate::{address, shell, t};

/// A game from here, or from a start with a theme.
#[component]
pub fn PlayFrom(
    /// The page.
    controller: AnalysisController,
) -> impl IntoView {
    let level = RwSignal::new(play::level());
    let position = Memo::new(move |_| controller.game.with(AnalysedGame::position));
    let is_over = Memo::new(move |_| position.with(|position| position.winner().is_some()));
    let is_withheld = Memo::new(move |_| controller.is_withheld());
    let cannot_begin = Memo::new(move |_| is_over.get() || is_withheld.get());
    let as_player = move |player: Player| {
        let name = move || Words::of(language()).player(player);
        view! {
            <button
                type="button"
                class="button"
                disabled=cannot_begin
                on:click=move |_| begin(level.get_untracked(), player, position.get_untracked())
            >
                {move || t!("opening-play-as", player = name())}
            </button>
        }
    };
    let themed = move |theme: Theme| {
        let key = match theme {
            Theme::Quiet => "opening-theme-quiet",
            Theme::Contact => "opening-theme-contact",
            Theme::Sharp => "opening-theme-sharp",
        };
        view! {
            <button
                type="button"
                class="button"
                disabled=is_withheld
                on:click=move |_| begin_with(theme, level.get_untracked(), position.get_untracked())
            >
                {spoken(key)}
            </button>
        }
    };
    view! {
        <div class="opening-play">
            <Show when=move || is_withheld.get()>
                <p data-test="withheld">
                    {move || {
                        let game = wording::game(position.with(Position::setup));
                        t!("analysis-engine-rated", game = game)
                    }}
                </p>
            </Show>
            <LevelField level label="opening-level" />
            <div class="analysis-buttons">{Player::ALL.map(as_player).collect_view()}</div>
            <Show when=move || position.with(|position| books::exists(position.setup()))>
                <p class="analysis-soft">{spoken("opening-themes")}</p>
                <div class="analysis-buttons">{Theme::ALL.map(themed).collect_view()}</div>
            </Show>
        </div>
    }
}

fn begin(level: u8, player: Player, position: Position) {
    play::choose_level(level);
    address::go(&Place::Play(Play::From { player, position }));
}

/// Begins with a balanced position of the book; the person is to move.
fn begin_with(theme: Theme, level: u8, position: Position) {
    spawn_local(async move {
        let book = books::fetch(position.setup()).await;
        match book.and_then(|book| one_of(&book, theme)) {
            Some(start) => begin(level, start.to_move(), start),
            None => shell::notify(t!("opening-no-book")),
        }
    });
}

fn one_of(book: &Book, theme: Theme) -> Option<Position> {
    let starts = starts(book, theme);
    let random = window().map_or(0.0, |_| js_sys::Math::random());
    let place = (random * starts.len() as f64) as usize;
    starts.get(place).copied()
}
