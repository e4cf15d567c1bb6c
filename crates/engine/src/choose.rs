//! The interface that all opponents share.

use rules::{Action, Position};

/// A player that chooses actions: the engine, or one of the baselines it is measured against.
pub trait Choose {
    /// Chooses a legal action; `None` if and only if there is none.
    ///
    /// `before` holds the hashes of the earlier positions of the game at the beginning of a turn,
    /// oldest first, for players that avoid repetitions.
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action>;
}
