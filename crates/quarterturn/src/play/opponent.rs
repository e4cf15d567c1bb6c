//! The players of a game in the terminal.

use std::fmt;
use std::str::FromStr;

use engine::Stop;
use rules::{Action, Position, Setup};

use crate::contestant::{self, Contestant, Seated};
use crate::failure::Failure;
use crate::{apply, echo, t};

/// Who plays a colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Seat {
    /// A person at this terminal, who is asked at the prompt.
    Human,
    /// A player as in matches.
    Player(Contestant),
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        match text {
            "human" => Ok(Seat::Human),
            other if contestant::is_named(other) => other.parse().map(Seat::Player),
            other => Err(t!("error-no-seat", name = echo::text(other))),
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
    /// Whether another program plays here.
    pub(super) fn is_program(&self) -> bool {
        matches!(self, Seat::Player(Contestant::Ugi(_)))
    }

    /// Checks that this player can play at all.
    pub(super) fn try_out(&self, setup: Setup) -> Result<(), Failure> {
        match self {
            Seat::Human => Ok(()),
            Seat::Player(contestant) => contestant.try_out(setup),
        }
    }

    /// The opponent for this colour, or `None` for a person. When `stop` is triggered, it plays the
    /// best it has found.
    pub(super) fn opponent(&self, setup: Setup, seed: u64, stop: &Stop) -> Option<Opponent> {
        match self {
            Seat::Human => None,
            Seat::Player(contestant) => Some(Opponent(contestant.seated(setup, seed, stop))),
        }
    }
}

/// A player who is not asked at the prompt.
pub(super) struct Opponent(Box<dyn Seated>);

impl Opponent {
    /// The actions of a whole turn, or of the rest of one if a bonus is open. `start` and `done`
    /// are the game so far; `before` holds the hashes of the positions at the beginning of earlier
    /// turns.
    ///
    /// # Errors
    /// A sentence, if the opponent does nothing or something illegal.
    pub(super) fn turn(
        &mut self,
        start: &Position,
        done: &[Action],
        position: &Position,
        before: &[u64],
    ) -> Result<Vec<Action>, String> {
        let mut position = *position;
        let mut done = done.to_vec();
        let known = done.len();
        loop {
            self.0.follow(start, &done);
            let Some(action) = self.0.choose(&position, before) else {
                let foul = self.0.foul().map(contestant::in_words);
                return Err(foul.unwrap_or_else(|| t!("terminal-nothing-done")));
            };
            position = position.play(action).map_err(|reason| {
                let refusal = apply::refusal(action, reason);
                refusal.trim_end_matches(['.', '。']).to_owned()
            })?;
            done.push(action);
            if position.bonus().is_none() {
                return Ok(done.split_off(known));
            }
        }
    }
}
