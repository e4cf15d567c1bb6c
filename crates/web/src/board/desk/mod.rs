//! The desk: everything a board shows and does, as one handle for every place that has a board.

pub(in crate::board) mod handlers;

mod back;
mod settings;
mod turn;

use leptos::prelude::*;
use rules::{Action, Parts, Player, Position, Space, Turn};

use crate::board::show::said::Said;
use crate::board::show::sound::Sound;
use crate::board::show::stage::{Moving, Stage};
use crate::board::sight::foresight::{self as sight, Foresight, Held, Landing};
use crate::board::sight::geometry::View;
use crate::board::sight::life::Danger;
use crate::board::sight::motion::Motion;
use crate::board::sight::scene::Scene;
use crate::board::turn::composer::Composer;
use handlers::Handlers;

/// Who may move pieces on this board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// Nobody: the board is only looked at.
    Nobody,
    /// Nobody any more: the game was ended, be it by the rules or by the players.
    Over,
    /// One of the players, in the own turn.
    Only(Player),
    /// Whoever's turn it is.
    Both,
}

/// The turn that led to the position, and where it began.
#[derive(Clone, PartialEq, Debug)]
pub struct Last {
    /// The position before it.
    pub before: Position,
    /// The turn.
    pub turn: Turn,
}

impl Last {
    /// The position after so many of its steps.
    pub fn after(&self, steps: usize) -> Position {
        let mut position = self.before;
        for &action in self.turn.actions().iter().take(steps) {
            match position.play(action) {
                Ok(next) => position = next,
                Err(_) => break,
            }
        }
        position
    }
}

/// A piece that follows the pointer, in the unit of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drag {
    /// What is dragged.
    pub held: Held,
    /// Where the pointer is, to the right.
    pub x: f64,
    /// Where the pointer is, downwards.
    pub y: f64,
}

/// A board and the turn made on it. Copies are the same desk.
///
/// A place makes one with [`Desk::new`], tells it what it wants to hear ([`Desk::on_turn`] and the
/// others), and shows it with [`super::Table`] or its parts. It changes what is seen by
/// [`Desk::put`] (jump to a position), [`Desk::play`] (show a turn of somebody else),
/// [`Desk::edit`] (show anything), and by setting the signals.
#[derive(Clone, Copy, Debug)]
pub struct Desk {
    /// The turn in the making and the position it begins at.
    pub composer: RwSignal<Composer>,
    /// Who may move.
    pub mover: RwSignal<Mover>,
    /// The last turn, shown on the board.
    pub last: RwSignal<Option<Last>>,
    /// After how many steps the last turn is looked at; `None` for its end.
    pub replay: RwSignal<Option<usize>>,
    /// Marks of the place: engine, lesson, editor.
    pub marks: RwSignal<Vec<(Space, draw::Mark)>>,
    /// Arrows of the place.
    pub arrows: RwSignal<Vec<draw::Arrow>>,
    /// Spaces the place points out.
    pub lit: RwSignal<Vec<Space>>,
    /// Who sits at the bottom.
    pub bottom: RwSignal<Player>,
    /// Whether files and ranks are named.
    pub coordinates: RwSignal<bool>,
    /// Whether threats of the opponent are shown.
    pub threats: RwSignal<bool>,
    /// Whether even a turn of one step is sent only when told to.
    pub confirm: RwSignal<bool>,
    /// Whether landings are marked and consequences shown.
    pub ghosts: RwSignal<bool>,
    /// Whether actions are shown in motion; `None` if the system is to be asked.
    pub animate: RwSignal<Option<bool>>,
    /// Whether actions are heard.
    pub sound: RwSignal<bool>,
    /// What is said below the board.
    pub said: RwSignal<Said>,
    /// The space pointed at or focused.
    pub pointed: RwSignal<Option<Space>>,
    /// What the meter knows of White's and Black's danger.
    pub danger: RwSignal<[Option<Danger>; 2]>,
    pub(in crate::board) scene: RwSignal<Scene>,
    pub(in crate::board) edited: RwSignal<Option<Scene>>,
    pub(in crate::board) moving: RwSignal<Option<Moving>>,
    /// The choice of the wheel pointed at or focused.
    pub(in crate::board) considered: RwSignal<Option<Action>>,
    /// A piece that is looked at though it cannot be moved.
    pub(in crate::board) looked: RwSignal<Option<Space>>,
    pub(in crate::board) focus: RwSignal<Option<Space>>,
    pub(in crate::board) drag: RwSignal<Option<Drag>>,
    /// Arrows that show a danger.
    pub(in crate::board) dangers: RwSignal<Vec<draw::Arrow>>,
    pub(in crate::board) listing: RwSignal<bool>,
    pub(in crate::board) picture: NodeRef<leptos::html::Div>,
    pub(in crate::board) typing: NodeRef<leptos::html::Input>,
    pub(in crate::board) stage: StoredValue<Stage>,
    pub(in crate::board) handlers: StoredValue<Handlers>,
}

