use serde_json::Value;

use crate::process::{Run, folder, run};

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
        "pairs",
        "elo",
        "elo_error",
        "elo_low",
        "elo_high",
        "sprt",
        "forfeits",
        "interrupted",
        "seconds",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(report["games"], 20);
    assert!(report["sprt"].is_null());
    assert_eq!(report["interrupted"], false);
    let none = serde_json::json!({ "a": 0, "b": 0, "reasons": { "a": {}, "b": {} } });
    assert_eq!(report["forfeits"], none);
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
    assert!((20..200).contains(&report["games"].as_u64().unwrap()));
    assert!(report["sprt"]["llr"].as_f64().unwrap() > 2.9);
}

#[test]
fn a_sequential_test_does_not_stop_after_a_pair() {
    for seed in 0..20 {
        let seed = seed.to_string();
        let even = play("random", "random", &["--sprt", "0,50", "--seed", &seed]);
        let even: Value = serde_json::from_str(&even.fine()).unwrap();
        assert!(even["games"].as_u64().unwrap() >= 40, "{even}");
        let more = ["--sprt", "0,50", "--seed", &seed, "--games", "22"];
        let better = play("engine:nodes=400", "greedy", &more);
        let better: Value = serde_json::from_str(&better.fine()).unwrap();
        assert_eq!(better["sprt"]["verdict"], "open", "{better}");
        assert_eq!(better["games"], 22);
    }
}

#[test]
fn a_sequential_test_stops_at_the_same_pair_whatever_the_threads() {
    let played = |threads: &str| {
        let mut report = report(&["--sprt", "0,100", "--threads", threads]);
        report.as_object_mut().unwrap().remove("seconds");
        report
    };
    assert_eq!(played("1"), played("3"));
}

