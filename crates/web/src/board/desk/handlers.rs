//! What a place wants to hear from its board.

use leptos::prelude::*;
use rules::{Action, Kind, Player, Space, Turn};

use crate::board::desk::Desk;
use crate::board::turn::composer::Allowed;

/// A tap as it is, for places that give it a meaning of their own.
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
    /// The rotate keys: so many eighths clockwise.
    Rotate(Space, u8),
    /// The flip key.
    Flip(Space),
    /// The key that picks up.
    Remove(Space),
}

/// Whom to tell.
#[derive(Clone, Default)]
pub(in crate::board) struct Handlers {
    pub(in crate::board) on_turn: Option<Callback<Turn>>,
    pub(in crate::board) on_step: Option<Callback<Action>>,
    pub(in crate::board) on_draft: Option<Callback<Option<String>>>,
    pub(in crate::board) on_decline: Option<Callback<()>>,
    pub(in crate::board) on_tap: Option<Callback<Tap>>,
    pub(in crate::board) allowed: Option<Allowed>,
}

impl std::fmt::Debug for Handlers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Handlers").finish_non_exhaustive()
    }
}

impl Desk {
    /// Tells of every turn made and sent here.
    pub fn on_turn(self, heard: Callback<Turn>) -> Desk {
        self.handlers
            .update_value(|handlers| handlers.on_turn = Some(heard));
        self
    }

    /// Tells of every step of a turn in the making.
    pub fn on_step(self, heard: Callback<Action>) -> Desk {
        self.handlers
            .update_value(|handlers| handlers.on_step = Some(heard));
        self
    }

    /// Tells of every change of the draft, to be kept; `None` if there is none any more.
    pub fn on_draft(self, kept: Callback<Option<String>>) -> Desk {
        self.handlers
            .update_value(|handlers| handlers.on_draft = Some(kept));
        self
    }

    /// Tells that a bonus open from the start was declined: a turn with nothing to write.
    pub fn on_decline(self, heard: Callback<()>) -> Desk {
        self.handlers
            .update_value(|handlers| handlers.on_decline = Some(heard));
        self
    }

    /// Reports taps raw while something is edited.
    pub fn on_tap(self, heard: Callback<Tap>) -> Desk {
        self.handlers
            .update_value(|handlers| handlers.on_tap = Some(heard));
        self
    }

    /// Whether taps are reported and not played.
    pub(in crate::board) fn is_edited(&self) -> bool {
        self.edited.with_untracked(Option::is_some)
    }

    /// Reports a tap if something is edited; `true` if that was all.
    pub(in crate::board) fn reports(&self, tap: Tap) -> bool {
        if !self.is_edited() {
            return false;
        }
        if let Some(heard) = self.handlers.with_value(|handlers| handlers.on_tap) {
            heard.run(tap);
        }
        true
    }
}
