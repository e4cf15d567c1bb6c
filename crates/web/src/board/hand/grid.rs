//! The spaces as a real grid: what fingers, keys and screen readers touch.

use leptos::ev::{FocusEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use rules::{Action, Player, Space};
use wasm_bindgen::JsCast;
use words::Words;

use crate::board::desk::Desk;
use crate::board::show::labels::{self, CellNotes};
use crate::board::show::picture::ground::{came, done};
use crate::board::show::picture::pieces::Seen;
use crate::board::sight::foresight::{Held, Landing};
use crate::board::sight::geometry::View;
use crate::board::sight::scene::Scene;
use crate::board::turn::composer::Composer;
use crate::language::language;
use crate::small_sort::each_once;
use crate::t;

/// A pointer must move so many pixels before it drags.
const STILL: f64 = 7.0;

/// A pointer that is down.
#[derive(Clone, Copy)]
struct Press {
    id: i32,
    x: f64,
    y: f64,
    space: Space,
    drags: bool,
}

/// The grid.
#[component]
pub(in crate::board) fn Grid(
    desk: Desk,
    view: Memo<View>,
    seen: StoredValue<Vec<Seen>>,
    landings: Memo<Vec<Landing>>,
) -> impl IntoView {
    let press: StoredValue<Option<Press>> = StoredValue::new(None);
    // A drag ends with a click that is none.
    let dragged = StoredValue::new(false);

    let on_click = move |event: MouseEvent| {
        if dragged.get_value() {
            dragged.set_value(false);
            return;
        }
        if let Some(space) = touched(&event) {
            desk.tap(space);
        }
    };
    let on_down = move |event: PointerEvent| {
        dragged.set_value(false);
        let space = touched(&event).filter(|_| event.is_primary() && event.button() == 0);
        press.set_value(space.map(|space| Press {
            id: event.pointer_id(),
            x: f64::from(event.client_x()),
            y: f64::from(event.client_y()),
            space,
            drags: false,
        }));
    };
    let on_move = move |event: PointerEvent| {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let Some(mut now) = press
            .get_value()
            .filter(|press| press.id == event.pointer_id())
        else {
            if event.pointer_type() == "mouse" {
                let under = touched(&event);
                if desk.pointed.get_untracked() != under {
                    desk.pointed.set(under);
                }
            }
            return;
        };
        if !now.drags {
            if (x - now.x).hypot(y - now.y) < STILL || !desk.lift(now.space) {
                return;
            }
            now.drags = true;
            press.set_value(Some(now));
            if let Some(element) = element_of(&event) {
                // Without capture a drag ends at the edge of the board, which is no harm.
                let _ = element.set_pointer_capture(event.pointer_id());
            }
        }
        desk.drag_to(Held::Piece(now.space), x, y);
    };
    let on_up = move |event: PointerEvent| {
        let Some(ended) = press
            .get_value()
            .filter(|press| press.id == event.pointer_id())
        else {
            return;
        };
        press.set_value(None);
        if ended.drags {
            dragged.set_value(true);
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            desk.drop_at(Held::Piece(ended.space), x, y);
        }
    };
    let on_cancel = move |_: PointerEvent| {
        press.set_value(None);
        desk.drag.set(None);
    };
    let on_leave = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" && press.get_value().is_none() {
            desk.pointed.set(None);
        }
    };
    let on_focus = move |event: FocusEvent| {
        if let Some(space) = touched(&event) {
            desk.focus.set(Some(space));
            desk.pointed.set(Some(space));
        }
    };
    let notes = Notes::of(desk, landings);
    let rows = move || view.get().rows();
    let at = move |space: Space| {
        seen.with_value(|seen| seen.iter().find(|seen| seen.space == space).copied())
    };
    let margin = move || {
        let view = view.get();
        format!("{}%", 100.0 * view.margin() / view.side())
    };
    view! {
        <div
            class="board-grid"
            role="grid"
            aria-label=move || t!("board-label")
            style:inset=margin
            on:click=on_click
            on:pointerdown=on_down
            on:pointermove=on_move
            on:pointerup=on_up
            on:pointercancel=on_cancel
            on:pointerleave=on_leave
            on:focusin=on_focus
        >
            <For each=rows key=Clone::clone let:spaces>
                <div role="row" class="board-row">
                    {spaces
                        .into_iter()
                        .filter_map(at)
                        .map(|seen| view! { <Cell desk seen notes /> })
                        .collect_view()}
                </div>
            </For>
        </div>
    }
}

