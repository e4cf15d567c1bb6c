//! The online-specific entries of a game's menu.

use std::sync::Arc;

use api::online::{Command, Offer, Stakes, Timing};
use leptos::prelude::*;

use crate::language::spoken;
use crate::place::{People, Place};
use crate::places::game_table::{MenuPage, Question, Sheets, entry};
use crate::places::online::conditional;
use crate::places::online::controller::OnlineController;

/// Asks whether to offer a draw.
pub fn draw_question(controller: OnlineController) -> MenuPage {
    MenuPage::Question(Question {
        asks: "online-draw-really",
        yes: "online-offer-draw",
        no: "play-no",
        act: Arc::new(move || controller.offer(Offer::Draw)),
    })
}

fn resign_question(controller: OnlineController) -> MenuPage {
    MenuPage::Question(Question {
        asks: "play-resign-really",
        yes: "play-resign",
        no: "play-resign-not",
        act: Arc::new(move || controller.ask(Command::Resign)),
    })
}

fn abort_question(controller: OnlineController) -> MenuPage {
    MenuPage::Question(Question {
        asks: "online-abort-really",
        yes: "online-abort",
        no: "play-no",
        act: Arc::new(move || controller.ask(Command::Abort)),
    })
}

/// A link to the page of an opponent with an account, for blocking and reporting.
fn opponent_page(controller: OnlineController) -> Option<AnyView> {
    let name = controller.view.with_untracked(|view| {
        let opponent = view.you?.opposite();
        view.players[opponent as usize].as_ref()?.name.clone()
    })?;
    let page = Place::People(People::Player(name)).to_string();
    Some(
        view! {
            <a class="button" href=page>
                {spoken("online-opponent-page")}
            </a>
        }
        .into_any(),
    )
}

/// Resigning or aborting, phrases, and offers.
#[component]
pub fn OwnEntries(
    /// The game.
    controller: OnlineController,
    /// What can be opened.
    sheets: Sheets,
    /// Whether the sheet with the phrases is open.
    saying: RwSignal<bool>,
) -> impl IntoView {
    let view = controller.view;
    let on = Memo::new(move |_| {
        let is_open = controller.uplink.line.with(|line| line.is_open);
        is_open && view.with(|view| view.you.is_some() && view.result.is_none())
    });
    let is_slow = view.with_untracked(|view| !matches!(view.terms.timing, Timing::Live { .. }));
    let may_decide = Memo::new(move |_| on.get() && view.with(conditional::may_decide));
    let may_speak = Memo::new(move |_| controller.uplink.line.with(|line| line.is_open));
    let speak = Callback::new(move |()| saying.set(true));
    let both_played = Memo::new(move |_| view.with(|view| view.turns.len() >= 2));
    let may_draw = Memo::new(move |_| on.get() && !controller.has_offered(Offer::Draw));
    let may_take_back = Memo::new(move |_| controller.can_ask_for_takeback());
    let is_casual = view.with_untracked(|view| view.terms.stakes == Stakes::Casual);
    let ask = move |question: fn(OnlineController) -> MenuPage| {
        Callback::new(move |()| sheets.menu.set(Some(question(controller))))
    };
    let then = move |act: Callback<()>| {
        Callback::new(move |()| {
            sheets.menu.set(None);
            act.run(());
        })
    };
    view! {
        {move || match both_played.get() {
            true => entry("play-resign", on, ask(resign_question)),
            false => entry("online-abort", on, ask(abort_question)),
        }}
        {is_slow
            .then(|| {
                let open = move |()| controller.conditional.open.set(true);
                entry("online-conditional", may_decide, then(Callback::new(open)))
            })}
        {entry("online-say", may_speak, then(speak))}
        {opponent_page(controller)}
        {entry("online-offer-draw", may_draw, ask(draw_question))}
        {is_casual
            .then(|| {
                let offer = move |()| controller.offer(Offer::Takeback);
                entry("online-ask-takeback", may_take_back, then(Callback::new(offer)))
            })}
        {[(Offer::Draw, "online-withdraw-draw"), (Offer::Takeback, "online-withdraw-takeback")]
            .map(|(offer, key)| {
                let withdraw = move |()| controller.decline(offer);
                view! {
                    <Show when=move || controller.has_offered(offer)>
                        {entry(key, on, then(Callback::new(withdraw)))}
                    </Show>
                }
            })}
    }
}
