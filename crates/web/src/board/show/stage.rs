//! The stage: actions are shown in motion, one after the other, and can be skipped.

use std::collections::VecDeque;
use std::sync::Arc;

use leptos::prelude::*;
use rules::Space;

use crate::board::desk::Desk;
use crate::board::show::sound::Sound;
use crate::board::sight::motion::{Motion, Pose};
use crate::board::sight::scene::Scene;
use crate::language::window;
use crate::settings::settings;

/// What is in motion, and for how long it has been.
#[derive(Clone, PartialEq, Debug)]
pub struct Moving {
    /// The motion.
    pub motion: Arc<Motion>,
    /// Milliseconds since it began.
    pub time: f64,
}

impl Moving {
    /// How the piece on a space is to be seen.
    pub fn pose(&self, space: Space) -> Option<Pose> {
        self.motion.pose(space, self.time)
    }
}

#[derive(Debug)]
struct Shown {
    scene: Scene,
    motion: Motion,
    sound: Sound,
}

/// What is still to be shown.
#[derive(Debug, Default)]
pub struct Stage {
    waiting: VecDeque<Shown>,
    running: bool,
    /// Counted up whenever a motion begins or is skipped, so that a late frame knows it is late.
    generation: u64,
}

impl Desk {
    /// Whether something is in motion.
    pub(in crate::board) fn is_in_motion(&self) -> bool {
        self.stage.with_value(|stage| stage.running)
    }

    /// Shows an action after those already waiting to be shown.
    pub(in crate::board) fn show(&self, scene: Scene, motion: Motion, sound: Sound) {
        let sound = self.heard_as(sound, scene.to_move, &motion);
        let motion = motion.at_speed(untrack(settings).speed);
        if !self.animates() {
            self.hear(sound);
            self.refresh();
            return;
        }
        self.stage.update_value(|stage| {
            stage.waiting.push_back(Shown {
                scene,
                motion,
                sound,
            });
        });
        if !self.is_in_motion() {
            self.stage.update_value(|stage| stage.running = true);
            self.show_next();
        }
    }

    /// Ends whatever is in motion: everything stands where it should.
    pub(in crate::board) fn still(&self) {
        if self.is_in_motion() {
            self.stage.update_value(|stage| {
                stage.waiting.clear();
                stage.running = false;
                stage.generation += 1;
            });
            self.moving.set(None);
            self.refresh();
        }
    }

    fn animates(&self) -> bool {
        let Some(window) = window() else {
            return false;
        };
        // A page that is not seen gets no frames.
        let hidden = window.document().is_none_or(|document| document.hidden());
        let wanted = self.animate.get_untracked().unwrap_or_else(|| {
            let reduced = window.match_media("(prefers-reduced-motion: reduce)");
            !reduced.ok().flatten().is_some_and(|query| query.matches())
        });
        wanted && !hidden
    }

    fn show_next(&self) {
        let mut next = None;
        let alive = self.stage.try_update_value(|stage| {
            next = stage.waiting.pop_front();
            stage.generation += 1;
            stage.running = next.is_some();
            stage.generation
        });
        let Some(generation) = alive else {
            return;
        };
        let Some(Shown {
            scene,
            motion,
            sound,
        }) = next
        else {
            self.moving.set(None);
            self.refresh();
            return;
        };
        let motion = Arc::new(motion);
        self.moving.set(Some(Moving { motion, time: 0.0 }));
        self.scene.set(scene);
        self.hear(sound);
        self.next_frame(generation, now());
    }

    fn next_frame(self, generation: u64, began: f64) {
        request_animation_frame(move || {
            // The board may be gone, or the motion skipped.
            let current = self.stage.try_with_value(|stage| stage.generation);
            if current != Some(generation) {
                return;
            }
            let time = now() - began;
            let length = self.moving.with_untracked(|moving| {
                moving.as_ref().map_or(0.0, |moving| moving.motion.length())
            });
            if time >= length {
                self.show_next();
                return;
            }
            self.moving.update(|moving| {
                if let Some(moving) = moving {
                    moving.time = time;
                }
            });
            self.next_frame(generation, began);
        });
    }
}

/// Milliseconds since the page began.
pub(in crate::board) fn now() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or(0.0, |performance| performance.now())
}
