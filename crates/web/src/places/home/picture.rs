//! The animated pictures of Home, which play one after another.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use draw::Motion;
use futures_channel::oneshot;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use rules::{Edge, Piece, Player, Position, Rounded, Space};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::scripts::Script;
use crate::board::show::picture::symbols;
use crate::board::sight::geometry::{RIM, UNIT, View};
use crate::language::window;
use crate::settings;

/// How much slower than in a game: these are only background.
const SLOWER: f64 = 2.4;
/// The pause between two actions, in milliseconds.
const PAUSE: u32 = 900;
/// The time for a picture to fade before it restarts, in milliseconds.
const FADE: u32 = 250;

/// A script being played. Copies share the same state.
#[derive(Clone, Copy)]
pub(super) struct Reel {
    script: StoredValue<Script>,
    /// The number of actions started.
    step: RwSignal<usize>,
    /// Milliseconds since the last of them started.
    time: RwSignal<f64>,
    fading: RwSignal<bool>,
}

impl Reel {
    pub(super) fn new(script: Script) -> Reel {
        Reel {
            script: StoredValue::new(script),
            step: RwSignal::new(0),
            time: RwSignal::new(f64::INFINITY),
            fading: RwSignal::new(false),
        }
    }

    fn frame(&self) -> Frame {
        let step = self.step.get();
        self.script.with_value(|script| Frame::of(script, step))
    }

    /// Plays the next action; after the last one the picture restarts.
    async fn advance(self, alive: &AtomicBool) {
        let Some(actions) = self.script.try_with_value(|script| script.actions.len()) else {
            return;
        };
        if self
            .step
            .try_get_untracked()
            .is_none_or(|step| step >= actions)
        {
            let _ = self.fading.try_set(true);
            TimeoutFuture::new(FADE).await;
            if alive.load(Ordering::Relaxed) {
                self.step.set(0);
                self.time.set(f64::INFINITY);
                self.fading.set(false);
            }
            return;
        }
        self.time.set(0.0);
        self.step.update(|step| *step += 1);
        let length = untrack(|| self.frame()).length();
        let began = now();
        while alive.load(Ordering::Relaxed) {
            let time = (now() - began) / SLOWER;
            self.time.set(time);
            if time >= length {
                break;
            }
            next_frame().await;
        }
    }
}

/// A moment during or after an action.
struct Frame {
    position: Position,
    motion: Option<Motion>,
}

impl Frame {
    fn of(script: &Script, step: usize) -> Frame {
        let mut position = script.start;
        let mut motion = None;
        for &action in script.actions.iter().take(step) {
            motion = position
                .effects(action)
                .ok()
                .map(|effects| Motion::of(&position, action, &effects));
            position.play_unchecked(action);
        }
        Frame { position, motion }
    }

    fn length(&self) -> f64 {
        self.motion.as_ref().map_or(0.0, Motion::length)
    }

    /// The pieces, including one that is leaving.
    fn pieces(&self) -> Vec<(Space, Piece)> {
        let leaving = self.motion.as_ref().and_then(Motion::leaving);
        self.position.pieces().chain(leaving).collect()
    }

    /// The transform and opacity of a piece.
    fn pose(&self, view: &View, (space, piece): (Space, Piece), time: f64) -> (String, f64) {
        let (x, y) = view.middle(space);
        match self
            .motion
            .as_ref()
            .and_then(|motion| motion.pose(space, time))
        {
            None => {
                let angle = 45 * u16::from(piece.stance as u8);
                (format!("translate({x} {y})rotate({angle})"), 1.0)
            }
            Some(pose) => {
                let (x, y) = (x + pose.x, y + pose.y);
                let (angle, scale) = (pose.angle, pose.scale);
                let transform =
                    format!("translate({x:.1} {y:.1})rotate({angle:.1})scale({scale:.2})");
                (transform, pose.opacity)
            }
        }
    }
}

