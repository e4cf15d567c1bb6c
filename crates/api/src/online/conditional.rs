//! Turns decided on before the opponent has played.

use rules::Turn;
use serde::{Deserialize, Serialize};

/// A player's answers to turns that the opponent may play. Nobody else sees them: they are not part
/// of the game until they are played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConditionalTurns {
    /// How many turns had been played when they were decided on; the opponent plays the next one.
    pub ply: u32,
    /// The turns expected, each with its answer.
    pub turns: Vec<ConditionalTurn>,
}

/// An answer to one turn of the opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConditionalTurn {
    /// The opponent's turn.
    #[serde(rename = "if", with = "crate::text")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub expected: Turn,
    /// The player's answer to it.
    #[serde(rename = "then", with = "crate::text")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub answer: Turn,
    /// Answers to what the opponent may play after that.
    #[serde(default)]
    pub next: Vec<ConditionalTurn>,
}

impl ConditionalTurns {
    /// The most answers stored, at any depth.
    pub const MOST: usize = 20;

    /// How many answers there are, at any depth.
    pub fn count(&self) -> usize {
        count(&self.turns)
    }
}

fn count(turns: &[ConditionalTurn]) -> usize {
    let deeper: usize = turns.iter().map(|turn| count(&turn.next)).sum();
    turns.len() + deeper
}
