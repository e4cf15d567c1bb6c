//! Two players against each other: `duel <setup> <A> <B> <pairs> [seed]`.
//!
//! Every pair begins with the same few random turns, and each player has each colour once. A
//! player is `random`, `greedy`, `uct:PLAYOUTS`, `uct-time:MILLISECONDS`, `engine:NODES` or
//! `time:MILLISECONDS` (for a turn); to the last two `,-feature` and `,tunable=value` can be
//! added, and `,@file` for the weights of the evaluation: numbers in the order of `Weights`.

use std::time::{Duration, Instant};

use engine::{
    Effort, Engine, EnginePlayer, Features, Greedy, Hand, Limits, Player, Random, Stop, Tunables,
    Uct, UniformRandom, Weights,
};
use rules::{Player as Colour, Position, Setup};

fn player(text: &str, seed: u64) -> Box<dyn Player> {
    let mut parts = text.split(',');
    let head = parts.next().unwrap_or_default();
    let (name, number) = head.split_once(':').unwrap_or((head, "0"));
    let number: u64 = number.parse().expect("a number");
    let engine = |limits: Limits, table: u64| {
        let file = parts.clone().find_map(|part| part.strip_prefix('@'));
        let mut engine = Engine::with(file.map_or_else(Hand::default, |file| {
            let text = std::fs::read_to_string(file).expect("a file");
            Hand::with(weights(&text))
        }));
        engine.set_table(table);
        engine.set_seed(seed);
        for part in parts {
            if let Some(feature) = part.strip_prefix('-') {
                engine.features = Features::with(engine.features, feature, false).expect("feature");
            } else if !part.starts_with('@') {
                let (name, value) = part.split_once('=').expect("name=value");
                let value = value.parse().expect("a number");
                engine.tunables = Tunables::with(engine.tunables, name, value).expect("tunable");
            }
        }
        Box::new(EnginePlayer::new(engine, limits))
    };
    match name {
        "random" => Box::new(UniformRandom::new(seed)),
        "greedy" => Box::new(Greedy::new(seed)),
        "uct" => Box::new(Uct::new(seed, Effort::Playouts(number as u32))),
        "uct-time" => {
            let began = Instant::now();
            let effort = Effort::Time {
                each: Duration::from_millis(number),
                clock: Box::new(move || began.elapsed()),
            };
            Box::new(Uct::new(seed, effort))
        }
        "engine" => engine(Limits::nodes(number), (number * 64).clamp(1 << 16, 1 << 24)),
        "time" => engine(Limits::time(Duration::from_millis(number)), 1 << 24),
        _ => panic!("no player {name}"),
    }
}

fn weights(text: &str) -> Weights {
    let numbers = text.split(|c: char| c != '-' && !c.is_ascii_digit());
    let mut numbers = numbers.filter_map(|number| number.parse().ok());
    let mut next = || numbers.next().expect("enough numbers");
    Weights {
        mover: std::array::from_fn(|_| next()),
        other: std::array::from_fn(|_| next()),
        tempo: next(),
    }
}

/// A few random turns after which the game is still open, as far as a short search tells.
fn opening(setup: Setup, random: &mut Random) -> (Position, Vec<u64>) {
    loop {
        let mut position = Position::start(setup);
        let mut before = Vec::new();
        let turns = 2 + random.below(3);
        while (before.len() as u32) < turns || position.bonus().is_some() {
            if position.bonus().is_none() {
                before.push(position.hash());
            }
            let count = position.count_actions();
            let Some(action) = position.nth_action(random.below(count)) else {
                break;
            };
            position.play_unchecked(action);
        }
        let limits = Limits::nodes(5_000);
        let mut engine = Engine::new();
        engine.set_table(1 << 18);
        let report = engine.search(&position, &before, &limits, &Stop::new(), |_| {});
        if report.score.points().is_some_and(|p| p.abs() < 120) {
            return (position, before);
        }
    }
}

/// The winner, if there is one: the third occurrence of a position is a draw.
fn game(
    start: Position,
    mut before: Vec<u64>,
    players: &mut [&mut Box<dyn Player>; 2],
    actions: &mut u64,
) -> Option<Colour> {
    let mut position = start;
    for _ in 0..600 {
        if let Some(winner) = position.winner() {
            return Some(winner);
        }
        if position.bonus().is_none() {
            let same = before.iter().filter(|hash| **hash == position.hash());
            if same.count() >= 2 {
                return None;
            }
        }
        let choice = players[position.to_move() as usize].choose(&position, &before);
        let action = choice.expect("an action");
        assert!(position.is_legal(action), "{position} {action}");
        if position.bonus().is_none() {
            before.push(position.hash());
        }
        position.play_unchecked(action);
        *actions += 1;
    }
    None
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [setup, a, b, pairs, rest @ ..] = &arguments[..] else {
        panic!("duel <setup> <A> <B> <pairs> [seed]");
    };
    let setup: Setup = setup.parse().expect("a setup");
    let pairs: u64 = pairs.parse().expect("a number");
    let seed: u64 = rest.first().map_or(1, |seed| seed.parse().expect("a seed"));
    let (mut wins, mut draws, mut losses) = (0u32, 0u32, 0u32);
    let mut actions = 0;
    let began = Instant::now();
    for pair in 0..pairs {
        let number = seed * 1_000_000 + pair;
        let (start, before) = opening(setup, &mut Random::new(number));
        for a_is in Colour::ALL {
            let mut first = player(a, number);
            let mut second = player(b, number + 500_000);
            let mut players = match a_is {
                Colour::White => [&mut first, &mut second],
                Colour::Black => [&mut second, &mut first],
            };
            match game(start, before.clone(), &mut players, &mut actions) {
                Some(winner) if winner == a_is => wins += 1,
                Some(_) => losses += 1,
                None => draws += 1,
            }
        }
        if (pair + 1) % 50 == 0 {
            eprintln!("{} +{wins} ={draws} -{losses}", 2 * (pair + 1));
        }
    }
    let games = f64::from(wins + draws + losses);
    let score = (f64::from(wins) + f64::from(draws) / 2.0) / games;
    let deviation = (score * (1.0 - score) / games).sqrt();
    let elo = |p: f64| -400.0 * (1.0 / p.clamp(0.001, 0.999) - 1.0).log10();
    println!(
        "{setup} {a} v {b}: +{wins} ={draws} -{losses} {:.1} % elo {:+.0} ± {:.0} ({:.1} actions a game, {:.0} s)",
        100.0 * score,
        elo(score),
        (elo(score + 2.0 * deviation) - elo(score - 2.0 * deviation)) / 2.0,
        actions as f64 / games,
        began.elapsed().as_secs_f64(),
    );
}