impl Desk {
    /// A desk with a position on it; whoever's turn it is may move.
    pub fn new(position: Position) -> Desk {
        Desk {
            composer: RwSignal::new(Composer::new(position)),
            mover: RwSignal::new(Mover::Both),
            last: RwSignal::new(None),
            replay: RwSignal::new(None),
            marks: RwSignal::new(Vec::new()),
            arrows: RwSignal::new(Vec::new()),
            lit: RwSignal::new(Vec::new()),
            bottom: RwSignal::new(Player::White),
            coordinates: RwSignal::new(true),
            threats: RwSignal::new(false),
            confirm: RwSignal::new(false),
            ghosts: RwSignal::new(true),
            animate: RwSignal::new(None),
            sound: RwSignal::new(false),
            said: RwSignal::new(Said::Next),
            pointed: RwSignal::new(None),
            danger: RwSignal::new([None, None]),
            scene: RwSignal::new(Scene::of(&position)),
            edited: RwSignal::new(None),
            moving: RwSignal::new(None),
            considered: RwSignal::new(None),
            looked: RwSignal::new(None),
            focus: RwSignal::new(None),
            drag: RwSignal::new(None),
            dangers: RwSignal::new(Vec::new()),
            listing: RwSignal::new(false),
            picture: NodeRef::new(),
            typing: NodeRef::new(),
            stage: StoredValue::new(Stage::default()),
            handlers: StoredValue::new(Handlers::default()),
        }
    }

    /// The position at the beginning of the turn in the making.
    pub fn position(&self) -> Position {
        self.composer.with(|composer| *composer.base())
    }

    /// What is to be seen of the position, the motion aside.
    pub fn scene(&self) -> Signal<Scene> {
        self.scene.into()
    }

    /// How the board lies on the page.
    pub fn view(&self) -> View {
        let setup = self.scene.with(|scene| scene.setup);
        View {
            size: setup.size(),
            edge: setup.edge(),
            bottom: self.bottom.get(),
            coordinates: self.coordinates.get(),
        }
    }

    pub(in crate::board) fn view_untracked(&self) -> View {
        untrack(|| self.view())
    }

    /// Jumps to a position. A turn in the making is dropped, its draft too.
    pub fn put(&self, position: Position, last: Option<Last>) {
        self.still();
        let dropped = self
            .composer
            .with_untracked(|composer| !composer.steps().is_empty());
        self.begin(position);
        self.last.set(last);
        self.edited.set(None);
        self.said.set(Said::Next);
        self.refresh();
        if dropped {
            self.keep_draft();
        }
    }

    /// Shows a turn of somebody else, step by step, and goes on from there.
    ///
    /// # Errors
    /// If the turn is not legal in the position; nothing changes then.
    pub fn play(&self, turn: &Turn) -> Result<(), rules::TurnError> {
        let before = self.composer.with_untracked(|composer| *composer.base());
        let after = before.play_turn(turn)?;
        let mut position = before;
        for &action in turn.actions() {
            if let Ok(effects) = position.effects(action) {
                let motion = Motion::of(&position, action, &effects);
                let sound = Sound::of(action, &effects);
                position.play_unchecked(action);
                self.show(Scene::of(&position), motion, sound);
            }
        }
        self.last.set(Some(Last {
            before,
            turn: turn.clone(),
        }));
        self.begin(after);
        self.said
            .set(Said::Did(Box::new(before), turn.actions().to_vec()));
        self.refresh();
        Ok(())
    }

