use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use rules::Position;

use crate::process::{SLIDER, command, run, run_with};

/// Positions from the tables the rules are checked with.
fn positions() -> Vec<&'static str> {
    include_str!("../../../rules/tests/data/perft.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split('\t').next())
        .collect()
}

fn sorted(position: &str) -> Vec<String> {
    let position: Position = position.parse().unwrap();
    let mut texts: Vec<String> = position.actions().iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}

#[test]
fn legal_actions_are_listed_one_per_line_and_sorted_bytewise() {
    let small = run(&["moves", "3u:X1/X1 X12/3/2x1 w -/- - -"]).fine();
    assert_eq!(small, "a3-a1\na3-a2\na3-b3\na3-c3\n");
    for position in positions() {
        let lines: Vec<String> = run(&["moves", position])
            .fine()
            .lines()
            .map(str::to_owned)
            .collect();
        assert_eq!(lines, sorted(position), "{position}");
    }
}

#[test]
fn every_case_of_the_table_is_answered_as_it_says() {
    let cases: serde_json::Value =
        serde_json::from_str(include_str!("../../../rules/tests/data/cases.json")).unwrap();
    let cases = cases.as_array().unwrap();
    let position = |case: &serde_json::Value| case["position"].as_str().unwrap().to_owned();
    let input: Vec<String> = cases.iter().map(|case| position(case) + "\n").collect();
    let output = run_with(&["moves", "-"], input.concat().as_bytes()).fine();
    assert_eq!(output.lines().count(), cases.len());
    for (case, line) in cases.iter().zip(output.lines()) {
        let listed: Vec<&str> = line.split(' ').collect();
        let texts = |key: &str| case[key].as_array().unwrap().iter();
        for action in texts("legal") {
            assert!(listed.contains(&action.as_str().unwrap()), "{case}");
        }
        for action in texts("illegal") {
            assert!(!listed.contains(&action.as_str().unwrap()), "{case}");
        }
    }
}

#[test]
fn a_stream_of_positions_is_answered_line_by_line() {
    let positions = positions();
    let mut input = String::new();
    for round in 0..40 {
        for position in &positions {
            input.push_str(position);
            // Line ends of both kinds are read.
            input.push_str(if round % 2 == 0 { "\n" } else { "\r\n" });
        }
    }
    let output = run_with(&["moves", "-"], input.as_bytes()).fine();
    let expected: Vec<String> = positions.iter().map(|p| sorted(p).join(" ")).collect();
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines.len(), 40 * positions.len());
    for (line, expected) in lines.iter().zip(expected.iter().cycle()) {
        assert_eq!(line, expected);
    }
}

#[test]
fn a_lost_position_has_no_actions_and_an_empty_line_in_a_stream() {
    let lost = "tixel 6/6/6/6/6/T04t1 w T9/T9 - -";
    assert_eq!(run(&["moves", lost]).fine(), "");
    let input = format!("{lost}\n3u:X1/X1 X12/3/2x1 w -/- - -\n{lost}");
    let output = run_with(&["moves", "-"], input.as_bytes()).fine();
    assert_eq!(output, "\na3-a1 a3-a2 a3-b3 a3-c3\n\n");
}

#[test]
fn end_is_listed_while_a_bonus_is_open() {
    let open = "6u:T10/T10 6/6/2t03/2T03/2t23/6 w T9/T8 - c3";
    let output = run(&["moves", open]).fine();
    assert!(output.lines().any(|line| line == "end"));
    let closed = run(&["moves", SLIDER]).fine();
    assert!(!closed.lines().any(|line| line == "end"));
}

#[test]
fn a_line_is_answered_before_the_next_is_asked() {
    let mut child = command(&["moves", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for position in positions() {
        writeln!(stdin, "{position}").unwrap();
        let answer = answers.next().unwrap().unwrap();
        assert_eq!(answer, sorted(position).join(" "));
    }
    drop(stdin);
    assert!(answers.next().is_none());
    assert!(child.wait().unwrap().success());
}

#[test]
fn an_empty_stream_is_answered_with_nothing() {
    assert_eq!(run_with(&["moves", "-"], b"").fine(), "");
}

#[test]
fn a_bad_line_in_a_stream_is_named_after_the_answers_before_it() {
    let run = run_with(&["moves", "-"], b"3u:X1/X1\n3u:X1/X1\n3u:X1|X1\ntixel\n");
    assert_eq!(run.code, Some(2));
    assert_eq!(run.stdout.lines().count(), 2, "what was answered is kept");
    assert!(
        run.stderr
            .starts_with("error: line 3: This is not a position. ")
    );
    assert!(run.stderr.contains("  3u:X1|X1\n       ^\n"), "{run:?}");
}

#[test]
fn an_empty_line_in_a_stream_is_a_bad_line() {
    let run = run_with(&["moves", "-"], b"tix\n\ntix\n");
    assert_eq!((run.code, run.stdout.lines().count()), (Some(2), 1));
    assert!(run.stderr.contains("line 2"), "{run:?}");
}

#[test]
fn a_line_that_is_not_utf_8_is_named() {
    let run = run_with(&["moves", "-"], b"tix\nti\xffxel\n");
    assert_eq!((run.code, run.stdout.lines().count()), (Some(2), 1));
    assert!(run.stderr.contains("line 2"), "{run:?}");
    assert!(run.stderr.contains("UTF-8"), "{run:?}");
}
