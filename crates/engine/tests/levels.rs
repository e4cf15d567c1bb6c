//! The strength dial: weak levels err, but never throw a game away.

use engine::{Engine, EnginePlayer, Level, Limits, Player, Stop, UniformRandom};
use rules::{Player as Colour, Position, Setup};

const GAMES: [Setup; 4] = [Setup::TIX, Setup::TIXEL, Setup::POKA_YOKE, Setup::REGATTA];

/// Who wins, or `None` after 400 actions.
fn game(setup: Setup, players: &mut [&mut dyn Player; 2]) -> Option<Colour> {
    let mut position = Position::start(setup);
    let mut before = Vec::new();
    for _ in 0..400 {
        if position.winner().is_some() {
            break;
        }
        let choice = players[position.to_move() as usize].choose(&position, &before);
        let action = choice.expect("who can move does");
        assert!(position.is_legal(action), "{position} {action}");
        if position.bonus().is_none() {
            before.push(position.hash());
        }
        position.play_unchecked(action);
    }
    position.winner()
}

#[test]
fn the_weakest_level_beats_random_play() {
    for setup in GAMES {
        let mut won = 0;
        for seed in 0..10 {
            let mut newcomer = EnginePlayer::at_level(Level::FIRST, setup, seed);
            let mut random = UniformRandom::new(seed);
            won += u32::from(game(setup, &mut [&mut newcomer, &mut random]) == Some(Colour::White));
            won += u32::from(game(setup, &mut [&mut random, &mut newcomer]) == Some(Colour::Black));
        }
        assert!(won >= 18, "{setup}: {won} of 20");
    }
}

#[test]
fn the_same_level_and_seed_play_the_same_game_and_another_seed_another() {
    let course = |seed: u64| {
        let mut player = EnginePlayer::at_level(Level::FIRST, Setup::TIXEL, seed);
        let mut position = Position::start(Setup::TIXEL);
        let mut actions = Vec::new();
        while position.winner().is_none() && actions.len() < 30 {
            let action = player.choose(&position, &[]).expect("a legal action");
            position.play_unchecked(action);
            actions.push(action);
        }
        actions
    };
    assert_eq!(course(1), course(1));
    assert_ne!(course(1), course(2));
}

#[test]
fn a_level_never_looks_at_more_positions_than_it_may() {
    for setup in GAMES {
        for level in Level::all() {
            let mut engine = Engine::new();
            engine.set_level(Some(level));
            let start = Position::start(setup);
            let limits = Limits::nodes(u64::MAX);
            let report = engine.search(&start, &[], &limits, &Stop::new(), |_| {});
            assert!(report.info.nodes <= level.nodes(setup));
            assert!(start.is_legal(report.action.expect("an action")));
        }
    }
}

#[test]
fn what_a_level_has_not_seen_whole_it_does_not_call_proved() {
    // White wins at once.
    let won: Position = "tixel 6/6/2t13/T15/6/6 w T9/T9 - -"
        .parse()
        .expect("a position");
    let mut engine = Engine::new();
    let sees = engine.search(&won, &[], &Limits::nodes(20_000), &Stop::new(), |_| {});
    assert!(sees.score.proved_win().is_some(), "{:?}", sees.score);
    engine.set_level(Some(Level::FIRST));
    for seed in 0..20 {
        engine.set_seed(seed);
        let report = engine.search(&won, &[], &Limits::nodes(20_000), &Stop::new(), |_| {});
        assert!(!report.score.is_proved());
    }
}
