//! The controller of a round: joins exercises to the board.

use std::time::Duration;

use draw::{Arrow, Meaning};
use foresight::{Answer, Comparison, Exercise, Grade, Question};
use leptos::prelude::*;
use rules::{Action, Position, Turn};

use super::kept::Reached;
use crate::board::{Desk, Last, Mover, Tap};
use crate::language::window;
use crate::{shell, t};

/// The time is announced once this many seconds are left.
const HURRY: u32 = 10;

/// The phase of an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The board is looked at before it is hidden.
    Looking,
    /// The answer is being given.
    Answering,
    /// The answer was judged.
    Judged(Comparison),
    /// The round is over.
    Over,
}

/// The callbacks of a round.
#[derive(Clone, Copy)]
pub(in crate::places::learn) struct Heard {
    /// An answer was judged: the exercise, whether it was right, and how many seconds it took.
    pub(in crate::places::learn) answered: Callback<(Exercise, bool, u32)>,
    /// The round is over: how many were right, and how many seconds all of it took.
    pub(in crate::places::learn) finished: Callback<(usize, u32)>,
}

/// A round in progress. Copies share the same state.
#[derive(Clone, Copy)]
pub struct RoundController {
    grade: Grade,
    exercises: StoredValue<Vec<Exercise>>,
    heard: Heard,
    /// The board.
    pub desk: Desk,
    /// Which exercise it is, counted from 0.
    pub number: RwSignal<usize>,
    /// Where it stands.
    pub phase: RwSignal<Phase>,
    /// The number given as an answer.
    pub count: RwSignal<usize>,
    /// How many answers were right.
    pub right: RwSignal<usize>,
    /// The seconds left for this exercise, if it is timed.
    pub left: RwSignal<Option<u32>>,
    /// When this exercise began, and how long those before it took, in milliseconds.
    began: StoredValue<(f64, f64)>,
    is_timed: bool,
}

impl RoundController {
    /// Starts a round of at least one exercise, or goes on with it.
    pub(in crate::places::learn) fn new(
        exercises: Vec<Exercise>,
        grade: Grade,
        is_timed: bool,
        reached: Reached,
        heard: Heard,
    ) -> RoundController {
        let is_over = reached.answered >= exercises.len();
        let last = exercises.len().saturating_sub(1);
        let start = exercises.first().map_or_else(
            || Position::start(rules::Setup::TIX),
            |exercise| *exercise.position(),
        );
        let controller = RoundController {
            grade,
            heard,
            desk: Desk::new(start),
            exercises: StoredValue::new(exercises),
            number: RwSignal::new(reached.answered.min(last)),
            phase: RwSignal::new(Phase::Looking),
            count: RwSignal::new(0),
            right: RwSignal::new(reached.right),
            left: RwSignal::new(None),
            began: StoredValue::new((0.0, reached.millis as f64)),
            is_timed,
        };
        controller.desk.preferences.follow_settings();
        let heard = Callback::new(move |tap| controller.tap(tap));
        let _ = controller.desk.on_tap(heard);
        controller.begin();
        if is_over {
            controller.finish();
        } else if is_timed {
            controller.go_on(reached.left);
            controller.start_clock();
        }
        controller
    }

    /// Goes on with the seconds that were left for this exercise.
    fn go_on(&self, left: Option<u32>) {
        let all = self.grade.seconds();
        if let Some(left) = left.filter(|left| (1..all).contains(left)) {
            let passed = f64::from(all - left) * 1000.0;
            self.left.set(Some(left));
            self.began.update_value(|(began, _)| *began -= passed);
        }
    }

    fn start_clock(&self) {
        if window().is_none() {
            return;
        }
        let controller = *self;
        let tick = move || controller.tick();
        if let Ok(clock) = set_interval_with_handle(tick, Duration::from_secs(1)) {
            on_cleanup(move || clock.clear());
        }
    }

    /// A second has passed.
    fn tick(&self) {
        let is_running = self
            .phase
            .try_with_untracked(|phase| matches!(phase, Phase::Looking | Phase::Answering));
        let left = self.left.try_get_untracked().flatten();
        let (Some(true), Some(left)) = (is_running, left) else {
            return;
        };
        let left = left.saturating_sub(1);
        self.left.set(Some(left));
        match left {
            0 => self.check(),
            HURRY => shell::announce(t!("ahead-hurry", count = HURRY)),
            _ => (),
        }
    }

    /// All exercises of the round.
    pub fn exercises(&self) -> Vec<Exercise> {
        self.exercises.get_value()
    }

    /// How many exercises the round has.
    pub fn length(&self) -> usize {
        self.exercises.with_value(Vec::len)
    }

    /// The exercise. The named games have ten in every round.
    pub fn exercise(&self) -> Exercise {
        let number = self.number.get();
        self.exercises.with_value(|all| all[number].clone())
    }

    /// Whether the answer is a number.
    pub fn is_count(&self) -> bool {
        matches!(self.exercise().answer(), Answer::Count(_))
    }

    fn begin(&self) {
        let exercise = untrack(|| self.exercise());
        self.desk.mover.set(Mover::Nobody);
        self.desk.stand(*exercise.position(), None);
        self.desk.edit(Some(&exercise.position().parts()));
        self.desk.notes.lit.set(Vec::new());
        self.desk.notes.arrows.set(arrows(&exercise));
        self.count.set(0);
        self.left.set(self.is_timed.then(|| self.grade.seconds()));
        self.began.update_value(|(began, _)| *began = now());
        self.phase.set(match self.grade.is_hidden() {
            true => Phase::Looking,
            false => Phase::Answering,
        });
    }

