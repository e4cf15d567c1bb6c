//! Searches a fixed number of positions in each of the four games, with the hand-written evaluation
//! and with a net, timed by `cargo bench-wasm`.
//!
//! Natively it times itself and prints a line for each: its name, positions visited, seconds. On
//! wasm32 there is neither a clock nor output: each call of `main` does the work of the next line,
//! and the caller times it.

use engine::{Engine, Evaluate, Hand, Learned, Limits, Net, SHIPPED_NETS, Stop, bench_positions};
use rules::Setup;

/// Positions visited for each benchmark position.
const NODES: u64 = 60_000;

/// Does the work of a line and counts the positions visited.
fn work(line: usize) -> u64 {
    let (_, setup) = Setup::NAMED[line / 2];
    if line.is_multiple_of(2) {
        return search(setup, Hand::default());
    }
    // Games without a net get one with arbitrary weights.
    let arbitrary = Net::arbitrary(setup, 1).into_iter();
    let shipped = SHIPPED_NETS.iter();
    let shipped = shipped.filter_map(|(_, bytes)| Net::from_bytes(bytes).ok());
    search(setup, Learned::new(arbitrary.chain(shipped)))
}

/// Searches the benchmark positions of a game and counts the positions visited.
fn search<E: Evaluate>(setup: Setup, evaluation: E) -> u64 {
    let mut engine = Engine::with(evaluation);
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
    for line in 0..2 * Setup::NAMED.len() {
        let name = Setup::NAMED[line / 2].0;
        let judge = if line.is_multiple_of(2) { "" } else { "+net" };
        let began = std::time::Instant::now();
        let nodes = work(line);
        println!("{name}{judge} {nodes} {}", began.elapsed().as_secs_f64());
    }
}

#[cfg(target_family = "wasm")]
fn main() {
    use std::sync::atomic::{AtomicUsize, Ordering};
    static CALLS: AtomicUsize = AtomicUsize::new(0);
    let call = CALLS.fetch_add(1, Ordering::Relaxed);
    std::hint::black_box(work(call % (2 * Setup::NAMED.len())));
}
