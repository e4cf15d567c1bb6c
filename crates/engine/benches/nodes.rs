//! Positions searched per second, by game: `cargo bench -p engine`.

use std::time::Instant;

use engine::{Engine, Limits, Stop, bench, bench_positions};
use rules::Setup;

fn main() {
    for (name, setup) in Setup::NAMED {
        let mut engine = Engine::new();
        let (mut nodes, mut depth) = (0, 0);
        let began = Instant::now();
        for position in bench_positions(setup) {
            let limits = Limits::nodes(300_000);
            let result = engine.search(&position, &[], &limits, &Stop::new(), |_| {});
            nodes += result.info.nodes;
            depth += result.info.depth;
        }
        let seconds = began.elapsed().as_secs_f64();
        let rate = nodes as f64 / seconds / 1e6;
        println!("{name:10} {nodes:8} nodes {rate:6.2} million per second, depths {depth}");
    }
    println!("signature {}", bench());
}
