//! Lines that are rejected, and the errors for them.

use ugi::{LineError, Reply, TextError, UgiCommand};

/// The lines of a table with the expectation for each.
fn table(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| line.split_once(" => ").expect("a row has ` => `"))
}

#[test]
fn bad_commands_are_refused_with_the_offending_thing() {
    for (line, expected) in table(include_str!("../data/bad_commands.txt")) {
        let error = UgiCommand::read(line).expect_err(line);
        assert_eq!(error.to_string(), expected, "{line}");
    }
}

#[test]
fn bad_replies_are_refused_with_the_offending_thing() {
    for (line, expected) in table(include_str!("../data/bad_replies.txt")) {
        let error = Reply::read(line).expect_err(line);
        assert_eq!(error.to_string(), expected, "{line}");
    }
}

#[test]
fn messages_begin_in_lower_case_and_end_without_a_full_stop() {
    let tables = [
        include_str!("../data/bad_commands.txt"),
        include_str!("../data/bad_replies.txt"),
    ];
    for (_, message) in tables.into_iter().flat_map(table) {
        let first = message.chars().next().unwrap();
        assert!(first == '`' || first.is_ascii_lowercase(), "{message}");
        assert!(!message.ends_with('.'), "{message}");
    }
}

#[test]
fn anything_but_one_line_of_text_is_refused() {
    assert_eq!(UgiCommand::read(b"ugi \xff"), Err(LineError::NotUtf8));
    assert_eq!(UgiCommand::read("ugi\nquit"), Err(LineError::Control('\n')));
    assert_eq!(UgiCommand::read("ugi \0"), Err(LineError::Control('\0')));
    assert_eq!(
        Reply::read("id name a\u{1b}[0m"),
        Err(LineError::Control('\u{1b}'))
    );
    assert_eq!("".parse::<UgiCommand>(), Err(LineError::Blank));
    assert_eq!(" \t".parse::<Reply>(), Err(LineError::Blank));
    let error = TextError::Control('\t');
    let after = "name";
    assert_eq!(
        Reply::read("id name a\tb"),
        Err(LineError::Text { after, error })
    );
}

#[test]
fn long_words_are_cut_between_characters() {
    let word = "é".repeat(100);
    let shown = "é".repeat(60);
    let error = UgiCommand::read(&word).unwrap_err();
    assert_eq!(error.to_string(), format!("unknown command `{shown}…`"));
}

#[test]
fn blanks_around_and_between_words_do_not_matter() {
    for (line, same) in [
        ("  ugi\r\n", "ugi"),
        ("\tgo   nodes\t5 ", "go nodes 5"),
        (
            "position  startpos \t moves  T@c3ne   end",
            "position startpos moves T@c3ne end",
        ),
        ("position startpos moves", "position startpos"),
        (
            "position fen tixel  6/6/6/6/6/6 w\tT10/T10 - -  moves T@c3ne",
            "position fen 6u:T10/T10 6/6/6/6/6/6 w T10/T10 - - moves T@c3ne",
        ),
        (
            "position fen regatta",
            "position fen 8b:R21/R21 8/8/8/8/8/8/8/8 w R21/R21 - -",
        ),
        ("setoption  name Clear   Hash", "setoption name Clear Hash"),
        (
            "setoption name A value  b  c ",
            "setoption name A value b  c",
        ),
        (
            "go p2time 7 p1time 5",
            "go p1time 5 p2time 7 p1inc 0 p2inc 0",
        ),
        ("go depth 0", "go depth 0"),
    ] {
        assert_eq!(line.parse::<UgiCommand>().unwrap().to_string(), same);
    }
}

#[test]
fn replies_of_other_engines_are_understood() {
    for (line, same) in [
        ("id name  Some Engine 2", "id name Some Engine 2"),
        (
            "option name Hash type spin min 1 max 9 default 4",
            "option name Hash type spin default 4 min 1 max 9",
        ),
        (
            "option name N type spin default -4",
            "option name N type spin default -4",
        ),
        (
            "option name Clear Hash type button",
            "option name Clear Hash type button",
        ),
        (
            "option name Style type combo var very wild var tame default very wild",
            "option name Style type combo default very wild var very wild var tame",
        ),
        (
            "option name Book type string default <empty>",
            "option name Book type string default <empty>",
        ),
        (
            "info time 3 score mate -4 lowerbound depth 2",
            "info depth 2 time 3 score mate -4 lowerbound",
        ),
        ("info", "info"),
        ("info string  depth 3", "info string depth 3"),
    ] {
        assert_eq!(line.parse::<Reply>().unwrap().to_string(), same);
    }
}
