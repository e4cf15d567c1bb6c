//! The lesson controller: joins a lesson run to the board.

use ::learn::{Lesson, LessonRun, NotYet, TurnAnswer};
use api::worker::{Effort, Question};
use leptos::prelude::*;
use rules::{Player, Turn};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use super::{missed, progress};
use crate::board::{Desk, Last, Mover};
use crate::engine::{self, EngineError};
use crate::language::{language, window};
use crate::places::game_table::{Hint, Hints};
use crate::shell;
use crate::t;

/// The name under which the draft of a turn is saved.
const DRAFT: &str = "lesson";
/// The learner in every lesson.
const YOU: Player = Player::White;

/// The feedback on the last turn.
#[derive(Clone, PartialEq, Debug)]
pub enum Feedback {
    /// Nothing yet.
    None,
    /// The idea of the lesson, by its key, until a piece is touched.
    Idea(String),
    /// The step is solved; the key of what to notice, if anything.
    Solved(Option<String>),
    /// The turn misses the goal; with Black's reply that shows it, if one was played.
    NotYet(NotYet, Option<Box<Last>>),
    /// The solution was shown.
    Shown,
}

impl Feedback {
    /// Whether nothing was judged or shown yet.
    fn is_before_answer(&self) -> bool {
        matches!(self, Feedback::None | Feedback::Idea(_))
    }

