//! What is reviewed: the idea behind a mistake, not the position.

use std::fmt;
use std::str::FromStr;

use foresight::{Grade, QuestionKind};
use learn::{Condition, Game, Lesson, Standing};
use motifs::{Knowledge, Motif, motifs};
use rules::{Position, Turn};

/// What a fresh position should be about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// `tixel/hem-in`: a motif, in puzzles of a game.
    Motif(Game, Motif),
    /// `tixel/turned-by/easy`: a kind of question in seeing ahead.
    Ahead(Game, QuestionKind, Grade),
}

/// A text that is not a topic.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a topic")]
pub struct UnknownTopic(String);

impl Topic {
    /// What a step of a lesson, counted from 0, is about; `None` if it teaches how to do something,
    /// such as sliding to a named space, for which no fresh position can be made.
    pub fn of_step(lesson: &Lesson, number: usize) -> Option<Topic> {
        let step = lesson.steps.get(number)?;
        let game = lesson.game;
        let about = |kind| Some(Topic::Ahead(game, kind, Grade::Easy));
        let has = |wanted: fn(&Condition) -> bool| step.goals.iter().any(wanted);
        if has(|goal| {
            matches!(
                goal,
                Condition::Wins | Condition::Forces | Condition::Stuck(_)
            )
        }) {
            let forces = step.goals.contains(&Condition::Forces);
            let motif = match telling_motif(&step.start, &step.solution) {
                // A win in two turns without another motif is a double threat.
                None | Some(Motif::LastPiece | Motif::Sacrifice) if forces => {
                    Some(Motif::DoubleThreat)
                }
                motif => motif,
            };
            return motif.map(|motif| Topic::Motif(game, motif));
        }
        if has(|goal| matches!(goal, Condition::Promotes)) {
            return Some(Topic::Motif(game, Motif::Promote));
        }
        if has(|goal| matches!(goal, Condition::Holds)) {
            return about(QuestionKind::Exposed);
        }
        if has(|goal| {
            matches!(
                goal,
                Condition::Turns(_) | Condition::Spares | Condition::Lies(..)
            )
        }) {
            return about(QuestionKind::TurnedBy);
        }
        let is_about_room = |goal: &Condition| {
            let is_active = |standing| matches!(standing, Standing::Active | Standing::Inactive);
            matches!(goal, Condition::Stands(_, standing) if is_active(*standing))
                || matches!(goal, Condition::Sacrifices(_))
        };
        if step.goals.iter().any(is_about_room) {
            return about(QuestionKind::StaysActive);
        }
        None
    }

    /// What a good turn is about.
    pub fn of_turn(game: Game, position: &Position, turn: &Turn) -> Option<Topic> {
        let motif = telling_motif(position, turn)?;
        Some(Topic::Motif(game, motif))
    }

    /// What may come back instead where nothing fresh of it is left, the nearest first. The last one is
    /// an exercise, of which there is no end.
    pub fn instead(self) -> Vec<Topic> {
        let Topic::Motif(game, motif) = self else {
            return Vec::new();
        };
        let (near, kind) = match motif {
            // Wins, and what leads to them.
            Motif::LastPiece => (Motif::Chain, QuestionKind::LeftToSlide),
            Motif::DoubleThreat => (Motif::LastPiece, QuestionKind::TurnedBy),
            Motif::Chain => (Motif::Sacrifice, QuestionKind::TurnedBy),
            Motif::Sacrifice => (Motif::Chain, QuestionKind::TurnedBy),
            // What the opponent can do.
            Motif::OnlyDefence => (Motif::DoubleThreat, QuestionKind::Exposed),
            Motif::DeclineBonus => (Motif::Sacrifice, QuestionKind::Exposed),
            Motif::QuietPlacement => (Motif::DoubleThreat, QuestionKind::Exposed),
            // Where a piece has room.
            Motif::HemIn | Motif::Flip => (Motif::Nest, QuestionKind::StaysActive),
            Motif::Nest | Motif::PickUpToReopen => (Motif::HemIn, QuestionKind::StaysActive),
            Motif::Promote => (Motif::PickUpToReopen, QuestionKind::StaysActive),
        };
        vec![
            Topic::Motif(game, near),
            Topic::Ahead(game, kind, Grade::Easy),
        ]
    }

    /// The game.
    pub const fn game(self) -> Game {
        match self {
            Topic::Motif(game, _) | Topic::Ahead(game, ..) => game,
        }
    }
}

/// The most telling motif of a turn. Every win stops the last piece and most have a sacrifice, so
/// these come last.
fn telling_motif(position: &Position, turn: &Turn) -> Option<Motif> {
    let found = motifs(position, turn, &Knowledge::default());
    let is_plain = |motif: &Motif| matches!(motif, Motif::LastPiece | Motif::Sacrifice);
    let telling = found.iter().copied().find(|motif| !is_plain(motif));
    telling.or(found.first().copied())
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Topic::Motif(game, motif) => write!(f, "{}/{motif}", game.name()),
            Topic::Ahead(game, kind, grade) => {
                write!(f, "{}/{}/{}", game.name(), kind.name(), grade.name())
            }
        }
    }
}

impl FromStr for Topic {
    type Err = UnknownTopic;

    fn from_str(text: &str) -> Result<Topic, UnknownTopic> {
        let mut parts = text.split('/');
        let mut read = || {
            let game = Game::named(parts.next()?)?;
            let about = parts.next()?;
            let topic = match parts.next() {
                None => Topic::Motif(game, about.parse().ok()?),
                Some(grade) => {
                    Topic::Ahead(game, QuestionKind::named(about)?, Grade::named(grade)?)
                }
            };
            parts.next().is_none().then_some(topic)
        };
        read().ok_or_else(|| UnknownTopic(text.to_owned()))
    }
}