#[test]
fn claims_of_a_sequential_test_may_be_negative() {
    for bounds in [&["--sprt", "-10,10"][..], &["--sprt=-10,10"]] {
        let report = report(&[bounds, &["--games", "2"]].concat());
        assert_eq!(report["sprt"]["elo0"], -10.0);
        assert_eq!(report["sprt"]["verdict"], "open");
    }
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
        (["--games", "0"], "from 1 to 10000000"),
        (["--sprt", "20,0"], "the smaller first"),
        (["--sprt", "zero"], "two numbers"),
        (["--sprt", "0,2000"], "from -1000 to 1000"),
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

/// The program as an engine that speaks the protocol.
fn ourselves() -> String {
    format!(
        "ugi:nodes=200 Hash=1 '{}' ugi",
        env!("CARGO_BIN_EXE_quarterturn")
    )
}

/// A program that answers `go` like this; it writes a line to a file when it is told to quit.
fn scripted(name: &str, answer: &str) -> (String, std::path::PathBuf) {
    let folder = folder(name);
    let (script, log) = (folder.join("engine.sh"), folder.join("log"));
    let text = format!(
        "while read -r line; do case $line in\n\
         ugi) echo \"hello there\"; echo ugiok;;\n\
         isready) echo readyok;;\n\
         go*) {answer};;\n\
         quit) echo quit >> '{}'; exit;;\n\
         esac; done\n",
        log.display()
    );
    std::fs::write(&script, text).unwrap();
    (
        format!("ugi:patience=5s nodes=1 sh '{}'", script.display()),
        log,
    )
}

fn play(a: &str, b: &str, more: &[&str]) -> Run {
    let arguments = ["match", "--game", "tix", "--a", a, "--b", b, "--json"];
    run(&[&arguments, more].concat())
}

/// The stdout and stderr of a match that ended well.
fn with_notes(run: Run) -> (Value, String) {
    assert_eq!(run.code, Some(0), "{run:?}");
    (serde_json::from_str(&run.stdout).unwrap(), run.stderr)
}

#[test]
fn the_engine_beats_random_players() {
    let report: Value =
        serde_json::from_str(&play("engine:nodes=300", "random", &["--games", "10"]).fine())
            .unwrap();
    assert_eq!(report["wins"], 10);
}

#[test]
fn engines_limited_by_nodes_play_the_same_match_every_time() {
    let played = |threads: &str| {
        let folder = folder(&format!("match-engine-{threads}"));
        let file = folder.join("games.pgn");
        let more = [
            "--games",
            "6",
            "--threads",
            threads,
            "-o",
            file.to_str().unwrap(),
        ];
        play("engine:nodes=200", "engine:nodes=100", &more).fine();
        std::fs::read_to_string(file).unwrap()
    };
    let games = played("1");
    assert_eq!(games, played("2"));
    assert!(games.contains("[White \"engine:nodes=200\"]"));
}

#[test]
fn a_program_that_speaks_the_protocol_plays_whole_games() {
    let file = folder("match-ugi").join("games.pgn");
    let path = file.to_str().unwrap();
    let more = ["--games", "4", "--threads", "2", "-o", path];
    let report: Value = serde_json::from_str(&play(&ourselves(), "random", &more).fine()).unwrap();
    assert_eq!(report["wins"], 4);
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(
        text.matches("[Termination \"no legal action\"]").count(),
        4,
        "{text}"
    );
    assert!(run(&["record", "check", path]).fine().contains("4 games"));
}

#[test]
fn a_program_that_fails_forfeits_and_the_record_says_how() {
    for (name, reason, answer, sentence) in [
        (
            "illegal",
            "illegal",
            "echo bestmove end",
            "forfeits: end is not allowed. ",
        ),
        (
            "nothing",
            "illegal",
            "echo bestmove none",
            "forfeits: `bestmove none` is not an action.",
        ),
        (
            "unreadable",
            "unreadable",
            "echo bestmove e2e4",
            "forfeits: `sh` sent something unreadable: `e2e4` is not an action: ",
        ),
        (
            "dead",
            "crash",
            "exit 7",
            "forfeits: `sh` ended without saying `bestmove` (exit code 7).",
        ),
    ] {
        let (player, log) = scripted(&format!("match-fault-{name}"), answer);
        let file = log.with_file_name("games.pgn");
        let more = ["--games", "2", "-o", file.to_str().unwrap()];
        let (report, stderr) = with_notes(play(&player, "random", &more));
        assert_eq!(report["losses"], 2, "{name}");
        let forfeits = &report["forfeits"];
        assert_eq!((&forfeits["a"], &forfeits["b"]), (&2.into(), &0.into()));
        assert_eq!(forfeits["reasons"]["a"][reason], 2, "{name}: {forfeits}");
        assert_eq!(stderr.lines().count(), 2, "{stderr}");
        for (line, game) in stderr.lines().zip(["1.1", "1.2"]) {
            let begin = format!("forfeit in game {game} by A (ugi:");
            assert!(line.starts_with(&begin), "{line}");
            assert!(line.contains(&format!("): {reason}: ")), "{line}");
        }
        let text = std::fs::read_to_string(&file).unwrap();
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(sentence), "{name}: {text}");
        assert_eq!(
            text.matches("[Termination \"forfeit\"]").count(),
            2,
            "{text}"
        );
        // Once before the match, then once for every game that did not end it.
        let quits = std::fs::read_to_string(&log).unwrap().lines().count();
        assert_eq!(quits, if name == "dead" { 1 } else { 3 }, "{name}");
    }
}

#[test]
fn a_program_that_says_nothing_in_time_forfeits() {
    let (player, log) = scripted("match-silent", ":");
    let player = player.replace("patience=5s", "patience=700ms");
    let file = log.with_file_name("games.pgn");
    let more = ["--games", "2", "-o", file.to_str().unwrap()];
    let (report, _) = with_notes(play(&player, "random", &more));
    assert_eq!(report["forfeits"]["reasons"]["a"]["silence"], 2);
    let text = std::fs::read_to_string(&file).unwrap();
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(
        words.matches("did not say `bestmove` in 700 ms.").count(),
        2,
        "{text}"
    );
}

#[test]
fn a_program_that_cannot_play_at_all_is_refused_before_the_match() {
    for (player, named) in [
        ("ugi:/no/such/engine", "cannot start `/no/such/engine`"),
        ("ugi:true", "`true` ended without saying `ugiok`"),
        (
            "ugi:patience=200ms cat",
            "`cat` did not say `ugiok` in 200 ms",
        ),
        (
            "ugi:patience=200ms sleep 600",
            "`sleep` did not say `ugiok` in 200 ms",
        ),
    ] {
        let error = play("random", player, &[]).failed(2);
        assert!(error.contains(named), "{player}: {error}");
    }
}

