//! How fast the rules are, as ratios against the plain reference implementation in the same run.
//!
//! `cargo bench -p rules`

#[path = "../tests/reference/mod.rs"]
mod reference;

use std::hint::black_box;
use std::time::{Duration, Instant};

use random::Random;
use rules::{Position, State, Word, on_state};

fn main() {
    println!("random games a second, one thread:");
    for name in ["tix", "tixel", "poka-yoke", "regatta"] {
        let start: Position = name.parse().expect("a setup");
        let reference = reference::Position::parse(name);
        let mut fast_one = |seed| fast_game(&start, seed);
        let mut plain_one = |seed| plain_game(&reference, seed);
        let [fast, plain] = games_a_second([&mut fast_one, &mut plain_one]);
        println!(
            "  {name:10} {fast:9.0}   plain {plain:6.0}   ratio {:5.0}",
            fast / plain
        );
    }
    println!("counting action sequences:");
    for (text, depth) in [("tix", 4), ("tixel", 3), ("regatta", 2)] {
        let position: Position = text.parse().expect("a setup");
        let reference = reference::Position::parse(text);
        let fast = seconds(&mut || position.perft(depth));
        let plain = seconds(&mut || reference.perft(depth));
        println!(
            "  {text:10} depth {depth}: {:8.3} ms   plain {:8.1} ms   ratio {:5.0}",
            fast * 1e3,
            plain * 1e3,
            plain / fast
        );
    }
}

/// Two players can shuffle forever, each in a corner the other cannot reach (about one random game
/// of Tixel in 50,000). The benchmark abandons such games.
const LONGEST: u32 = 1000;

/// The median rates of many short runs, interleaved so that any other load on the machine affects
/// both alike.
fn games_a_second(mut players: [&mut dyn FnMut(u64); 2]) -> [f64; 2] {
    const RUNS: usize = 41;
    let mut rates = [const { Vec::new() }; 2];
    let mut seeds = [0; 2];
    for _ in 0..RUNS {
        for ((play, rates), seed) in players.iter_mut().zip(&mut rates).zip(&mut seeds) {
            let (start, first) = (Instant::now(), *seed);
            while start.elapsed() < Duration::from_millis(50) {
                for _ in 0..8 {
                    play(*seed);
                    *seed += 1;
                }
            }
            rates.push((*seed - first) as f64 / start.elapsed().as_secs_f64());
        }
    }
    rates.map(|mut rates| {
        rates.sort_by(f64::total_cmp);
        rates[RUNS / 2]
    })
}

fn seconds(count: &mut dyn FnMut() -> u64) -> f64 {
    let mut best = f64::INFINITY;
    let begin = Instant::now();
    for run in 0.. {
        let start = Instant::now();
        black_box(count());
        best = best.min(start.elapsed().as_secs_f64());
        if run >= 2 && begin.elapsed() > Duration::from_secs(2) {
            break;
        }
    }
    best
}

fn fast_game(start: &Position, seed: u64) {
    fn play<W: Word>(mut state: State<W>, seed: u64) -> State<W> {
        let mut random = Random::new(seed);
        for _ in 0..LONGEST {
            let Some(action) = state.pick(|count| random.below(count)) else {
                return state;
            };
            state.play_unchecked(action);
        }
        state
    }
    on_state!(start.words(), state => _ = black_box(play(*state, seed)));
}

fn plain_game(start: &reference::Position, seed: u64) {
    let mut position = start.clone();
    let mut random = Random::new(seed);
    for _ in 0..LONGEST {
        let actions = position.actions();
        if actions.is_empty() {
            break;
        }
        let k = random.below(actions.len() as u32) as usize;
        position = position.play(&actions[k]);
    }
    black_box(position);
}