    /// Shows parts that need not be a position, and reports taps raw; `None` ends that.
    pub fn edit(&self, parts: Option<&Parts>) {
        self.still();
        self.let_go();
        self.edited.set(parts.map(Scene::of_parts));
        self.refresh();
    }

    /// Allows only some of the legal actions from now on; `None` allows all.
    pub fn allow(&self, allowed: Option<crate::board::turn::composer::Allowed>) {
        self.handlers
            .update_value(|handlers| handlers.allowed.clone_from(&allowed));
        self.composer
            .update(|composer| *composer = composer.clone().allowing(allowed));
    }

    pub(in crate::board) fn begin(&self, position: Position) {
        let allowed = self
            .handlers
            .with_value(|handlers| handlers.allowed.clone());
        self.composer.set(Composer::new(position).allowing(allowed));
        self.replay.set(None);
        self.looked.set(None);
        self.considered.set(None);
    }

    /// What should be seen, were nothing in motion.
    fn truth(&self) -> Scene {
        if let Some(scene) = self.edited.get_untracked() {
            return scene;
        }
        let replayed = self.replay.get_untracked().zip(self.last.get_untracked());
        match replayed {
            Some((steps, last)) => Scene::of(&last.after(steps)),
            None => self
                .composer
                .with_untracked(|composer| Scene::of(composer.now())),
        }
    }

    /// Shows what should be seen, unless something is in motion: it then comes to that by itself.
    pub(in crate::board) fn refresh(&self) {
        if !self.is_in_motion() {
            let truth = self.truth();
            if self.scene.with_untracked(|scene| *scene != truth) {
                self.scene.set(truth);
            }
        }
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

    /// Whether the player may act and has nothing on the board yet: perhaps for the first time
    /// ever, so it is said how.
    pub fn begins(&self) -> bool {
        let waits = self.said.with(|said| matches!(said, Said::Next));
        waits
            && self.may_move()
            && self.composer.with(|composer| {
                let mut pieces = composer.now().pieces();
                pieces.all(|(_, piece)| piece.player != composer.player())
            })
    }

    /// The position what is held or looked at is judged in.
    pub(in crate::board) fn looked_from(&self) -> Option<(Position, Held)> {
        if let Some(space) = self.looked.get() {
            let now = self.composer.with(|composer| *composer.now());
            let player = now.piece_at(space)?.player;
            return Some((sight::as_if_to_move(&now, player)?, Held::Piece(space)));
        }
        self.composer
            .with(|composer| Some((*composer.now(), composer.held()?)))
    }

    /// Where what is held or looked at can land.
    pub fn landings(&self) -> Vec<Landing> {
        if self.looked.with(Option::is_none) {
            return self.composer.with(Composer::landings);
        }
        match self.looked_from() {
            Some((position, held)) => sight::landings(&position, &position.actions(), held),
            None => Vec::new(),
        }
    }

    /// What the choice or the space pointed at would bring.
    pub fn foresight(&self) -> Option<Foresight> {
        if let Some(action) = self.considered.get() {
            return self
                .composer
                .with(|composer| Foresight::of(composer.now(), action));
        }
        if self.composer.with(|composer| composer.wheel().is_some()) {
            return self.composer.with(|composer| {
                let first = composer.wheel()?.offered().into_iter().next()?;
                Foresight::of(composer.now(), first.action)
            });
        }
        let pointed = self.pointed.get()?;
        let (position, held) = self.looked_from()?;
        if self.looked.with(Option::is_none) {
            return self.composer.with(|composer| composer.foresight(pointed));
        }
        let leading = sight::leading_to(&position.actions(), held, pointed);
        Foresight::of(&position, *leading.first()?)
    }

    /// What the opponent of the player to move could turn in one slide, if that is to be seen.
    pub fn shown_threats(&self) -> Vec<sight::Threat> {
        if !self.threats.get() || self.edited.with(Option::is_some) {
            return Vec::new();
        }
        let now = self.composer.with(|composer| *composer.now());
        let me = match self.mover.get() {
            Mover::Only(player) => player,
            Mover::Nobody | Mover::Over | Mover::Both => self.composer.with(Composer::player),
        };
        sight::threats(&now, me)
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
