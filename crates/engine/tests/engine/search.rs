//! Invariants of every search.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use engine::{Choose, Engine, EnginePlayer, Features, Limits, Random, Score, Stop};
use rules::{Action, Position, Setup};
use samples::SETUPS;

fn search(position: &Position, limits: &Limits) -> engine::SearchResult {
    let mut engine = Engine::new();
    engine.set_table(1 << 20);
    engine.search(position, &[], limits, &Stop::new(), |_| {})
}

/// Calls `check` with positions of random games, lost ones included.
fn in_random_games(games: u64, mut check: impl FnMut(&Position)) {
    for (i, text) in (0..).zip(SETUPS) {
        for game in 0..games {
            let mut random = Random::new(i * 100 + game);
            for position in samples::game(text.parse().expect("a setup"), 60, &mut random) {
                if random.below(3) == 0 || position.winner().is_some() {
                    check(&position);
                }
            }
        }
    }
}

#[test]
fn every_setup_gets_a_legal_action_within_the_nodes_or_none_if_there_is_none() {
    in_random_games(2, |position| {
        for nodes in [0, 1, 7, 300] {
            let result = search(position, &Limits::nodes(nodes));
            assert!(result.info.nodes <= nodes);
            match result.action {
                Some(action) => assert!(position.is_legal(action), "{position} {action}"),
                None => assert_eq!(position.count_actions(), 0, "{position}"),
            }
        }
    });
}

#[test]
fn the_same_search_visits_the_same_positions_and_finds_the_same() {
    for (_, setup) in Setup::NAMED {
        let position = Position::start(setup);
        let limits = Limits::nodes(5_000);
        assert_eq!(
            without_time(search(&position, &limits)),
            without_time(search(&position, &limits))
        );
        let limits = Limits::depth(3);
        let result = search(&position, &limits);
        assert_eq!(result.info.depth, 3);
        assert_eq!(
            without_time(result),
            without_time(search(&position, &limits))
        );
    }
}

fn without_time(mut result: engine::SearchResult) -> engine::SearchResult {
    result.info.time = None;
    result
}

#[test]
fn a_cleared_engine_searches_like_a_new_one() {
    let position = Position::start(Setup::TIXEL);
    let limits = Limits::nodes(4_000);
    let mut engine = Engine::new();
    engine.set_table(1 << 20);
    let first = engine.search(&position, &[], &limits, &Stop::new(), |_| {});
    engine.forget();
    let second = engine.search(&position, &[], &limits, &Stop::new(), |_| {});
    assert_eq!(without_time(first), without_time(second));
}

#[test]
fn node_limits_are_used_up_exactly() {
    for (_, setup) in Setup::NAMED {
        for nodes in [100, 1_234, 5_000] {
            let result = search(&Position::start(setup), &Limits::nodes(nodes));
            assert_eq!(result.info.nodes, nodes);
        }
    }
}

#[test]
fn several_threads_share_the_nodes() {
    let mut engine = Engine::new();
    engine.set_table(1 << 20);
    engine.set_threads(3);
    let position = Position::start(Setup::TIXEL);
    let result = engine.search(&position, &[], &Limits::nodes(9_001), &Stop::new(), |_| {});
    assert!(result.info.nodes <= 9_001);
    assert!(position.is_legal(result.action.expect("an action")));
}

#[test]
fn a_stop_from_another_thread_ends_an_endless_search() {
    let stop = Stop::new();
    let (sender, receiver) = mpsc::channel();
    let stopper = stop.clone();
    let thread = std::thread::spawn(move || {
        // After the first depth there is something to stop.
        let _ = receiver.recv();
        stopper.stop();
    });
    let mut engine = Engine::new();
    engine.set_table(1 << 20);
    let position = Position::start(Setup::REGATTA);
    let result = engine.search(&position, &[], &Limits::default(), &stop, |_| {
        let _ = sender.send(());
    });
    thread.join().expect("no panic");
    assert!(position.is_legal(result.action.expect("an action")));
}

#[test]
fn a_search_stopped_before_it_began_still_finds_an_action() {
    let stop = Stop::new();
    stop.stop();
    let position = Position::start(Setup::TIX);
    let result = Engine::new().search(&position, &[], &Limits::default(), &stop, |_| {});
    assert!(position.is_legal(result.action.expect("an action")));
    assert_eq!(result.info.nodes, 0);
}

#[test]
fn the_table_stays_within_its_size() {
    let mut engine = Engine::new();
    assert!(engine.table_bytes() <= Engine::TABLE);
    for bytes in [64, 100_000, 1 << 20] {
        engine.set_table(bytes);
        engine.search(
            &Position::start(Setup::TIXEL),
            &[],
            &Limits::nodes(3_000),
            &Stop::new(),
            |_| {},
        );
        assert!(engine.table_bytes() <= bytes);
    }
}

#[test]
fn switching_any_feature_off_still_finds_legal_actions() {
    for name in Features::NAMES {
        let mut engine = Engine::new();
        engine.set_table(1 << 18);
        engine.features = engine.features.with(name, false).expect("a feature");
        for (_, setup) in Setup::NAMED {
            let mut player = EnginePlayer::new(engine_like(&engine), Limits::nodes(300));
            let mut position = Position::start(setup);
            let mut before = Vec::new();
            for _ in 0..12 {
                let Some(action) = player.choose(&position, &before) else {
                    break;
                };
                if position.bonus().is_none() {
                    before.push(position.hash());
                }
                position = position.play(action).expect("legal");
            }
        }
    }
}

fn engine_like(other: &Engine) -> Engine {
    let mut engine = Engine::new();
    engine.set_table(1 << 18);
    engine.features = other.features;
    engine
}

