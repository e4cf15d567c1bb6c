//! Who sits at the board.

use clap::ValueEnum;
use rules::{Action, Position};

use crate::random::Random;

/// Who plays a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Seat {
    /// A person at this terminal
    Human,
    /// Any legal action, each as likely as any other
    Random,
}

impl Seat {
    /// The opponent in the seat, or `None` for a person, who is asked at the prompt. Opponents
    /// with the same seed need different streams to have different random numbers.
    pub(super) fn opponent(self, seed: u64, stream: u64) -> Option<Box<dyn Opponent>> {
        match self {
            Seat::Human => None,
            Seat::Random => Some(Box::new(RandomPlayer(Random::new(seed, stream)))),
        }
    }

    /// What a record calls the player.
    pub(super) fn name(self) -> &'static str {
        match self {
            Seat::Human => "human",
            Seat::Random => "random",
        }
    }
}

/// Somebody who plays without being asked at the prompt. A new kind of opponent is an
/// implementation of this and a [`Seat`].
pub(super) trait Opponent {
    /// The actions of a whole turn, or of the rest of one if a bonus is open, in a position that
    /// is not lost. If the last is a sacrifice, its bonus is declined.
    fn turn(&mut self, position: &Position) -> Vec<Action>;

    /// Whether it agrees to a draw.
    fn agrees_to_draw(&mut self, _: &Position) -> bool {
        false
    }
}

struct RandomPlayer(Random);

impl Opponent for RandomPlayer {
    fn turn(&mut self, position: &Position) -> Vec<Action> {
        let mut position = *position;
        let mut actions = Vec::new();
        while let Some(action) = self.0.action(&position) {
            actions.push(action);
            position.play_unchecked(action);
            if position.bonus().is_none() {
                break;
            }
        }
        actions
    }
}
