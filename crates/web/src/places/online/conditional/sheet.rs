//! The list of conditional turns, each with a button that removes it.

use api::online::ConditionalTurn;
use leptos::prelude::*;
use words::Words;

use super::{making, requests};
use crate::language::language;
use crate::places::online::controller::OnlineController;
use crate::shell::{Icon, Sheet};
use crate::t;

/// The sheet.
#[component]
pub fn ConditionalSheet(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let conditional = controller.conditional;
    Effect::new(move |_| {
        if conditional.open.get() {
            requests::fetch(controller);
        }
    });
    let may_decide = Memo::new(move |_| controller.view.with(making::may_decide));
    view! {
        <Sheet open=conditional.open label=Signal::derive(|| t!("online-conditional"))>
            <p>{move || t!("online-conditional-about")}</p>
            <ul class="conditional" data-test="conditional">
                <For each=move || conditional.kept.get() key=key let:pair>
                    <Pair controller pair />
                </For>
            </ul>
            <button
                class="button strong"
                type="button"
                disabled=move || !may_decide.get()
                on:click=move |_| making::start(controller)
            >
                {move || t!("online-conditional-add")}
            </button>
        </Sheet>
    }
}

/// The key of a pair in the list, so that the others keep their focus.
fn key(pair: &ConditionalTurn) -> (String, String) {
    (pair.expected.to_string(), pair.answer.to_string())
}

#[component]
fn Pair(controller: OnlineController, pair: ConditionalTurn) -> impl IntoView {
    let (expected, answer) = (pair.expected.to_string(), pair.answer.to_string());
    let label = {
        let expected = expected.clone();
        move || t!("online-conditional-remove", turn = expected.as_str())
    };
    let text = move || {
        let opponent = controller.you().map(|you| you.opposite().player());
        let player = opponent.map(|player| Words::of(language()).player(player));
        t!(
            "online-conditional-pair",
            player = player.unwrap_or_default(),
            expected = expected.as_str(),
            answer = answer.as_str()
        )
    };
    let remove = move |_| {
        let mut turns = controller.conditional.decided();
        turns.retain(|kept| kept.expected != pair.expected);
        requests::keep(controller, turns);
    };
    view! {
        <li>
            <span>{text}</span>
            <button
                class="board-tool"
                type="button"
                title=label.clone()
                aria-label=label
                on:click=remove
            >
                {Icon::Close.view()}
            </button>
        </li>
    }
}
