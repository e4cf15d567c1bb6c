use serde_json::Value;

use crate::process::{folder, run};

const MATCH: [&str; 7] = ["match", "--game", "tix", "--a", "greedy", "--b", "random"];

fn report(arguments: &[&str]) -> Value {
    let arguments = [&MATCH, arguments, &["--json"]].concat();
    serde_json::from_str(&run(&arguments).fine()).unwrap()
}

#[test]
fn json_has_exactly_the_promised_keys_from_as_side() {
    let report = report(&["--games", "20"]);
    let keys: Vec<&str> = report
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let mut expected = [
        "games",
        "wins",
        "draws",
        "losses",
        "score",
        "elo",
        "elo_error",
        "sprt",
        "seconds",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(report["games"], 20);
    assert!(report["sprt"].is_null());
    let count = |key: &str| report[key].as_u64().unwrap();
    assert_eq!(count("wins") + count("draws") + count("losses"), 20);
    assert!(
        count("wins") > count("losses"),
        "greedy is better than random"
    );
}

#[test]
fn the_same_seed_gives_the_same_match_whatever_the_threads() {
    let played = |threads: &str, seed: &str| {
        let arguments = ["--games", "40", "--threads", threads, "--seed", seed];
        let mut report = report(&arguments);
        report.as_object_mut().unwrap().remove("seconds");
        report
    };
    assert_eq!(played("1", "5"), played("2", "5"));
    assert_eq!(played("1", "5"), played("1", "5"));
}

#[test]
fn a_sequential_test_stops_when_it_is_decided() {
    let report = report(&["--sprt", "0,100"]);
    assert_eq!(report["sprt"]["verdict"], "accepted");
    assert!(report["games"].as_u64().unwrap() < 200);
    assert!(report["sprt"]["llr"].as_f64().unwrap() > 2.9);
}

#[test]
fn every_game_becomes_a_record_with_the_colours_swapped() {
    let folder = folder("match-records");
    let file = folder.join("games.pgn");
    let path = file.to_str().unwrap();
    report(&["--games", "6", "-o", path]);
    assert!(run(&["record", "check", path]).fine().contains("6 games"));
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(text.matches("[White \"greedy\"]").count(), 3);
    assert_eq!(text.matches("[Black \"greedy\"]").count(), 3);
    // The first two games begin alike: four turns of random play.
    let turns = |game: &str| -> Vec<String> {
        let turns = game.split("\n\n").nth(1).unwrap();
        turns
            .split_whitespace()
            .take(6)
            .map(str::to_owned)
            .collect()
    };
    let games: Vec<&str> = text.split("[Setup").skip(1).collect();
    assert_eq!(turns(games[0]), turns(games[1]));
    assert_ne!(turns(games[0]), turns(games[2]));
}

#[test]
fn openings_come_from_a_file_too() {
    let folder = folder("match-openings");
    let file = folder.join("openings.txt");
    std::fs::write(
        &file,
        "# after one turn each\ntix 6/6/6/2X13/6/5x1 w X7/X7 - -\n",
    )
    .unwrap();
    let path = file.to_str().unwrap();
    let report = report(&["--games", "4", "--openings", path]);
    assert_eq!(report["games"], 4);

    std::fs::write(&file, "tixel\n").unwrap();
    let arguments = [&MATCH[..], &["--openings", path]].concat();
    let error = run(&arguments).failed(2);
    assert!(
        error.contains("openings.txt:1: the position is not one of 6u:X8/X8"),
        "{error}"
    );
}

#[test]
fn nonsense_is_refused_with_a_sentence() {
    for (arguments, named) in [
        (["--games", "0"], "0 is not in"),
        (["--sprt", "20,0"], "the smaller first"),
        (["--sprt", "zero"], "two numbers"),
        (["--openings", "random:99"], "from 0 to 40"),
        (["--openings", "no-such-file"], "no-such-file"),
    ] {
        let error = run(&[&MATCH[..], &arguments].concat()).failed(2);
        assert!(error.contains(named), "{arguments:?}: {error}");
    }
    let error = run(&["match", "--game", "tix", "--a", "chess", "--b", "random"]).failed(2);
    assert!(error.contains("no player is called `chess`"), "{error}");
    let error = run(&["match", "--game", "chess", "--a", "random", "--b", "random"]).failed(2);
    assert!(error.contains("not a setup"), "{error}");
}
