//! The desk: everything a board shows and does, as one handle for every place that has a board.
//!
//! The position belongs to the place: to its game, its lesson, its analysis. The place puts it on
//! the desk with [`Desk::stand`]; the desk makes a turn from there, hands it over, and waits to be
//! told how things stand then.

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
/// A place makes one with [`Desk::new`], says what it wants to hear ([`Desk::on_turn`] and the
/// others), and shows it with [`super::Board`] and the parts beside it. It changes what is seen by
/// [`Desk::stand`] (this is the position now), [`Desk::edit`] (show anything), and by setting the
/// signals.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The turn in the making and the position it begins at.
    pub composer: RwSignal<Composer>,
    /// Who may move.
    pub mover: RwSignal<Mover>,
    /// The last turn, shown on the board.
    pub last: RwSignal<Option<Last>>,
    /// After how many actions the last turn is looked at; `None` for its end.
    pub replay: RwSignal<Option<usize>>,
    /// What is shown instead of a position while something is edited.
    pub edited: RwSignal<Option<Scene>>,
    /// Who sits at the bottom.
    pub bottom: RwSignal<Player>,
    /// What is said beside the board.
    pub said: RwSignal<Said>,
    /// How the person wants the board to be.
    pub preferences: Preferences,
    /// What is noted on the board.
    pub notes: Notes,
    /// Where pointer, focus and attention are.
    pub pointer: Pointer,
    /// What is shown, in motion or at rest.
    pub stage: Stage,
    /// The place that listens, and elements of the page.
    pub outside: Outside,
}

impl Desk {
    /// A desk with a position on it; whoever's turn it is may move.
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

    /// Tells of every turn made and sent here. The place answers with [`Desk::stand`].
    pub fn on_turn(self, heard: Callback<Turn>) -> Desk {
        self.handle(|handlers| handlers.on_turn = Some(heard))
    }

    /// Tells of every change of the draft, to be kept; `None` if there is none any more.
    pub fn on_draft(self, kept: Callback<Option<String>>) -> Desk {
        self.handle(|handlers| handlers.on_draft = Some(kept))
    }

    /// Keeps the turn in the making as that of a place.
    pub fn keep_draft_of(self, place: &'static str) -> Desk {
        let keep = move |draft: Option<String>| drafts::save(place, draft.as_deref());
        self.on_draft(Callback::new(keep))
    }

    /// Tells that a bonus open from the start was declined: a turn with nothing to write.
    pub fn on_decline(self, heard: Callback<()>) -> Desk {
        self.handle(|handlers| handlers.on_decline = Some(heard))
    }

    /// Reports taps raw while something is edited.
    pub fn on_tap(self, heard: Callback<Tap>) -> Desk {
        self.handle(|handlers| handlers.on_tap = Some(heard))
    }

    /// Tells of keys that ask for these things of the place.
    pub fn on_command(self, known: &'static [PlaceCommand], heard: Callback<PlaceCommand>) -> Desk {
        self.handle(|handlers| handlers.on_command = Some((known, heard)))
    }

    /// Whether the place knows what to do with a command.
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

    /// The position at the beginning of the turn in the making.
    pub fn position(&self) -> Position {
        self.composer.with(|composer| *composer.base())
    }

    /// How the board lies on the page.
    pub fn view(&self) -> View {
        let setup = self.stage.scene.with(|scene| scene.setup);
        View {
            size: setup.size(),
            edge: setup.edge(),
            bottom: self.bottom.get(),
            coordinates: self.preferences.coordinates.get(),
        }
    }

    /// This is the position now, and the turn that led to it. A turn in the making is dropped, its
    /// draft too. If the last turn was made from what the board shows, it is shown in motion.
    pub fn stand(&self, position: Position, last: Option<Last>) {
        let was = self.composer.get_untracked();
        let follows = last.as_ref().is_some_and(|last| {
            let news = self.last.with_untracked(|old| old.as_ref() != Some(last));
            let from_here = *was.base() == last.before && self.replay.get_untracked().is_none();
            news && from_here && self.edited.with_untracked(Option::is_none)
        });
        match last.as_ref().filter(|_| follows) {
            // Its actions were shown as they were made.
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
        // What ended the game is seen by whoever ended it, too.
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

    /// Shows parts that need not be a position, and reports taps raw; `None` ends that.
    pub fn edit(&self, parts: Option<&Parts>) {
        self.stage.stop();
        self.let_go();
        self.edited.set(parts.map(Scene::of_parts));
    }

    /// Whether taps are reported and not played.
    pub fn is_edited(&self) -> bool {
        self.edited.with_untracked(Option::is_some)
    }

    /// Reports a tap if something is edited; `true` if that was all.
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
                Mover::Nobody | Mover::Over => false,
                Mover::Both => true,
                Mover::Only(player) => self.composer.with(|composer| composer.player() == player),
            }
    }

    fn keep_draft(&self) {
        if let Some(kept) = self.handler(|handlers| handlers.on_draft) {
            kept.run(self.draft());
        }
    }

    /// The turn in the making as text; `None` if nothing is done yet.
    pub fn draft(&self) -> Option<String> {
        self.composer.with_untracked(|composer| {
            let steps: Vec<Action> = composer.steps().iter().map(|step| step.action).collect();
            let base = *composer.base();
            (!steps.is_empty()).then(|| Draft { base, steps }.to_string())
        })
    }

    /// Takes the draft of a place up again, unless it belongs to another position.
    pub fn restore_draft_of(&self, place: &str) {
        if let Some(draft) = drafts::load(place) {
            // A draft of another position is stale: nothing is lost by leaving it.
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
        self.stage.stop();
        self.said.set(Said::Restored);
        Ok(())
    }
}

/// What is to be seen while nothing is in motion.
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
