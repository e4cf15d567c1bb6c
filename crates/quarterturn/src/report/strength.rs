//! The strengths at which games are played.

use std::fmt;

use arena::Seated;
use engine::{EnginePlayer, Greedy, UniformRandom};

use crate::t;

/// Who plays both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Strength {
    /// Any legal action.
    Random,
    /// The best turn by a simple count.
    Greedy,
    /// The engine with this many nodes for each action.
    Engine(u64),
}

impl Strength {
    /// From weak to strong.
    pub(super) fn all(nodes: &[u64]) -> Vec<Strength> {
        let mut nodes = nodes.to_vec();
        nodes.sort_unstable();
        nodes.dedup();
        [Strength::Random, Strength::Greedy]
            .into_iter()
            .chain(nodes.into_iter().map(Strength::Engine))
            .collect()
    }

    /// A player of this strength, for one game.
    pub(super) fn seated(self, seed: u64) -> Box<dyn Seated> {
        match self {
            Strength::Random => Box::new(UniformRandom::new(seed)),
            Strength::Greedy => Box::new(Greedy::new(seed)),
            Strength::Engine(nodes) => Box::new(EnginePlayer::with_nodes(nodes)),
        }
    }

    /// A short name for narrow columns.
    pub(super) fn short(self) -> String {
        match self {
            Strength::Engine(nodes) => t!("report-nodes", nodes = nodes),
            _ => self.to_string(),
        }
    }
}

/// In the notation of `match`.
impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strength::Random => f.write_str("random"),
            Strength::Greedy => f.write_str("greedy"),
            Strength::Engine(nodes) => write!(f, "engine:nodes={nodes}"),
        }
    }
}
