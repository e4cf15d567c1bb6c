//! Conditional turns: answers to turns the opponent has not played yet, composed on the board.
//!
//! First the expected turn, then the answer; the server stores the pair and plays it.

mod making;
mod requests;
mod saving;
mod sheet;

pub use making::{Making, cancel, may_decide, take};
pub use sheet::ConditionalSheet;

use api::online::ConditionalTurn;
use leptos::prelude::*;
use saving::Saving;

/// The user's conditional turns. Copies share the same state.
#[derive(Clone, Copy)]
pub struct Conditional {
    /// What the server has stored.
    pub kept: RwSignal<Vec<ConditionalTurn>>,
    /// What is being composed on the board.
    pub making: RwSignal<Option<Making>>,
    /// Whether the sheet is open.
    pub open: RwSignal<bool>,
    /// What is being sent to the server.
    saving: StoredValue<Saving>,
}

impl Conditional {
    /// None, as far as is known.
    pub fn new() -> Conditional {
        Conditional {
            kept: RwSignal::new(Vec::new()),
            making: RwSignal::new(None),
            open: RwSignal::new(false),
            saving: StoredValue::new(Saving::default()),
        }
    }

    /// What the server has stored, or will have soon.
    fn decided(&self) -> Vec<ConditionalTurn> {
        let wanted = self.saving.with_value(|saving| saving.wanted().cloned());
        wanted.unwrap_or_else(|| self.kept.get_untracked())
    }
}
