//! What a search reports.

use std::time::Duration;

use rules::{Action, Position, Turn};

use crate::Score;

/// One way the game may continue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its value for the player to move.
    pub score: Score,
    /// The actions of both players. The first turn is complete; if several lines are requested, the
    /// score is that of the whole first turn.
    pub actions: Vec<Action>,
}

impl Line {
    /// The actions as whole turns; the last may be unfinished.
    pub fn turns(&self, from: &Position) -> Vec<Turn> {
        let mut position = *from;
        let mut turns = Vec::new();
        let mut actions = Vec::new();
        for &action in &self.actions {
            let mover = position.to_move();
            position.play_unchecked(action);
            actions.push(action);
            if position.to_move() != mover {
                turns.extend(Turn::new(std::mem::take(&mut actions)));
            }
        }
        turns.extend(Turn::new(actions));
        turns
    }
}

/// How far a search has got.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// Search depth in actions.
    pub depth: u32,
    /// The length of the longest line searched, in actions.
    pub deepest: u32,
    /// Positions visited so far by this thread and, after the search, by all.
    pub nodes: u64,
    /// Time taken, if there is a clock.
    pub time: Option<Duration>,
    /// How much of the table this search has filled, in thousandths.
    pub table_permille: u32,
    /// The best lines, best first; no two of their first turns lead to the same position. Turns
    /// that were not searched are not among them, so there may be fewer than requested, or none.
    pub lines: Vec<Line>,
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// The action to play; `None` if and only if there is no legal one.
    pub action: Option<Action>,
    /// The value of the position for the player to move; [`Score::EVEN`] if nothing was searched.
    pub score: Score,
    /// How far the search got; its lines are those of the last depth.
    pub info: Info,
}
