//! A fixed amount of work whose result tells whether the search still does the same.

use rules::{Position, Setup};

use crate::{Engine, Limits, Random, Stop};

/// How many actions each benchmark position is searched ahead.
const DEPTH: u32 = 5;
/// Random actions before each benchmark position of a game.
const AFTER: [u32; 4] = [0, 4, 8, 12];

/// Searches fixed positions of the four named games to a fixed depth and returns the number of
/// positions visited: the signature of the search, equal on every platform.
pub fn bench() -> u64 {
    Setup::NAMED.iter().map(|(_, setup)| bench_of(*setup)).sum()
}

/// The part of [`bench()`] that belongs to one setup.
pub fn bench_of(setup: Setup) -> u64 {
    let mut engine = Engine::new();
    engine.set_table(1 << 20);
    let stop = Stop::new();
    bench_positions(setup)
        .map(|position| {
            let report = engine.search(&position, &[], &Limits::depth(DEPTH), &stop, |_| {});
            report.info.nodes
        })
        .sum()
}

/// The fixed positions of a setup.
pub fn bench_positions(setup: Setup) -> impl Iterator<Item = Position> {
    AFTER.into_iter().filter_map(move |actions| {
        // The first random game that lasts long enough to leave something to search.
        (0..1000).find_map(|seed| {
            let mut random = Random::new(seed);
            let mut position = Position::start(setup);
            for _ in 0..actions {
                let count = position.count_actions();
                position.play_unchecked(position.nth_action(random.below(count))?);
            }
            let quiet = Setup::size(setup) > 3 && position.bonus().is_none();
            (quiet && position.slidable(position.to_move()).len() > 1 || actions == 0)
                .then_some(position)
        })
    })
}
