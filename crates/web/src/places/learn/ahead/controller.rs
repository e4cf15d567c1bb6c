//! The controller of a round: joins exercises to the board.

use ::learn::Game;
use foresight::{Answer, Exercise, Grade, Question, Verdict};
use leptos::prelude::*;
use rules::{Action, Position, Turn};

use super::best;
use crate::board::{Desk, Last, Mover, Tap};

/// Where an exercise stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The board is looked at before it is hidden.
    Looking,
    /// The answer is being given.
    Answering,
    /// The answer was judged.
    Judged(Verdict),
    /// The round is over.
    Over,
}

/// A round in progress. Copies share the same state.
#[derive(Clone, Copy)]
pub struct RoundController {
    game: Game,
    grade: Grade,
    exercises: StoredValue<Vec<Exercise>>,
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
}

impl RoundController {
    /// Starts a round.
    pub fn new(game: Game, grade: Grade, seed: u16) -> RoundController {
        let exercises = foresight::round(game.setup(), grade, u64::from(seed));
        let controller = RoundController {
            game,
            grade,
            desk: Desk::new(Position::start(game.setup())),
            exercises: StoredValue::new(exercises),
            number: RwSignal::new(0),
            phase: RwSignal::new(Phase::Looking),
            count: RwSignal::new(0),
            right: RwSignal::new(0),
        };
        controller.desk.preferences.follow_settings();
        let heard = Callback::new(move |tap| controller.tap(tap));
        let _ = controller.desk.on_tap(heard);
        controller.begin();
        controller
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

    /// Judges the answer.
    pub fn check(&self) {
        let exercise = untrack(|| self.exercise());
        let given = match exercise.answer() {
            Answer::Count(_) => Answer::Count(self.count.get_untracked()),
            Answer::Spaces(_) => Answer::Spaces(self.desk.notes.lit.get_untracked()),
        };
        let verdict = exercise.judge(&given);
        if verdict == Verdict::Right {
            self.right.update(|right| *right += 1);
        }
        self.phase.set(Phase::Judged(verdict));
        self.show(&exercise);
    }

    /// Shows what happens, and the right answer.
    fn show(&self, exercise: &Exercise) {
        let before = exercise.after();
        self.desk.notes.arrows.set(Vec::new());
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
            best::finished(self.game, self.grade, self.right.get_untracked());
            self.phase.set(Phase::Over);
        }
    }
}

/// What is played in the mind and what is asked about, as arrows.
fn arrows(exercise: &Exercise) -> Vec<draw::Arrow> {
    let asked = match exercise.question() {
        Question::TurnedBy(slide) | Question::LeftToSlide(_, slide) => Some(slide),
        Question::StaysActive(_) | Question::Exposed(_) => None,
    };
    let actions = exercise.imagined().iter().copied().chain(asked);
    actions
        .filter_map(|action| match action {
            Action::Slide { from, to, .. } => Some(draw::Arrow {
                from,
                to,
                meaning: draw::Meaning::Plan,
            }),
            _ => None,
        })
        .collect()
}