/// What cells want to know about the whole board, worked out once for all of them.
#[derive(Clone, Copy)]
struct Notes {
    landings: Memo<Vec<Landing>>,
    threatened: Memo<Vec<Space>>,
    last: Memo<Vec<Space>>,
    held: Memo<Option<Space>>,
    first: Memo<Option<Space>>,
    movable: Memo<Vec<Space>>,
}

impl Notes {
    fn of(desk: Desk, landings: Memo<Vec<Landing>>) -> Notes {
        Notes {
            landings,
            threatened: Memo::new(move |_| {
                desk.shown_threats()
                    .iter()
                    .map(|threat| threat.to)
                    .collect()
            }),
            last: Memo::new(move |_| came(&done(desk))),
            held: Memo::new(move |_| {
                let held = desk.composer.with(Composer::held);
                desk.looked.get().or(match held {
                    Some(Held::Piece(space)) => Some(space),
                    _ => None,
                })
            }),
            first: Memo::new(move |_| desk.entrance()),
            movable: Memo::new(move |_| desk.movable()),
        }
    }

    fn at(self, space: Space, bonus: bool) -> CellNotes {
        CellNotes {
            landing: self
                .landings
                .with(|all| all.iter().find(|l| l.to == space).copied()),
            held: self.held.get() == Some(space),
            threatened: self.threatened.with(|all| all.contains(&space)),
            bonus,
            last: self.last.with(|all| all.contains(&space)),
        }
    }
}

#[component]
fn Cell(desk: Desk, seen: Seen, notes: Notes) -> impl IntoView {
    let space = seen.space;
    let noted = Memo::new(move |_| {
        let bonus = desk.scene.with(|scene| scene.bonus == Some(space));
        notes.at(space, bonus)
    });
    let label = move || {
        let setup = desk.scene.with(|scene| scene.setup);
        let words = Words::of(language());
        labels::cell(words, setup, space, seen.piece.get(), noted.get())
    };
    let index = Memo::new(move |_| {
        if notes.first.get() == Some(space) {
            "0"
        } else {
            "-1"
        }
    });
    let grabbed = Memo::new(move |_| notes.movable.with(|all| all.contains(&space)));
    view! {
        <div
            role="gridcell"
            class="board-cell"
            class:grab=grabbed
            data-space=space.to_string()
            tabindex=index
            aria-selected=move || if noted.get().held { "true" } else { "false" }
            aria-label=label
        ></div>
    }
}

/// The space an event is about.
fn touched(event: &web_sys::Event) -> Option<Space> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    target.get_attribute("data-space")?.parse().ok()
}

pub(in crate::board) fn element_of(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

impl Desk {
    /// The space where Tab enters the board.
    pub(in crate::board) fn entrance(&self) -> Option<Space> {
        let (size, bottom) = (self.scene.with(Scene::size), self.bottom.get());
        if let Some(space) = self.focus.get().filter(|space| space.is_on(size)) {
            return Some(space);
        }
        let corner = match bottom {
            Player::White => 0,
            Player::Black => size - 1,
        };
        Space::new(corner, corner)
    }

    /// The pieces that can be dragged.
    pub(in crate::board) fn movable(&self) -> Vec<Space> {
        if let Some(scene) = self.edited.get() {
            return Space::all(scene.size())
                .filter(|s| scene.piece_at(*s).is_some())
                .collect();
        }
        if !self.may_move() {
            return Vec::new();
        }
        self.composer.with(|composer| {
            let movable = composer
                .actions()
                .iter()
                .filter_map(|action| match *action {
                    Action::Slide { from, .. } => Some(from),
                    _ => None,
                })
                .collect();
            each_once(movable)
        })
    }
}
