//! The baselines follow the rules, are reproducible by seed, and are as strong as they should be.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use engine::{Choose, Effort, Greedy, Random, Uct, UniformRandom};
use rules::{Action, Position, Setup};

/// Small, large, mixed, lopsided, bounded, promoting and near-cornered.
const SETUPS: [&str; 14] = [
    "3u:X1/X1",
    "3u:X3/X3",
    "3u:T2/T2",
    "3b:R1/R1",
    "3b:X1T1R1/R3:near",
    "4u:X2/X2",
    "5u:X2T2R2/T6:p2",
    "tix",
    "tixel",
    "poka-yoke",
    "regatta",
    "9u:X3T9R9/T21:p1",
    "10b:R30/X1:near",
    "11b:T20R20/X9R20:p3",
];

fn setups() -> impl Iterator<Item = Setup> {
    SETUPS.iter().map(|text| text.parse().unwrap())
}

fn uct(seed: u64, playouts: u32) -> Uct {
    Uct::new(seed, Effort::Playouts(playouts))
}

/// Plays a game of at most `longest` actions and returns them, and the winner.
fn game(
    setup: Setup,
    [white, black]: [&mut dyn Choose; 2],
    longest: usize,
) -> (Vec<Action>, Option<rules::Player>) {
    let players = [white, black];
    let mut position = Position::start(setup);
    let (mut actions, mut before) = (Vec::new(), Vec::new());
    while actions.len() < longest {
        let player = &mut *players[position.to_move() as usize];
        let Some(action) = player.choose(&position, &before) else {
            assert!(position.winner().is_some(), "{position}: no action");
            return (actions, position.winner());
        };
        if position.bonus().is_none() {
            before.push(position.hash());
        }
        position = position
            .play(action)
            .unwrap_or_else(|reason| panic!("{position}: {action}: {reason}"));
        actions.push(action);
    }
    (actions, None)
}

