//! Who sits at the board.

use std::fmt;
use std::str::FromStr;

use rules::{Action, Position};

use crate::contestant::Contestant;

/// Who plays a colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Seat {
    /// A person at this terminal, who is asked at the prompt.
    Human,
    /// A player of the same kind as those of matches.
    Player(Contestant),
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        match text {
            "human" => Ok(Seat::Human),
            other => other.parse().map(Seat::Player),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Human => f.write_str("human"),
            Seat::Player(contestant) => contestant.fmt(f),
        }
    }
}

impl Seat {
    /// The opponent in the seat, or `None` for a person.
    pub(super) fn opponent(&self, seed: u64) -> Option<Opponent> {
        match self {
            Seat::Human => None,
            Seat::Player(contestant) => Some(Opponent(contestant.seated(seed))),
        }
    }
}

/// Somebody who plays without being asked at the prompt.
pub(super) struct Opponent(Box<dyn engine::Player + Send>);

impl Opponent {
    /// The actions of a whole turn, or of the rest of one if a bonus is open; none if the position
    /// is lost. `before` holds the hashes of the earlier beginnings of turns.
    pub(super) fn turn(&mut self, position: &Position, before: &[u64]) -> Vec<Action> {
        let mut position = *position;
        let mut actions = Vec::new();
        while let Some(action) = self.0.choose(&position, before) {
            actions.push(action);
            position.play_unchecked(action);
            if position.bonus().is_none() {
                break;
            }
        }
        actions
    }
}
