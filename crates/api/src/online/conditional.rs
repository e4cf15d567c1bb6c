//! Turns that a player has decided on before the opponent has played.

use rules::Turn;
use serde::{Deserialize, Serialize};

/// What a player answers to turns that the opponent may play. Nobody else sees it: it is not part of
/// the game until it is played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConditionalTurns {
    /// How many turns there were when it was decided: the opponent is to play the next one.
    pub ply: u32,
    /// Each turn that is expected, with the answer.
    pub turns: Vec<ConditionalTurn>,
}

/// An answer to one turn of the opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConditionalTurn {
    /// If the opponent plays this,
    #[serde(rename = "if", with = "crate::text")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub expected: Turn,
    /// the player answers this.
    #[serde(rename = "then", with = "crate::text")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub answer: Turn,
    /// And what the player answers after that.
    #[serde(default)]
    pub next: Vec<ConditionalTurn>,
}

impl ConditionalTurns {
    /// The most answers that are kept, at any depth.
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
