//! A guard for beginners: in their first games, a turn that lets the opponent win at once is
//! demonstrated before it is sent.

use leptos::prelude::*;
use motifs::Safety;
use rules::{Player, Position, Turn};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use crate::board::turn::composer::Composer;
use crate::board::{Desk, Last, Offer, focus_entrance};
use crate::language::{language, window};
use crate::places::game_table::Sheets;
use crate::proofs;
use crate::shell::{Icon, reserve_line};
use crate::store::experience;
use crate::t;

/// A turn that would lose at once.
#[derive(Clone, PartialEq, Debug)]
struct Warning {
    turn: Turn,
    /// What the opponent could then do, with the question whether to play it anyway.
    text: String,
}

/// A guard. Copies share the same state.
#[derive(Clone, Copy)]
pub struct Guard {
    desk: Desk,
    /// The warning, while it waits for an answer.
    warning: RwSignal<Option<Warning>>,
    /// Whether a turn is being checked.
    busy: StoredValue<bool>,
    /// Plays a turn.
    play: StoredValue<Option<Callback<Turn>>>,
}

impl Guard {
    /// A guard for a board.
    pub fn new(desk: Desk) -> Guard {
        Guard {
            desk,
            warning: RwSignal::new(None),
            busy: StoredValue::new(false),
            play: StoredValue::new(None),
        }
    }

    /// Sets the callback that plays accepted turns. Called once by the owner of the game: a
    /// callback created in a button's handler is dropped with the button.
    pub fn play_with(&self, play: impl Fn(Turn) + Send + Sync + 'static) {
        self.play.set_value(Some(Callback::new(play)));
    }

    fn play(&self, turn: Turn) {
        if let Some(play) = self.play.get_value() {
            play.run(turn);
        }
    }

    /// Whether the user is a beginner.
    pub fn is_wanted() -> bool {
        experience::is_new() && window().is_some()
    }

    /// A turn was sent from the board: it is played, unless there is a warning.
    pub fn consider(&self, before: Position, turn: Turn) {
        if self.busy.get_value() {
            return;
        }
        self.busy.set_value(true);
        let guard = *self;
        spawn_local(async move {
            let safety = proofs::guard(&before, &turn).await;
            if guard.busy.try_set_value(false).is_some() {
                // The game is no longer on the page.
                return;
            }
            if guard.desk.composer.with_untracked(Composer::turn).as_ref() != Some(&turn) {
                // It was taken back meanwhile.
                return;
            }
            match safety {
                Safety::Loses { reply, .. } => guard.warn(&before, turn, &reply),
                Safety::Safe | Safety::Lost { .. } | Safety::Unknown => guard.play(turn),
            }
        });
    }

    /// Demonstrates the opponent's reply on the board, and asks.
    fn warn(&self, before: &Position, turn: Turn, reply: &Turn) {
        let you: Option<Player> = Some(before.to_move());
        let text = Words::of(untrack(language)).warning(before, &turn, reply, you);
        if let Ok(after) = before.play_turn(&turn) {
            self.desk.stage.show_turn(&Last {
                before: after,
                turn: reply.clone(),
            });
        }
        self.warning.set(Some(Warning { turn, text }));
    }

    /// Replaces send: while an answer is awaited, an accidental second tap must do nothing.
    pub fn instead_of_send(self) -> Signal<Option<Offer>> {
        let held = Offer::new(Icon::Send, "board-send", || {}).when(|| false);
        Signal::derive(move || self.warning.with(Option::is_some).then_some(held))
    }

    /// Plays the turn in spite of the warning.
    fn play_anyway(&self) {
        if let Some(warning) = self.warning.get_untracked() {
            self.warning.set(None);
            self.play(warning.turn);
        }
    }

    /// Takes the turn back for reconsideration.
    fn think_again(&self) {
        self.warning.set(None);
        self.desk.reset();
    }

    /// Dismisses the question: the game has moved on, or is over.
    pub fn dismiss(&self) {
        if self.warning.with_untracked(Option::is_some) {
            self.warning.set(None);
        }
    }
}

/// The guard's question, in place of the line: the board shows what would happen.
#[component]
pub fn GuardQuestion(
    /// The guard.
    guard: Guard,
    /// What may be open when it asks, such as the menu in which the turn was typed.
    sheets: Sheets,
) -> impl IntoView {
    let safe = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(safe) = safe.get() {
            sheets.close();
            // A sheet that closes gives the focus back; without focus it can still be tapped.
            request_animation_frame(move || {
                let _ = safe.focus();
            });
        }
    });
    let think_again = move |_| {
        guard.think_again();
        focus_entrance(guard.desk);
    };
    let play_anyway = move |_| {
        guard.play_anyway();
        focus_entrance(guard.desk);
    };
    move || {
        guard.warning.get().map(|warning| {
            reserve_line();
            view! {
                <div class="table-notice fault guard" role="alertdialog" data-test="guard"
                    aria-label=warning.text.clone()>
                    <span>{warning.text.clone()}</span>
                    <span class="guard-ways">
                        <button class="button" type="button" node_ref=safe on:click=think_again>
                            {move || t!("play-guard-back")}
                        </button>
                        <button class="button warning" type="button" on:click=play_anyway>
                            {move || t!("play-guard-anyway")}
                        </button>
                    </span>
                </div>
            }
        })
    }
}
