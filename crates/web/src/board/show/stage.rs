//! The stage: animates actions one after another; they can be skipped.

use std::collections::VecDeque;
use std::sync::Arc;

use draw::{Motion, Pose};
use leptos::prelude::*;
use rules::{Action, Effects, Position, Space};

use crate::board::desk::Preferences;
use crate::board::show::voice::sound::{self, Sound};
use crate::board::sight::scene::Scene;
use crate::board::turn::standing::{Last, Mover};
use crate::language::window;
use crate::settings::settings;

/// The motion in progress, and its elapsed time.
#[derive(Clone, PartialEq, Debug)]
pub struct Moving {
    /// The motion.
    pub motion: Arc<Motion>,
    /// Milliseconds since it began.
    pub time: f64,
}

impl Moving {
    /// The pose of the piece on a space.
    pub fn pose(&self, space: Space) -> Option<Pose> {
        self.motion.pose(space, self.time)
    }
}

/// An action waiting to be shown.
#[derive(Debug)]
struct Waiting {
    scene: Scene,
    motion: Motion,
    sound: Sound,
}

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<Waiting>,
    running: bool,
    /// Incremented whenever a motion starts or is skipped, to recognise stale frames.
    generation: u64,
}

/// What is shown. Copies share the same state.
#[derive(Clone, Copy)]
pub struct Stage {
    /// What is shown apart from motion: the scene of the action in motion, or the one at rest.
    pub scene: Memo<Scene>,
    /// What is in motion.
    pub moving: RwSignal<Option<Moving>>,
    /// The scene after the action in motion.
    shown: RwSignal<Option<Scene>>,
    queue: StoredValue<Queue>,
    preferences: Preferences,
    mover: RwSignal<Mover>,
}

impl Stage {
    /// A stage that shows this scene while nothing is in motion.
    pub fn new(at_rest: Memo<Scene>, preferences: Preferences, mover: RwSignal<Mover>) -> Stage {
        let shown: RwSignal<Option<Scene>> = RwSignal::new(None);
        Stage {
            scene: Memo::new(move |_| shown.get().unwrap_or_else(|| at_rest.get())),
            moving: RwSignal::new(None),
            shown,
            queue: StoredValue::new(Queue::default()),
            preferences,
            mover,
        }
    }

    /// Whether something is in motion.
    pub fn is_in_motion(&self) -> bool {
        self.queue.with_value(|queue| queue.running)
    }

    /// Queues an action to be animated.
    pub fn show_action(&self, before: &Position, action: Action, effects: &Effects) {
        let mut after = *before;
        after.play_unchecked(action);
        let motion = Motion::of(before, action, effects);
        self.show(before, &after, motion, Sound::of(action, effects));
    }

    /// Animates the consequence of a turn, once it is sent.
    pub fn show_outcome(&self, last: &Last) {
        let Ok(after) = last.before.play_turn(&last.turn) else {
            return;
        };
        let motion = Motion::of_outcome(&last.before, &after);
        let mover = self.mover.get_untracked();
        if let Some(sound) = Sound::of_outcome(after.winner(), &motion, mover) {
            self.show(&after, &after, motion, sound);
        }
    }

    fn show(&self, before: &Position, after: &Position, motion: Motion, sound: Sound) {
        if !self.animates() {
            self.hear(sound);
            return;
        }
        self.queue.update_value(|queue| {
            queue.waiting.push_back(Waiting {
                scene: Scene::of(after),
                motion: motion.slowed(untrack(settings).speed.slowness()),
                sound,
            });
        });
        if !self.is_in_motion() {
            // Until its first frame, the board must not show the result.
            self.shown.set(Some(Scene::of(before)));
            self.show_next();
        }
    }

    /// Animates a whole turn, action by action, and its consequence.
    pub fn show_turn(&self, last: &Last) {
        let mut position = last.before;
        for &action in last.turn.actions() {
            let Ok(effects) = position.effects(action) else {
                return;
            };
            self.show_action(&position, action, &effects);
            position.play_unchecked(action);
        }
        self.show_outcome(last);
    }

    /// Ends all motion: everything jumps to its final place.
    pub fn stop(&self) {
        if self.is_in_motion() {
            self.queue.update_value(|queue| {
                queue.waiting.clear();
                queue.running = false;
                queue.generation += 1;
            });
            self.moving.set(None);
            self.shown.set(None);
        }
    }

    /// Plays a sound, if sounds are on.
    pub fn hear(&self, sound: Sound) {
        if self.preferences.sound.get_untracked() {
            sound::play(sound);
        }
    }

    fn animates(&self) -> bool {
        let Some(window) = window() else {
            return false;
        };
        // A hidden page gets no frames.
        let hidden = window.document().is_none_or(|document| document.hidden());
        let wanted = self.preferences.animate.get_untracked().unwrap_or_else(|| {
            let reduced = window.match_media("(prefers-reduced-motion: reduce)");
            !reduced.ok().flatten().is_some_and(|query| query.matches())
        });
        wanted && !hidden
    }

    fn show_next(&self) {
        let mut next = None;
        let alive = self.queue.try_update_value(|queue| {
            next = queue.waiting.pop_front();
            queue.generation += 1;
            queue.running = next.is_some();
            queue.generation
        });
        let Some(generation) = alive else {
            return;
        };
        let Some(Waiting {
            scene,
            motion,
            sound,
        }) = next
        else {
            self.moving.set(None);
            self.shown.set(None);
            return;
        };
        let motion = Arc::new(motion);
        self.moving.set(Some(Moving { motion, time: 0.0 }));
        self.shown.set(Some(scene));
        self.hear(sound);
        self.next_frame(generation, now());
    }

    fn next_frame(self, generation: u64, began: f64) {
        request_animation_frame(move || {
            // The board may be gone, or the motion skipped.
            let current = self.queue.try_with_value(|queue| queue.generation);
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

/// Milliseconds since the page was loaded.
pub fn now() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or(0.0, |performance| performance.now())
}