    /// The feedback in words; may be empty.
    pub fn said(&self) -> String {
        match self {
            Feedback::None => String::new(),
            Feedback::Idea(key) => t!(key),
            Feedback::Solved(None) => t!("learn-right"),
            Feedback::Solved(Some(key)) => {
                t!(
                    "list-sentences",
                    first = t!("learn-right"),
                    second = t!(key)
                )
            }
            Feedback::NotYet(not_yet, reply) => {
                let words = Words::of(language());
                let told = reply
                    .iter()
                    .flat_map(|reply| words.told(&reply.before, reply.turn.actions(), Some(YOU)));
                words.in_a_row([not_yet_said(not_yet)].into_iter().chain(told))
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
    hints: Hints,
    /// Whether the hint of this step has been read; then it is not pointed out any more.
    pub hinted: RwSignal<bool>,
}

impl LessonController {
    /// Starts a lesson at its first unsolved step, or from the beginning if all are solved.
    pub fn new(lesson: &'static Lesson) -> LessonController {
        let done = untrack(|| progress::progress().steps(lesson));
        let run = LessonRun::at(lesson, done);
        let desk = Desk::new(*run.position());
        let controller = LessonController {
            desk,
            run: RwSignal::new(run),
            feedback: RwSignal::new(Feedback::None),
            hints: Hints::new(desk),
            hinted: RwSignal::new(false),
        };
        let heard = Callback::new(move |turn| controller.judge(&turn));
        let _ = controller.desk.on_turn(heard).keep_draft_of(DRAFT);
        controller.begin();
        controller.desk.restore_draft_of(DRAFT);
        controller.desk.preferences.follow_settings();
        controller.drop_idea_at_first_touch();
        controller.mark_after_hints();
        controller
    }

    /// Hides the idea at the first touch, to make room for the line.
    fn drop_idea_at_first_touch(&self) {
        let controller = *self;
        Effect::new(move |_| {
            let is_touched = controller
                .desk
                .composer
                .with(|composer| composer.held().is_some() || !composer.steps().is_empty());
            let is_idea = |feedback: &Feedback| matches!(feedback, Feedback::Idea(_));
            if is_touched && controller.feedback.with_untracked(is_idea) {
                controller.feedback.set(Feedback::None);
            }
        });
    }

    /// Puts the step on the board.
    fn begin(&self) {
        let (position, marks, idea) = self.run.with_untracked(|run| {
            let idea = (run.number() == 0).then(|| run.lesson().text_key());
            (*run.position(), run.step().marks.clone(), idea)
        });
        self.desk.stand(position, None);
        self.desk.notes.lit.set(marks);
        self.desk.mover.set(Mover::Only(YOU));
        self.feedback
            .set(idea.map_or(Feedback::None, Feedback::Idea));
    }

    /// Judges a turn from the board.
    fn judge(&self, turn: &Turn) {
        let mut answer = None;
        self.run.update(|run| answer = Some(run.try_turn(turn)));
        if matches!(answer, Some(TurnAnswer::NotYet { .. })) {
            self.run
                .with_untracked(|run| missed::note(run.lesson(), run.number()));
        }
        self.show(Some(turn));
        self.desk.mover.set(Mover::Nobody);
        match answer {
            Some(TurnAnswer::Accepted { reply, .. }) => {
                self.solved();
                self.show(reply.map(|(turn, _)| turn).as_ref());
            }
            Some(TurnAnswer::NotYet {
                after,
                say,
                refutation,
            }) => {
                // The marks belong to the position before.
                self.desk.notes.lit.set(Vec::new());
                let before = after;
                let reply = refutation.map(|(turn, _)| Box::new(Last { before, turn }));
                self.show(reply.as_ref().map(|reply| &reply.turn));
                self.feedback.set(Feedback::NotYet(say, reply));
            }
            Some(TurnAnswer::GoesOn { .. }) => self.ask_for_reply(),
            // The board only sends legal turns.
            Some(TurnAnswer::Illegal(_)) | None => self.begin(),
        }
    }

    /// Asks the computer for its turn in a game.
    fn ask_for_reply(&self) {
        self.feedback.set(Feedback::None);
        let asked = self.run.with_untracked(|run| {
            let number = run.awaits()?;
            // Another try is another game.
            let seed = run.position().hash() ^ u64::from(run.tries());
            Some((*run.position(), Effort::Level { number, seed }))
        });
        let (Some((position, effort)), Some(_)) = (asked, window()) else {
            return;
        };
        let controller = *self;
        spawn_local(async move {
            let choice = engine::reply(Question::about(&position), effort).await;
            // The lesson may have been left, or started again.
            let now = controller.run.try_with_untracked(|run| *run.position());
            if now == Some(position) {
                controller.hear_reply(choice);
            }
        });
    }

    fn hear_reply(&self, choice: Result<engine::Choice, EngineError>) {
        let turn = choice.and_then(|choice| {
            let none = || EngineError::Confused("it made no turn".to_owned());
            Turn::new(choice.actions).ok_or_else(none)
        });
        let turn = match turn {
            Ok(turn) => turn,
            Err(error) => {
                shell::notify(error.said());
                self.restart();
                return;
            }
        };
        let mut answer = None;
        self.run.update(|run| answer = Some(run.reply(&turn)));
        match answer {
            Some(TurnAnswer::GoesOn { .. }) => {
                self.show(Some(&turn));
                self.desk.mover.set(Mover::Only(YOU));
            }
            Some(TurnAnswer::NotYet { say, .. }) => {
                self.show(Some(&turn));
                self.feedback.set(Feedback::NotYet(say, None));
            }
            _ => self.begin(),
        }
    }

    fn solved(&self) {
        let (lesson, number) = self.run.with_untracked(|run| (run.lesson(), run.number()));
        progress::save(lesson, number + 1);
        self.desk.notes.lit.set(Vec::new());
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

    /// Shows a turn that solves the step, without playing it, and says what to look for.
    pub fn show_hint(&self) {
        // It is about the position of the task, so that is what stands on the board.
        if self.feedback.get_untracked() != Feedback::None {
            self.begin();
            self.feedback.set(Feedback::None);
        }
        self.hinted.set(true);
        let (turn, key) = self.run.with_untracked(|run| {
            let key = run.lesson().step_keys(run.number()).hint;
            (run.solution(), key)
        });
        let hints = self.hints;
        // After the board has come to the position: a hint goes when that changes.
        request_animation_frame(move || hints.give(turn.as_ref(), t!(&key)));
    }

    /// What the task marks is marked again once a hint is gone.
    fn mark_after_hints(&self) {
        let controller = *self;
        Effect::new(move |before: Option<Hint>| {
            let state = controller.hints.state.get();
            let is_open = !controller.run.with_untracked(LessonRun::is_solved)
                && controller
                    .feedback
                    .with_untracked(Feedback::is_before_answer);
            if before == Some(Hint::Given) && state == Hint::None && is_open {
                let marks = controller
                    .run
                    .with_untracked(|run| run.step().marks.clone());
                controller.desk.notes.lit.set(marks);
            }
            state
        });
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
            self.hinted.set(false);
            self.begin();
        }
    }

    /// Restarts the lesson from its first step.
    pub fn restart(&self) {
        self.run.update(|run| *run = LessonRun::new(run.lesson()));
        self.hinted.set(false);
        self.begin();
    }
}
