//! Turns of random games, and what is proved about them.
#![allow(dead_code)] // Not every test uses everything.

use motifs::{Guard, Prover, Reasons, Safety};
use random::Random;
use rules::{Position, Turn};

pub(crate) fn reasons(position: &Position, turn: &Turn) -> Reasons {
    let mut prover = Prover::new(position, turn, None, 1_000_000).unwrap();
    while !prover.advance(10_000) {}
    prover.reasons()
}

pub(crate) fn guarded(position: &Position, turn: &Turn) -> Safety {
    let mut guard = Guard::new(position, turn, 1_000_000).unwrap();
    loop {
        if let Some(safety) = guard.advance(1_000) {
            return safety;
        }
    }
}

/// Small boards of all kinds, where every turn and every reply can be tried.
pub(crate) const SMALL: [&str; 6] = [
    "3u:T3/T3",
    "4u:X3/X3",
    "4u:T3/T3",
    "4b:R3/R3",
    "4u:R3/R3",
    "4u:T3/T3:p2",
];

/// Positions from random games, each with one of its turns.
pub(crate) fn each_random_turn(
    setups: &[&str],
    games: u64,
    mut visit: impl FnMut(&Position, &Turn),
) {
    for setup in setups {
        for game in 0..games {
            let mut random = Random::of_game(17, game);
            let mut position = Position::start(setup.parse().unwrap());
            for _ in 0..30 {
                let count = position.count_turns();
                if count == 0 {
                    break;
                }
                let below = |random: &mut Random| random.next() % count;
                let turn = position.nth_turn(below(&mut random)).unwrap();
                visit(&position, &turn);
                position = position.play_turn(&turn).unwrap();
            }
        }
    }
}

/// Like [`each_random_turn`] where the turns are too many to count: action by action.
pub(crate) fn each_random_action_turn(
    setups: &[&str],
    games: u64,
    mut visit: impl FnMut(&Position, &Turn),
) {
    for setup in setups {
        for game in 0..games {
            let mut random = Random::of_game(23, game);
            let mut position = Position::start(setup.parse().unwrap());
            for _ in 0..40 {
                let Some((turn, after)) = samples::turn(&position, &mut random) else {
                    break;
                };
                visit(&position, &turn);
                position = after;
            }
        }
    }
}
