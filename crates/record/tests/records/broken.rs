//! Records that are refused.

use record::{AddError, Fault, Game};

/// Each block of the data file is a place, a message and the record that causes it. Where the
/// message ends with `…`, the reason given by the rules follows.
#[test]
fn broken_records_are_refused_at_the_right_place_with_the_right_message() {
    let table = include_str!("../data/broken.txt");
    let mut count = 0;
    for block in table.split("==> ").skip(1) {
        let (expected, text) = block.split_once('\n').unwrap();
        let error = match text.parse::<Game>() {
            Ok(_) => "no error".to_owned(),
            Err(error) => error.to_string(),
        };
        match expected.strip_suffix('…') {
            Some(beginning) => assert!(error.starts_with(beginning), "{error} in\n{text}"),
            None => assert_eq!(error, expected, "in\n{text}"),
        }
        count += 1;
    }
    assert!(count > 60, "{count}");
}

#[test]
fn control_characters_are_refused_everywhere() {
    for control in ['\0', '\u{1b}', '\u{7f}', '\u{85}', '\u{c}', '\r'] {
        let shown = control.escape_debug().to_string();
        for (before, after) in [
            ("", "[Setup \"tix\"] *"),
            ("[", "Setup \"tix\"] *"),
            ("[Set", "up \"tix\"] *"),
            ("[Setup \"tix\"][A \"", "\"] *"),
            ("[Setup \"tix\"][A \"\\", "\"] *"),
            ("[Setup \"tix\"] {a ", "} *"),
            ("[Setup \"tix\"] ;a ", " \n *"),
            ("%", " \n[Setup \"tix\"] *"),
            ("[Setup \"tix\"] ", "1. X@c3 *"),
            ("[Setup \"tix\"] 1. ", "X@c3 *"),
            ("[Setup \"tix\"] 1. X@c3", " *"),
            ("[Setup \"tix\"] *", ""),
            ("[Setup \"tix\"] 1. X@c3 $1", " *"),
        ] {
            let text = format!("{before}{control}{after}");
            let error = text.parse::<Game>().unwrap_err().to_string();
            let message = format!(
                "1:{}: the control character `{shown}` is not allowed",
                before.chars().count() + 1
            );
            assert_eq!(error, message, "{text:?}");
        }
    }
}

#[test]
fn columns_count_characters_and_line_breaks_of_both_kinds_count_once() {
    let error = |text: &str| text.parse::<Game>().unwrap_err().to_string();
    let message = "expected the number `1.`, found `2.`";
    let records = [
        ("[Setup \"tix\"]\r\n{ヒント é} 2. X@c3 *", "2:9"),
        ("\u{feff}[Setup \"tix\"] 2. X@c3 *", "1:15"),
        ("[Setup \"tix\"]\r\n\r\n{a\r\nb} 2. X@c3 *", "4:4"),
        ("[Setup \"tix\"]\n\n{a\nb}\t2. X@c3 *", "4:4"),
    ];
    for (text, place) in records {
        assert_eq!(error(text), format!("{place}: {message}"));
    }
}

#[test]
fn an_illegal_turn_is_refused_with_the_reason_of_the_rules() {
    let start = rules::Position::start(rules::Setup::TIXEL);
    for turn in ["T@c3n", "X@c3", "T@g7ne", "c3-c4ne", "c3^"] {
        let reason = start.play_turn(&turn.parse().unwrap()).unwrap_err();
        let text = format!("[Setup \"tixel\"] 1. {turn} *");
        let error = text.parse::<Game>().unwrap_err();
        assert_eq!(error.fault.to_string(), reason.to_string());
        assert_eq!(error.fault, Fault::Turn(AddError::Illegal(reason)));
    }
}
