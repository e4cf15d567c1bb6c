//! The menu entries specific to games on this device.

use std::sync::Arc;

use leptos::prelude::*;

use crate::places::game_table::{MenuPage, Question, Sheets, entry};
use crate::places::play::game::GameController;

/// Resigning, and agreeing on a draw.
#[component]
pub fn OwnEntries(
    /// The game.
    controller: GameController,
    /// What can be opened.
    sheets: Sheets,
) -> impl IntoView {
    let game = controller.game;
    let two = game.with_untracked(|game| game.terms.computer().is_none());
    let may_end =
        Memo::new(move |_| game.with(|game| game.turn_count() > 0 && game.ending().is_none()));
    let ask = move |question: Question| {
        Callback::new(move |()| {
            sheets.menu.set(Some(MenuPage::Question(question.clone())));
        })
    };
    let resign = Question {
        asks: "play-resign-really",
        yes: "play-resign",
        no: "play-resign-not",
        act: Arc::new(move || controller.resign()),
    };
    let draw = Question {
        asks: "play-draw-really",
        yes: "play-draw",
        no: "play-no",
        act: Arc::new(move || controller.agree_on_draw()),
    };
    view! {
        {entry("play-resign", may_end, ask(resign))}
        {two.then(|| entry("play-draw", may_end, ask(draw)))}
    }
}
