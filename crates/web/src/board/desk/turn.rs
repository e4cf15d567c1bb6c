//! Making a turn at the desk: taps, steps, undo, send.

use leptos::prelude::*;
use rules::{Action, Player, Reason, Shape, Space, Turn};

use crate::board::desk::handlers::Tap;
use crate::board::desk::{Desk, Last, Mover};
use crate::board::show::said::Said;
use crate::board::show::sound::Sound;
use crate::board::sight::foresight::Held;
use crate::board::sight::motion::Motion;
use crate::board::sight::scene::Scene;
use crate::board::turn::composer::Composer;
use crate::board::turn::refusal::{Answer, Refusal};

impl Desk {
    /// A tap on a space.
    pub fn tap(&self, space: Space) {
        self.still();
        self.focus.set(Some(space));
        if self.reports(Tap::Space(space)) {
            return;
        }
        self.leave_replay();
        if !untrack(|| self.may_move()) {
            self.look(space);
            return;
        }
        let foreign = self.composer.with_untracked(|composer| {
            let piece = composer.now().piece_at(space);
            let unheld = composer.held().is_none() && composer.wheel().is_none();
            unheld && piece.is_some_and(|piece| piece.player != composer.now().to_move())
        });
        if self.threats.get_untracked() && foreign {
            self.look(space);
            return;
        }
        self.looked.set(None);
        self.answer(|composer| composer.tap(space), Some(space));
    }

    /// A tap on a piece of a player's pool.
    pub fn tap_pool(&self, player: Player, shape: Shape) {
        self.still();
        if self.reports(Tap::Pool(player, shape.kind())) {
            return;
        }
        self.leave_replay();
        let mine = self
            .composer
            .with_untracked(|composer| composer.player() == player);
        if !mine || !untrack(|| self.may_move()) {
            self.refuse(self.why_not_now());
            return;
        }
        self.looked.set(None);
        self.answer(|composer| composer.take(shape), None);
    }

    /// Takes a piece of the pool, the next kind each time.
    pub fn take_next(&self) {
        self.still();
        if !untrack(|| self.may_move()) {
            self.refuse(self.why_not_now());
            return;
        }
        self.answer(Composer::take_next, None);
    }

    /// Why nothing can be moved, or not by who tried.
    fn why_not_now(&self) -> Refusal {
        let won = self
            .composer
            .with_untracked(|composer| composer.now().winner().is_some());
        match self.mover.get_untracked() {
            Mover::Over => Refusal::Over,
            _ if won => Refusal::Over,
            Mover::Nobody => Refusal::OnlyLooked,
            Mover::Only(_) | Mover::Both => Refusal::NotNow,
        }
    }

    /// Shows what a piece could do that cannot be moved now.
    fn look(&self, space: Space) {
        let now = self.composer.with_untracked(|composer| *composer.now());
        let Some(piece) = now.piece_at(space) else {
            self.looked.set(None);
            self.refuse(self.why_not_now());
            return;
        };
        if self.looked.get_untracked() == Some(space) {
            self.looked.set(None);
            self.said.set(Said::Next);
            return;
        }
        if !piece.is_active() {
            self.looked.set(None);
            self.refuse(Refusal::Rule(Reason::NotActive { space }));
            return;
        }
        self.let_go();
        self.looked.set(Some(space));
        let landings = untrack(|| self.landings()).len();
        self.said.set(Said::Looks(space, landings));
    }

    /// Does an action, as if it had been tapped.
    pub fn act(&self, action: Action) {
        self.still();
        self.leave_replay();
        if !untrack(|| self.may_move()) {
            self.refuse(self.why_not_now());
            return;
        }
        self.answer(|composer| composer.act(action), None);
    }

    fn answer(&self, ask: impl FnOnce(&mut Composer) -> Answer, at: Option<Space>) {
        let mut answer = Answer::LetGo;
        self.considered.set(None);
        self.composer.update(|composer| answer = ask(composer));
        match answer {
            Answer::LetGo => self.said.set(Said::Next),
            Answer::Holds => {
                let (held, landings) = self
                    .composer
                    .with_untracked(|composer| (composer.held(), composer.landings().len()));
                self.said.set(match held {
                    Some(Held::Piece(space)) => Said::Piece(space, landings),
                    Some(Held::Pool(shape)) => Said::Pool(shape, landings),
                    None => Said::Next,
                });
                self.hear(Sound::Take);
            }
            Answer::Asks => {
                let at = self
                    .composer
                    .with_untracked(|composer| composer.wheel().map(|wheel| wheel.at));
                if let Some(at) = at {
                    self.said.set(Said::Asks(at));
                }
            }
            Answer::Stepped => self.stepped(),
            Answer::Refused(refusal) => {
                // A tap that can never be meant lets go, so that a second try starts afresh.
                if at.is_none() {
                    self.composer.update(Composer::close_wheel);
                }
                self.refuse(refusal);
            }
        }
    }