    /// Hides the board.
    pub fn hide(&self) {
        let mut parts = untrack(|| self.exercise()).position().parts();
        parts.pieces.clear();
        self.desk.edit(Some(&parts));
        self.desk.notes.arrows.set(Vec::new());
        self.phase.set(Phase::Answering);
    }

    fn tap(&self, tap: Tap) {
        let Tap::Space(space) = tap else { return };
        let spaces = untrack(|| !self.is_count());
        if !spaces || self.phase.get_untracked() != Phase::Answering {
            return;
        }
        // The answer so far is said below the board.
        self.desk
            .notes
            .lit
            .update(|lit| match lit.iter().position(|other| *other == space) {
                Some(at) => {
                    lit.remove(at);
                }
                None => lit.push(space),
            });
    }

    /// Forgets the spaces chosen so far.
    pub fn clear(&self) {
        self.desk.notes.lit.set(Vec::new());
    }

    /// Changes the number by one.
    pub fn add(&self, step: isize) {
        let most = untrack(|| self.exercise()).position().pieces().count();
        self.count.update(|count| {
            *count = count.saturating_add_signed(step).min(most);
        });
    }

    /// Judges the answer as it stands.
    pub fn check(&self) {
        let exercise = untrack(|| self.exercise());
        let given = match exercise.answer() {
            Answer::Count(_) => Answer::Count(self.count.get_untracked()),
            Answer::Spaces(_) => Answer::Spaces(self.desk.notes.lit.get_untracked()),
        };
        let comparison = exercise.judge(&given);
        let is_right = comparison == Comparison::Right;
        if is_right {
            self.right.update(|right| *right += 1);
        }
        let (began, before) = self.began.get_value();
        let taken = (now() - began).max(0.0);
        self.began.set_value((began, before + taken));
        self.show(&exercise, &comparison);
        self.phase.set(Phase::Judged(comparison));
        let seconds = (taken / 1000.0) as u32;
        self.heard.answered.run((exercise, is_right, seconds));
    }

    /// Shows what happens, the right answer, and how a missed piece can be turned.
    fn show(&self, exercise: &Exercise, comparison: &Comparison) {
        let before = exercise.after();
        self.desk
            .notes
            .arrows
            .set(Arrow::of_slides(&how(exercise, comparison), Meaning::Plan));
        self.desk.stand(before, None);
        let slide = match exercise.question() {
            Question::TurnedBy(slide) | Question::LeftToSlide(_, slide) => Some(slide),
            Question::StaysActive(_) | Question::Exposed(_) => None,
        };
        if let Some(turn) = slide.and_then(|slide| Turn::new(vec![slide]))
            && let Ok(after) = before.play_turn(&turn)
        {
            self.desk.stand(after, Some(Last { before, turn }));
        }
        self.desk.notes.lit.set(match exercise.answer() {
            Answer::Spaces(spaces) => spaces.clone(),
            Answer::Count(_) => Vec::new(),
        });
    }

    /// Goes to the next exercise, or to the end of the round.
    pub fn advance(&self) {
        let next = self.number.get_untracked() + 1;
        if next < self.length() {
            self.number.set(next);
            self.begin();
        } else {
            self.finish();
        }
    }

    fn finish(&self) {
        self.phase.set(Phase::Over);
        let right = self.right.get_untracked();
        self.heard.finished.run((right, self.seconds()));
    }

    /// How far the round has come.
    pub(super) fn reached(&self) -> Reached {
        let is_judged = self
            .phase
            .with_untracked(|phase| matches!(phase, Phase::Judged(_)));
        Reached {
            answered: self.number.get_untracked() + usize::from(is_judged),
            right: self.right.get_untracked(),
            millis: self.began.get_value().1 as u64,
            left: self.left.get_untracked().filter(|_| !is_judged),
        }
    }

    /// How long the answers took so far, in seconds.
    pub(super) fn seconds(&self) -> u32 {
        (self.began.get_value().1 / 1000.0).round() as u32
    }

    /// Whether the time for this exercise is up.
    pub(super) fn is_late(&self) -> bool {
        self.left.get() == Some(0)
    }
}

fn now() -> f64 {
    match window() {
        Some(_) => js_sys::Date::now(),
        None => 0.0,
    }
}

/// The imagined actions and the one asked about, as arrows.
fn arrows(exercise: &Exercise) -> Vec<Arrow> {
    let asked = match exercise.question() {
        Question::TurnedBy(slide) | Question::LeftToSlide(_, slide) => Some(slide),
        Question::StaysActive(_) | Question::Exposed(_) => None,
    };
    let actions: Vec<Action> = exercise.imagined().iter().copied().chain(asked).collect();
    Arrow::of_slides(&actions, Meaning::Plan)
}

/// How one of the missed pieces can be turned: the one that takes the fewest actions.
pub(super) fn how(exercise: &Exercise, comparison: &Comparison) -> Vec<Action> {
    let Comparison::Spaces { missed, .. } = comparison else {
        return Vec::new();
    };
    let ways = missed.iter().map(|space| exercise.how(*space));
    ways.min_by_key(Vec::len).unwrap_or_default()
}
