//! Conditional turns: whether they are valid, and which of them answers a turn.
//!
//! They are kept outside the game, so that no view of it can leak them.

use api::online::{Command, ConditionalTurn, ConditionalTurns, PersonId, Refusal, Timing, TurnId};
use rules::{Position, Turn, TurnError};

use crate::Game;

/// The answer to the last turn of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConditionalAnswer {
    /// How many turns have been played before it.
    ply: u32,
    turn: Turn,
    /// What remains for the turns after it.
    pub rest: ConditionalTurns,
}

impl ConditionalAnswer {
    /// The command with which it is played.
    pub fn command(&self, id: TurnId) -> Command {
        Command::Play {
            id,
            ply: self.ply,
            turn: self.turn.clone(),
        }
    }
}

impl Game {
    /// Whether a game supports conditional turns: only if its players are away between turns.
    pub fn has_conditional_turns(&self) -> bool {
        !matches!(self.terms.timing, Timing::Live { .. })
    }

    /// Whether a person may decide on these turns now.
    ///
    /// # Errors
    /// Why not.
    pub fn check_conditional_turns(
        &self,
        person: &PersonId,
        turns: &ConditionalTurns,
    ) -> Result<(), Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        if !self.has_conditional_turns() {
            return Err(Refusal::NoConditionalTurns);
        }
        self.must_be_on()?;
        if turns.ply != self.ply() {
            return Err(Refusal::Stale {
                sent: turns.ply,
                played: self.ply(),
            });
        }
        if self.to_move() == Some(seat) {
            return Err(Refusal::OnlyWhileWaiting);
        }
        if turns.count() > ConditionalTurns::MOST {
            return Err(Refusal::TooManyConditionalTurns);
        }
        check_all(&self.position, &turns.turns)
    }

    /// The answer to the last turn, if the player to move has decided on one and it can be played.
    /// An open offer needs a decision by the person, so no prepared turn answers it.
    pub fn conditional_answer(&self, turns: &ConditionalTurns) -> Option<ConditionalAnswer> {
        let mover = self.mover()?;
        let last = self.turns.last()?;
        let is_offered = self
            .offers
            .open()
            .iter()
            .any(|open| open.by == mover.seat.opposite());
        if turns.ply.checked_add(1) != Some(self.ply()) || is_offered {
            return None;
        }
        let found = turns.turns.iter().find(|turn| turn.expected == last.turn)?;
        self.position.play_turn(&found.answer).ok()?;
        Some(ConditionalAnswer {
            ply: self.ply(),
            turn: found.answer.clone(),
            rest: ConditionalTurns {
                ply: self.ply().saturating_add(1),
                turns: found.next.clone(),
            },
        })
    }
}

/// Checks that the rules allow every turn, and that no turn is answered twice.
fn check_all(position: &Position, turns: &[ConditionalTurn]) -> Result<(), Refusal> {
    let illegal = |error: TurnError| Refusal::Illegal {
        index: error.index,
        sentence: error.to_string(),
    };
    for (index, turn) in turns.iter().enumerate() {
        let is_repeated = turns[..index]
            .iter()
            .any(|earlier| earlier.expected == turn.expected);
        if is_repeated {
            return Err(Refusal::AnsweredTwice);
        }
        let after = position.play_turn(&turn.expected).map_err(illegal)?;
        let after = after.play_turn(&turn.answer).map_err(illegal)?;
        check_all(&after, &turn.next)?;
    }
    Ok(())
}
