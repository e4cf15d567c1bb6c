//! Doing what keys ask for.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use rules::{Action, Direction, Space};
use wasm_bindgen::JsCast;

use crate::board::desk::Desk;
use crate::board::desk::handlers::Tap;
use crate::board::hand::grid::element_of;
use crate::board::hand::keys::{self, Command};
use crate::board::show::said::Said;
use crate::board::turn::choice::Wheel;
use crate::board::turn::composer::Composer;

impl Desk {
    /// A key pressed anywhere on the board; `true` if it meant something.
    pub(in crate::board) fn key(&self, event: &KeyboardEvent) -> bool {
        let held = keys::Held {
            control: event.ctrl_key() || event.meta_key(),
            alt: event.alt_key(),
        };
        let Some(command) = keys::command(&event.key(), held) else {
            return false;
        };
        let on_button = element_of(event).is_some_and(|element| element.tag_name() == "BUTTON");
        if on_button && command == Command::Tap {
            // The button does what it says.
            return false;
        }
        self.command(command);
        true
    }

    fn command(&self, command: Command) {
        let wheel = self
            .composer
            .with_untracked(|composer| composer.wheel().is_some());
        let Some(here) = untrack(|| self.entrance()) else {
            return;
        };
        match command {
            Command::Go(direction) if wheel => {
                let clockwise = matches!(direction, Direction::E | Direction::S);
                self.consider_next(clockwise);
            }
            Command::Go(direction) => {
                if let Some(next) = self.view_untracked().neighbour(here, direction) {
                    self.focus_on(next);
                }
            }
            Command::RowStart | Command::RowEnd => {
                let view = self.view_untracked();
                let (_, row) = view.cell(here);
                let column = if command == Command::RowStart {
                    0
                } else {
                    view.size - 1
                };
                if let Some(space) = view.space(column, row) {
                    self.focus_on(space);
                }
            }
            Command::Tap => self.tap(here),
            Command::Clockwise | Command::Anticlockwise => {
                let clockwise = command == Command::Clockwise;
                if self.reports(Tap::Rotate(here, if clockwise { 1 } else { 7 })) {
                    return;
                }
                if wheel {
                    self.consider_next(clockwise);
                } else {
                    self.tap(here);
                }
            }
            Command::Flip => {
                if !self.reports(Tap::Flip(here)) {
                    self.flip_piece();
                }
            }
            Command::Pool => self.take_next(),
            Command::PickUp => {
                if !self.reports(Tap::Remove(here)) {
                    self.act(Action::PickUp { at: here });
                }
            }
            Command::Undo => self.undo(),
            Command::Reset => self.reset(),
            Command::Send => self.send(),
            Command::Escape => self.escape(),
            Command::Threats => self.toggle_threats(),
            Command::TurnBoard => self.turn_board(),
            Command::Write => self.go_write(),
            Command::Earlier => self.look_further(false),
            Command::Later => self.look_further(true),
            Command::Help => self.listing.set(true),
        }
    }

    /// Shows the other side of a piece, or the other kinds of the pool.
    pub fn flip_piece(&self) {
        self.considered.set(None);
        self.composer.update(Composer::flip);
    }

    /// Closes the wheel, lets go, skips the motion: whichever there is.
    pub fn escape(&self) {
        self.still();
        self.drag.set(None);
        let wheel = self
            .composer
            .with_untracked(|composer| composer.wheel().is_some());
        if wheel {
            let at = self
                .composer
                .with_untracked(|c| c.wheel().map(|wheel| wheel.at));
            self.considered.set(None);
            self.composer.update(Composer::close_wheel);
            if let Some(at) = at {
                self.focus_on(at);
            }
        } else {
            self.let_go();
        }
        self.said.set(Said::Next);
    }

    /// Shows what threatens, or no longer.
    pub fn toggle_threats(&self) {
        self.threats.update(|shown| *shown = !*shown);
        self.looked.set(None);
        self.said.set(Said::Threats(self.threats.get_untracked()));
    }

    /// Looks from the other side.
    pub fn turn_board(&self) {
        self.still();
        self.bottom.update(|bottom| *bottom = bottom.opponent());
    }

    fn go_write(&self) {
        if let Some(field) = self.typing.get_untracked() {
            // A field that cannot be focused can still be tapped.
            let _ = field.focus();
        }
    }

    /// Moves the focus to a space.
    pub fn focus_on(&self, space: Space) {
        self.focus.set(Some(space));
        let cell = self.picture.get_untracked().and_then(|picture| {
            picture
                .query_selector(&format!("[data-space=\"{space}\"]"))
                .ok()
                .flatten()
        });
        if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = cell.focus();
        }
    }

    /// Considers the next choice of the wheel and moves the focus there.
    fn consider_next(&self, clockwise: bool) {
        let offered = self
            .composer
            .with_untracked(|composer| composer.wheel().map(Wheel::offered).unwrap_or_default());
        if offered.is_empty() {
            return;
        }
        let now = self.considered.get_untracked();
        let now = offered.iter().position(|choice| Some(choice.action) == now);
        let last = offered.len() - 1;
        let next = match (now, clockwise) {
            (None, _) => 0,
            (Some(now), true) => (now + 1) % offered.len(),
            (Some(now), false) => now.checked_sub(1).unwrap_or(last),
        };
        self.considered.set(Some(offered[next].action));
        crate::board::show::wheel::focus_choice(*self, next);
    }
}
