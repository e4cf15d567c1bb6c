//! Positions to draw, from seeded random games.

use random::Random;
use rules::{Position, Setup};

/// Setups of every size, both edges, all kinds, with promotions and both rounded corners.
pub(crate) fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = Setup::NAMED.iter().map(|(_, setup)| *setup).collect();
    for size in 3..=rules::MAX_SIZE {
        for text in [
            format!("{size}u:X3T3R3/T9:p2"),
            format!("{size}b:R12/X2R9:near"),
            format!("{size}u:T40/X200"),
        ] {
            setups.push(text.parse().unwrap());
        }
    }
    setups
}

/// Positions of a random game from a setup.
pub(crate) fn positions(setup: Setup, seed: u64, actions: u32) -> Vec<Position> {
    samples::game(setup, actions, &mut Random::new(seed))
}