/// Plays the reels in turn while Home is open and animation is allowed.
pub(super) fn run(reels: [Reel; 4]) {
    let alive = Arc::new(AtomicBool::new(true));
    on_cleanup({
        let alive = Arc::clone(&alive);
        move || alive.store(false, Ordering::Relaxed)
    });
    if window().is_none() {
        return;
    }
    spawn_local(async move {
        for reel in reels.into_iter().cycle() {
            TimeoutFuture::new(PAUSE).await;
            while alive.load(Ordering::Relaxed) && (is_hidden() || !untrack(settings::may_move)) {
                TimeoutFuture::new(PAUSE).await;
            }
            if !alive.load(Ordering::Relaxed) {
                return;
            }
            reel.advance(&alive).await;
        }
    });
}

fn is_hidden() -> bool {
    window()
        .and_then(|window| window.document())
        .is_some_and(|document| document.hidden())
}

fn now() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or(0.0, |performance| performance.now())
}

async fn next_frame() {
    let (sender, receiver) = oneshot::channel();
    let frame = Closure::once_into_js(move || {
        let _ = sender.send(());
    });
    if let Some(window) = window() {
        let _ = window.request_animation_frame(frame.unchecked_ref());
        let _ = receiver.await;
    }
}

/// The symbols of the pieces, defined once for all pictures.
#[component]
pub(super) fn Definitions() -> impl IntoView {
    view! {
        <svg class="nothing" width="0" height="0" aria-hidden="true" focusable="false">
            <defs inner_html=symbols::definitions(Rounded::Far)></defs>
        </svg>
    }
}

/// A reel as a picture, hidden from screen readers: the text beside it says the same.
#[component]
pub(super) fn Picture(reel: Reel) -> impl IntoView {
    let setup = reel.script.with_value(|script| script.start.setup());
    let view = View {
        size: setup.size(),
        edge: setup.edge(),
        bottom: Player::White,
        coordinates: false,
    };
    let board = view.board();
    let lines: String = (1..setup.size())
        .map(|line| {
            let at = f64::from(line) * UNIT;
            format!("M{at} 0V{board}M0 {at}H{board}")
        })
        .collect();
    let rim = (setup.edge() == Edge::Bounded).then(|| {
        let (at, side) = (-RIM / 2.0, board + RIM);
        view! {
            <rect class="picture-rim" x=at y=at width=side height=side rx="6" />
        }
    });
    let pieces = move || {
        let frame = StoredValue::new(reel.frame());
        let pieces = frame.with_value(Frame::pieces);
        let place = move |placed| {
            let pose = Memo::new(move |_| {
                let time = reel.time.get();
                frame.with_value(|frame| frame.pose(&view, placed, time))
            });
            (move || pose.get().0, move || pose.get().1)
        };
        // Shadows go under all pieces.
        let shadows = pieces
            .iter()
            .map(|&placed| {
                let (transform, opacity) = place(placed);
                let piece = placed.1;
                let class = if piece.is_active() {
                    "active"
                } else {
                    "inactive"
                };
                let blur = symbols::blur(piece.is_active());
                view! {
                    <g class=format!("picture-shadow {class}") filter=blur>
                        <use_
                            href=symbols::outline_href(setup.rounded(), piece.shape)
                            transform=transform
                            opacity=opacity
                        />
                    </g>
                }
            })
            .collect_view();
        let faces = pieces
            .iter()
            .map(|&placed| {
                let (transform, opacity) = place(placed);
                let piece = placed.1;
                let href = symbols::piece_href(setup.rounded(), piece.player, piece.shape);
                view! { <use_ href=href transform=transform opacity=opacity /> }
            })
            .collect_view();
        view! {
            {shadows}
            {faces}
        }
    };
    view! {
        <svg
            class="picture"
            class:fading=move || reel.fading.get()
            viewBox=view.view_box()
            aria-hidden="true"
            focusable="false"
        >
            {rim}
            <rect class="picture-board" width=board height=board />
            <path class="picture-lines" d=lines />
            <g class="picture-pieces">{pieces}</g>
        </svg>
    }
}
