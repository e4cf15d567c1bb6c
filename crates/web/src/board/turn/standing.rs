//! The state of the board: who may move, and which turn led here.

use rules::{Player, Position, Turn};

/// Who may move pieces on this board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// Nobody: the board is view-only.
    Nobody,
    /// Nobody any more: the game was ended, by the rules or by the players. It is told to the one who
    /// sits here, if that is clear.
    Over(Option<Player>),
    /// One player, on their turn.
    Only(Player),
    /// Whichever player is to move.
    Both,
}

impl Mover {
    /// The player addressed as “you”, if it is clear who sits here.
    pub fn you(self) -> Option<Player> {
        match self {
            Mover::Only(player) | Mover::Over(Some(player)) => Some(player),
            Mover::Nobody | Mover::Over(None) | Mover::Both => None,
        }
    }
}

/// The turn that led to the position, and where it began.
#[derive(Clone, PartialEq, Debug)]
pub struct Last {
    /// The position before it.
    pub before: Position,
    /// The turn.
    pub turn: Turn,
}

impl Last {
    /// The position after the first `count` actions of the turn.
    pub fn after(&self, count: usize) -> Position {
        let mut position = self.before;
        for &action in self.turn.actions().iter().take(count) {
            match position.play(action) {
                Ok(next) => position = next,
                Err(_) => break,
            }
        }
        position
    }
}
