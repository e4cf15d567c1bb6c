//! A fixed amount of work: random games and counting. `cargo bench-wasm` times it natively and on
//! wasm32.

use random::Random;
use rules::{Position, State, Word, on_state};

fn main() {
    for name in ["tix", "tixel", "poka-yoke", "regatta"] {
        let start: Position = name.parse().expect("a setup");
        on_state!(start.words(), state => work(*state));
    }
}

fn work<W: Word>(start: State<W>) {
    let mut random = Random::new(1);
    for _ in 0..20_000 {
        let mut state = start;
        for _ in 0..1000 {
            let Some(action) = state.pick(|count| random.below(count)) else {
                break;
            };
            state.play_unchecked(action);
        }
    }
    std::hint::black_box(start.perft(2));
}
