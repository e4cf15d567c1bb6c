//! The desk: everything a board shows and does, as one handle for every place that has a board.
//!
//! The position belongs to the place: to its game, its lesson, its analysis. The place puts it on
//! the desk with [`Desk::stand`]; a turn is composed on the desk and handed to the place, which
//! answers with the new position.

mod look;
mod parts;
mod turn;

use leptos::prelude::*;
use rules::{Action, Parts, Player, Position, Turn};

pub use look::Towards;
pub use parts::{Drag, Notes, Outside, PlaceCommand, Pointer, Preferences, Tap};

use crate::board::show::stage::Stage;
use crate::board::show::voice::said::Said;
use crate::board::sight::geometry::View;
use crate::board::sight::scene::Scene;
use crate::board::turn::composer::{Allowed, Composer};
use crate::board::turn::draft::{Draft, DraftFault};
use crate::board::turn::standing::{Last, Mover};
use crate::store::drafts;

/// A board and the turn made on it. Copies are the same desk.
///
/// A place creates one with [`Desk::new`], registers its callbacks ([`Desk::on_turn`] and others),
/// and shows it with [`super::Board`] and the parts beside it. It changes what is shown with
/// [`Desk::stand`] (the current position), [`Desk::edit`] (anything), and by setting the signals.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The turn being composed and the position it starts from.
    pub composer: RwSignal<Composer>,
    /// Who may move.
    pub mover: RwSignal<Mover>,
    /// The last turn, shown on the board.
    pub last: RwSignal<Option<Last>>,
    /// How many actions of the last turn are shown; `None` for all of them.
    pub replay: RwSignal<Option<usize>>,
    /// Shown instead of a position while something is edited.
    pub edited: RwSignal<Option<Scene>>,
    /// Who sits at the bottom.
    pub bottom: RwSignal<Player>,
    /// The line of text beside the board.
    pub said: RwSignal<Said>,
    /// The user's preferences for the board.
    pub preferences: Preferences,
    /// Marks and arrows on the board.
    pub notes: Notes,
    /// Where pointer, focus and attention are.
    pub pointer: Pointer,
    /// What is shown, in motion or at rest.
    pub stage: Stage,
    /// The place's callbacks, and elements of the page.
    pub outside: Outside,
}

impl Desk {
    /// A desk with a position on it; either player may move.
    pub fn new(position: Position) -> Desk {
        let composer = RwSignal::new(Composer::new(position));
        let last = RwSignal::new(None);
        let replay = RwSignal::new(None);
        let edited = RwSignal::new(None);
        let at_rest = Memo::new(move |_| at_rest(composer, last, replay, edited));
        let preferences = Preferences::default();
        let mover = RwSignal::new(Mover::Both);
        Desk {
            composer,
            mover,
            last,
            replay,
            edited,
            bottom: RwSignal::new(Player::White),
            said: RwSignal::new(Said::Next),
            preferences,
            notes: Notes::default(),
            pointer: Pointer::default(),
            stage: Stage::new(at_rest, preferences, mover),
            outside: Outside::default(),
        }
    }

    /// Sets the callback for every turn sent. The place answers with [`Desk::stand`].
    pub fn on_turn(self, heard: Callback<Turn>) -> Desk {
        self.handle(|handlers| handlers.on_turn = Some(heard))
    }

    /// Sets the callback for every change of the draft, to save it; `None` if it is gone.
    pub fn on_draft(self, kept: Callback<Option<String>>) -> Desk {
        self.handle(|handlers| handlers.on_draft = Some(kept))
    }

    /// Saves the turn being composed under the name of a place.
    pub fn keep_draft_of(self, place: &'static str) -> Desk {
        let keep = move |draft: Option<String>| drafts::save(place, draft.as_deref());
        self.on_draft(Callback::new(keep))
    }

    /// Sets the callback for declining a bonus that was open from the start, a turn with no
    /// notation.
    pub fn on_decline(self, heard: Callback<()>) -> Desk {
        self.handle(|handlers| handlers.on_decline = Some(heard))
    }

    /// Sets the callback for raw taps while something is edited.
    pub fn on_tap(self, heard: Callback<Tap>) -> Desk {
        self.handle(|handlers| handlers.on_tap = Some(heard))
    }

    /// Sets the callback for these commands of the place.
    pub fn on_command(self, known: &'static [PlaceCommand], heard: Callback<PlaceCommand>) -> Desk {
        self.handle(|handlers| handlers.on_command = Some((known, heard)))
    }

    /// Whether the place handles a command.
    pub fn knows(&self, command: PlaceCommand) -> bool {
        let known = self.handler(|handlers| handlers.on_command.map(|(known, _)| known));
        known.is_some_and(|known| known.contains(&command))
    }

    /// Passes a command on to the place.
    pub fn command(&self, command: PlaceCommand) {
        if let Some((_, heard)) = self.handler(|handlers| handlers.on_command) {
            heard.run(command);
        }
    }

