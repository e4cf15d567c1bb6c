//! The program in four languages.

use words::{Language, Words};

use crate::process::{Run, SLIDER, command, folder, run};

/// Runs the program in the locale of a language; its stdin is a script.
fn spoken(variable: &str, locale: &str, arguments: &[&str], script: &str) -> Run {
    let file = folder(&format!("language-{variable}-{locale}")).join("script.txt");
    std::fs::write(&file, script).unwrap();
    let output = command(arguments)
        .env(variable, locale)
        .stdin(std::fs::File::open(file).unwrap())
        .output()
        .unwrap();
    Run {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

const LOCALES: [(Language, &str); 4] = [
    (Language::English, "en_GB.UTF-8"),
    (Language::Dutch, "nl_NL.UTF-8"),
    (Language::German, "de_DE.UTF-8"),
    (Language::Japanese, "ja_JP.UTF-8"),
];

#[test]
fn effects_and_reasons_are_said_in_the_language_of_the_environment() {
    let position: rules::Position = SLIDER.parse().unwrap();
    for (language, locale) in LOCALES {
        let words = Words::of(language);
        let legal = spoken("LANG", locale, &["explain", SLIDER, "a3-c3n"], "").fine();
        let deeds = words.describe_action(&position, "a3-c3n".parse().unwrap());
        let next = words.say_with("next-bonus", &[("player", "white".into())]);
        assert_eq!(legal, format!("{}\n{next}\n", deeds.join("\n")));

        let refused = spoken("LC_ALL", locale, &["explain", SLIDER, "a3-a3n"], "");
        assert_eq!(refused.code, Some(1));
        let reason = position.why_not("a3-a3n".parse().unwrap()).unwrap();
        assert!(
            refused.stdout.contains(&words.reason(reason)),
            "{refused:?}"
        );

        let unread = spoken("LC_MESSAGES", locale, &["explain", SLIDER, "a3_a4"], "").failed(2);
        assert!(
            unread.contains(&words.say("terminal-not-action")),
            "{unread}"
        );
        assert!(unread.contains("  a3_a4\n    ^\n"), "{unread}");
    }
}

#[test]
fn a_game_is_played_in_the_language_of_the_environment() {
    let script = "help\nmoves c3\nwhy a3-a3n\na3-c3n\nundo\nturns\na3-c3n,T@f6ne\nhint\nquit\n";
    for (language, locale) in LOCALES {
        let words = Words::of(language);
        let said = spoken(
            "LANG",
            locale,
            &["play", SLIDER, "--style", "ascii"],
            script,
        )
        .fine();
        for key in [
            "terminal-command-hint",
            "terminal-list-sacrifice",
            "terminal-over-commands",
            "terminal-over-already",
            "terminal-goodbye",
            "player-black",
        ] {
            assert!(said.contains(&words.say(key)), "{key}: {said}");
        }
        let prompt = format!("\n{}> why a3-a3n\n", words.say("player-white"));
        assert!(said.contains(&prompt), "{said}");
        assert!(!said.contains(['{', '\u{2068}']), "{said}");
        // Nothing of another language is left.
        for (other, _) in LOCALES {
            let goodbye = Words::of(other).say("terminal-goodbye");
            assert_eq!(
                said.contains(&goodbye),
                other == language,
                "{other}: {said}"
            );
        }
    }
}

#[test]
fn pictures_are_described_in_the_language_of_the_environment() {
    let position: rules::Position = SLIDER.parse().unwrap();
    for (language, locale) in LOCALES {
        let words = Words::of(language);
        let svg = spoken("LANG", locale, &["draw", SLIDER, "-o", "-"], "").fine();
        let title = format!("<title>{}</title>", words.title(&position));
        assert!(svg.contains(&title), "{svg}");
        let description = format!("<desc>{}</desc>", words.describe(&position));
        assert!(svg.contains(&description), "{svg}");
        let board = spoken("LANG", locale, &["draw", SLIDER, "--style", "ascii"], "").fine();
        let to_move = format!(
            "> {}  T9  {}",
            words.say("player-white"),
            words.say("board-to-move")
        );
        assert!(board.contains(&to_move), "{board}");
    }
}

#[test]
fn a_locale_that_is_not_spoken_is_answered_in_english() {
    let english = run(&["explain", SLIDER, "a3-c3n"]).fine();
    assert!(english.starts_with("White slides the Tixel piece"));
    for locale in ["C", "C.UTF-8", "POSIX", "fr_FR.UTF-8", "xx", ""] {
        let said = spoken("LC_ALL", locale, &["explain", SLIDER, "a3-c3n"], "").fine();
        assert_eq!(said, english, "{locale}");
    }
}

#[test]
fn the_language_asked_for_wins_wherever_it_is_written() {
    let dutch = spoken("LANG", "nl_NL", &["explain", SLIDER, "a3-c3n"], "").fine();
    for arguments in [
        ["--language", "nl", "explain", SLIDER, "a3-c3n"],
        ["explain", "--language", "nl", SLIDER, "a3-c3n"],
        ["explain", SLIDER, "a3-c3n", "--language", "nl"],
    ] {
        assert_eq!(
            spoken("LC_ALL", "ja_JP.UTF-8", &arguments, "").fine(),
            dutch
        );
    }
    let refused = run(&["explain", SLIDER, "a3-c3n", "--language", "fr"]).failed(2);
    assert!(refused.contains("en, nl, de, ja"), "{refused}");
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    for arguments in [
        &["moves", SLIDER][..],
        &["apply", SLIDER, "a3-c3n"],
        &["analyze", SLIDER, "--nodes", "100", "--json"],
    ] {
        let english = run(arguments).fine();
        let japanese = spoken("LANG", "ja_JP.UTF-8", arguments, "").fine();
        assert_eq!(japanese, english);
    }
}

#[test]
fn analyses_and_proofs_are_in_the_language_of_the_environment() {
    let position: rules::Position = SLIDER.parse().unwrap();
    let white = [("player", "white".into())];
    for (language, locale) in LOCALES {
        let words = Words::of(language);
        let worth = words.say_with("play-worth-win", &[("turns", 1.into())]);
        let arguments = ["analyze", SLIDER, "--nodes", "5000"];
        let analysis = spoken("LANG", locale, &arguments, "").fine();
        let head = format!("{position}\n{}", words.say_with("next-turn", &white));
        assert!(analysis.starts_with(&head), "{analysis}");
        assert!(analysis.contains(&worth), "{analysis}");

        let proof = spoken("LANG", locale, &["solve", SLIDER], "").fine();
        let values = [("winner", "white".into()), ("turns", 1.into())];
        let proved = words.say_with("terminal-solve-proved", &values);
        assert!(proof.contains(&proved), "{proof}");
    }
}
