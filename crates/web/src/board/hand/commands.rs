//! Doing what keys ask for.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use rules::{Action, Direction, Space};
use wasm_bindgen::JsCast;
use words::Words;

use crate::board::desk::{Desk, Tap, Towards};
use crate::board::hand::grid::{element_of, entrance};
use crate::board::hand::keys::{self, KeyCommand, Modifiers};
use crate::board::show::voice::said::Said;
use crate::board::show::wheel::focus_choice;
use crate::board::turn::choice::Wheel;
use crate::language::language;
use crate::settings::settings;

/// Where keys have other meanings: the board has its own, fields take text, sheets close.
const TAKEN: &str = ".board, input, textarea, select, dialog";

/// Handles a key pressed elsewhere on the page; `true` if it was handled.
pub fn on_key_elsewhere(desk: Desk, event: &KeyboardEvent) -> bool {
    let Some(element) = element_of(event).filter(|_| !event.default_prevented()) else {
        return false;
    };
    if !untrack(settings).board.keys_everywhere {
        return false;
    }
    let taken = element.closest(TAKEN).ok().flatten().is_some();
    let sheet = document().query_selector("dialog[open]").ok().flatten();
    if taken || sheet.is_some() {
        return false;
    }
    let Some(command) = command_of(event).and_then(KeyCommand::elsewhere) else {
        return false;
    };
    if command == KeyCommand::Pool {
        // The arrow keys choose a space next.
        focus_entrance(desk);
    }
    obey(desk, command)
}

/// Handles a key pressed on the board; `true` if it was handled.
pub fn on_key(desk: Desk, event: &KeyboardEvent) -> bool {
    let Some(command) = command_of(event) else {
        return false;
    };
    let on_button = element_of(event).is_some_and(|element| element.tag_name() == "BUTTON");
    if on_button && command == KeyCommand::Tap {
        // Let the button handle it.
        return false;
    }
    obey(desk, command)
}

fn command_of(event: &KeyboardEvent) -> Option<KeyCommand> {
    let modifiers = Modifiers {
        control: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
    };
    keys::command(&event.key(), modifiers)
}

/// Carries out a key's command, if the place supports it.
fn obey(desk: Desk, command: KeyCommand) -> bool {
    if let KeyCommand::Place(command) = command
        && !desk.knows(command)
    {
        return false;
    }
    desk.pointer.keyed.set(true);
    run(desk, command);
    true
}

fn run(desk: Desk, command: KeyCommand) {
    let Some(here) = untrack(|| entrance(desk)) else {
        return;
    };
    let wheel = desk
        .composer
        .with_untracked(|composer| composer.wheel().is_some());
    match command {
        KeyCommand::Go(direction) if wheel => {
            consider_next(desk, matches!(direction, Direction::E | Direction::S));
        }
        KeyCommand::Go(direction) => {
            if let Some(next) = untrack(|| desk.view()).neighbour(here, direction) {
                focus_on(desk, next);
            }
        }
        KeyCommand::RowStart | KeyCommand::RowEnd => {
            let view = untrack(|| desk.view());
            let (_, row) = view.cell(here);
            let column = match command {
                KeyCommand::RowStart => 0,
                _ => view.size - 1,
            };
            if let Some(space) = view.space(column, row) {
                focus_on(desk, space);
            }
        }
        KeyCommand::Tap => desk.tap(here),
        KeyCommand::Clockwise | KeyCommand::Anticlockwise => {
            let clockwise = command == KeyCommand::Clockwise;
            if desk.reports(Tap::Rotate(here, if clockwise { 1 } else { 7 })) {
                return;
            }
            if wheel {
                consider_next(desk, clockwise);
            } else {
                desk.tap(here);
            }
        }
        KeyCommand::Flip => {
            if desk.reports(Tap::Flip(here)) {
                return;
            }
            if wheel {
                consider_next_shape(desk);
            } else {
                desk.flip_piece();
            }
        }
        KeyCommand::Pool => desk.take_next(),
        KeyCommand::PickUp => {
            if !desk.reports(Tap::Remove(here)) {
                desk.act(Action::PickUp { at: here });
            }
        }
        KeyCommand::Undo => desk.undo(),
        KeyCommand::Reset => desk.reset(),
        KeyCommand::Send => desk.send(),
        KeyCommand::Escape => {
            if let Some(at) = desk.escape() {
                focus_on(desk, at);
            }
        }
        KeyCommand::Threats => desk.toggle_threats(),
        KeyCommand::TurnBoard => turn_board(desk),
        KeyCommand::Write => {
            if let Some(field) = desk.outside.typing.get_untracked() {
                // A field that cannot be focused can still be tapped.
                let _ = field.focus();
            }
        }
        KeyCommand::Earlier => desk.look_further(Towards::Earlier),
        KeyCommand::Later => desk.look_further(Towards::Later),
        KeyCommand::Replay => replay(desk),
        KeyCommand::Place(command) => desk.command(command),
        KeyCommand::Help => desk.outside.listing.set(true),
    }
}

/// Plays the last turn once more, and tells all of what the line says in short.
pub fn replay(desk: Desk) {
    desk.replay_last();
    let words = Words::of(untrack(language));
    if let Some(all) = desk.said.with_untracked(|said| said.details(words)) {
        desk.said.set(Said::Own(all));
    }
}

/// Looks from the other side.
pub fn turn_board(desk: Desk) {
    desk.stage.stop();
    desk.bottom.update(|bottom| *bottom = bottom.opponent());
}

/// Moves the focus to a space.
pub fn focus_on(desk: Desk, space: Space) {
    desk.pointer.focus.set(Some(space));
    let cell = desk.outside.picture.get_untracked().and_then(|picture| {
        picture
            .query_selector(&format!("[data-space=\"{space}\"]"))
            .ok()
            .flatten()
    });
    if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = cell.focus();
    }
}

/// Moves the focus to the board.
pub fn focus_entrance(desk: Desk) {
    if let Some(space) = untrack(|| entrance(desk)) {
        focus_on(desk, space);
    }
}

/// Considers the next choice of the wheel and moves the focus there.
pub fn consider_next(desk: Desk, clockwise: bool) {
    consider(desk, |wheel, now| {
        let last = wheel.offered().len() - 1;
        match (now, clockwise) {
            (None, _) => wheel.first(),
            (Some(now), true) => (now + 1) % (last + 1),
            (Some(now), false) => now.checked_sub(1).unwrap_or(last),
        }
    });
}

/// Considers the first choice of the wheel's next shape: the other side, or another kind.
fn consider_next_shape(desk: Desk) {
    consider(desk, |wheel, now| {
        wheel.next_shape(now.unwrap_or_else(|| wheel.first()))
    });
}

/// Considers the choice of the wheel that follows the current one.
fn consider(desk: Desk, following: impl FnOnce(&Wheel, Option<usize>) -> usize) {
    let now = desk.pointer.considered.get_untracked();
    let next = desk.composer.with_untracked(|composer| {
        let wheel = composer.wheel()?;
        let offered = wheel.offered();
        let now = offered.iter().position(|choice| Some(choice.action) == now);
        let next = following(wheel, now);
        Some((next, offered.get(next)?.action))
    });
    if let Some((next, action)) = next {
        desk.pointer.considered.set(Some(action));
        focus_choice(desk, next);
    }
}
