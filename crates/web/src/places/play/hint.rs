//! What the engine would do: asked for, shown on the board, told in words.

use api::worker::Effort;
use draw::{Arrow, Meaning};
use leptos::prelude::*;
use rules::{Action, Position, Turn};
use wasm_bindgen_futures::spawn_local;

use super::said;
use super::sitting::Sitting;
use crate::board::Said;
use crate::board::composer::acting_space;
use crate::engine::{self, EngineError};
use crate::shell;

/// Positions visited for a hint.
const NODES: u64 = 80_000;

/// What the engine would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Nobody asked.
    None,
    /// It is being looked for.
    Asked,
    /// It was found: the board shows and says it.
    Given,
}

impl Sitting {
    /// Asks the engine what it would do.
    pub fn ask_hint(&self) {
        self.look(None);
        let here = self
            .desk
            .composer
            .with_untracked(|composer| *composer.now());
        let question = self.course.with_untracked(|course| course.question(&here));
        self.clear_hint();
        self.hint.set(Hint::Asked);
        let number = self.next_question();
        let sitting = *self;
        spawn_local(async move {
            let choice = engine::choose(question, Effort::Nodes(NODES)).await;
            if sitting.asked.try_get_value() == Some(number) {
                sitting.hinted(here, choice);
            }
        });
    }

    fn hinted(&self, here: Position, choice: Result<engine::Choice, EngineError>) {
        match choice {
            Ok(choice) => {
                self.point_out(&choice.actions);
                let worth = choice.found.lines.first().map(|line| line.worth);
                let text = said::hint(&here, &choice.actions, worth);
                self.desk.said.set(Said::Own(text));
                self.hint.set(Hint::Given);
            }
            Err(error) => {
                self.hint.set(Hint::None);
                shell::notify(error.said());
            }
        }
    }

    /// Shows a turn on the board without making it.
    fn point_out(&self, actions: &[Action]) {
        let arrow = |action: &Action| match *action {
            Action::Slide { from, to, .. } => Some(Arrow {
                from,
                to,
                meaning: Meaning::Plan,
            }),
            _ => None,
        };
        self.desk
            .arrows
            .set(actions.iter().filter_map(arrow).collect());
        let still = actions
            .iter()
            .filter(|action| !matches!(action, Action::Slide { .. }));
        self.desk
            .lit
            .set(still.filter_map(|action| acting_space(*action)).collect());
    }

    /// The hint is not seen any more.
    pub fn clear_hint(&self) {
        if self.hint.get_untracked() != Hint::None {
            self.hint.set(Hint::None);
            self.desk.arrows.set(Vec::new());
            self.desk.lit.set(Vec::new());
        }
    }

    /// A hint is about one position only.
    pub(super) fn forget_old_hints(self) {
        let here = Memo::new(move |_| self.desk.composer.with(|composer| *composer.now()));
        Effect::new(move |before: Option<Position>| {
            let here = here.get();
            if before.is_some_and(|before| before != here) {
                if untrack(|| self.hint.get()) == Hint::Asked {
                    self.next_question();
                    engine::stop();
                }
                if !self.thinking.get_untracked() {
                    self.clear_hint();
                }
            }
            here
        });
    }

    /// Looks at a better turn where it could have been made.
    pub fn show_better(&self, turns: usize, better: &Turn) {
        self.look(Some(turns));
        self.point_out(better.actions());
    }

    /// Looks at nothing in particular any more.
    pub fn unpoint(&self) {
        self.desk.arrows.set(Vec::new());
        self.desk.lit.set(Vec::new());
    }
}
