//! Looking back at the last turn, and taking an unfinished turn up again.

use leptos::prelude::*;
use rules::Action;

use crate::board::desk::Desk;
use crate::board::show::said::Said;
use crate::board::turn::draft::{Draft, DraftFault};
use crate::store::drafts;

impl Desk {
    /// Shows the last turn after so many steps; `None`, or all of them, for its end.
    pub fn look_back(&self, steps: Option<usize>) {
        self.still();
        let all = self
            .last
            .with_untracked(|last| last.as_ref().map_or(0, |last| last.turn.actions().len()));
        let drafting = self
            .composer
            .with_untracked(|composer| !composer.steps().is_empty());
        let steps = steps.filter(|steps| *steps < all && !drafting);
        self.let_go();
        self.replay.set(steps);
        self.refresh();
    }

    /// One step of the last turn earlier or later.
    pub fn look_further(&self, later: bool) {
        let all = self
            .last
            .with_untracked(|last| last.as_ref().map_or(0, |last| last.turn.actions().len()));
        let now = self.replay.get_untracked().unwrap_or(all);
        let then = if later {
            now + 1
        } else {
            now.saturating_sub(1)
        };
        self.look_back(Some(then));
    }

    pub(in crate::board) fn leave_replay(&self) {
        if self.replay.get_untracked().is_some() {
            self.replay.set(None);
            self.refresh();
        }
    }

    pub(in crate::board) fn keep_draft(&self) {
        let Some(kept) = self.handlers.with_value(|handlers| handlers.on_draft) else {
            return;
        };
        kept.run(self.draft());
    }

    /// The turn in the making as text; `None` if there is no step yet.
    pub fn draft(&self) -> Option<String> {
        self.composer.with_untracked(|composer| {
            let steps: Vec<Action> = composer.steps().iter().map(|step| step.action).collect();
            let base = *composer.base();
            (!steps.is_empty()).then(|| Draft { base, steps }.to_string())
        })
    }

    /// Keeps the turn in the making as that of a place.
    pub fn keep_draft_of(self, place: &'static str) -> Desk {
        let keep = move |draft: Option<String>| drafts::save(place, draft.as_deref());
        self.on_draft(Callback::new(keep))
    }

    /// Takes the draft of a place up again, unless it belongs to another position.
    pub fn restore_draft_of(&self, place: &str) {
        if let Some(draft) = drafts::load(place) {
            let _ = self.restore(&draft);
        }
    }

    /// Takes a draft up again.
    ///
    /// # Errors
    /// If it cannot be read or does not belong to the position; nothing changes then.
    pub fn restore(&self, text: &str) -> Result<(), DraftFault> {
        let draft: Draft = text.parse()?;
        let mut outcome = Ok(());
        self.composer.update(|composer| {
            outcome = if draft.base == *composer.base() {
                composer
                    .retrace(&draft.steps)
                    .map_err(|(index, _)| DraftFault::Illegal(index))
            } else {
                Err(DraftFault::OtherPosition)
            };
        });
        outcome?;
        self.still();
        self.said.set(Said::Restored);
        self.refresh();
        Ok(())
    }
}
