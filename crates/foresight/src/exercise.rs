//! A question about a position, and its answer.

use rules::{Action, Player, Position, Space};

use crate::answers;

/// What is asked about a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Which pieces does this slide turn in passing?
    TurnedBy(Action),
    /// Where can the piece on this space slide and stay active?
    StaysActive(Space),
    /// Which pieces of this player can the other turn in one turn?
    Exposed(Player),
    /// How many pieces will this player have left to slide after this slide?
    LeftToSlide(Player, Action),
}

/// The kinds of questions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum QuestionKind {
    /// Which pieces a slide turns.
    TurnedBy,
    /// Where a piece can stay active.
    StaysActive,
    /// Which pieces can be turned.
    Exposed,
    /// How many pieces will be left to slide.
    LeftToSlide,
}

impl QuestionKind {
    /// All of them.
    pub const ALL: [QuestionKind; 4] = [
        QuestionKind::TurnedBy,
        QuestionKind::StaysActive,
        QuestionKind::Exposed,
        QuestionKind::LeftToSlide,
    ];

    /// Its name in files and keys of sentences.
    pub const fn name(self) -> &'static str {
        match self {
            QuestionKind::TurnedBy => "turned-by",
            QuestionKind::StaysActive => "stays-active",
            QuestionKind::Exposed => "exposed",
            QuestionKind::LeftToSlide => "left-to-slide",
        }
    }

    /// The kind with a name.
    pub fn named(name: &str) -> Option<QuestionKind> {
        QuestionKind::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
    }
}

impl Question {
    /// Its kind.
    pub const fn kind(self) -> QuestionKind {
        match self {
            Question::TurnedBy(_) => QuestionKind::TurnedBy,
            Question::StaysActive(_) => QuestionKind::StaysActive,
            Question::Exposed(_) => QuestionKind::Exposed,
            Question::LeftToSlide(..) => QuestionKind::LeftToSlide,
        }
    }

    /// The answer in a position; `None` if the question makes no sense there, or the answer is too
    /// hard to find.
    pub fn answer(self, position: &Position) -> Option<Answer> {
        match self {
            Question::TurnedBy(slide) => answers::turned_by(position, slide).map(Answer::Spaces),
            Question::StaysActive(from) => {
                answers::stays_active(position, from).map(Answer::Spaces)
            }
            Question::Exposed(player) => {
                let exposed = answers::exposed(position, player)?.into_iter();
                Some(Answer::Spaces(exposed.map(|(space, _)| space).collect()))
            }
            Question::LeftToSlide(player, slide) => {
                let after = position.play(slide).ok()?;
                Some(Answer::Count(after.slidable(player).len()))
            }
        }
    }
}

/// An answer, given or right.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// Spaces, in any order.
    Spaces(Vec<Space>),
    /// A number of pieces.
    Count(usize),
}

/// How an answer compares with the right one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Comparison {
    /// Nothing is missing, nothing is wrong.
    Right,
    /// Some spaces are missing, or some are wrong.
    Spaces {
        /// The spaces that were not named.
        missed: Vec<Space>,
        /// The spaces that were named wrongly.
        wrong: Vec<Space>,
    },
    /// Wrong; this is the right number.
    Count(usize),
}

/// A question about what will be on the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Exercise {
    position: Position,
    imagined: Vec<Action>,
    question: Question,
    answer: Answer,
}

impl Exercise {
    /// Asks a question about the position after these actions; `None` if an action is not legal or
    /// the question has no answer there.
    pub fn new(position: Position, imagined: Vec<Action>, question: Question) -> Option<Exercise> {
        let mut after = position;
        for &action in &imagined {
            after = after.play(action).ok()?;
        }
        let answer = question.answer(&after)?;
        Some(Exercise {
            position,
            imagined,
            question,
            answer,
        })
    }

    /// The position that is shown.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The actions that are played in the mind before the question is answered.
    pub fn imagined(&self) -> &[Action] {
        &self.imagined
    }

    /// The position after those actions.
    pub fn after(&self) -> Position {
        let mut after = self.position;
        for &action in &self.imagined {
            after.play_unchecked(action);
        }
        after
    }

    /// What is asked.
    pub fn question(&self) -> Question {
        self.question
    }

    /// The right answer.
    pub fn answer(&self) -> &Answer {
        &self.answer
    }

    /// The fewest actions that turn a piece, where it is asked which pieces can be turned; empty
    /// otherwise.
    pub fn how(&self, space: Space) -> Vec<Action> {
        let Question::Exposed(player) = self.question else {
            return Vec::new();
        };
        let exposed = answers::exposed(&self.after(), player).unwrap_or_default();
        let found = exposed.into_iter().find(|(turned, _)| *turned == space);
        found.map(|(_, actions)| actions).unwrap_or_default()
    }

    /// Compares an answer with the right one.
    pub fn judge(&self, given: &Answer) -> Comparison {
        let given: &[Space] = match (&self.answer, given) {
            (right, given) if right == given => return Comparison::Right,
            (Answer::Count(right), _) => return Comparison::Count(*right),
            (Answer::Spaces(_), Answer::Spaces(given)) => given,
            (Answer::Spaces(_), Answer::Count(_)) => &[],
        };
        let Answer::Spaces(right) = &self.answer else {
            return Comparison::Right;
        };
        let only_in = |some: &[Space], others: &[Space]| -> Vec<Space> {
            let some = some.iter().copied();
            some.filter(|space| !others.contains(space)).collect()
        };
        let (missed, wrong) = (only_in(right, given), only_in(given, right));
        match missed.is_empty() && wrong.is_empty() {
            true => Comparison::Right,
            false => Comparison::Spaces { missed, wrong },
        }
    }
}
