//! Working through a lesson: each turn is accepted, misses the goal, or is illegal.

use std::ops::ControlFlow;

use rules::{Position, Turn, TurnError};

use crate::condition::{Attempt, Condition, NotYet};
use crate::lesson::{Lesson, LessonStep};
use crate::next_turn;

/// A lesson in progress.
///
/// ```
/// use learn::{Game, LessonRun, TurnAnswer, lesson};
///
/// let lesson = lesson(Game::Tix, "active").unwrap();
/// let mut run = LessonRun::new(lesson);
/// let solution = run.step().solution.clone();
/// assert!(matches!(run.try_turn(&solution), TurnAnswer::Accepted { .. }));
/// assert!(run.is_solved());
/// run.advance();
/// assert_eq!(run.number(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonRun {
    lesson: &'static Lesson,
    number: usize,
    position: Position,
    /// Where this step started.
    beginning: Position,
    tries: u32,
    /// Where a continuing next step starts; set once this step is solved.
    end: Option<Position>,
}

/// The answer to a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnAnswer {
    /// The turn reaches the goal.
    Accepted {
        /// The position after it.
        after: Position,
        /// The opponent's reply, and the position after that.
        reply: Option<(Turn, Position)>,
        /// Whether the lesson is finished.
        is_last: bool,
    },
    /// The turn is legal but misses the goal; the position stays as it was.
    NotYet {
        /// The position after it, to show before it is taken back.
        after: Position,
        /// What to say.
        say: NotYet,
        /// If the task was to prevent a win: the opponent's winning turn. If it was to force one: a
        /// winning turn, or else a way out. With the position after it.
        refutation: Option<(Turn, Position)>,
    },
    /// The step is a game, which is not over: the other player moves.
    GoesOn {
        /// The position after the turn.
        after: Position,
    },
    /// The turn is not legal.
    Illegal(TurnError),
}

impl LessonRun {
    /// The number of failed tries after which a hint is offered.
    pub const TRIES_BEFORE_HINT: u32 = 2;

    /// The lesson from its first step.
    ///
    /// # Panics
    /// If the lesson has no step; lessons that were read have one.
    pub fn new(lesson: &'static Lesson) -> LessonRun {
        LessonRun::at(lesson, 0)
    }

