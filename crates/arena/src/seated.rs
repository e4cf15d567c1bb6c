//! Players at the board.

use std::fmt;

use engine::{Choose, EnginePlayer, Evaluate, Greedy, Uct, UniformRandom};
use rules::{Action, Position, Reason};

/// A player at the board, for one game.
pub trait Seated: Choose + Send {
    /// Called before each choice with the start of the game and every action since, for players
    /// that need more than the position.
    fn follow(&mut self, _start: &Position, _actions: &[Action]) {}

    /// Why there was no choice, if the player is to blame.
    fn foul(&self) -> Option<&Foul> {
        None
    }
}

impl Seated for UniformRandom {}
impl Seated for Greedy {}
impl Seated for Uct {}
impl<E: Evaluate + Send> Seated for EnginePlayer<E> {}

/// What a player did wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foul {
    /// What kind it is, for counting.
    pub kind: FoulKind,
    /// What happened.
    pub cause: FoulCause,
}

/// What happened when a player forfeited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoulCause {
    /// The player chose no action.
    NothingDone,
    /// The player's action is not legal.
    Illegal {
        /// The action.
        action: Action,
        /// Why it is not.
        reason: Reason,
    },
    /// Anything else, phrased as the end of a sentence.
    Other(String),
}

impl Foul {
    /// A foul that the player itself describes.
    pub fn new(kind: FoulKind, what: String) -> Foul {
        let cause = FoulCause::Other(what);
        Foul { kind, cause }
    }
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.cause {
            FoulCause::NothingDone => f.write_str("nothing was done"),
            FoulCause::Illegal { action, reason } => {
                write!(f, "{action} is not allowed: {reason}")
            }
            FoulCause::Other(what) => f.write_str(what),
        }
    }
}

/// The ways to forfeit a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FoulKind {
    /// The player's program ended or could not be started.
    Crash,
    /// The player sent no whole line at all.
    Silence,
    /// The player did not answer in time, but sent something, then or later.
    Time,
    /// The player's action is illegal or missing.
    Illegal,
    /// The player's reply cannot be parsed.
    Unreadable,
}

impl FoulKind {
    /// All kinds.
    pub const ALL: [FoulKind; 5] = [
        FoulKind::Crash,
        FoulKind::Silence,
        FoulKind::Time,
        FoulKind::Illegal,
        FoulKind::Unreadable,
    ];

    /// The word in reports.
    pub fn name(self) -> &'static str {
        match self {
            FoulKind::Crash => "crash",
            FoulKind::Silence => "silence",
            FoulKind::Time => "time",
            FoulKind::Illegal => "illegal",
            FoulKind::Unreadable => "unreadable",
        }
    }
}
