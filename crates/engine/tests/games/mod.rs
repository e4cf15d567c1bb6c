//! Random games, for tests that need a variety of positions.
// No test uses all of it.
#![allow(dead_code, unreachable_pub)]

use engine::Random;
use rules::{Position, Setup};

/// A random game of at most this many actions as positions, starting with the start and, if it
/// ended, ending with a lost position.
pub fn random_game(setup: Setup, longest: u32, random: &mut Random) -> Vec<Position> {
    let mut position = Position::start(setup);
    let mut positions = vec![position];
    for _ in 0..longest {
        let Some(action) = position.nth_action(random.below(position.count_actions())) else {
            break;
        };
        position.play_unchecked(action);
        positions.push(position);
    }
    positions
}

/// The position after this many random actions, or at the end of the game if that comes first.
pub fn after_random_actions(setup: Setup, actions: u32, random: &mut Random) -> Position {
    let positions = random_game(setup, actions, random);
    positions[positions.len() - 1]
}
