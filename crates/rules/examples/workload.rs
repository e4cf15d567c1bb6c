//! A fixed amount of work: random games and counting. `cargo bench-wasm` times it natively and on
//! wasm32.

use rules::{Position, State, Word, Words};

fn main() {
    for name in ["tix", "tixel", "poka-yoke", "regatta"] {
        let start: Position = name.parse().expect("a setup");
        match start.words() {
            Words::Narrow(state) => work(*state),
            Words::Wide(state) => work(*state),
        }
    }
}

fn work<W: Word>(start: State<W>) {
    let mut seed = 1u64;
    for _ in 0..20_000 {
        let mut state = start;
        for _ in 0..1000 {
            let action = state.pick(|count| {
                seed = seed
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                (((seed >> 32) * u64::from(count)) >> 32) as u32
            });
            let Some(action) = action else {
                break;
            };
            state.play_unchecked(action);
        }
    }
    std::hint::black_box(start.perft(2));
}
