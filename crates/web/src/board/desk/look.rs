//! Looking without moving: what a piece could do, what is threatened, what the last turn did.

use leptos::prelude::*;
use motifs::as_if_to_move;
use rules::{Action, Player, Position, Reason, Space, Turn};

use super::Desk;
use crate::board::show::voice::said::Said;
use crate::board::sight::aftermath::turned_by;
use crate::board::sight::preview::{
    Landing, Preview, Threat, landings, landings_of_held, preview_of_held, threats,
};
use crate::board::turn::composer::Composer;
use crate::board::turn::held::{Held, leading_to};
use crate::board::turn::refusal::Refusal;
use crate::board::turn::standing::{Last, Mover};
use crate::small_sort::each_once;

/// Forwards or backwards through a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Towards {
    /// One action earlier.
    Earlier,
    /// One action later.
    Later,
}

impl Desk {
    /// Shows what a piece could do that cannot be moved now.
    pub(super) fn look_at(&self, space: Space) {
        let looked_at = self.pointer.looked_at;
        let now = self.composer.with_untracked(|composer| *composer.now());
        let Some(piece) = now.piece_at(space) else {
            looked_at.set(None);
            self.refuse(self.why_not_now());
            return;
        };
        if looked_at.get_untracked() == Some(space) {
            looked_at.set(None);
            self.said.set(Said::Next);
            return;
        }
        if !piece.is_active() {
            looked_at.set(None);
            self.refuse(Refusal::Rule(Reason::NotActive { space }));
            return;
        }
        self.let_go();
        looked_at.set(Some(space));
        let landings = untrack(|| self.landings()).len();
        self.said.set(Said::Looks(space, landings));
    }

    /// The position for judging the piece looked at: its owner is to move.
    fn looked_from(&self) -> Option<(Position, Held)> {
        let space = self.pointer.looked_at.get()?;
        let now = self.composer.with(|composer| *composer.now());
        let player = now.piece_at(space)?.player;
        Some((as_if_to_move(&now, player)?, Held::Piece(space)))
    }

    /// Whether a piece is held or looked at, so that the spaces have marks.
    pub fn has_marks(&self) -> bool {
        self.pointer.looked_at.with(Option::is_some)
            || self.composer.with(|composer| composer.held().is_some())
    }

    /// Where the piece held or looked at can land.
    pub fn landings(&self) -> Vec<Landing> {
        if self.pointer.looked_at.with(Option::is_none) {
            return self.composer.with(landings_of_held);
        }
        match self.looked_from() {
            Some((position, held)) => landings(&position, &position.actions(), held),
            None => Vec::new(),
        }
    }

    /// The preview of the choice or the space pointed at.
    pub fn preview(&self) -> Option<Preview> {
        if let Some(action) = self.pointer.considered.get() {
            return self
                .composer
                .with(|composer| Preview::of(composer.now(), action));
        }
        let wheel = self.composer.with(|composer| {
            let wheel = composer.wheel()?;
            let first = wheel.offered().get(wheel.first())?;
            Some(Preview::of(composer.now(), first.action))
        });
        if let Some(first) = wheel {
            return first;
        }
        self.pointed_preview().or_else(|| {
            let proposed = self.notes.proposed.get()?;
            let first = *proposed.actions().first()?;
            self.composer
                .with(|composer| Preview::of(composer.now(), first))
        })
    }

    /// The preview of the space pointed at.
    fn pointed_preview(&self) -> Option<Preview> {
        let pointed = self.pointer.pointed.get()?;
        match self.looked_from() {
            Some((position, held)) => {
                let leading = leading_to(&position.actions(), held, pointed);
                Preview::of(&position, *leading.first()?)
            }
            None => self
                .composer
                .with(|composer| preview_of_held(composer, pointed)),
        }
    }

    /// What the opponent of the player to move could turn in one slide, if threats are shown.
    pub fn shown_threats(&self) -> Vec<Threat> {
        if !self.preferences.threats.get() || self.edited.with(Option::is_some) {
            return Vec::new();
        }
        let now = self.composer.with(|composer| *composer.now());
        threats(&now, self.onlooker())
    }

    /// Whose point of view counts and threats take: the player who moves here, else the player to
    /// move; after the game the one at the bottom.
    pub fn onlooker(&self) -> Player {
        let to_move = self.composer.with(Composer::player);
        match self.mover.get() {
            Mover::Over(_) => self.bottom.get(),
            mover => mover.you().unwrap_or(to_move),
        }
    }

