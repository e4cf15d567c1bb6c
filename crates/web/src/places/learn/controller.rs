//! The lesson controller: joins a lesson run to the board.

use ::learn::{Answer, Lesson, LessonRun, NotYet};
use leptos::prelude::*;
use rules::{Player, Turn};

use super::progress;
use crate::board::{Desk, Last, Mover};
use crate::shell;
use crate::t;

/// The name under which the draft of a turn is saved.
const DRAFT: &str = "lesson";

/// The feedback on the last turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Feedback {
    /// Nothing yet.
    None,
    /// The step is solved; the key of what to notice, if anything.
    Solved(Option<String>),
    /// The turn misses the goal; with the turn that now wins for Black, if the task was to
    /// prevent that.
    NotYet(NotYet, Option<Turn>),
    /// The solution was shown.
    Shown,
}

impl Feedback {
    /// The feedback in words; may be empty.
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

/// A lesson in progress. Copies share the same state.
#[derive(Clone, Copy)]
pub struct LessonController {
    /// The run of the lesson.
    pub run: RwSignal<LessonRun>,
    /// The board.
    pub desk: Desk,
    /// The feedback on the last turn.
    pub feedback: RwSignal<Feedback>,
    /// Whether the hint is shown.
    pub hint: RwSignal<bool>,
}

impl LessonController {
    /// Starts a lesson at its first unsolved step, or from the beginning if all are solved.
    pub fn new(lesson: &'static Lesson) -> LessonController {
        let done = untrack(|| progress::progress().steps(lesson));
        let run = LessonRun::at(lesson, done);
        let controller = LessonController {
            desk: Desk::new(*run.position()),
            run: RwSignal::new(run),
            feedback: RwSignal::new(Feedback::None),
            hint: RwSignal::new(false),
        };
        let heard = Callback::new(move |turn| controller.judge(&turn));
        let _ = controller.desk.on_turn(heard).keep_draft_of(DRAFT);
        controller.begin();
        controller.desk.restore_draft_of(DRAFT);
        controller.desk.preferences.follow_settings();
        controller
    }

    /// Puts the step on the board.
    fn begin(&self) {
        let (position, marks) = self
            .run
            .with_untracked(|run| (*run.position(), run.step().marks.clone()));
        self.desk.stand(position, None);
        self.desk.notes.lit.set(marks);
        self.desk.mover.set(Mover::Only(Player::White));
        self.feedback.set(Feedback::None);
    }

    /// Judges a turn from the board.
    fn judge(&self, turn: &Turn) {
        let mut answer = None;
        self.run.update(|run| answer = Some(run.try_turn(turn)));
        self.show(Some(turn));
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
            // The board only sends legal turns.
            Some(Answer::Illegal(_)) | None => self.begin(),
        }
    }

    fn solved(&self) {
        let (lesson, number) = self.run.with_untracked(|run| (run.lesson(), run.number()));
        progress::save(lesson, number + 1);
        self.desk.notes.lit.set(Vec::new());
        self.hint.set(false);
        self.feedback
            .set(Feedback::Solved(lesson.step_keys(number).done));
    }

    /// Shows a turn on the board.
    fn show(&self, turn: Option<&Turn>) {
        let before = untrack(|| self.desk.position());
        if let Some(turn) = turn.cloned()
            // It is legal: the lesson has just played it in the same position.
            && let Ok(after) = before.play_turn(&turn)
        {
            self.desk.stand(after, Some(Last { before, turn }));
        }
    }

    /// Goes back to the start of the step.
    pub fn again(&self) {
        self.begin();
    }

    /// Shows or hides the hint.
    pub fn toggle_hint(&self) {
        let is_shown = !self.hint.get_untracked();
        self.hint.set(is_shown);
        if is_shown {
            let key = self
                .run
                .with_untracked(|run| run.lesson().step_keys(run.number()).hint);
            shell::announce(t!(&key));
        }
    }

    /// Shows the solution on the board, without marking the step as solved.
    pub fn show_solution(&self) {
        self.begin();
        let solution = self.run.with_untracked(learn::LessonRun::solution);
        self.desk.mover.set(Mover::Nobody);
        self.show(solution.as_ref());
        self.feedback.set(Feedback::Shown);
    }

    /// Goes to the next step.
    pub fn advance(&self) {
        let mut advanced = false;
        self.run.update(|run| advanced = run.advance());
        if advanced {
            self.hint.set(false);
            self.begin();
        }
    }

    /// Restarts the lesson from its first step.
    pub fn restart(&self) {
        self.run.update(|run| *run = LessonRun::new(run.lesson()));
        self.hint.set(false);
        self.begin();
    }
}