    /// Allows only some of the legal actions from now on; `None` allows all.
    pub fn allow(&self, allowed: Option<Allowed>) {
        let _ = self.handle(|handlers| handlers.allowed.clone_from(&allowed));
        self.composer
            .update(|composer| *composer = composer.clone().allowing(allowed));
    }

    fn handle(self, how: impl FnOnce(&mut parts::Handlers)) -> Desk {
        self.outside.handlers.update_value(how);
        self
    }

    fn handler<T>(&self, which: impl FnOnce(&parts::Handlers) -> T) -> T {
        self.outside.handlers.with_value(which)
    }

    /// The position at the start of the turn being composed.
    pub fn position(&self) -> Position {
        self.composer.with(|composer| *composer.base())
    }

    /// The geometry of the board on the page.
    pub fn view(&self) -> View {
        let setup = self.stage.scene.with(|scene| scene.setup);
        View {
            size: setup.size(),
            edge: setup.edge(),
            bottom: self.bottom.get(),
            coordinates: self.preferences.coordinates.get(),
        }
    }

    /// Sets the position, and the turn that led to it. Discards the turn being composed and its
    /// draft. If the last turn starts from the position on the board, it is animated.
    pub fn stand(&self, position: Position, last: Option<Last>) {
        let was = self.composer.get_untracked();
        let follows = last.as_ref().is_some_and(|last| {
            let news = self.last.with_untracked(|old| old.as_ref() != Some(last));
            let from_here = *was.base() == last.before && self.replay.get_untracked().is_none();
            news && from_here && self.edited.with_untracked(Option::is_none)
        });
        match last.as_ref().filter(|_| follows) {
            // Its actions were animated as they were made.
            Some(last) if was.turn().as_ref() == Some(&last.turn) => self.stage.show_outcome(last),
            Some(last) => self.stage.show_turn(last),
            None => self.stage.stop(),
        }
        self.said.set(match &last {
            Some(last) if follows => Said::Turn(Box::new(last.clone())),
            _ => Said::Next,
        });
        let allowed = self.handler(|handlers| handlers.allowed.clone());
        self.composer.set(Composer::new(position).allowing(allowed));
        let you = self.mover.get_untracked().you();
        // The end of the game is shown to the player who ended it, too.
        let ends = position.winner().is_some();
        let is_news = |last: &Last| ends || you != Some(last.before.to_move());
        self.pointer.news.set(last.as_ref().is_some_and(is_news));
        self.last.set(last);
        self.replay.set(None);
        self.edited.set(None);
        self.forget_attention();
        if !was.steps().is_empty() {
            self.keep_draft();
        }
    }

    /// Shows parts that need not form a position, and reports raw taps; `None` ends that.
    pub fn edit(&self, parts: Option<&Parts>) {
        self.stage.stop();
        self.let_go();
        self.edited.set(parts.map(Scene::of_parts));
    }

    /// Whether taps are reported rather than played.
    pub fn is_edited(&self) -> bool {
        self.edited.with_untracked(Option::is_some)
    }

    /// Reports a tap if something is edited; `true` if it was handled.
    pub fn reports(&self, tap: Tap) -> bool {
        if !self.is_edited() {
            return false;
        }
        if let Some(heard) = self.handler(|handlers| handlers.on_tap) {
            heard.run(tap);
        }
        true
    }

    /// Whether the player to move may move here.
    pub fn may_move(&self) -> bool {
        self.edited.with(Option::is_none)
            && self.replay.with(Option::is_none)
            && match self.mover.get() {
                Mover::Nobody | Mover::Over(_) => false,
                Mover::Both => true,
                Mover::Only(player) => self.composer.with(|composer| composer.player() == player),
            }
    }

    fn keep_draft(&self) {
        if let Some(kept) = self.handler(|handlers| handlers.on_draft) {
            kept.run(self.draft());
        }
    }

    /// The turn being composed as text; `None` if nothing is done yet.
    pub fn draft(&self) -> Option<String> {
        self.composer.with_untracked(|composer| {
            let steps: Vec<Action> = composer.steps().iter().map(|step| step.action).collect();
            let base = *composer.base();
            (!steps.is_empty()).then(|| Draft { base, steps }.to_string())
        })
    }

    /// Restores the draft of a place, unless it belongs to another position.
    pub fn restore_draft_of(&self, place: &str) {
        if let Some(draft) = drafts::load(place) {
            // A draft of another position is stale and can be dropped.
            let _ = self.restore(&draft);
        }
    }

    /// Restores a draft.
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
        self.stage.stop();
        self.said.set(Said::Restored);
        Ok(())
    }
}

/// What is shown while nothing is in motion.
fn at_rest(
    composer: RwSignal<Composer>,
    last: RwSignal<Option<Last>>,
    replay: RwSignal<Option<usize>>,
    edited: RwSignal<Option<Scene>>,
) -> Scene {
    if let Some(scene) = edited.get() {
        return scene;
    }
    match replay.get().zip(last.get()) {
        Some((count, last)) => Scene::of(&last.after(count)),
        None => composer.with(|composer| Scene::of(composer.now())),
    }
}

#[cfg(test)]
mod tests;
