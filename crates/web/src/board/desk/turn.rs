//! Composing a turn: tap, choose, undo, send.

use leptos::prelude::*;
use rules::{Action, ParseError, Player, Shape, Space, Turn};

use super::{Desk, Tap};
use crate::board::show::voice::said::Said;
use crate::board::show::voice::sound::Sound;
use crate::board::sight::preview::landings_of_held;
use crate::board::turn::choice::Wheel;
use crate::board::turn::composer::Composer;
use crate::board::turn::held::Held;
use crate::board::turn::refusal::{Refusal, TapResult};
use crate::board::turn::standing::Mover;

impl Desk {
    /// A tap on a space too small for a finger: the first previews it, a second one on the same
    /// space confirms it.
    pub fn tap_twice(&self, space: Space) {
        let may = !self.is_edited() && untrack(|| self.may_move());
        let step = self
            .composer
            .with_untracked(|composer| composer.step_of_tap(space))
            .filter(|_| may && self.pointer.previewed.get_untracked() != Some(space));
        let Some(action) = step else {
            self.tap(space);
            return;
        };
        self.stage.stop();
        self.pointer.news.set(false);
        self.pointer.focus.set(Some(space));
        self.pointer.looked_at.set(None);
        self.pointer.considered.set(Some(action));
        self.pointer.previewed.set(Some(space));
        self.said.set(Said::Previews(space));
    }

    /// A tap on a space.
    pub fn tap(&self, space: Space) {
        self.stage.stop();
        self.pointer.news.set(false);
        self.pointer.previewed.set(None);
        self.pointer.focus.set(Some(space));
        if self.reports(Tap::Space(space)) {
            return;
        }
        self.leave_replay();
        let foreign = self.composer.with_untracked(|composer| {
            let piece = composer.now().piece_at(space);
            let idle = composer.held().is_none() && composer.wheel().is_none();
            let open = !composer.is_complete() && composer.now().winner().is_none();
            idle && open && piece.is_some_and(|piece| piece.player != composer.now().to_move())
        });
        if foreign || !untrack(|| self.may_move()) {
            self.look_at(space);
            return;
        }
        self.pointer.looked_at.set(None);
        self.answer(|composer| composer.tap(space));
    }

    /// A tap on a piece of a player's pool.
    pub fn tap_pool(&self, player: Player, shape: Shape) {
        self.stage.stop();
        self.pointer.news.set(false);
        if self.reports(Tap::Pool(player, shape.kind())) {
            return;
        }
        self.leave_replay();
        let to_move = self.composer.with_untracked(Composer::player);
        if player != to_move || !untrack(|| self.may_move()) {
            let here = self.mover.get_untracked().you().unwrap_or(to_move);
            self.refuse(match self.why_not_now() {
                Refusal::NotNow if player != here => Refusal::PoolOf(player),
                refusal => refusal,
            });
            return;
        }
        self.pointer.looked_at.set(None);
        self.answer_or_close(|composer| composer.take(shape));
    }

    /// Takes a piece of the pool, the next kind each time.
    pub fn take_next(&self) {
        self.stage.stop();
        if !untrack(|| self.may_move()) {
            self.refuse(self.why_not_now());
            return;
        }
        self.answer_or_close(Composer::take_next);
    }

    /// Does an action, as if it had been tapped.
    pub fn act(&self, action: Action) {
        self.stage.stop();
        self.leave_replay();
        if !untrack(|| self.may_move()) {
            self.refuse(self.why_not_now());
            return;
        }
        self.answer_or_close(|composer| composer.act(action));
    }

    /// Opens the wheel of the held piece where it stands.
    pub fn open_wheel(&self) {
        let held = self
            .composer
            .with_untracked(|composer| match composer.held() {
                Some(Held::Piece(space)) if composer.wheel().is_none() => Some(space),
                _ => None,
            });
        if let Some(space) = held {
            self.tap(space);
        }
    }

    /// Turns the held piece of the pool over.
    pub fn flip_piece(&self) {
        self.composer.update(Composer::flip);
    }

    /// Why nothing can be moved, or not by this player.
    pub(super) fn why_not_now(&self) -> Refusal {
        let won = self
            .composer
            .with_untracked(|composer| composer.now().winner().is_some());
        match self.mover.get_untracked() {
            Mover::Over(_) => Refusal::Over,
            _ if won => Refusal::Over,
            Mover::Nobody => Refusal::OnlyLooked,
            Mover::Only(_) | Mover::Both => Refusal::NotNow,
        }
    }

    /// A refused tap on the board keeps the wheel open; a refused action elsewhere closes it.
    fn answer_or_close(&self, ask: impl FnOnce(&mut Composer) -> TapResult) {
        if let TapResult::Refused(_) = self.answer(ask) {
            self.composer.update(Composer::close_wheel);
        }
    }

