//! Results of games.

use std::fmt;
use std::str::FromStr;

use rules::{Player, Position};
use thiserror::Error;

use crate::quote::quote;

/// The result at the end of a record.
///
/// ```
/// use record::GameResult;
/// use rules::Player;
///
/// assert_eq!("1-0".parse(), Ok(GameResult::Win(Player::White)));
/// assert_eq!(GameResult::Draw.to_string(), "1/2-1/2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameResult {
    /// `1-0` or `0-1`: by the rules, by resignation, on time.
    Win(Player),
    /// `1/2-1/2`: agreed.
    Draw,
    /// `*`: not finished, or not known.
    #[default]
    Open,
}

/// The text is not a result.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is not a result: expected `1-0`, `0-1`, `1/2-1/2` or `*`")]
pub struct NoResultError(String);

/// A result contradicts the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the result cannot be {result}: {winner} has won by the rules")]
pub struct Contradiction {
    /// What the result says.
    pub result: GameResult,
    /// Who has won by the rules.
    pub winner: Player,
}

impl GameResult {
    /// Whether this can be the result of a game that ends in a position.
    ///
    /// # Errors
    /// If the game is over there and the result does not name the winner.
    pub fn check(self, end: &Position) -> Result<(), Contradiction> {
        match end.winner() {
            Some(winner) if self != GameResult::Win(winner) => Err(Contradiction {
                result: self,
                winner,
            }),
            _ => Ok(()),
        }
    }
}

impl FromStr for GameResult {
    type Err = NoResultError;

    fn from_str(text: &str) -> Result<GameResult, NoResultError> {
        Ok(match text {
            "1-0" => GameResult::Win(Player::White),
            "0-1" => GameResult::Win(Player::Black),
            "1/2-1/2" => GameResult::Draw,
            "*" => GameResult::Open,
            _ => return Err(NoResultError(quote(text))),
        })
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            GameResult::Win(Player::White) => "1-0",
            GameResult::Win(Player::Black) => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Open => "*",
        })
    }
}