#[test]
fn coming_back_to_an_earlier_position_is_a_draw() {
    // Each side has a single piece; wherever White slides, the position has occurred before.
    let mut random = Random::new(4);
    let mut found = 0;
    for _ in 0..200 {
        let setup = "3u:X1/X1".parse().expect("a setup");
        let position = samples::position(setup, 6, &mut random);
        if position.bonus().is_some() || position.count_actions() == 0 {
            continue;
        }
        // All positions after one turn are known already, and none of them ends the game.
        let mut before = Vec::new();
        let mut over = false;
        let mut open = vec![position];
        while let Some(here) = open.pop() {
            for action in here.actions() {
                let after = here.play(action).expect("legal");
                if after.to_move() == position.to_move() {
                    open.push(after);
                } else {
                    over |= after.winner().is_some();
                    before.push(after.hash());
                }
            }
        }
        if over {
            continue;
        }
        found += 1;
        let mut engine = Engine::new();
        engine.set_table(1 << 16);
        let result = engine.search(&position, &before, &Limits::depth(4), &Stop::new(), |_| {});
        assert_eq!(result.score, Score::EVEN, "{position}");
    }
    assert!(found > 0);
}

/// Whether the player to move wins (or, with `false`, loses) within this many turns, by brute
/// force.
fn truth(position: &Position, turns: u32) -> Option<bool> {
    if position.winner().is_some() {
        return Some(false);
    }
    if turns == 0 {
        return None;
    }
    let mut all_lose = true;
    for action in position.actions() {
        let after = position.play(action).expect("legal");
        let value = if after.to_move() == position.to_move() {
            truth(&after, turns)
        } else {
            truth(&after, turns - 1).map(|wins| !wins)
        };
        match value {
            Some(true) => return Some(true),
            Some(false) => {}
            None => all_lose = false,
        }
    }
    all_lose.then_some(false)
}

#[test]
fn proofs_agree_with_brute_force() {
    let (mut wins, mut losses) = (0, 0);
    for (i, text) in (0..).zip(["3u:X2/X2", "3u:T2/T2", "3b:R1/R1", "3u:X1T1/X1T1"]) {
        for game in 0..30 {
            let mut random = Random::new(i * 1_000 + game);
            let actions = random.below(14);
            let position = samples::position(text.parse().expect("a setup"), actions, &mut random);
            let result = search(&position, &Limits::nodes(6_000));
            for turns in 0..=3 {
                let told = truth(&position, turns);
                match result.score.proved_win() {
                    Some(n) if n <= turns => assert_eq!(told, Some(true), "{position}"),
                    Some(_) => assert_ne!(told, Some(false), "{position}"),
                    None => {}
                }
                match result.score.proved_loss() {
                    Some(n) if n <= turns => assert_eq!(told, Some(false), "{position}"),
                    Some(_) => assert_ne!(told, Some(true), "{position}"),
                    None => {}
                }
                if told == Some(true) && turns <= 1 {
                    assert!(result.score.proved_win().is_some(), "{position}");
                    wins += 1;
                }
                if told == Some(false) {
                    assert!(
                        result.score.proved_loss().is_some(),
                        "{position} {result:?}"
                    );
                    losses += 1;
                }
            }
        }
    }
    assert!(wins > 10 && losses > 10, "{wins} {losses}");
}

/// Whether some chain in this turn ends the game.
fn can_win_now(position: &Position) -> bool {
    position.actions().into_iter().any(|action: Action| {
        let after = position.play(action).expect("legal");
        if after.to_move() == position.to_move() {
            can_win_now(&after)
        } else {
            after.winner().is_some()
        }
    })
}

#[test]
fn wins_in_this_turn_are_found_in_the_named_games() {
    let mut found = 0;
    for (name, setup) in Setup::NAMED {
        for game in 0..60 {
            let mut random = Random::new(game);
            let actions = 4 + random.below(8);
            let position = samples::position(setup, actions, &mut random);
            let few = position.slidable(position.to_move()).len() <= 3;
            if position.winner().is_some() || !few || !can_win_now(&position) {
                continue;
            }
            let result = search(&position, &Limits::nodes(20_000));
            assert!(result.score.proved_win().is_some(), "{name} {position}");
            found += 1;
        }
    }
    assert!(found > 20, "{found}");
}

/// A clock that advances by a millisecond on every read.
fn ticking() -> Duration {
    static READINGS: AtomicU64 = AtomicU64::new(0);
    Duration::from_millis(READINGS.fetch_add(1, Ordering::Relaxed))
}

#[test]
fn the_clock_is_read_at_least_every_128_nodes() {
    for (_, setup) in Setup::NAMED {
        let mut engine = Engine::new();
        engine.set_table(1 << 20);
        engine.set_clock(ticking);
        let limits = Limits::time(Duration::from_millis(40));
        let position = Position::start(setup);
        let result = engine.search(&position, &[], &limits, &Stop::new(), |_| {});
        let nodes = result.info.nodes;
        assert!((128..=40 * 128).contains(&nodes), "{nodes}");
    }
}

#[test]
fn a_stopped_search_visits_at_most_128_more_nodes() {
    for (_, setup) in Setup::NAMED {
        let mut engine = Engine::new();
        engine.set_table(1 << 20);
        let stop = Stop::new();
        let mut then = 0;
        let position = Position::start(setup);
        let result = engine.search(&position, &[], &Limits::default(), &stop, |info| {
            if info.depth == 3 {
                then = info.nodes;
                stop.stop();
            }
        });
        assert!(then > 0);
        assert!(result.info.nodes - then <= 128, "{}", result.info.nodes);
    }
}