    fn stepped(&self) {
        let step = self
            .composer
            .with_untracked(|composer| composer.steps().last().cloned());
        let Some(step) = step else {
            return;
        };
        let motion = Motion::of(&step.before, step.action, &step.effects);
        let after = self
            .composer
            .with_untracked(|composer| Scene::of(composer.now()));
        self.show(after, motion, Sound::of(step.action, &step.effects));
        let complete = self.composer.with_untracked(Composer::is_complete);
        let before = Box::new(step.before);
        self.said.set(if complete {
            Said::Complete(before, step.action)
        } else {
            Said::Did(before, vec![step.action])
        });
        self.keep_draft();
        if let Some(heard) = self.handlers.with_value(|handlers| handlers.on_step) {
            heard.run(step.action);
        }
        let at_once = self
            .composer
            .with_untracked(|composer| composer.is_complete() && composer.steps().len() == 1);
        if at_once && !self.confirm.get_untracked() {
            self.send();
        }
    }

    pub(in crate::board) fn refuse(&self, refusal: Refusal) {
        self.hear(Sound::Refuse);
        self.said.set(Said::Refused(refusal));
    }

    /// Sends the turn; a bonus still open is declined.
    pub fn send(&self) {
        let (before, turn, after) = self
            .composer
            .with_untracked(|composer| (*composer.base(), composer.turn(), composer.after()));
        let (Some(turn), Some(after)) = (turn, after) else {
            self.decline();
            return;
        };
        self.begin(after);
        self.last.set(Some(Last {
            before,
            turn: turn.clone(),
        }));
        self.said
            .set(Said::Did(Box::new(before), turn.actions().to_vec()));
        self.refresh();
        if let Some(heard) = self.handlers.with_value(|handlers| handlers.on_turn) {
            heard.run(turn);
        }
        // Not before somebody else has the turn.
        self.keep_draft();
    }

    /// Declines a bonus that was open from the start: a turn with nothing to write.
    fn decline(&self) {
        let declined = self.composer.with_untracked(|composer| {
            let open = composer.has_bonus() && composer.steps().is_empty();
            open.then(|| composer.base().play(Action::End).ok())
                .flatten()
        });
        let Some(after) = declined.filter(|_| untrack(|| self.may_move())) else {
            self.said.set(Said::NothingToSend);
            return;
        };
        self.begin(after);
        self.said.set(Said::Next);
        self.refresh();
        if let Some(heard) = self.handlers.with_value(|handlers| handlers.on_decline) {
            heard.run(());
        }
    }

    /// Takes the last step of the turn in the making back.
    pub fn undo(&self) {
        self.still();
        let mut undone = false;
        self.composer.update(|composer| undone = composer.undo());
        self.said.set(if undone {
            Said::Undone
        } else {
            Said::NothingToUndo
        });
        self.changed();
    }

    /// Keeps only the first steps of the turn in the making.
    pub fn undo_to(&self, kept: usize) {
        self.still();
        self.composer.update(|composer| composer.undo_to(kept));
        self.said.set(Said::Undone);
        self.changed();
    }

    /// Takes all steps of the turn in the making back.
    pub fn reset(&self) {
        self.still();
        let nothing = self
            .composer
            .with_untracked(|composer| composer.steps().is_empty());
        self.composer.update(Composer::reset);
        self.said.set(if nothing {
            Said::NothingToUndo
        } else {
            Said::ResetDone
        });
        self.changed();
    }

    fn changed(&self) {
        self.considered.set(None);
        self.looked.set(None);
        self.refresh();
        self.keep_draft();
    }

    /// Lets go of what is held.
    pub fn let_go(&self) {
        self.considered.set(None);
        self.looked.set(None);
        self.drag.set(None);
        self.composer.update(Composer::let_go);
    }

    /// Plays a written turn, as if it had been tapped and sent.
    pub fn write(&self, text: &str) -> bool {
        self.still();
        self.leave_replay();
        let turn: Turn = match text.trim().parse() {
            Ok(turn) => turn,
            Err(error) => {
                let error: rules::ParseError = error;
                self.hear(Sound::Refuse);
                self.said
                    .set(Said::Unreadable(text.trim().to_owned(), error.at()));
                return false;
            }
        };
        if !untrack(|| self.may_move()) {
            self.refuse(self.why_not_now());
            return false;
        }
        let base = self.composer.with_untracked(|composer| *composer.base());
        if let Err(error) = base.play_turn(&turn) {
            self.hear(Sound::Refuse);
            self.said.set(Said::Illegal(error));
            return false;
        }
        let mut refused = None;
        self.composer.update(|composer| {
            refused = composer
                .retrace(turn.actions())
                .err()
                .map(|(_, refusal)| refusal);
        });
        if let Some(refusal) = refused {
            self.refuse(refusal);
            return false;
        }
        let steps = self
            .composer
            .with_untracked(|composer| composer.steps().to_vec());
        let ends = steps.iter().skip(1).map(|step| step.before);
        let now = self.composer.with_untracked(|composer| *composer.now());
        for (step, after) in steps.iter().zip(ends.chain([now])) {
            let motion = Motion::of(&step.before, step.action, &step.effects);
            self.show(
                Scene::of(&after),
                motion,
                Sound::of(step.action, &step.effects),
            );
            if let Some(heard) = self.handlers.with_value(|handlers| handlers.on_step) {
                heard.run(step.action);
            }
        }
        self.send();
        true
    }
}
