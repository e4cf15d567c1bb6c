//! Fits the weights of the hand-written evaluation to self-play games: `tune <setup> <games>
//! <nodes> [seed]`.
//!
//! The engine plays itself from random openings, with an occasional random action; logistic
//! regression then explains the results by what was seen at the beginning of each turn.

use engine::{Choose, Engine, EnginePlayer, Limits, Random, Sight, seen};
use rules::{Player as Colour, Position, Setup, State, Word, on_state};

const N: usize = 2 * Sight::COUNT + 1;

struct Sample {
    seen: [i8; N],
    /// Half points for the player to move.
    result: u8,
}

fn look(position: &Position) -> [i8; N] {
    fn at<W: Word>(state: &State<W>) -> [i8; N] {
        let survey = state.survey();
        let mover = state.to_move();
        let mut all = [0; N];
        let own = seen(state, &survey, mover);
        let other = seen(state, &survey, mover.opponent());
        for i in 0..Sight::COUNT {
            all[i] = own[i].min(127) as i8;
            all[Sight::COUNT + i] = -other[i].min(127) as i8;
        }
        all[N - 1] = 1;
        all
    }
    on_state!(position.words(), state => at(state))
}

fn play(setup: Setup, seed: u64, player: &mut EnginePlayer, into: &mut Vec<Sample>) {
    let mut random = Random::new(seed);
    let mut position = Position::start(setup);
    let mut before = Vec::new();
    let mut looks: Vec<(Colour, [i8; N])> = Vec::new();
    let opening = 1 + random.below(14);
    player.engine().forget();
    let mut winner = None;
    for number in 0..300 {
        if let Some(won) = position.winner() {
            winner = Some(won);
            break;
        }
        if position.bonus().is_none() {
            if before.iter().filter(|h| **h == position.hash()).count() >= 2 {
                break;
            }
            if number >= opening {
                looks.push((position.to_move(), look(&position)));
            }
        }
        let action = if number < opening || random.below(50) == 0 {
            position.nth_action(random.below(position.count_actions()))
        } else {
            // With no history, pass a dummy one so that the player starts afresh.
            let known = if before.is_empty() { &[1][..] } else { &before };
            player.choose(&position, known)
        };
        if position.bonus().is_none() {
            before.push(position.hash());
        }
        position.play_unchecked(action.expect("an action"));
    }
    for (mover, seen) in looks {
        let result = match winner {
            None => 1,
            Some(colour) => 2 * u8::from(colour == mover),
        };
        into.push(Sample { seen, result });
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [setup, games, nodes, rest @ ..] = &arguments[..] else {
        panic!("tune <setup> <games> <nodes> [seed]");
    };
    let name = setup.clone();
    let setup: Setup = setup.parse().expect("a setup");
    let games: u64 = games.parse().expect("a number");
    let nodes: u64 = nodes.parse().expect("a number");
    let seed: u64 = rest.first().map_or(1, |seed| seed.parse().expect("a seed"));
    let mut engine = Engine::new();
    engine.set_table(1 << 17);
    let mut player = EnginePlayer::new(engine, Limits::nodes(nodes));
    let mut samples = Vec::new();
    for game in 0..games {
        play(setup, seed * 1_000_000 + game, &mut player, &mut samples);
    }
    let (weights, loss) = fit(&samples);
    println!(
        "// {name}: {games} games of {nodes} nodes, {} positions, loss {loss:.4}",
        samples.len()
    );
    let whole = |values: &[f64]| {
        let whole: Vec<String> = values.iter().map(|w| format!("{:.0}", w * 100.0)).collect();
        whole.join(", ")
    };
    println!("Weights {{");
    println!("    mover: [{}],", whole(&weights[..Sight::COUNT]));
    println!("    other: [{}],", whole(&weights[Sight::COUNT..N - 1]));
    println!("    tempo: {},\n}};", whole(&weights[N - 1..]));
}

fn fit(samples: &[Sample]) -> ([f64; N], f64) {
    // Normalise all columns.
    let mut spread = [1e-9; N];
    for sample in samples {
        for (s, x) in spread.iter_mut().zip(&sample.seen) {
            *s += f64::from(*x) * f64::from(*x);
        }
    }
    let count = samples.len() as f64;
    let scale = spread.map(|s| (s / count).sqrt().max(1e-3));
    let (mut w, mut m, mut v) = ([0.0; N], [0.0; N], [0.0; N]);
    let mut random = Random::new(9);
    let batch = 4096.min(samples.len());
    let mut loss = 0.0;
    let steps = 3_000;
    for step in 1..=steps {
        let mut gradient = [0.0; N];
        let mut error = 0.0;
        for _ in 0..batch {
            let sample = &samples[random.below(samples.len() as u32) as usize];
            let mut z = 0.0;
            for i in 0..N {
                z += w[i] * f64::from(sample.seen[i]) / scale[i];
            }
            let p = 1.0 / (1.0 + f64::exp(-z));
            let y = f64::from(sample.result) / 2.0;
            error -= y * p.max(1e-9).ln() + (1.0 - y) * (1.0 - p).max(1e-9).ln();
            for i in 0..N {
                gradient[i] += (p - y) * f64::from(sample.seen[i]) / scale[i];
            }
        }
        loss += (error / batch as f64 - loss) / f64::min(f64::from(step), 200.0);
        let rate = 0.02 * (1.0 - f64::from(step) / f64::from(steps + 1));
        for i in 0..N {
            let g = gradient[i] / batch as f64 + 1e-4 * w[i];
            m[i] = 0.9 * m[i] + 0.1 * g;
            v[i] = 0.999 * v[i] + 0.001 * g * g;
            let (mh, vh) = (
                m[i] / (1.0 - f64::powi(0.9, step)),
                v[i] / (1.0 - f64::powi(0.999, step)),
            );
            w[i] -= rate * mh / (vh.sqrt() + 1e-8);
        }
    }
    for i in 0..N {
        w[i] /= scale[i];
    }
    (w, loss)
}
