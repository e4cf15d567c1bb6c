//! The strength dial: what a level sees, and that its mistakes depend on its seed. Its games are
//! played in the tests of `arena`.

use engine::{Choose, Engine, EnginePlayer, Level, Limits, Stop};
use rules::{Position, Setup};

const GAMES: [Setup; 4] = [Setup::TIX, Setup::TIXEL, Setup::POKA_YOKE, Setup::REGATTA];

#[test]
fn the_same_level_and_seed_play_the_same_game_and_another_seed_another() {
    let game = |seed: u64| {
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
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

#[test]
fn a_level_never_looks_at_more_positions_than_it_may() {
    for setup in GAMES {
        for level in Level::all() {
            let mut engine = Engine::new();
            engine.set_level(Some(level));
            let start = Position::start(setup);
            let limits = Limits::nodes(u64::MAX);
            let result = engine.search(&start, &[], &limits, &Stop::new(), |_| {});
            assert!(result.info.nodes <= level.nodes(setup));
            assert!(start.is_legal(result.action.expect("an action")));
        }
    }
}

#[test]
fn a_level_never_calls_an_incomplete_search_proved() {
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
        let result = engine.search(&won, &[], &Limits::nodes(20_000), &Stop::new(), |_| {});
        assert!(!result.score.is_proved());
    }
}
