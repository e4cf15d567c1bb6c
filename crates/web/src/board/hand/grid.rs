//! The spaces as a real grid, for touch, keys and screen readers.

use leptos::ev::{FocusEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use rules::{Player, Space};
use wasm_bindgen::JsCast;
use words::Words;

use crate::board::desk::Desk;
use crate::board::hand::drag::{Press, lift};
use crate::board::hand::finger::Pointing;
use crate::board::show::picture::ground::came;
use crate::board::show::picture::pieces::Seen;
use crate::board::show::voice::labels::{self, CellNotes};
use crate::board::show::wheel::width;
use crate::board::sight::geometry::View;
use crate::board::sight::preview::Landing;
use crate::board::sight::scene::Scene;
use crate::board::turn::composer::Composer;
use crate::board::turn::held::Held;
use crate::language::{language, spoken};

/// The grid.
#[component]
pub fn Grid(
    desk: Desk,
    view: Memo<View>,
    seen: StoredValue<Vec<Seen>>,
    landings: Memo<Vec<Landing>>,
) -> impl IntoView {
    let press = Press::new();
    let down = StoredValue::new(Pointing::Precise);
    let on_click = move |event: MouseEvent| {
        if press.was_drag() {
            return;
        }
        let pointing = down.get_value();
        // A click without a pointer comes from the keyboard or assistive technology.
        down.set_value(Pointing::Precise);
        if let Some(space) = touched(&event) {
            let across = view.get_untracked().space_width(width(desk));
            if pointing.taps_twice(across) {
                desk.tap_twice(space);
            } else {
                desk.tap(space);
            }
        }
    };
    // The space under the pointer when it went down.
    let pressed: StoredValue<Option<Space>> = StoredValue::new(None);
    let on_down = move |event: PointerEvent| {
        desk.pointer.keyed.set(false);
        down.set_value(Pointing::of(&event.pointer_type()));
        pressed.set_value(touched(&event));
        press.down(&event);
    };
    let on_move = move |event: PointerEvent| {
        if !press.is_down() && event.pointer_type() == "mouse" {
            let under = touched(&event);
            if desk.pointer.pointed.get_untracked() != under {
                desk.pointer.pointed.set(under);
            }
        }
        press.moved(desk, &event, || lift(desk, pressed.get_value()?));
    };
    let on_up = move |event: PointerEvent| press.up(desk, &event);
    let on_cancel = move |_: PointerEvent| press.cancel(desk);
    let on_leave = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" && !press.is_down() {
            desk.pointer.pointed.set(None);
        }
        press.moved(desk, &event, || lift(desk, pressed.get_value()?));
    };
    let on_focus = move |event: FocusEvent| {
        if let Some(space) = touched(&event) {
            desk.pointer.focus.set(Some(space));
            desk.pointer.pointed.set(Some(space));
            if shows_focus(&event) {
                desk.pointer.keyed.set(true);
            }
        }
    };
    let notes = Notes::of(desk, landings);
    let rows = move || {
        view.get()
            .rows()
            .into_iter()
            .enumerate()
            .collect::<Vec<_>>()
    };
    let lines = move || view.get().size + 1;
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
            aria-label=spoken("board-label")
            aria-rowcount=lines
            aria-colcount=lines
            style:inset=margin
            on:click=on_click
            on:pointerdown=on_down
            on:pointermove=on_move
            on:pointerup=on_up
            on:pointercancel=on_cancel
            on:pointerleave=on_leave
            on:focusin=on_focus
        >
            {move || view! { <Files view=view.get() /> }}
            <For each=rows key=Clone::clone let:row>
                <div role="row" class="board-row" aria-rowindex=row.0 + 2>
                    <span role="rowheader" class="board-unseen" aria-colindex="1">
                        {row.1.first().map(|space| rank_name(*space))}
                    </span>
                    {row
                        .1
                        .into_iter()
                        .filter_map(at)
                        .enumerate()
                        .map(|(column, seen)| view! { <Cell desk seen notes column /> })
                        .collect_view()}
                </div>
            </For>
        </div>
    }
}

/// The file names for screen readers; the picture shows them to everyone else.
#[component]
fn Files(view: View) -> impl IntoView {
    let first = view.rows().into_iter().next().unwrap_or_default();
    let files = first.into_iter().enumerate().map(|(column, space)| {
        view! {
            <span role="columnheader" aria-colindex=column + 2>
                {file_name(space)}
            </span>
        }
    });
    view! {
        <div role="row" class="board-unseen" aria-rowindex="1">
            {files.collect_view()}
        </div>
    }
}

/// The letter of a file.
fn file_name(space: Space) -> String {
    space.to_string().chars().take(1).collect()
}

/// The number of a rank.
fn rank_name(space: Space) -> String {
    space.to_string().chars().skip(1).collect()
}

/// State that all cells share, computed once for the whole board.
#[derive(Clone, Copy)]
struct Notes {
    landings: Memo<Vec<Landing>>,
    threatened: Memo<Vec<Space>>,
    last: Memo<Vec<Space>>,
    turned: Memo<Vec<Space>>,
    held: Memo<Option<Space>>,
    first: Memo<Option<Space>>,
    movable: Memo<Vec<Space>>,
    you: Memo<Option<Player>>,
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
            last: Memo::new(move |_| came(&desk.done())),
            turned: Memo::new(move |_| desk.aftermath()),
            held: Memo::new(move |_| {
                let held = desk.composer.with(Composer::held);
                desk.pointer.looked_at.get().or(match held {
                    Some(Held::Piece(space)) => Some(space),
                    _ => None,
                })
            }),
            first: Memo::new(move |_| entrance(desk)),
            movable: Memo::new(move |_| desk.movable()),
            you: Memo::new(move |_| desk.mover.get().you()),
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
            you: self.you.get(),
            last: self.last.with(|all| all.contains(&space)),
            turned: self.turned.with(|all| all.contains(&space)),
        }
    }
}

#[component]
fn Cell(desk: Desk, seen: Seen, notes: Notes, column: usize) -> impl IntoView {
    let space = seen.space;
    let noted = Memo::new(move |_| {
        let bonus = desk.stage.scene.with(|scene| scene.bonus == Some(space));
        notes.at(space, bonus)
    });
    let label = move || {
        let setup = desk.stage.scene.with(|scene| scene.setup);
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
            aria-colindex=column + 2
            aria-selected=move || if noted.get().held { "true" } else { "false" }
            aria-label=label
        ></div>
    }
}

/// The space an event belongs to.
fn touched(event: &web_sys::Event) -> Option<Space> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    target.get_attribute("data-space")?.parse().ok()
}

/// Whether the browser shows a focus ring, that is, the keyboard was used.
fn shows_focus(event: &web_sys::Event) -> bool {
    element_of(event).is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}

pub fn element_of(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

/// The space that Tab focuses first.
pub fn entrance(desk: Desk) -> Option<Space> {
    let (size, bottom) = (desk.stage.scene.with(Scene::size), desk.bottom.get());
    if let Some(space) = desk.pointer.focus.get().filter(|space| space.is_on(size)) {
        return Some(space);
    }
    let corner = match bottom {
        Player::White => 0,
        Player::Black => size - 1,
    };
    Space::new(corner, corner)
}