    /// The lesson from one of its steps, counted from 0, as if the previous steps had been solved
    /// with their own solutions; from the first if there is no such step.
    ///
    /// # Panics
    /// If the lesson has no step; lessons that were read have one.
    pub fn at(lesson: &'static Lesson, number: usize) -> LessonRun {
        let number = if number < lesson.steps.len() {
            number
        } else {
            0
        };
        LessonRun {
            lesson,
            number,
            position: lesson.steps[number].start,
            beginning: lesson.steps[number].start,
            tries: 0,
            end: None,
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// Which step it is, counted from 0.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The step.
    pub fn step(&self) -> &'static LessonStep {
        &self.lesson.steps[self.number]
    }

    /// The position to play the turn in.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many turns of this step missed the goal.
    pub fn tries(&self) -> u32 {
        self.tries
    }

    /// Whether to offer the hint.
    pub fn is_hint_due(&self) -> bool {
        !self.is_solved() && self.tries >= LessonRun::TRIES_BEFORE_HINT
    }

    /// Whether this step is solved.
    pub fn is_solved(&self) -> bool {
        self.end.is_some()
    }

    /// Whether the last step is solved.
    pub fn is_finished(&self) -> bool {
        self.is_solved() && self.is_last()
    }

    /// The level of the computer, if it is to move in a game.
    pub fn awaits(&self) -> Option<u8> {
        let is_theirs = self.position.to_move() != self.beginning.to_move();
        self.step().opponent.filter(|_| is_theirs)
    }

    /// Judges a whole turn in the position of this step. A solved step can be tried again.
    pub fn try_turn(&mut self, turn: &Turn) -> TurnAnswer {
        let after = match self.position.play_turn(turn) {
            Ok(after) => after,
            Err(error) => return TurnAnswer::Illegal(error),
        };
        let step = self.step();
        if step.opponent.is_some() && after.winner().is_none() {
            self.position = after;
            return TurnAnswer::GoesOn { after };
        }
        let attempt = Attempt {
            before: &self.position,
            actions: turn.actions(),
            after: &after,
        };
        match step.first_missed(&attempt) {
            None => {
                let reply = step.reply_in(&after);
                self.end = Some(reply.as_ref().map_or(after, |(_, position)| *position));
                TurnAnswer::Accepted {
                    after,
                    reply,
                    is_last: self.is_last(),
                }
            }
            Some(missed) => {
                let say = self.answer(&attempt, missed);
                self.tries += 1;
                let refuting = match missed {
                    Condition::Holds => next_turn::winning_turn(&after),
                    Condition::Forces => {
                        next_turn::winning_turn(&after).or_else(|| next_turn::way_out(&after))
                    }
                    _ => None,
                };
                let refutation = refuting.and_then(|turn| {
                    let position = after.play_turn(&turn).ok()?;
                    Some((turn, position))
                });
                TurnAnswer::NotYet {
                    after,
                    say,
                    refutation,
                }
            }
        }
    }

    /// Plays the computer's turn in a game. A game that is lost starts again.
    pub fn reply(&mut self, turn: &Turn) -> TurnAnswer {
        let after = match self.position.play_turn(turn) {
            Ok(after) => after,
            Err(error) => return TurnAnswer::Illegal(error),
        };
        if after.winner().is_none() {
            self.position = after;
            return TurnAnswer::GoesOn { after };
        }
        self.tries += 1;
        self.position = self.beginning;
        TurnAnswer::NotYet {
            after,
            say: NotYet::lost(),
            refutation: None,
        }
    }

    /// Goes to the next step; `false` if this one is not solved or is the last.
    pub fn advance(&mut self) -> bool {
        let Some(end) = self.end else {
            return false;
        };
        let Some(next) = self.lesson.steps.get(self.number + 1) else {
            return false;
        };
        self.number += 1;
        self.beginning = if next.continues { end } else { next.start };
        self.position = self.beginning;
        self.tries = 0;
        self.end = None;
        true
    }

    /// An accepted turn for this step: its solution or, if the previous step was solved another
    /// way and the solution does not work here, the first one found. In a game, a good first turn.
    pub fn solution(&self) -> Option<Turn> {
        let step = self.step();
        if step.opponent.is_some() {
            return (self.position == self.beginning).then(|| step.solution.clone());
        }
        if self.does(&step.solution) {
            return Some(step.solution.clone());
        }
        let mut found = None;
        let _ = self.position.for_each_turn(|actions, after| {
            let attempt = Attempt {
                before: &self.position,
                actions,
                after,
            };
            if step.first_missed(&attempt).is_some() {
                return ControlFlow::Continue(());
            }
            found = Turn::new(actions.to_vec());
            ControlFlow::Break(())
        });
        found
    }

    fn does(&self, turn: &Turn) -> bool {
        self.position.play_turn(turn).is_ok_and(|after| {
            let attempt = Attempt {
                before: &self.position,
                actions: turn.actions(),
                after: &after,
            };
            self.step().first_missed(&attempt).is_none()
        })
    }

    fn is_last(&self) -> bool {
        self.number + 1 == self.lesson.steps.len()
    }

    fn answer(&self, attempt: &Attempt<'_>, missed: &Condition) -> NotYet {
        let keys = self.lesson.step_keys(self.number).wrong;
        self.step()
            .wrong
            .iter()
            .zip(keys)
            .find(|(wrong, _)| wrong.when.iter().all(|when| when.holds_for(attempt)))
            .map_or_else(
                || missed.not_yet(),
                |(_, key)| NotYet {
                    key,
                    space: None,
                    count: None,
                },
            )
    }
}

impl LessonStep {
    /// The first goal an attempt misses, if any.
    pub fn first_missed(&self, attempt: &Attempt<'_>) -> Option<&Condition> {
        self.goals.iter().find(|goal| !goal.holds_for(attempt))
    }
}
