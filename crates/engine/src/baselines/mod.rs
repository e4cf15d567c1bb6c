//! Fixed opponents to measure the engine against: they do not change when the engine does.

mod greedy;
mod random;
mod uct;

pub use greedy::Greedy;
pub use random::UniformRandom;
pub use uct::{Effort, Uct};
