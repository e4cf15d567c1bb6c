//! Players at the board.

use std::fmt;

use engine::{EnginePlayer, Evaluate, Greedy, Player, Uct, UniformRandom};
use rules::{Action, Position};

/// A player at the board, for one game.
pub trait Seated: Player + Send {
    /// Before each choice it receives where the game began and every action since, for players that
    /// need more than the position.
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
    /// What happened, phrased as the end of a sentence.
    pub what: String,
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// The ways to forfeit a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FoulKind {
    /// The player's program ended or could not be started.
    Crash,
    /// The player sent nothing, or an empty action.
    Silence,
    /// The player exceeded its time.
    Time,
    /// The player's action is not legal.
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
