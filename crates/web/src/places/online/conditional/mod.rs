//! Conditional turns: what is answered to a turn the opponent has not played yet, made on the board.
//!
//! First the turn that is expected, then the answer; the server keeps the pair and plays it.

mod making;
mod requests;
mod saving;
mod sheet;

pub use making::{Making, cancel, may_decide, take};
pub use sheet::ConditionalSheet;

use api::online::ConditionalTurn;
use leptos::prelude::*;
use saving::Saving;

/// The conditional turns of the person at this screen. Copies share them.
#[derive(Clone, Copy)]
pub struct Conditional {
    /// What the server keeps.
    pub kept: RwSignal<Vec<ConditionalTurn>>,
    /// What is being made on the board.
    pub making: RwSignal<Option<Making>>,
    /// Whether the sheet is open.
    pub open: RwSignal<bool>,
    /// What is on its way to the server.
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

    /// What the server keeps, or will as soon as it is told.
    fn decided(&self) -> Vec<ConditionalTurn> {
        let wanted = self.saving.with_value(|saving| saving.wanted().cloned());
        wanted.unwrap_or_else(|| self.kept.get_untracked())
    }
}
