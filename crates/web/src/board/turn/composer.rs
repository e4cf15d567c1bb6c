//! The turn being composed: what is held, which actions were done.

use std::fmt;
use std::sync::Arc;

use rules::{Action, Effects, Player, Position, Stance, Turn};

use crate::board::turn::choice::{Choice, Wheel};
use crate::board::turn::held::{Held, acting_space, in_place};
use crate::board::turn::refusal::{Refusal, TapResult};

/// One action of the turn being composed.
#[derive(Clone, PartialEq, Debug)]
pub struct DoneAction {
    /// The action.
    pub action: Action,
    /// The position before it.
    pub before: Position,
    /// What it did.
    pub effects: Effects,
}

/// A filter on legal actions; none allows all of them.
pub type Allowed = Arc<dyn Fn(&Position, Action) -> bool + Send + Sync>;

/// The turn being composed.
#[derive(Clone)]
pub struct Composer {
    pub(super) base: Position,
    pub(super) steps: Vec<DoneAction>,
    pub(super) now: Position,
    pub(super) held: Option<Held>,
    pub(super) wheel: Option<Wheel>,
    pub(super) allowed: Option<Allowed>,
    /// The actions allowed now, computed once for every position.
    pub(super) actions: Arc<Vec<Action>>,
}

impl PartialEq for Composer {
    fn eq(&self, other: &Composer) -> bool {
        self.base == other.base
            && self.steps == other.steps
            && self.held == other.held
            && self.wheel == other.wheel
    }
}

impl fmt::Debug for Composer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Composer")
            .field("base", &self.base)
            .field("turn", &self.notation())
            .field("held", &self.held)
            .finish_non_exhaustive()
    }
}

impl Composer {
    /// Nothing done yet.
    pub fn new(base: Position) -> Composer {
        let mut composer = Composer {
            base,
            steps: Vec::new(),
            now: base,
            held: None,
            wheel: None,
            allowed: None,
            actions: Arc::default(),
        };
        composer.survey();
        composer
    }

    /// The same, with only some of the legal actions allowed.
    #[must_use]
    pub fn allowing(self, allowed: Option<Allowed>) -> Composer {
        let mut composer = Composer { allowed, ..self };
        composer.survey();
        composer
    }

    /// Computes the actions allowed now.
    fn survey(&mut self) {
        let mut actions = if self.is_complete() {
            Vec::new()
        } else {
            self.now.actions()
        };
        if let Some(allowed) = &self.allowed {
            actions.retain(|action| *action == Action::End || allowed(&self.now, *action));
        }
        self.actions = Arc::new(actions);
    }

    /// The position at the beginning of the turn.
    pub fn base(&self) -> &Position {
        &self.base
    }

    /// The position after the steps so far.
    pub fn now(&self) -> &Position {
        &self.now
    }

    /// The steps so far.
    pub fn steps(&self) -> &[DoneAction] {
        &self.steps
    }

    /// What is held.
    pub fn held(&self) -> Option<Held> {
        self.held
    }

    /// The choice to make, if there is one.
    pub fn wheel(&self) -> Option<&Wheel> {
        self.wheel.as_ref()
    }

    /// Who makes this turn.
    pub fn player(&self) -> Player {
        self.base.to_move()
    }

    /// Whether the last step ended the turn.
    pub fn is_complete(&self) -> bool {
        !self.steps.is_empty() && self.now.bonus().is_none()
    }

    /// Whether a bonus move can be taken or declined.
    pub fn has_bonus(&self) -> bool {
        self.now.bonus().is_some()
    }

    /// The turn so far, if it can be sent: complete, or ended before its bonus.
    pub fn turn(&self) -> Option<Turn> {
        let (complete, open) = (self.is_complete(), self.has_bonus());
        if !complete && !open {
            return None;
        }
        Turn::new(self.steps.iter().map(|step| step.action).collect())
    }

    /// The position after the turn, if it can be sent.
    pub fn after(&self) -> Option<Position> {
        let turn = self.turn()?;
        self.base.play_turn(&turn).ok()
    }

    /// The steps as notation; empty if there are none.
    pub fn notation(&self) -> String {
        Turn::new(self.steps.iter().map(|step| step.action).collect())
            .map_or_else(String::new, |turn| turn.to_string())
    }

    /// What may be done now.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// What can be done with the held piece where it stands, in a bonus.
    pub fn in_place(&self) -> Vec<Choice> {
        match self.held {
            Some(Held::Piece(space)) => self.choices(in_place(self.actions(), space)),
            _ => Vec::new(),
        }
    }

    pub(super) fn choices(&self, actions: Vec<Action>) -> Vec<Choice> {
        actions
            .into_iter()
            .filter_map(|action| Choice::of(&self.now, action))
            .collect()
    }

    /// Lets go of everything; the steps stay.
    pub fn let_go(&mut self) {
        self.held = None;
        self.wheel = None;
    }

    /// Closes the wheel; the piece stays held.
    pub fn close_wheel(&mut self) {
        self.wheel = None;
    }

    /// Why nothing at all can be done, if so.
    pub(super) fn refuses_everything(&self) -> Option<Refusal> {
        if self.now.winner().is_some() {
            return Some(Refusal::Over);
        }
        self.is_complete().then_some(Refusal::Complete)
    }

    /// Does an action: the next step of the turn.
    pub fn act(&mut self, action: Action) -> TapResult {
        if let Some(refusal) = self.refuses_everything() {
            return TapResult::Refused(refusal);
        }
        let before = self.now;
        let effects = match before.effects(action) {
            Ok(effects) => effects,
            Err(reason) => return TapResult::Refused(Refusal::Rule(reason)),
        };
        if !self.actions().contains(&action) {
            let space = acting_space(action);
            return TapResult::Refused(Refusal::NotAsked { space });
        }
        if action == Action::End {
            // Ending is not an action here: the turn is sent as it is.
            return TapResult::Refused(Refusal::Complete);
        }
        self.now.play_unchecked(action);
        self.steps.push(DoneAction {
            action,
            before,
            effects,
        });
        self.survey();
        self.let_go();
        TapResult::Stepped
    }

    /// Undoes the last action; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.let_go();
        match self.steps.pop() {
            Some(step) => {
                self.now = step.before;
                self.survey();
                true
            }
            None => false,
        }
    }

    /// Keeps only the first steps.
    pub fn undo_to(&mut self, kept: usize) {
        while self.steps.len() > kept && self.undo() {}
    }

    /// Undoes all actions.
    pub fn reset(&mut self) {
        self.let_go();
        self.undo_to(0);
    }

    /// Does all actions of a turn, or none.
    ///
    /// # Errors
    /// The first action that is refused, with its number.
    pub fn retrace(&mut self, actions: &[Action]) -> Result<(), (usize, Refusal)> {
        let mut tried = self.clone();
        tried.reset();
        for (index, action) in actions.iter().enumerate() {
            if let TapResult::Refused(refusal) = tried.act(*action) {
                return Err((index, refusal));
            }
        }
        *self = tried;
        Ok(())
    }

    /// The wheel's choice with a stance, as it is offered now.
    pub fn offered(&self, stance: Stance) -> Option<Choice> {
        let offered = self.wheel.as_ref()?.offered().iter().copied();
        offered
            .into_iter()
            .find(|choice| choice.stands.is_some_and(|piece| piece.stance == stance))
    }
}

#[cfg(test)]
#[path = "composer_tests.rs"]
mod tests;
