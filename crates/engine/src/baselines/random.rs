//! Any legal action.

use rules::{Action, Position, on_state};

use crate::{Choose, Random};

/// Plays a uniformly random legal action.
///
/// ```
/// use engine::{Choose, UniformRandom};
/// use rules::{Position, Setup};
///
/// let start = Position::start(Setup::TIXEL);
/// let action = UniformRandom::new(1).choose(&start, &[]);
/// assert!(action.is_some_and(|action| start.is_legal(action)));
/// ```
#[derive(Clone, Debug)]
pub struct UniformRandom {
    random: Random,
}

impl UniformRandom {
    /// A player whose choices depend only on the seed and the positions it is shown.
    pub fn new(seed: u64) -> UniformRandom {
        UniformRandom {
            random: Random::new(seed),
        }
    }
}

impl Choose for UniformRandom {
    fn choose(&mut self, position: &Position, _before: &[u64]) -> Option<Action> {
        on_state!(position.words(), state => state.pick(|count| self.random.below(count)))
    }
}
