//! The wheel: ghost pieces around or beside a space, one for each choice.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use rules::{Rounded, Setup};
use wasm_bindgen::JsCast;
use words::Words;

use crate::board::desk::Desk;
use crate::board::hand::commands::{consider_next, focus_on};
use crate::board::show::picture::symbols::piece_href;
use crate::board::show::voice::labels;
use crate::board::sight::geometry::View;
use crate::board::sight::wheel_layout::{Looks, Spot, lay_out};
use crate::board::turn::choice::{Choice, Wheel};
use crate::language::{language, spoken};
use crate::t;

/// The assumed width of the picture before it is measured.
const UNMEASURED: f64 = 360.0;

/// The wheel, where there is a choice to make.
#[component]
pub fn StanceWheel(desk: Desk, view: Memo<View>) -> impl IntoView {
    let wheel = Memo::new(move |_| desk.composer.with(|composer| composer.wheel().cloned()));
    let setup = Memo::new(move |_| desk.stage.scene.with(|scene| scene.setup));
    Effect::new(move |_| {
        if let Some(first) = wheel.with(|wheel| wheel.as_ref().map(Wheel::first)) {
            // It exists only after this change has been rendered.
            request_animation_frame(move || focus_choice(desk, first));
        }
    });
    let resized = Trigger::new();
    let listener = window_event_listener(ev::resize, move |_| resized.notify());
    on_cleanup(move || listener.remove());
    // Keys pressed on the board arrive anyway; the focus may be elsewhere.
    let listener = window_event_listener(ev::keydown, move |event| {
        let open = wheel.with_untracked(Option::is_some);
        if open && event.key() == "Escape" && !event.default_prevented() {
            event.prevent_default();
            close(desk);
        }
    });
    on_cleanup(move || listener.remove());
    move || {
        let wheel = wheel.get()?;
        resized.track();
        let (view, setup) = (view.get(), setup.get());
        let at = wheel.at;
        let side = width(desk);
        let spots = lay_out(&view, side, at, &looks(&view, &wheel));
        // A single shape needs no name.
        let named = (wheel.shapes().len() > 1).then_some(setup);
        let rounded = setup.rounded();
        let choices = wheel.offered().iter().copied().zip(spots);
        let spokes = choices
            .map(|(choice, spot)| {
                view! { <Spoke desk view rounded named choice spot side /> }
            })
            .collect_view();
        let (x, y) = view.share(at);
        let label = move || {
            let key = asks_key(&wheel);
            t!(key, space = at.to_string())
        };
        Some(view! {
            <div
                class="board-wheel"
                role="group"
                aria-label=label
                style:--x=percent(x)
                style:--y=percent(y)
                on:keydown=move |event| keep_inside(desk, &event)
            >
                {spokes}
            </div>
        })
    }
}

/// The key of a wheel's question.
pub fn asks_key(wheel: &Wheel) -> &'static str {
    if wheel.only_picks_up() {
        "board-asks-pick-up"
    } else {
        "board-asks"
    }
}

fn percent(share: f64) -> String {
    format!("{:.3}%", share * 100.0)
}

/// The width of the picture in pixels.
pub fn width(desk: Desk) -> f64 {
    let picture = desk.outside.picture.get_untracked();
    let width = picture.map(|picture| f64::from(picture.client_width()));
    width.filter(|width| *width > 0.0).unwrap_or(UNMEASURED)
}

fn looks(view: &View, wheel: &Wheel) -> Vec<Looks> {
    let one = |choice: &Choice| match choice.stands {
        Some(piece) => Looks::Piece(piece.shape, view.seen(piece.stance)),
        None => Looks::Words,
    };
    wheel.offered().iter().map(one).collect()
}

/// Closes the wheel and returns to its space.
fn close(desk: Desk) {
    if let Some(at) = desk.escape() {
        focus_on(desk, at);
    }
}

/// Tab cycles through the choices while the wheel is open.
fn keep_inside(desk: Desk, event: &KeyboardEvent) {
    if event.key() == "Tab" && !event.alt_key() && !event.ctrl_key() {
        event.prevent_default();
        event.stop_propagation();
        consider_next(desk, !event.shift_key());
    }
}

#[component]
fn Spoke(
    desk: Desk,
    view: View,
    rounded: Rounded,
    named: Option<Setup>,
    choice: Choice,
    spot: Spot,
    side: f64,
) -> impl IntoView {
    let action = choice.action;
    let you = move || desk.mover.get().you();
    let label = move || labels::choice(Words::of(language()), &choice, named, you());
    let consider = move || desk.pointer.considered.set(Some(action));
    let picture = choice.stands.map(|piece| {
        let angle = view.angle(piece.stance);
        let href = piece_href(rounded, piece.player, piece.shape);
        view! {
            <svg viewBox="-74 -74 148 148" aria-hidden="true" focusable="false">
                <use_ href=href transform=format!("rotate({angle})") />
            </svg>
        }
    });
    let lifted = choice.stands.is_none().then(|| {
        view! { <span>{spoken("board-pick-up")}</span> }
    });
    let sacrifice = choice
        .is_sacrifice
        .then(|| view! { <span class="board-badge" aria-hidden="true">"+"</span> });
    view! {
        <button
            type="button"
            class="board-spoke"
            class:worded=choice.stands.is_none()
            aria-label=label
            title=label
            style:left=percent((spot.x - spot.width / 2.0) / side)
            style:top=percent((spot.y - spot.height / 2.0) / side)
            style:width=format!("{:.1}px", spot.width)
            style:height=format!("{:.1}px", spot.height)
            on:pointerenter=move |_| consider()
            on:focus=move |_| consider()
            on:click=move |_| {
                let at = desk.composer.with_untracked(|c| c.wheel().map(|wheel| wheel.at));
                desk.act(action);
                // The wheel is removed, and the focus with it.
                if let Some(at) = at {
                    focus_on(desk, at);
                }
            }
        >
            {picture}
            {lifted}
            {sacrifice}
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