    /// Toggles the display of threats.
    pub fn toggle_threats(&self) {
        let threats = self.preferences.threats;
        threats.update(|shown| *shown = !*shown);
        self.pointer.looked_at.set(None);
        let shown = threats.get_untracked();
        self.said
            .set(if shown && untrack(|| self.shown_threats()).is_empty() {
                Said::NoThreats
            } else {
                Said::Threats(shown)
            });
    }

    /// The pieces that can be dragged.
    pub fn movable(&self) -> Vec<Space> {
        if let Some(scene) = self.edited.get() {
            return Space::all(scene.size())
                .filter(|space| scene.piece_at(*space).is_some())
                .collect();
        }
        if !self.may_move() {
            return Vec::new();
        }
        let from = |action: &Action| match *action {
            Action::Slide { from, .. } => Some(from),
            _ => None,
        };
        self.composer
            .with(|composer| each_once(composer.actions().iter().filter_map(from).collect()))
    }

    /// The actions shown as done: those of the turn being composed, else those of the last turn.
    pub fn done(&self) -> Vec<Action> {
        if self.edited.with(Option::is_some) {
            return Vec::new();
        }
        let made: Vec<Action> = self
            .composer
            .with(|composer| composer.steps().iter().map(|step| step.action).collect());
        if !made.is_empty() {
            return made;
        }
        let replayed = self.replay.get().unwrap_or(usize::MAX);
        self.last.with(|last| match last {
            Some(last) => last.turn.actions().iter().take(replayed).copied().collect(),
            None => Vec::new(),
        })
    }

    /// The pieces turned by the last turn, as long as that is news.
    pub fn aftermath(&self) -> Vec<Space> {
        let begun = self.composer.with(|composer| !composer.steps().is_empty());
        let elsewhere = self.edited.with(Option::is_some) || self.replay.with(Option::is_some);
        if begun || elsewhere || !self.pointer.news.get() {
            return Vec::new();
        }
        self.last
            .with(|last| last.as_ref().map(turned_by).unwrap_or_default())
    }

    /// The loser's pieces that are still active after the end: they are hemmed in.
    pub fn hemmed_in(&self) -> Vec<Space> {
        let elsewhere = self.edited.with(Option::is_some) || self.replay.with(Option::is_some);
        self.composer.with(|composer| {
            let now = composer.now();
            match now
                .winner()
                .filter(|_| composer.steps().is_empty() && !elsewhere)
            {
                Some(winner) => now
                    .pieces()
                    .filter(|(_, piece)| piece.player != winner && piece.is_active())
                    .map(|(space, _)| space)
                    .collect(),
                None => Vec::new(),
            }
        })
    }

    /// The effects of the turn proposed by the place, action by action.
    pub fn proposal(&self) -> Vec<Preview> {
        let turn = self.notes.proposed.get();
        let mut position = self.composer.with(|composer| *composer.now());
        let mut sights = Vec::new();
        for &action in turn.iter().flat_map(Turn::actions) {
            let Some(sight) = Preview::of(&position, action) else {
                break;
            };
            sights.push(sight);
            position.play_unchecked(action);
        }
        sights
    }

    /// Shows the last turn after its first `count` actions; `None`, or all of them, for its end.
    pub fn look_back(&self, count: Option<usize>) {
        self.stage.stop();
        let all = self.last_length();
        let drafting = self
            .composer
            .with_untracked(|composer| !composer.steps().is_empty());
        self.let_go();
        self.replay
            .set(count.filter(|count| *count < all && !drafting));
    }

    /// One action of the last turn earlier or later.
    pub fn look_further(&self, towards: Towards) {
        let now = self
            .replay
            .get_untracked()
            .unwrap_or_else(|| self.last_length());
        let then = match towards {
            Towards::Later => now + 1,
            Towards::Earlier => now.saturating_sub(1),
        };
        self.look_back(Some(then));
    }

    /// Plays the last turn once more, in motion.
    pub fn replay_last(&self) {
        self.leave_replay();
        self.stage.stop();
        let drafting = self
            .composer
            .with_untracked(|composer| !composer.steps().is_empty());
        if let Some(last) = self.last.get_untracked().filter(|_| !drafting) {
            self.stage.show_turn(&last);
        }
    }

    fn last_length(&self) -> usize {
        self.last.with_untracked(|last| {
            last.as_ref()
                .map_or(0, |last: &Last| last.turn.actions().len())
        })
    }

    pub(super) fn leave_replay(&self) {
        if self.replay.get_untracked().is_some() {
            self.replay.set(None);
        }
    }
}