    fn answer(&self, ask: impl FnOnce(&mut Composer) -> TapResult) -> TapResult {
        let mut answer = TapResult::LetGo;
        self.pointer.considered.set(None);
        self.pointer.previewed.set(None);
        self.composer.update(|composer| answer = ask(composer));
        match &answer {
            TapResult::LetGo => self.said.set(Said::Next),
            TapResult::Holds => {
                self.said.set(self.composer.with_untracked(holding));
                self.stage.hear(Sound::Take);
            }
            TapResult::Asks => {
                let asks = |wheel: &Wheel| match wheel.only_picks_up() {
                    true => Said::AsksPickUp(wheel.at),
                    false => Said::Asks(wheel.at),
                };
                let asks = self
                    .composer
                    .with_untracked(|composer| composer.wheel().map(asks));
                if let Some(asks) = asks {
                    self.said.set(asks);
                }
            }
            TapResult::Stepped => self.stepped(),
            TapResult::Refused(refusal) => self.refuse(refusal.clone()),
        }
        answer
    }

    /// An action was added to the turn.
    fn stepped(&self) {
        let (step, complete, count) = self.composer.with_untracked(|composer| {
            let steps = composer.steps();
            (steps.last().cloned(), composer.is_complete(), steps.len())
        });
        let Some(step) = step else {
            return;
        };
        self.stage
            .show_action(&step.before, step.action, &step.effects);
        let before = Box::new(step.before);
        self.said.set(if complete {
            Said::Complete(before, step.action)
        } else {
            Said::Did(before, vec![step.action])
        });
        self.keep_draft();
        if complete && count == 1 && !self.preferences.confirm.get_untracked() {
            self.send();
        }
    }

    pub(super) fn refuse(&self, refusal: Refusal) {
        self.stage.hear(Sound::Refuse);
        self.said.set(Said::Refused(refusal));
    }

    /// Hands the turn to the place; a bonus still open is declined.
    pub fn send(&self) {
        if !untrack(|| self.may_move()) {
            self.said.set(Said::NothingToSend);
            return;
        }
        let (turn, bonus) = self
            .composer
            .with_untracked(|composer| (composer.turn(), composer.has_bonus()));
        if let Some(turn) = turn {
            if let Some(heard) = self.handler(|handlers| handlers.on_turn) {
                heard.run(turn);
            }
        } else if bonus {
            if let Some(heard) = self.handler(|handlers| handlers.on_decline) {
                heard.run(());
            }
        } else {
            self.said.set(Said::NothingToSend);
        }
    }

    /// Undoes the last action of the turn being composed.
    pub fn undo(&self) {
        let mut undone = false;
        self.change(|composer| undone = composer.undo());
        self.said.set(if undone {
            Said::Undone
        } else {
            Said::NothingToUndo
        });
    }

    /// Keeps only the first `kept` actions of the turn being composed.
    pub fn undo_to(&self, kept: usize) {
        self.change(|composer| composer.undo_to(kept));
        self.said.set(Said::Undone);
    }

    /// Undoes all actions of the turn being composed.
    pub fn reset(&self) {
        let nothing = self
            .composer
            .with_untracked(|composer| composer.steps().is_empty());
        self.change(Composer::reset);
        self.said.set(if nothing {
            Said::NothingToUndo
        } else {
            Said::ResetDone
        });
    }

    fn change(&self, how: impl FnOnce(&mut Composer)) {
        self.stage.stop();
        self.composer.update(how);
        self.forget_attention();
        self.keep_draft();
    }

    /// Lets go of what is held.
    pub fn let_go(&self) {
        self.forget_attention();
        self.pointer.drag.set(None);
        self.composer.update(Composer::let_go);
    }

    /// Closes the wheel and returns its space, or else lets go; skips any motion.
    pub fn escape(&self) -> Option<Space> {
        self.stage.stop();
        self.pointer.drag.set(None);
        let wheel = self
            .composer
            .with_untracked(|composer| composer.wheel().map(|wheel| wheel.at));
        if wheel.is_some() {
            self.forget_attention();
            self.composer.update(Composer::close_wheel);
        } else {
            self.let_go();
        }
        self.said.set(Said::Next);
        wheel
    }

    pub(super) fn forget_attention(&self) {
        self.pointer.considered.set(None);
        self.pointer.previewed.set(None);
        self.pointer.looked_at.set(None);
    }

    /// Plays a typed turn, as if it had been tapped and sent.
    pub fn write(&self, text: &str) -> bool {
        self.stage.stop();
        self.leave_replay();
        match self.try_write(text.trim()) {
            Ok(()) => {
                self.send();
                true
            }
            Err(said) => {
                self.stage.hear(Sound::Refuse);
                self.said.set(said);
                false
            }
        }
    }

    /// Composes a typed turn without sending it.
    fn try_write(&self, text: &str) -> Result<(), Said> {
        let turn: Turn = text
            .parse()
            .map_err(|error: ParseError| Said::Unreadable(text.to_owned(), error.at()))?;
        if !untrack(|| self.may_move()) {
            return Err(Said::Refused(self.why_not_now()));
        }
        let mut composer = self.composer.get_untracked();
        composer.base().play_turn(&turn).map_err(Said::Illegal)?;
        composer
            .retrace(turn.actions())
            .map_err(|(_, refusal)| Said::Refused(refusal))?;
        for step in composer.steps() {
            self.stage
                .show_action(&step.before, step.action, &step.effects);
        }
        self.composer.set(composer);
        Ok(())
    }
}

/// The message about the piece held.
fn holding(composer: &Composer) -> Said {
    let landings = landings_of_held(composer).len();
    match composer.held() {
        Some(Held::Piece(space)) => Said::Piece(space, landings),
        Some(Held::Pool(shape)) => Said::Pool(shape, landings),
        None => Said::Next,
    }
}
