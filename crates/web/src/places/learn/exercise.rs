//! A lesson being done on a board: what was answered, and what one may do next.

use ::learn::{Answer, Lesson, LessonRun, NotYet};
use leptos::prelude::*;
use rules::{Player, Turn};

use super::progress;
use crate::board::{Desk, Mover};
use crate::shell;
use crate::t;

/// What the turn in the making is kept for.
const DRAFT: &str = "lesson";

/// What is said about the last turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Feedback {
    /// Nothing yet.
    None,
    /// The step is solved; the key of what to notice, if there is something.
    Solved(Option<String>),
    /// Not yet what is asked for, and the turn with which Black wins now.
    NotYet(NotYet, Option<Turn>),
    /// The solution was shown.
    Shown,
}

impl Feedback {
    /// In words; empty if there is nothing to say.
    pub fn said(&self) -> String {
        match self {
            Feedback::None => String::new(),
            Feedback::Solved(None) => t!("learn-right"),
            Feedback::Solved(Some(key)) => {
                t!(
                    "list-sentences",
                    first = t!("learn-right"),
                    second = t!(key)
                )
            }
            Feedback::NotYet(not_yet, winning) => {
                let first = not_yet_said(not_yet);
                match winning {
                    Some(turn) => {
                        let second = t!("learn-refuted", turn = turn.to_string());
                        t!("list-sentences", first = first, second = second)
                    }
                    None => first,
                }
            }
            Feedback::Shown => t!("learn-shown"),
        }
    }
}

fn not_yet_said(not_yet: &NotYet) -> String {
    let space = not_yet
        .space
        .map(|space| space.to_string())
        .unwrap_or_default();
    let count = not_yet.count.unwrap_or_default();
    t!(&not_yet.key, space = space, count = count)
}

/// A lesson being done. Copies are the same exercise.
#[derive(Clone, Copy)]
pub struct Exercise {
    /// The lesson so far.
    pub run: RwSignal<LessonRun>,
    /// The board.
    pub desk: Desk,
    /// What is said about the last turn.
    pub feedback: RwSignal<Feedback>,
    /// Whether the hint is seen.
    pub hint: RwSignal<bool>,
}

impl Exercise {
    /// A lesson from the first step not done; one that is done, from its beginning.
    pub fn new(lesson: &'static Lesson) -> Exercise {
        let done = untrack(|| progress::progress().steps(lesson));
        let run = LessonRun::at(lesson, done);
        let exercise = Exercise {
            desk: Desk::new(*run.position()),
            run: RwSignal::new(run),
            feedback: RwSignal::new(Feedback::None),
            hint: RwSignal::new(false),
        };
        let heard = Callback::new(move |turn| exercise.judge(&turn));
        let _ = exercise.desk.on_turn(heard).keep_draft_of(DRAFT);
        exercise.begin();
        exercise.desk.restore_draft_of(DRAFT);
        exercise.desk.follow_settings();
        exercise
    }

    /// Puts the step on the board.
    fn begin(&self) {
        let (position, marks) = self
            .run
            .with_untracked(|run| (*run.position(), run.step().marks.clone()));
        self.desk.put(position, None);
        self.desk.lit.set(marks);
        self.desk.mover.set(Mover::Only(Player::White));
        self.feedback.set(Feedback::None);
    }

    /// Judges a turn made on the board.
    fn judge(&self, turn: &Turn) {
        let mut answer = None;
        self.run.update(|run| answer = Some(run.try_turn(turn)));
        self.desk.mover.set(Mover::Nobody);
        match answer {
            Some(Answer::Accepted { reply, .. }) => {
                self.solved();
                self.show(reply.map(|(turn, _)| turn).as_ref());
            }
            Some(Answer::NotYet {
                say, refutation, ..
            }) => {
                let winning = refutation.map(|(turn, _)| turn);
                self.show(winning.as_ref());
                self.feedback.set(Feedback::NotYet(say, winning));
            }
            // The board lets only legal turns through.
            Some(Answer::Illegal(_)) | None => self.begin(),
        }
    }

    fn solved(&self) {
        let (lesson, number) = self.run.with_untracked(|run| (run.lesson(), run.number()));
        progress::keep(lesson, number + 1);
        self.desk.lit.set(Vec::new());
        self.hint.set(false);
        self.feedback
            .set(Feedback::Solved(lesson.step_keys(number).done));
    }

    /// Shows a turn of Black.
    fn show(&self, turn: Option<&Turn>) {
        if let Some(turn) = turn {
            // It was played by the lesson already, in the same position.
            let _ = self.desk.play(turn);
        }
    }

    /// Takes the turn back.
    pub fn again(&self) {
        self.begin();
    }

    /// Shows the hint, or no longer.
    pub fn turn_hint(&self) {
        let is_shown = !self.hint.get_untracked();
        self.hint.set(is_shown);
        if is_shown {
            let key = self
                .run
                .with_untracked(|run| run.lesson().step_keys(run.number()).hint);
            shell::announce(t!(&key));
        }
    }

    /// Shows the solution on the board, without counting it as done.
    pub fn show_solution(&self) {
        self.begin();
        let solution = self.run.with_untracked(learn::LessonRun::solution);
        self.desk.mover.set(Mover::Nobody);
        self.show(solution.as_ref());
        self.feedback.set(Feedback::Shown);
    }

    /// Goes on to the next step.
    pub fn advance(&self) {
        let mut advanced = false;
        self.run.update(|run| advanced = run.advance());
        if advanced {
            self.hint.set(false);
            self.begin();
        }
    }

    /// Does the lesson again from its first step.
    pub fn restart(&self) {
        self.run.update(|run| *run = LessonRun::new(run.lesson()));
        self.hint.set(false);
        self.begin();
    }
}