/// Whether some turn, or the rest of one, leaves the opponent without an action. Positions with
/// many turns count as having none.
fn wins_this_turn(position: &Position) -> bool {
    let (mut turns, mut wins) = (0, false);
    let all = position.for_each_turn(|_, after| {
        turns += 1;
        wins |= after.winner().is_some();
        match turns {
            0..3_000 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    });
    wins && all.is_continue()
}

/// Plays the rest of the turn and returns the winner, if any.
fn after_turn(mut position: Position, player: &mut dyn Choose) -> Option<rules::Player> {
    let mover = position.to_move();
    while position.to_move() == mover {
        let action = player.choose(&position, &[])?;
        position = position.play(action).unwrap();
    }
    position.winner()
}

/// Positions in which the player to move can win this turn, in random games.
fn winnable(setup: Setup, games: u32, random: &mut Random) -> Vec<Position> {
    let mut found = Vec::new();
    for _ in 0..games {
        let positions = samples::game(setup, 300, random);
        let late = positions.len().saturating_sub(4);
        found.extend(
            positions[late..]
                .iter()
                .filter(|position| wins_this_turn(position)),
        );
    }
    found
}

#[test]
fn every_baseline_plays_legally_to_the_end_in_every_setup() {
    for setup in setups() {
        for seed in 0..3 {
            let mut greedy = Greedy::new(seed).with_bound(500);
            game(setup, [&mut UniformRandom::new(seed), &mut greedy], 60);
            game(
                setup,
                [&mut uct(seed, 20), &mut UniformRandom::new(seed)],
                60,
            );
            game(
                setup,
                [&mut Greedy::new(seed).with_bound(0), &mut uct(seed, 5)],
                60,
            );
        }
    }
}

#[test]
fn every_baseline_answers_in_every_position_and_has_no_answer_in_lost_ones() {
    let mut random = Random::new(11);
    let mut lost = 0;
    for setup in setups() {
        for position in samples::game(setup, 300, &mut random) {
            let players: [&mut dyn Choose; 4] = [
                &mut UniformRandom::new(1),
                &mut Greedy::new(1).with_bound(100),
                &mut uct(1, 3),
                &mut uct(1, 0),
            ];
            lost += u32::from(position.winner().is_some());
            for player in players {
                match player.choose(&position, &[]) {
                    Some(action) => assert!(position.is_legal(action), "{position}: {action}"),
                    None => assert!(position.winner().is_some(), "{position}"),
                }
            }
        }
    }
    assert!(lost > 5);
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    for setup in [Setup::TIX, Setup::POKA_YOKE, Setup::REGATTA] {
        let play = |seed| {
            let mut greedy = Greedy::new(seed).with_bound(300);
            let one = game(setup, [&mut uct(seed, 50), &mut greedy], 40);
            let two = game(setup, [&mut UniformRandom::new(seed), &mut greedy], 40);
            (one, two)
        };
        assert_eq!(play(5), play(5));
        assert_ne!(play(5), play(6));
    }
}

#[test]
fn greedy_wins_this_turn_where_it_can() {
    let mut random = Random::new(2);
    for setup in setups() {
        let found = winnable(setup, 12, &mut random);
        for (seed, position) in (0..).zip(found) {
            let winner = after_turn(position, &mut Greedy::new(seed));
            assert_eq!(winner, Some(position.to_move()), "{position}");
        }
    }
}

#[test]
fn uct_proves_and_plays_wins_of_one_turn() {
    let mut random = Random::new(3);
    let mut proved = 0;
    for text in [
        "3u:X3/X3", "3u:T2/T2", "4u:X2/X2", "4b:R2/R2", "tix", "tixel",
    ] {
        let setup = text.parse().unwrap();
        for (seed, position) in (0..).zip(winnable(setup, 8, &mut random)) {
            // Long enough for the proof, however many turns there are.
            let mut player = uct(seed, 30_000);
            assert!(player.choose(&position, &[]).is_some());
            assert_eq!(
                player.proved_winner(),
                Some(position.to_move()),
                "{position}"
            );
            let winner = after_turn(position, &mut player);
            assert_eq!(winner, Some(position.to_move()), "{position}");
            proved += 1;
        }
    }
    assert!(proved > 20);
}

/// How many of ten games, with either colour, the first player wins.
fn wins(setup: Setup, one: impl Fn(u64) -> Uct, other: impl Fn(u64) -> Box<dyn Choose>) -> u32 {
    (0..10)
        .map(|seed| {
            let (mut one, mut other) = (one(seed), other(seed));
            let (winner, own) = if seed % 2 == 0 {
                let played = game(setup, [&mut one, &mut *other], 300);
                (played.1, rules::Player::White)
            } else {
                let played = game(setup, [&mut *other, &mut one], 300);
                (played.1, rules::Player::Black)
            };
            u32::from(winner == Some(own))
        })
        .sum()
}

#[test]
fn uct_beats_random_play_and_more_playouts_beat_fewer() {
    for setup in [Setup::TIX, Setup::TIXEL, Setup::POKA_YOKE, Setup::REGATTA] {
        let won = wins(
            setup,
            |seed| uct(seed, 300),
            |seed| Box::new(UniformRandom::new(seed)),
        );
        assert!(won >= 9, "{setup}: {won} of 10");
    }
    let won = wins(
        Setup::TIX,
        |seed| uct(seed, 1500),
        |seed| Box::new(uct(seed + 100, 30)),
    );
    assert!(won >= 8, "{won} of 10");
}

#[test]
fn uct_stops_when_its_clock_says_so() {
    static NOW: AtomicU64 = AtomicU64::new(0);
    // A clock that advances by one second on every read.
    fn clock() -> Duration {
        Duration::from_secs(NOW.fetch_add(1, Ordering::Relaxed))
    }
    let effort = Effort::Time {
        each: Duration::from_secs(20),
        clock: Box::new(clock),
    };
    let start = Position::start(Setup::TIX);
    let mut player = Uct::new(1, effort);
    assert!(player.choose(&start, &[]).is_some());
    let readings = NOW.load(Ordering::Relaxed);
    assert!((20..=22).contains(&readings), "{readings}");
    assert!(player.choose(&start, &[]).is_some());
    assert!((40..=44).contains(&NOW.load(Ordering::Relaxed)));

    player.set_effort(Effort::time(Duration::from_millis(1)).unwrap());
    assert!(player.choose(&start, &[]).is_some());
}

#[test]
fn uct_plays_on_when_its_tree_is_full() {
    let start = Position::start(Setup::TIXEL);
    for room in [0, 1, 2, 100] {
        let mut player = uct(1, 500).with_tree(room);
        let action = player.choose(&start, &[]).unwrap();
        assert!(start.is_legal(action));
    }
}
