//! The parts of a desk: preferences, marks, the pointer, and what lies outside the board.

use draw::{Arrow, Meaning};
use leptos::html::{Div, Input};
use leptos::prelude::*;
use motifs::Motif;
use rules::{Action, Kind, Player, Space, Turn};

use crate::board::sight::life::Danger;
use crate::board::turn::composer::Allowed;
use crate::board::turn::held::{Held, acting_space};
use crate::settings::{Animation, settings};

/// How the person wants the board to be.
#[derive(Clone, Copy, Debug)]
pub struct Preferences {
    /// Whether files and ranks are named.
    pub coordinates: RwSignal<bool>,
    /// Whether threats of the opponent are shown.
    pub threats: RwSignal<bool>,
    /// Whether even a turn of one action has to be sent explicitly.
    pub confirm: RwSignal<bool>,
    /// Whether landings are marked and effects previewed.
    pub ghosts: RwSignal<bool>,
    /// Whether actions are animated; `None` to follow the system.
    pub animate: RwSignal<Option<bool>>,
    /// Whether actions make sounds.
    pub sound: RwSignal<bool>,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            coordinates: RwSignal::new(true),
            threats: RwSignal::new(false),
            confirm: RwSignal::new(false),
            ghosts: RwSignal::new(true),
            animate: RwSignal::new(None),
            sound: RwSignal::new(false),
        }
    }
}

impl Preferences {
    /// Follows the settings from now on.
    pub fn follow_settings(self) {
        Effect::new(move |_| {
            let settings = settings();
            self.coordinates.set(settings.board.coordinates);
            self.ghosts.set(settings.board.ghosts);
            self.threats.set(settings.board.threats);
            self.sound.set(settings.has_sounds());
            self.confirm.set(settings.board.confirmation);
            self.animate.set(match settings.animation {
                Animation::System => None,
                Animation::On => Some(true),
                Animation::Off => Some(false),
            });
        });
    }
}

/// Marks on the board: by its place, and by the life meter.
#[derive(Clone, Copy, Debug, Default)]
pub struct Notes {
    /// Marks of the place: engine, lesson, editor.
    pub marks: RwSignal<Vec<(Space, draw::Mark)>>,
    /// Arrows of the place.
    pub arrows: RwSignal<Vec<draw::Arrow>>,
    /// Spaces the place points out.
    pub lit: RwSignal<Vec<Space>>,
    /// A turn shown as a preview: a hint or a line of the engine.
    pub proposed: RwSignal<Option<Turn>>,
    /// The motif of that turn, once it is known.
    pub motif: RwSignal<Option<Motif>>,
    /// The meter's findings on White's and Black's danger.
    pub danger: RwSignal<[Option<Danger>; 2]>,
    /// Whether White and Black are in danger only since the last turn.
    pub alarmed: RwSignal<[bool; 2]>,
    /// Arrows that show a danger.
    pub danger_arrows: RwSignal<Vec<draw::Arrow>>,
}

impl Notes {
    /// Shows a turn without playing it, a hint or a line of the engine: slides as arrows, the spaces of
    /// other actions lit, and the preview of all of it. No actions: nothing is shown.
    pub fn propose(&self, actions: &[Action]) {
        self.arrows.set(Arrow::of_slides(actions, Meaning::Plan));
        self.lit.set(spaces_without_slides(actions));
        self.proposed.set(Turn::new(actions.to_vec()));
        self.motif.set(None);
    }
}

/// The spaces of a turn's actions other than slides.
fn spaces_without_slides(actions: &[Action]) -> Vec<Space> {
    let others = actions.iter();
    let others = others.filter(|action| !matches!(action, Action::Slide { .. }));
    others.filter_map(|action| acting_space(*action)).collect()
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

/// Where pointer, focus and attention are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pointer {
    /// The space pointed at or focused.
    pub pointed: RwSignal<Option<Space>>,
    /// The choice of the wheel pointed at or focused.
    pub considered: RwSignal<Option<Action>>,
    /// A piece that is looked at though it cannot be moved.
    pub looked_at: RwSignal<Option<Space>>,
    /// The space that has the focus, or had it last.
    pub focus: RwSignal<Option<Space>>,
    /// What is being dragged.
    pub drag: RwSignal<Option<Drag>>,
    /// The space whose tap is previewed: a second tap confirms it.
    pub previewed: RwSignal<Option<Space>>,
    /// Whether the last turn is news: the pieces it turned stay outlined until the first tap.
    pub news: RwSignal<bool>,
    /// Whether the last input came from the keyboard.
    pub keyed: RwSignal<bool>,
}

/// A raw tap, for places that interpret it themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    /// On a space.
    Space(Space),
    /// On a piece of a pool.
    Pool(Player, Kind),
    /// A piece was dragged from one space to another.
    Move(Space, Space),
    /// A piece was dragged off the board.
    Off(Space),
    /// The rotate keys: eighths of a turn, clockwise.
    Rotate(Space, u8),
    /// The flip key.
    Flip(Space),
    /// The key that picks up.
    Remove(Space),
}

/// A key command for the place rather than for the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlaceCommand {
    /// Show a hint.
    Hint,
    /// Take the last turn back.
    TakeBack,
    /// Show the game one turn earlier.
    Previous,
    /// Show the game one turn later.
    Next,
    /// Announce the time on the clocks.
    Clock,
}

/// The callbacks of a place.
#[derive(Clone, Default)]
pub(super) struct Handlers {
    pub(super) on_turn: Option<Callback<Turn>>,
    pub(super) on_draft: Option<Callback<Option<String>>>,
    pub(super) on_decline: Option<Callback<()>>,
    pub(super) on_tap: Option<Callback<Tap>>,
    pub(super) on_command: Option<(&'static [PlaceCommand], Callback<PlaceCommand>)>,
    pub(super) allowed: Option<Allowed>,
}

/// What lies outside the board: the place's callbacks, and elements of the page.
#[derive(Clone, Copy)]
pub struct Outside {
    pub(super) handlers: StoredValue<Handlers>,
    /// The board on the page.
    pub picture: NodeRef<Div>,
    /// The field to type a turn in.
    pub typing: NodeRef<Input>,
    /// Whether the list of shortcuts is open.
    pub listing: RwSignal<bool>,
    /// The place's names for White and Black; empty for their colours.
    pub names: RwSignal<[String; 2]>,
}

impl Default for Outside {
    fn default() -> Outside {
        Outside {
            handlers: StoredValue::new(Handlers::default()),
            picture: NodeRef::new(),
            typing: NodeRef::new(),
            listing: RwSignal::new(false),
            names: RwSignal::default(),
        }
    }
}
