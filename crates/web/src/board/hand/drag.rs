//! Dragging pieces, from the board and from a pool.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use rules::{Kind, Player, Shape, Space};
use wasm_bindgen::JsCast;

use crate::board::desk::{Desk, Drag, Tap};
use crate::board::show::voice::said::Said;
use crate::board::turn::held::Held;

/// How many pixels a pointer must move before it drags.
const STILL: f64 = 8.0;

/// A pointer that is down.
#[derive(Clone, Copy)]
struct Pressed {
    id: i32,
    x: f64,
    y: f64,
    /// What is dragged, once it is.
    dragged: Option<Held>,
}

/// A pointer pressed somewhere pieces can be dragged from. Copies are the same press.
#[derive(Clone, Copy)]
pub struct Press {
    pressed: StoredValue<Option<Pressed>>,
    was_drag: StoredValue<bool>,
}

impl Press {
    /// Nothing is pressed.
    pub fn new() -> Press {
        Press {
            pressed: StoredValue::new(None),
            was_drag: StoredValue::new(false),
        }
    }

    /// Whether the click that is now reported belongs to a drag: browsers fire one after it.
    pub fn was_drag(self) -> bool {
        let was = self.was_drag.get_value();
        self.was_drag.set_value(false);
        was
    }

    /// Whether the pointer is down.
    pub fn is_down(self) -> bool {
        self.pressed.with_value(Option::is_some)
    }

    /// The pointer goes down.
    pub fn down(self, event: &PointerEvent) {
        self.was_drag.set_value(false);
        let primary = event.is_primary() && event.button() == 0;
        self.pressed.set_value(primary.then(|| {
            let (x, y) = at(event);
            let id = event.pointer_id();
            Pressed {
                id,
                x,
                y,
                dragged: None,
            }
        }));
    }

    /// The pointer moves; `lift` takes hold of what it would drag.
    pub fn moved(self, desk: Desk, event: &PointerEvent, lift: impl FnOnce() -> Option<Held>) {
        let pressed = self.pressed.get_value();
        let Some(mut pressed) = pressed.filter(|pressed| pressed.id == event.pointer_id()) else {
            return;
        };
        let (x, y) = at(event);
        if pressed.dragged.is_none() {
            if (x - pressed.x).hypot(y - pressed.y) < STILL {
                return;
            }
            pressed.dragged = lift();
            if pressed.dragged.is_none() {
                self.pressed.set_value(None);
                return;
            }
            self.pressed.set_value(Some(pressed));
            capture(event);
        }
        if let Some(held) = pressed.dragged {
            drag_to(desk, held, x, y);
        }
    }

    /// The pointer goes up.
    pub fn up(self, desk: Desk, event: &PointerEvent) {
        let pressed = self.pressed.get_value();
        let Some(pressed) = pressed.filter(|pressed| pressed.id == event.pointer_id()) else {
            return;
        };
        self.pressed.set_value(None);
        if let Some(held) = pressed.dragged {
            self.was_drag.set_value(true);
            let (x, y) = at(event);
            drop_at(desk, held, x, y);
        }
    }

    /// The browser takes over the pointer.
    pub fn cancel(self, desk: Desk) {
        self.pressed.set_value(None);
        desk.pointer.drag.set(None);
    }
}

fn at(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Keeps a drag's events coming from outside the element. Not before the drag begins: WebKit
/// retargets the click of a captured pointer.
fn capture(event: &PointerEvent) {
    // The listener's element, not the piece in it, which may be redrawn.
    let element = event
        .current_target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if let Some(element) = element {
        // Without capture a drag ends at the edge of the element, which is harmless.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// Takes hold of a piece on the board to drag it.
pub fn lift(desk: Desk, space: Space) -> Option<Held> {
    if !untrack(|| desk.movable()).contains(&space) {
        return None;
    }
    let held = Held::Piece(space);
    if desk.is_edited() {
        return Some(held);
    }
    let holds = || {
        desk.composer
            .with_untracked(|composer| composer.held() == Some(held) && composer.wheel().is_none())
    };
    if !holds() {
        desk.let_go();
        desk.tap(space);
    }
    holds().then_some(held)
}

/// Takes hold of a piece of the pool to drag it.
pub fn lift_from_pool(desk: Desk, player: Player, kind: Kind) -> Option<Held> {
    // While something is edited, pools are tapped, not dragged from.
    if desk.is_edited() {
        return None;
    }
    let held = || -> Option<Shape> {
        desk.composer.with_untracked(|composer| {
            let mine = composer.player() == player;
            match composer.held() {
                Some(Held::Pool(shape)) if mine && shape.kind() == kind => Some(shape),
                _ => None,
            }
        })
    };
    if held().is_none() {
        desk.tap_pool(player, kind.shapes()[0]);
    }
    held().map(Held::Pool)
}

/// Converts window coordinates to the picture's, and the space under them.
fn locate(desk: Desk, x: f64, y: f64) -> Option<(f64, f64, Option<Space>)> {
    let picture = desk.outside.picture.get_untracked()?;
    let rect = picture.get_bounding_client_rect();
    let view = untrack(|| desk.view());
    let (across, down) = (
        (x - rect.left()) / rect.width(),
        (y - rect.top()) / rect.height(),
    );
    let unit = |share: f64| share * view.side() - view.margin();
    Some((unit(across), unit(down), view.under(across, down)))
}

fn drag_to(desk: Desk, held: Held, x: f64, y: f64) {
    if let Some((x, y, under)) = locate(desk, x, y) {
        desk.pointer.drag.set(Some(Drag { held, x, y }));
        if desk.pointer.pointed.get_untracked() != under {
            desk.pointer.pointed.set(under);
        }
    }
}

fn drop_at(desk: Desk, held: Held, x: f64, y: f64) {
    desk.pointer.drag.set(None);
    let under = locate(desk, x, y).and_then(|(_, _, under)| under);
    match (held, under) {
        (Held::Piece(from), Some(to)) if from == to => {}
        (Held::Piece(from), Some(to)) if desk.is_edited() => {
            desk.reports(Tap::Move(from, to));
        }
        (Held::Piece(from), None) if desk.is_edited() => {
            desk.reports(Tap::Off(from));
        }
        (_, Some(to)) => desk.tap(to),
        (_, None) => {
            desk.let_go();
            desk.said.set(Said::Next);
        }
    }
}