#[test]
fn a_program_that_exceeds_its_time_and_answers_only_when_stopped_forfeits_on_time() {
    // It waits for the next line, which is `stop`.
    let (player, _) = scripted("match-late", "read -r stop; echo bestmove X@a1");
    let player = player.replace("patience=5s nodes=1", "patience=300ms time=30ms");
    let (report, stderr) = with_notes(play(&player, "random", &["--games", "2"]));
    assert_eq!(report["forfeits"]["reasons"]["a"]["time"], 2, "{report}");
    assert!(
        stderr.contains("time: `sh` did not finish in 320 ms"),
        "{stderr}"
    );
}

#[test]
fn a_program_that_answers_by_itself_but_late_forfeits_on_time() {
    let (player, _) = scripted("match-slow", "sleep 1.5; echo bestmove X@a1");
    let player = player.replace("patience=5s nodes=1", "patience=60s time=100ms");
    let (report, stderr) = with_notes(play(&player, "random", &["--games", "2"]));
    assert_eq!(report["forfeits"]["reasons"]["a"]["time"], 2, "{report}");
    assert!(stderr.contains("time: `sh` answered after "), "{stderr}");
    assert!(stderr.contains(" instead of 66 ms"), "{stderr}");
}

#[test]
fn a_program_that_talks_without_answering_forfeits_on_time_not_by_silence() {
    for (test, limit) in [("match-talk", "nodes=1"), ("match-talk-time", "time=30ms")] {
        let (player, _) = scripted(test, "echo info depth 1; echo info depth 2");
        let player = player.replace("patience=5s nodes=1", &format!("patience=300ms {limit}"));
        let (report, _) = with_notes(play(&player, "random", &["--games", "2"]));
        let reasons = &report["forfeits"]["reasons"]["a"];
        assert_eq!(reasons["time"], 2, "{report}");
        assert!(reasons["silence"].is_null(), "{report}");
    }
}

#[test]
fn a_program_with_a_time_that_never_answers_forfeits_by_silence() {
    let (player, _) = scripted("match-never", ":");
    let player = player.replace("patience=5s nodes=1", "patience=300ms time=30ms");
    let (report, stderr) = with_notes(play(&player, "random", &["--games", "2"]));
    let reasons = &report["forfeits"]["reasons"]["a"];
    assert_eq!(reasons["silence"], 2, "{report}");
    assert!(reasons["time"].is_null(), "{report}");
    assert!(
        stderr.contains("silence: `sh` did not say `bestmove` in 320 ms"),
        "{stderr}"
    );
}

#[test]
fn forfeits_are_shown_in_the_table() {
    let (player, _) = scripted("match-table", "exit 7");
    let more = [
        "match", "--game", "tix", "--games", "2", "--a", "random", "--b", &player,
    ];
    let run = run(&more);
    assert_eq!(run.code, Some(0));
    let rows = ["\nforfeit A 0\n", "\n        B 2: crash 2\n"];
    for row in rows {
        assert!(run.stdout.contains(row), "{}", run.stdout);
    }
    assert!(
        run.stdout.contains("won every game: above "),
        "{}",
        run.stdout
    );
}

#[test]
fn nothing_is_overwritten_without_force() {
    let file = folder("match-overwrite").join("games.pgn");
    let path = file.to_str().unwrap();
    std::fs::write(&file, "precious").unwrap();
    let refused = run(&[&MATCH[..], &["--games", "2", "-o", path]].concat()).failed(2);
    assert!(
        refused.contains("already exists; --force overwrites it"),
        "{refused}"
    );
    assert_eq!(std::fs::read(&file).unwrap(), b"precious");
    report(&["--games", "2", "-o", path, "--force"]);
    assert!(run(&["record", "check", path]).fine().contains("2 games"));
}

#[cfg(target_os = "linux")]
#[test]
fn results_are_printed_even_if_the_records_cannot_be_written() {
    let run = run(&[&MATCH[..], &["--games", "2", "-o", "/dev/full"]].concat());
    assert_eq!(run.code, Some(2));
    assert!(run.stdout.contains("games   2: "), "{}", run.stdout);
    assert!(
        run.stderr.contains("cannot write /dev/full"),
        "{}",
        run.stderr
    );
}

#[cfg(unix)]
#[test]
fn a_file_of_openings_without_end_is_refused() {
    let error = run(&[&MATCH[..], &["--openings", "/dev/zero"]].concat()).failed(2);
    assert!(
        error.contains("/dev/zero:1: the line is longer than 4096 bytes"),
        "{error}"
    );
}
