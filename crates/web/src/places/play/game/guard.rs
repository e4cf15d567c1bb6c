//! A guard for beginners: in the first games, a turn that lets the opponent win at once is played
//! out before it is sent.

use leptos::prelude::*;
use motifs::Safety;
use record::Ply;
use rules::{Player, Turn};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use super::controller::GameController;
use super::local_game::LocalGame;
use crate::board::Last;
use crate::language::{language, window};
use crate::proofs;
use crate::store::results::results;

/// How many games against the computer the guard accompanies.
const GAMES: usize = 3;

/// A turn that would lose at once.
#[derive(Clone, PartialEq, Debug)]
pub struct Warning {
    /// The turn.
    pub turn: Turn,
    /// What the opponent could then do, and the question whether to play it anyway.
    pub text: String,
}

/// The state of the guard. Copies are the same guard.
#[derive(Clone, Copy)]
pub struct Guard {
    /// The warning, while it waits for an answer.
    pub warning: RwSignal<Option<Warning>>,
    /// Whether a turn is being looked at.
    busy: StoredValue<bool>,
}

impl Guard {
    pub(super) fn new() -> Guard {
        Guard {
            warning: RwSignal::new(None),
            busy: StoredValue::new(false),
        }
    }
}

impl GameController {
    fn is_guarded(&self) -> bool {
        let against_computer = self
            .game
            .with_untracked(|game| game.terms.computer().is_some());
        against_computer && untrack(results).latest_first().len() < GAMES && window().is_some()
    }

    /// A turn was sent from the board: it is played, unless the guard has something to say.
    pub(super) fn consider(&self, turn: Turn) {
        if !self.is_guarded() {
            self.on_turn(turn.into());
            return;
        }
        if self.guard.busy.get_value() {
            return;
        }
        self.guard.busy.set_value(true);
        let controller = *self;
        spawn_local(async move {
            let before = controller.game.with_untracked(LocalGame::position);
            let safety = proofs::guard(&before, &turn).await;
            if controller.guard.busy.try_set_value(false).is_some() {
                // The game is no longer on the page.
                return;
            }
            match safety {
                Safety::Loses { reply, .. } => controller.warn(turn, &reply),
                Safety::Safe | Safety::Lost { .. } | Safety::Unknown => {
                    controller.on_turn(turn.into());
                }
            }
        });
    }

    /// Plays the opponent's reply out on the board, and asks.
    fn warn(&self, turn: Turn, reply: &Turn) {
        let before = self.game.with_untracked(LocalGame::position);
        let you: Option<Player> = Some(before.to_move());
        let text = Words::of(untrack(language)).warning(&before, &turn, reply, you);
        if let Ok(after) = before.play_turn(&turn) {
            self.desk.stage.show_turn(&Last {
                before: after,
                turn: reply.clone(),
            });
        }
        self.guard.warning.set(Some(Warning { turn, text }));
    }

    /// Plays the turn the guard has warned of.
    pub fn play_anyway(&self) {
        if let Some(warning) = self.guard.warning.get_untracked() {
            self.guard.warning.set(None);
            self.on_turn(Ply::from(warning.turn));
        }
    }

    /// Takes the turn the guard has warned of back, to be made anew.
    pub fn think_again(&self) {
        self.guard.warning.set(None);
        self.desk.reset();
    }
}
