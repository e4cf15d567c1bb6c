//! Searches a fixed number of positions in each of the four games, timed by `cargo bench-wasm`.
//!
//! Natively it times itself and prints a line for each game: its name, positions visited, seconds.
//! On wasm32 there is neither a clock nor output: each call of `main` does the work of the next
//! game, and the caller times it.

use engine::{Engine, Limits, Stop, bench_positions};
use rules::Setup;

/// Positions visited for each benchmark position.
const NODES: u64 = 60_000;

/// Searches the benchmark positions of a game and counts the positions visited.
fn work(setup: Setup) -> u64 {
    let mut engine = Engine::new();
    engine.set_table(1 << 22);
    bench_positions(setup)
        .map(|position| {
            let limits = Limits::nodes(NODES);
            let result = engine.search(&position, &[], &limits, &Stop::new(), |_| {});
            result.info.nodes
        })
        .sum()
}

#[cfg(not(target_family = "wasm"))]
fn main() {
    for (name, setup) in Setup::NAMED {
        let began = std::time::Instant::now();
        let nodes = work(setup);
        println!("{name} {nodes} {}", began.elapsed().as_secs_f64());
    }
}

#[cfg(target_family = "wasm")]
fn main() {
    use std::sync::atomic::{AtomicUsize, Ordering};
    static CALLS: AtomicUsize = AtomicUsize::new(0);
    let call = CALLS.fetch_add(1, Ordering::Relaxed);
    let (_, setup) = Setup::NAMED[call % Setup::NAMED.len()];
    std::hint::black_box(work(setup));
}
