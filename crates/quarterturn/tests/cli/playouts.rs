use random::Random;
use rules::{Player, Position};
use serde_json::Value;

use crate::process::{run, run_with};

fn report(arguments: &[&str]) -> Value {
    let arguments = [&["playouts"], arguments, &["--json"]].concat();
    serde_json::from_str(&run(&arguments).fine()).unwrap()
}

#[test]
fn json_has_exactly_the_promised_keys() {
    let report = report(&["poka-yoke", "--games", "50", "--seed", "7"]);
    let keys: Vec<&str> = report
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let mut expected = [
        "setup",
        "games",
        "seconds",
        "playouts_per_second",
        "white_wins",
        "actions_per_game",
        "turns_per_game",
        "branching",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(report["setup"], "6u:T10/T10:p2");
    assert_eq!(report["games"], 50);
    assert!(report["white_wins"].as_u64().unwrap() <= 50);
    let number = |key: &str| report[key].as_f64().unwrap();
    assert!(number("seconds") > 0.0 && number("playouts_per_second") > 0.0);
    assert!(number("actions_per_game") >= number("turns_per_game"));
    assert!(number("turns_per_game") > 2.0 && number("branching") > 10.0);
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    for setup in ["tixel", "regatta", "9u:X4T6/T10:p1"] {
        let games = |threads: &str, seed: &str| {
            let mut report = report(&[
                setup,
                "--games",
                "1000",
                "--seed",
                seed,
                "--threads",
                threads,
            ]);
            let values = report.as_object_mut().unwrap();
            values.remove("seconds");
            values.remove("playouts_per_second");
            report
        };
        let one = games("1", "3");
        assert_eq!(games("1", "3"), one, "{setup}");
        assert_eq!(games("2", "3"), one, "{setup}");
        assert_eq!(games("7", "3"), one, "{setup}");
        assert_ne!(games("1", "4"), one, "{setup}");
    }
}

/// White's share of wins and the mean number of actions, over games played by the plainest code.
fn plain_games(setup: &str, games: u32) -> (f64, f64) {
    let mut random = Random::new(12_345);
    let (mut wins, mut actions) = (0, 0);
    for _ in 0..games {
        let mut position: Position = setup.parse().unwrap();
        while position.winner().is_none() {
            let legal = position.actions();
            position.play_unchecked(random.pick(&legal));
            actions += 1;
        }
        wins += u32::from(position.winner() == Some(Player::White));
    }
    let games = f64::from(games);
    (f64::from(wins) / games, f64::from(actions) / games)
}

#[test]
fn games_are_like_those_of_a_plain_random_player() {
    for setup in ["tix", "regatta"] {
        let report = report(&[setup, "--games", "4000", "--seed", "2"]);
        let wins = report["white_wins"].as_f64().unwrap() / 4000.0;
        let actions = report["actions_per_game"].as_f64().unwrap();
        let (plain_wins, plain_actions) = plain_games(setup, 4000);
        // The seeds are fixed; these are about four standard deviations.
        assert!(
            (wins - plain_wins).abs() < 0.045,
            "{setup}: {wins} {plain_wins}"
        );
        let ratio = actions / plain_actions;
        assert!((0.96..1.04).contains(&ratio), "{setup}: {ratio}");
    }
}

#[test]
fn without_json_there_is_a_table() {
    let table = run(&["playouts", "tix", "--games", "20"]).fine();
    assert!(table.starts_with("setup               6u:X8/X8\ngames               20\n"));
    assert!(table.contains("White wins"));
}

#[test]
fn the_setup_is_read_from_standard_input() {
    let table = run_with(&["playouts", "-", "--games", "1"], b"tix\n").fine();
    assert!(table.starts_with("setup               6u:X8/X8\n"));
}

#[test]
fn an_invalid_setup_or_number_is_a_usage_error() {
    let stderr = run(&["playouts", "chess"]).failed(2);
    assert!(stderr.contains("not a setup"), "{stderr}");
    assert!(
        stderr.contains("poka-yoke"),
        "the names are listed: {stderr}"
    );
    run(&["playouts", "6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3"]).failed(2);
    for games in ["0", "-5", "many", "1e6", "99999999999999999999999"] {
        run(&["playouts", "tix", "--games", games]).failed(2);
    }
    run(&["playouts", "tix", "--seed", "-1"]).failed(2);
}
