//! The stance wheel: ghost pieces round a space, each where its hollow would face.

use leptos::prelude::*;
use rules::{Rounded, Stance};
use wasm_bindgen::JsCast;
use words::Words;

use crate::board::desk::Desk;
use crate::board::hand::commands::focus_on;
use crate::board::show::labels;
use crate::board::show::picture::symbols::piece_href;
use crate::board::sight::geometry::{View, round_the_wheel};
use crate::board::turn::choice::{Choice, Wheel};
use crate::language::language;
use crate::shell::Icon;
use crate::t;

/// The wheel, where there is a choice to make.
#[component]
pub fn StanceWheel(desk: Desk, view: Memo<View>) -> impl IntoView {
    let wheel = Memo::new(move |_| desk.composer.with(|composer| composer.wheel().cloned()));
    let rounded = Memo::new(move |_| desk.stage.scene.with(|scene| scene.setup.rounded()));
    Effect::new(move |_| {
        if wheel.with(Option::is_some) {
            // It is there only after this change has been drawn.
            request_animation_frame(move || focus_choice(desk, 0));
        }
    });
    move || {
        let wheel = wheel.get()?;
        let view = view.get();
        let (x, y) = view.share(wheel.at);
        let at = wheel.at;
        let flips = wheel.shapes().len() > 1;
        let spokes = spokes(&view, &wheel);
        let left = beside(x, &spokes);
        let spokes = spokes
            .into_iter()
            .map(|(choice, seen, (x, y))| {
                view! { <Spoke desk rounded=rounded.get() choice seen x y /> }
            })
            .collect_view();
        let flip = flips.then(|| {
            view! {
                <button
                    type="button"
                    class="board-flip"
                    aria-label=move || t!("board-flip")
                    title=move || t!("board-flip")
                    on:click=move |_| desk.flip_piece()
                >
                    {Icon::Flip.view()}
                </button>
            }
        });
        Some(view! {
            <div
                class="board-wheel"
                role="group"
                aria-label=move || t!("board-asks", space = at.to_string())
                style:left=left
                style:top=format!("{:.2}%", y * 100.0)
            >
                {spokes}
                {flip}
            </div>
        })
    }
}

/// A choice, how its piece looks from here, and where it stands round the wheel.
type Placed = (Choice, Option<Stance>, (f64, f64));

fn spokes(view: &View, wheel: &Wheel) -> Vec<Placed> {
    let offered = wheel.offered();
    // A single piece without a hollow stands in the middle: it faces nowhere.
    let alone = offered.len() == 1;
    let placed = |choice: Choice| {
        let seen = choice.stands.map(|piece| view.seen(piece.stance));
        let at = match choice.stands {
            Some(piece) if piece.shape.has_hollow() => round_the_wheel(view.seen(piece.stance)),
            Some(_) if alone => (0.0, 0.0),
            Some(_) => round_the_wheel(Stance::N),
            // Not under the finger that opened the wheel.
            None => round_the_wheel(Stance::S),
        };
        (choice, seen, at)
    };
    offered.into_iter().map(placed).collect()
}

/// Where the hub is: over its space, but so that no spoke leaves the picture sideways.
fn beside(share: f64, spokes: &[Placed]) -> String {
    let reach = |sign: f64| {
        spokes
            .iter()
            .map(|(_, _, (x, _))| x * sign)
            .fold(0.0, f64::max)
    };
    let room = |reach: f64| {
        format!("({reach:.3} * var(--wheel-radius) + var(--spoke) / 2 - var(--wheel-slack))")
    };
    let (left, right) = (room(reach(-1.0)), room(reach(1.0)));
    format!("clamp({left}, {:.2}%, 100% - {right})", share * 100.0)
}

#[component]
fn Spoke(
    desk: Desk,
    rounded: Rounded,
    choice: Choice,
    seen: Option<Stance>,
    x: f64,
    y: f64,
) -> impl IntoView {
    let action = choice.action;
    let you = move || desk.mover.get().you();
    let label = move || labels::choice(Words::of(language()), &choice, you());
    let consider = move || desk.pointer.considered.set(Some(action));
    let picture = choice.stands.zip(seen).map(|(piece, seen)| {
        let angle = 45 * u32::from(seen as u8);
        let href = piece_href(rounded, piece.player, piece.shape);
        view! {
            <svg viewBox="-74 -74 148 148" aria-hidden="true" focusable="false">
                <use_ href=href transform=format!("rotate({angle})") />
            </svg>
        }
    });
    let lifted = choice.stands.is_none().then(|| Icon::PickUp.view());
    let falls = choice
        .falls
        .then(|| view! { <span class="board-badge" aria-hidden="true">"+"</span> });
    view! {
        <button
            type="button"
            class="board-spoke"
            class:falls=choice.falls
            aria-label=label
            title=label
            style:--x=format!("{x:.3}")
            style:--y=format!("{y:.3}")
            on:pointerenter=move |_| consider()
            on:focus=move |_| consider()
            on:click=move |_| {
                let at = desk.composer.with_untracked(|c| c.wheel().map(|wheel| wheel.at));
                desk.act(action);
                // The wheel is gone, and the focus with it.
                if let Some(at) = at {
                    focus_on(desk, at);
                }
            }
        >
            {picture}
            {lifted}
            {falls}
        </button>
    }
}

/// Moves the focus to the k-th choice of the wheel.
pub fn focus_choice(desk: Desk, k: usize) {
    let Some(board) = desk.outside.picture.try_get_untracked().flatten() else {
        return;
    };
    let Ok(spokes) = board.query_selector_all(".board-spoke") else {
        return;
    };
    let spoke = u32::try_from(k).ok().and_then(|k| spokes.get(k));
    if let Some(spoke) = spoke.and_then(|spoke| spoke.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = spoke.focus();
    }
}
