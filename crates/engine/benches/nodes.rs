//! Positions searched per second, by game, with the hand-written evaluation and with a net: `cargo
//! bench -p engine`. The two alternate, and the best of five rounds counts. A game without a net is
//! searched with arbitrary weights.

use std::time::Instant;

use engine::{Engine, Evaluate, Hand, Learned, Limits, Net, Stop, bench, bench_positions};
use rules::Setup;

const ROUNDS: usize = 5;

fn main() {
    for (name, setup) in Setup::NAMED {
        let learned = Learned::new(net(name, setup));
        let (mut by_hand, mut with_net) = (0.0, 0.0);
        for _ in 0..ROUNDS {
            by_hand = f64::max(by_hand, rate(setup, Hand::default()));
            with_net = f64::max(with_net, rate(setup, learned.clone()));
        }
        let ratio = with_net / by_hand;
        println!(
            "{name:10} {by_hand:5.2} million per second by hand, {with_net:5.2} with a net: {ratio:.2}"
        );
    }
    println!("signature {}", bench());
}

fn net(name: &str, setup: Setup) -> Option<Net> {
    let path = format!("{}/../../nets/{name}.net", env!("CARGO_MANIFEST_DIR"));
    let net = std::fs::read(path).ok();
    net.and_then(|bytes| Net::from_bytes(&bytes).ok())
        .or_else(|| Net::arbitrary(setup, 1))
}

/// Millions of positions searched per second.
fn rate<E: Evaluate>(setup: Setup, evaluation: E) -> f64 {
    let mut engine = Engine::with(evaluation);
    let mut nodes = 0;
    let began = Instant::now();
    for position in bench_positions(setup) {
        let limits = Limits::nodes(150_000);
        let result = engine.search(&position, &[], &limits, &Stop::new(), |_| {});
        nodes += result.info.nodes;
    }
    nodes as f64 / began.elapsed().as_secs_f64() / 1e6
}
