use std::fs;
use std::path::PathBuf;

use crate::process::{folder, run, run_with};

const GAMES: &str = r#"[Setup "tixel"]
[Event "Example"]
[Result "*"]

{A start.} 1. T@c3ne $1 (1. T@d4ne T@a1ne (1... T@a2ne)) 1... T@e5sw
2. c3-c6ne {Up it goes.} *

[Setup "3u:T2/T2"]

1. T@a1ne *
"#;

fn file(test: &str, text: &[u8]) -> PathBuf {
    let path = folder(test).join("games.pgn");
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn a_record_without_fault_is_named_with_its_number_of_games() {
    let path = file("fine-record", GAMES.as_bytes());
    let path = path.to_str().unwrap();
    assert_eq!(
        run(&["record", "check", path]).fine(),
        format!("{path}: 2 games\n")
    );
    let piped = run_with(&["record", "check", "-"], GAMES.as_bytes()).fine();
    assert_eq!(piped, "<stdin>: 2 games\n");
}

#[test]
fn a_fault_is_named_with_file_line_and_column() {
    let text = b"[Setup \"tixel\"]\n\n1. T@c3ne T@c3sw *\n";
    let path = file("bad-record", text);
    let path = path.to_str().unwrap();
    let stderr = run(&["record", "check", path]).failed(1);
    let expected = format!(
        "{path}:3:11: T@c3sw is not allowed. c3 is taken.\n  1. T@c3ne T@c3sw *\n            ^\n"
    );
    assert_eq!(stderr, expected);
    assert_eq!(
        run(&["record", "show", path]).failed(1),
        format!("error: {expected}")
    );
}

#[test]
fn every_file_is_checked_even_if_one_is_bad_or_missing() {
    let good = file("good-of-several", GAMES.as_bytes());
    let bad = file("bad-of-several", b"[Setup \"tixel\"]\n1. T@c3ne\n");
    let missing = bad.with_file_name("missing.pgn");
    let paths = [&bad, &missing, &good].map(|path| path.to_str().unwrap());
    let run = run(&[&["record", "check"], &paths[..]].concat());
    assert_eq!(run.code, Some(2));
    assert_eq!(run.stdout, format!("{}: 2 games\n", paths[2]));
    assert!(
        run.stderr.contains(&format!("{}:3:1: ", paths[0])),
        "{run:?}"
    );
    assert!(
        run.stderr.contains(&format!("cannot read {}", paths[1])),
        "{run:?}"
    );
}

#[test]
fn nonsense_is_a_fault_and_not_a_crash() {
    for (text, place) in [
        (&b""[..], "1:1"),
        (b"  \n\n", "1:1"),
        (b"what is this", "1:1"),
        (b"[Setup \"tixel\"]\n\n1. T@c3\xffne *\n", "3:8"),
        (b"[Setup \"tixel\"]\n\n1. T@c3ne (((\n", "3:"),
        (b"\0\0\0", "1:1"),
    ] {
        let stderr = run_with(&["record", "check", "-"], text).failed(1);
        assert!(stderr.starts_with(&format!("<stdin>:{place}")), "{stderr}");
    }
}

#[test]
fn a_game_is_listed_with_its_comments_variations_and_last_position() {
    let output = run_with(
        &["record", "show", "-", "--game", "1", "--style", "ascii"],
        GAMES.as_bytes(),
    )
    .fine();
    let listing = "\
Setup     tixel, 6u:T10/T10
Event     Example

     {A start.}
  1. T@c3ne!
       1. T@d4ne   T@a1ne
            1. ...      T@a2ne
  1. ...      T@e5sw
  2. c3-c6ne
     {Up it goes.}
*  Not finished

";
    assert!(output.starts_with(listing), "{output}");
    assert!(output.contains("<Tne>*"), "{output}");
    assert!(output.contains("\n6u:T10/T10 2T13/4t51/6/6/6/6 b T9/T9 - -\n"));
}

#[test]
fn the_position_after_any_turn_is_shown() {
    let shown = |after: &str| {
        let arguments = ["record", "show", "-", "--game", "1", "--after", after];
        run_with(&arguments, GAMES.as_bytes())
    };
    let last_line = |after: &str| {
        shown(after)
            .fine()
            .trim_end()
            .lines()
            .last()
            .map(str::to_owned)
    };
    let position = |text: &str| Some(text.to_owned());
    assert_eq!(
        last_line("0"),
        position("6u:T10/T10 6/6/6/6/6/6 w T10/T10 - -")
    );
    assert_eq!(
        last_line("1w"),
        position("6u:T10/T10 6/6/6/2T13/6/6 b T9/T10 - -")
    );
    assert_eq!(
        last_line("1b"),
        position("6u:T10/T10 6/4t51/6/2T13/6/6 w T9/T9 - -")
    );
    assert_eq!(last_line("1"), last_line("1b"));
    assert_eq!(
        last_line("2"),
        position("6u:T10/T10 2T13/4t51/6/6/6/6 b T9/T9 - -")
    );
    for missing in ["2b", "3", "4294967295"] {
        let run = shown(missing);
        assert_eq!(run.code, Some(1));
        assert!(run.stderr.contains("no turn"), "{run:?}");
    }
    for nonsense in ["x", "", "w", "-1", "99999999999"] {
        assert_eq!(shown(nonsense).code, Some(2), "{nonsense}");
    }
}

#[test]
fn boards_are_shown_after_every_turn() {
    let arguments = ["record", "show", "-", "--boards", "--style", "ascii"];
    let output = run_with(&arguments, GAMES.as_bytes()).fine();
    assert_eq!(output.matches("to move").count(), 4 + 2);
    assert!(
        output.contains("2. White c3-c6ne\n{Up it goes.}\n"),
        "{output}"
    );
}

#[test]
fn a_missing_game_or_file_is_a_usage_error() {
    for game in ["0", "3", "x"] {
        let arguments = ["record", "show", "-", "--game", game];
        assert_eq!(run_with(&arguments, GAMES.as_bytes()).code, Some(2));
    }
    let stderr = run(&["record", "show", "/nowhere/game.pgn"]).failed(2);
    assert!(stderr.contains("cannot read /nowhere/game.pgn"), "{stderr}");
    run(&["record", "check"]).failed(2);
    run(&["record"]).failed(2);
}

#[test]
fn the_mark_stands_below_the_fault_after_wide_characters_too() {
    let text = "[Setup \"tixel\"]\n\n1. T@a1ne { 駒駒駒 } 1... T@a1n *\n";
    let path = file("wide_characters", text.as_bytes());
    let stderr = run(&["record", "check", path.to_str().unwrap()]).failed(1);
    let mark = stderr.lines().last().unwrap();
    // Three characters before the fault are two columns wide.
    assert_eq!(mark, format!("  {:26}^", ""), "{stderr}");
}
