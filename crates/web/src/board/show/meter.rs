//! The life meter: who can still slide, and who could lose that in one turn.

use std::time::Duration;

use draw::{Arrow, Meaning};
use leptos::prelude::*;
use rules::{Player, Turn};
use words::Words;

use crate::board::desk::Desk;
use crate::board::show::labels;
use crate::board::show::stage::now;
use crate::board::sight::life::{Danger, Hunt};
use crate::language::{language, window};
use crate::shell::Icon;

/// So many actions are tried between two looks at the clock.
const SLICE: u32 = 20;
/// So many milliseconds a hunt may take before the page gets a word in, and how long it waits then.
const BUSY: f64 = 4.0;
const PAUSE: Duration = Duration::from_millis(12);

/// How many pieces a player can slide, and a warning if all could be lost in one turn. Pointing
/// at the warning shows how.
#[component]
pub fn LifeMeter(
    /// The desk.
    desk: Desk,
    /// Whose life.
    #[prop(into)]
    player: Signal<Player>,
) -> impl IntoView {
    let slidable = Memo::new(move |_| {
        desk.composer
            .with(|composer| composer.now().slidable(player.get()).len())
    });
    let warned = Memo::new(move |_| {
        desk.danger
            .with(|danger| matches!(danger[player.get() as usize], Some(Danger::InOneTurn(_))))
    });
    let text = move || {
        labels::life(
            Words::of(language()),
            player.get(),
            slidable.get(),
            warned.get(),
        )
    };
    let pips = move || {
        let shown = slidable.get().min(8);
        (0..shown)
            .map(|_| view! { <span class="board-pip"></span> })
            .collect_view()
    };
    let show = move |shown: bool| desk.show_danger(player.get_untracked(), shown);
    view! {
        <button
            type="button"
            class="board-life"
            class:warned=warned
            class:none=move || slidable.get() == 0
            aria-label=text
            title=text
            on:pointerenter=move |_| show(true)
            on:pointerleave=move |_| show(false)
            on:focus=move |_| show(true)
            on:blur=move |_| show(false)
            on:click=move |_| show(true)
        >
            <span class="board-pips" aria-hidden="true">{pips}</span>
            <span class="board-life-count" aria-hidden="true">{move || slidable.get()}</span>
            <span class="board-life-warning" aria-hidden="true">
                {Icon::Threats.view()}
            </span>
        </button>
    }
}

impl Desk {
    /// Lets the meter look for dangers whenever the position changes.
    pub(in crate::board) fn watch_life(self) {
        let asked = StoredValue::new(0_u64);
        let now = Memo::new(move |_| self.composer.with(|composer| *composer.now()));
        Effect::new(move |_| {
            let position = now.get();
            let question = asked.get_value() + 1;
            asked.set_value(question);
            self.danger.set([None, None]);
            if self.edited.with(Option::is_none) && window().is_some() {
                let hunts = Player::ALL.map(|player| Hunt::new(&position, player));
                self.hunt(hunts, asked, question);
            }
        });
    }

    fn hunt(self, mut hunts: [Hunt; 2], asked: StoredValue<u64>, question: u64) {
        set_timeout(
            move || {
                if asked.try_get_value() != Some(question) {
                    return;
                }
                // A motion wants its frames.
                let until = if self.is_in_motion() {
                    0.0
                } else {
                    now() + BUSY
                };
                while now() < until {
                    let Some(hunt) = hunts.iter_mut().find(|hunt| hunt.danger().is_none()) else {
                        self.danger.set(hunts.map(|hunt| hunt.danger().cloned()));
                        return;
                    };
                    hunt.go_on(SLICE);
                }
                self.hunt(hunts, asked, question);
            },
            PAUSE,
        );
    }

    /// Shows how a player could lose everything slidable, with arrows over those of the place.
    fn show_danger(&self, player: Player, shown: bool) {
        let turn = self
            .danger
            .with_untracked(|danger| match &danger[player as usize] {
                Some(Danger::InOneTurn(turn)) if shown => Some(turn.clone()),
                _ => None,
            });
        let actions = turn.as_ref().map(Turn::actions).unwrap_or_default();
        let arrows = Arrow::of_slides(actions, Meaning::Threat);
        if self.dangers.with_untracked(|dangers| *dangers != arrows) {
            self.dangers.set(arrows);
        }
    }
}
