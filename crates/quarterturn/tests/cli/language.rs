//! The program in four languages.

use std::fs;

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
        let sentences = words.describe_action(&position, "a3-c3n".parse().unwrap());
        let next = words.say_with("next-bonus", &[("player", "white".into())]);
        assert_eq!(legal, format!("{}\n{next}\n", sentences.join("\n")));

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

/// Every text of a run, stdout and stderr.
fn everything(run: &Run) -> String {
    format!("{}{}", run.stdout, run.stderr)
}

/// Checks that texts with these keys, which take no values, are shown in the language and not in
/// English.
#[track_caller]
fn says(language: Language, run: &Run, keys: &[&str]) {
    let said = everything(run);
    for key in keys {
        let expected = Words::of(language).say(key);
        assert!(said.contains(&expected), "{key}: {said}");
        let english = Words::of(Language::English).say(key);
        if english != expected && !expected.contains(&english) {
            assert!(!said.contains(&english), "{key} is English: {said}");
        }
    }
    assert!(!said.contains(['{', '\u{2068}']), "{said}");
}

/// A program that is asked for an action and names none.
const SILENT: &str = "ugi:patience=60s nodes=1 sh -c 'while read -r line; do case $line in \
                      ugi) echo ugiok;; isready) echo readyok;; go*) echo bestmove none;; \
                      quit) exit;; esac; done'";

#[test]
fn matches_are_reported_in_the_language_asked_for() {
    for (language, _) in LOCALES {
        let tag = language.tag();
        let arguments = [
            "match",
            "--language",
            tag,
            "--game",
            "tix",
            "--a",
            "greedy",
            "--b",
            SILENT,
            "--games",
            "2",
            "--sprt",
            "0,50",
            "--openings",
            "random:0",
        ];
        let played = run(&arguments);
        assert_eq!(played.code, Some(0), "{played:?}");
        let keys = [
            "terminal-match-games",
            "terminal-match-score",
            "terminal-match-open",
            "terminal-match-forfeits",
            "terminal-match-forfeits-count",
            "terminal-match-time",
            "foul-kind-illegal",
            "foul-bestmove-none",
        ];
        says(language, &played, &keys);
        assert_eq!(played.stderr.lines().count(), 2, "{}", played.stderr);
    }
    let german = run(&[
        "match",
        "--language=de",
        "--game",
        "tix",
        "--a",
        "greedy",
        "--b",
        "random",
        "--games",
        "2",
    ])
    .fine();
    assert!(german.contains("\nPartien 2: "), "{german}");
    assert!(german.contains("\nPunkte  "), "{german}");
    assert!(german.contains("\u{a0}%"), "{german}");
}

#[test]
fn reports_are_written_in_the_language_asked_for() {
    for (language, _) in LOCALES {
        let file = folder(&format!("report-language-{language}")).join("tix.html");
        let path = file.to_str().unwrap();
        let report = run(&[
            "report",
            "3u:X3/X3",
            "--games",
            "2",
            "--nodes",
            "5",
            "-o",
            path,
            "--language",
            language.tag(),
        ]);
        let keys = [
            "report-white-share-of-wins",
            "report-turns-per-game",
            "report-kind-place",
            "report-kind-pick-up",
            "report-sacrifices",
            "report-longest-turn",
            "report-openings",
        ];
        says(language, &report, &keys);
        let page = std::fs::read_to_string(&file).unwrap();
        assert!(
            page.contains(&format!("<html lang=\"{language}\">")),
            "{page}"
        );
        for key in [
            "report-section-winner",
            "report-section-placements",
            "report-page-numbers",
            "report-figure-choice",
            "report-plot-turns",
        ] {
            let text = Words::of(language).say(key);
            assert!(page.contains(&format!(">{text}</")), "{key}: {page}");
        }
        let english = Words::of(Language::English).say("report-section-winner-text");
        assert_eq!(page.contains(&english), language == Language::English);
    }
}

#[test]
fn records_are_checked_in_the_language_asked_for() {
    let folder = folder("record-language");
    let (good, bad) = (folder.join("good.pgn"), folder.join("bad.pgn"));
    std::fs::write(&good, "[Setup \"tix\"]\n1. X@c3 *\n").unwrap();
    std::fs::write(&bad, "[Event \"A\"]\n1. X@c3 *\n").unwrap();
    let [good, bad] = [good, bad].map(|path| path.to_str().unwrap().to_owned());
    for (language, _) in LOCALES {
        let tag = language.tag();
        let words = Words::of(language);
        let run = run(&[
            "record",
            "check",
            &good,
            &bad,
            "no/such.pgn",
            "--language",
            tag,
        ]);
        assert_eq!(run.code, Some(2));
        let games = words.say_with("terminal-record-games", &[("count", 1.into())]);
        assert_eq!(run.stdout, format!("{good}: {games}\n"));
        says(
            language,
            &run,
            &["analysis-record-no-setup", "error-not-found"],
        );
        let cannot = words.say_with("error-cannot-read", &[("what", "no/such.pgn".into())]);
        assert!(run.stderr.contains(&cannot), "{}", run.stderr);
    }
}

#[test]
fn errors_of_the_command_line_are_in_the_language_asked_for() {
    let no_files = folder("no-site");
    let no_files = no_files.to_str().unwrap();
    let a_file = folder("a-file").join("index.html");
    fs::write(&a_file, "").unwrap();
    let a_file = a_file.to_str().unwrap();
    for (language, _) in LOCALES {
        let words = Words::of(language);
        let tag = language.tag();
        let range = |least: &str, most: &str| {
            words.say_with(
                "error-whole-number",
                &[("least", least.into()), ("most", most.into())],
            )
        };
        let level = words.say("terminal-value-level");
        let handicap = format!("--handicap <{level}> <{level}>");
        for (arguments, expected) in [
            (&["serve", "--port", "80x"][..], range("0", "65535")),
            (&["serve", "--connections", "0"], range("1", "1000000")),
            (&["serve", "--bind", "here"], words.say("error-no-address")),
            (
                &["puzzle", "--day", "2026-13-45"],
                words.say("error-not-a-day"),
            ),
            (
                &["puzzle", "tix", "--motif", "knight"],
                "last-piece, double-threat".to_owned(),
            ),
            (
                &["report", "tix", "--handicap", "casual"],
                words.say_with(
                    "usage-value-count",
                    &[
                        ("argument", handicap.as_str().into()),
                        ("expected", 2.into()),
                        ("actual", 1.into()),
                    ],
                ),
            ),
            (
                &["serve", "--files", no_files],
                words.say_with("error-no-index", &[("folder", no_files.into())]),
            ),
            (
                &["serve", "--files", a_file],
                words.say_with("error-file-not-folder", &[("path", a_file.into())]),
            ),
            (
                &["play", "--black", "engine:time=999999s"],
                words.say_with(
                    "error-duration-range",
                    &[("name", "time".into()), ("most", "86400s".into())],
                ),
            ),
            (
                &["perft", "tix"],
                words.say_with(
                    "usage-missing",
                    &[(
                        "arguments",
                        format!("<{}>", words.say("terminal-value-depth")).into(),
                    )],
                ),
            ),
            (
                &["draw", "tix", "--nothing"],
                words.say_with("usage-unknown", &[("argument", "--nothing".into())]),
            ),
            (
                &["nonsense"],
                words.say_with("usage-no-subcommand", &[("name", "nonsense".into())]),
            ),
            (
                &["draw", "tix", "-o", "tix.gif"],
                words.say_with("error-neither-svg-nor-png", &[("file", "tix.gif".into())]),
            ),
            (&["play", "-"], words.say("error-play-stdin")),
            (
                &["moves", "tixel", "6/6/6/6/6/6"],
                words.say("error-quote-position"),
            ),
        ] {
            let said = run(&[&["--language", tag], arguments].concat()).failed(2);
            assert!(said.contains(&expected), "{arguments:?}: {said}");
            let begin = words.say_with("error-line", &[("message", "".into())]);
            assert!(said.starts_with(&begin), "{said}");
            for foreign in [
                "invalid digit",
                "invalid IP",
                "For more information",
                "is not in ",
            ] {
                assert!(!said.contains(foreign), "{said}");
            }
        }
    }
}

#[test]
fn help_is_in_the_language_asked_for_however_it_is_asked() {
    for (language, locale) in LOCALES {
        if language == Language::English {
            continue;
        }
        let (tag, words) = (language.tag(), Words::of(language));
        let asked = run(&["play", "--help", "--language", tag]).fine();
        for key in [
            "help-play",
            "help-heading-usage",
            "help-heading-options",
            "help-players",
        ] {
            assert!(asked.contains(&words.say(key)), "{key}: {asked}");
        }
        for english in [
            "Usage:",
            "Options:",
            "Examples:",
            "Players:",
            "Print help",
            "SETUP",
        ] {
            assert!(!asked.contains(english), "{english}: {asked}");
        }
        assert_eq!(spoken("LANG", locale, &["help", "play"], "").fine(), asked);
        assert_eq!(
            spoken("LC_ALL", locale, &["play", "--help"], "").fine(),
            asked
        );
        let short = run(&["-h", "--language", tag]).fine();
        assert!(short.contains(&words.say("help-record")), "{short}");
        let notation = run(&["notation", "--language", tag]).fine();
        assert_eq!(notation.trim_end(), words.say("help-notation-after"));
    }
}

#[test]
fn manual_pages_are_in_the_language_asked_for() {
    for (language, _) in LOCALES {
        if language == Language::English {
            continue;
        }
        let (tag, words) = (language.tag(), Words::of(language));
        let page = run(&["man", "play", "--language", tag]).fine();
        assert!(page.contains(&words.say("help-play")), "{page}");
        let heading = format!(".SH {}\n", words.say("help-page-description"));
        assert!(page.contains(&heading), "{page}");
        for english in [".SH SYNOPSIS", ".SH OPTIONS", ".SH NOTES", "Play a game"] {
            assert!(!page.contains(english), "{english}: {page}");
        }
    }
}

#[test]
fn the_commands_of_a_game_name_their_arguments_in_its_language() {
    let help = |tag| spoken("LANG", tag, &["play", "tix"], "help\nquit\n").fine();
    let german = help("de_DE.UTF-8");
    assert!(
        german.contains("save DATEI") && german.contains("moves [FELD]"),
        "{german}"
    );
    assert!(
        !german.contains("FILE") && !german.contains("SPACE"),
        "{german}"
    );
    assert!(help("en_GB.UTF-8").contains("save FILE "), "{german}");
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

/// The string literals of a source before its unit tests, each with the line of code before it.
fn literals(source: &str) -> Vec<(String, String)> {
    let code = source.split("#[cfg(test)]").next().unwrap_or(source);
    let mut literals = Vec::new();
    let mut rest = code;
    let mut line = String::new();
    while let Some(next) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
        } else if let Some(after) = rest.strip_prefix("'\"'") {
            rest = after;
        } else if let Some(inside) = rest.strip_prefix('"') {
            let mut escaped = false;
            let end = inside.find(|c: char| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            });
            let (text, after) = inside.split_at(end.expect("the literal is closed"));
            literals.push((line.clone(), text.to_owned()));
            rest = &after[1..];
        } else {
            match next {
                '\n' => line.clear(),
                c => line.push(c),
            }
            rest = &rest[next.len_utf8()..];
        }
    }
    literals
}

/// Whether a literal reads like English: three words in lower case.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.bytes().all(|b| b.is_ascii_lowercase());
    text.split([' ', '\n', ',', '.', ';', ':'])
        .filter(is_word)
        .count()
        >= 3
}

fn sources(folder: &std::path::Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn a_misspelt_subcommand_is_answered_with_similar_ones() {
    for (tag, tip) in [
        ("en", "tip: did you mean `play`, `playouts` or `analyze`?"),
        ("de", "Tipp: meintest du `play`, `playouts` oder `analyze`?"),
    ] {
        let said = run(&["playz", "--language", tag]).failed(2);
        assert!(said.contains(tip), "{said}");
    }
}

#[test]
fn no_sentence_is_written_in_the_code() {
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&source, &mut paths);
    assert!(paths.len() > 50, "{paths:?}");
    let mut faults = Vec::new();
    for path in paths {
        // The protocol is English.
        if path.strip_prefix(&source).unwrap().starts_with("ugi") {
            continue;
        }
        for (before, text) in literals(&std::fs::read_to_string(&path).unwrap()) {
            // English help is the source of its translations, and begins with a line break.
            let is_help = text.starts_with("\\\n")
                || ["help_heading", "after_help", "reason = "]
                    .iter()
                    .any(|attribute| before.contains(attribute));
            let is_style = text.contains("color-mix(");
            let is_assertion = before.contains("assert");
            if is_sentence(&text) && !is_help && !is_style && !is_assertion {
                faults.push(format!("{}: {text}", path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn help_lists_arguments_in_the_order_in_which_they_are_typed() {
    for language in ["en", "de", "nl", "ja"] {
        for (command, last) in [("apply", "T@c3ne"), ("perft", "3"), ("explain", "T@c3ne")] {
            let help = run(&["--language", language, command, "--help"]).fine();
            let mut listed = help.lines().map(str::trim_start);
            let first = listed.find(|line| line.starts_with(['<', '['])).unwrap();
            // The position comes first in the usage, too.
            let usage = help
                .lines()
                .find(|line| line.contains("quarterturn "))
                .unwrap();
            let place = usage.find(first.trim_end_matches('.')).unwrap();
            let names = usage.matches('<').count();
            assert!(names >= 2, "{usage}");
            assert_eq!(usage.find('<'), Some(place), "{help} {last}");
        }
    }
}

#[test]
fn help_fits_a_hundred_columns() {
    use unicode_width::UnicodeWidthStr;
    let commands = "play serve admin draw moves apply explain analyze solve perft playouts match bench \
                    ugi report record notation completions man";
    let mut all: Vec<Vec<&str>> = vec![vec![], vec!["record", "check"], vec!["record", "show"]];
    all.push(vec!["record", "animate"]);
    for task in "backup restore move people games annul recompute-ratings".split(' ') {
        all.push(vec!["admin", task]);
    }
    all.extend(commands.split_whitespace().map(|command| vec![command]));
    for language in ["en", "de", "nl", "ja"] {
        for command in &all {
            for help in ["-h", "--help"] {
                let line = [&["--language", language], &command[..], &[help]].concat();
                let text = run(&line).fine();
                let wide = text.lines().find(|line| line.width() > 100);
                assert_eq!(wide, None, "{line:?}");
            }
        }
    }
}

#[test]
fn japanese_headings_end_with_a_japanese_colon() {
    let help = run(&["--language", "ja", "solve", "--help"]).fine();
    for heading in ["使い方：", "引数：", "オプション：", "例："] {
        assert!(help.contains(heading), "{heading}: {help}");
    }
    assert!(!help.lines().any(|line| line.ends_with(':')), "{help}");
}

#[test]
fn help_takes_a_language_and_asks_for_itself() {
    let german = run(&["--language", "de", "play", "--help"]).fine();
    for line in [
        &["help", "play", "--language", "de"][..],
        &["help", "--language=de", "play"],
        &["help", "play", "--language", "de", "--help"],
    ] {
        assert_eq!(run(line).fine(), german, "{line:?}");
    }
    let own = run(&["help", "help"]).fine();
    for line in [["help", "-h"], ["help", "--help"]] {
        assert_eq!(run(&line).fine(), own);
    }
}

#[test]
fn an_unknown_language_is_the_first_thing_that_is_said() {
    for rest in ["foo", "--foo"] {
        let error = run(&["--language", "xx", rest]).failed(2);
        assert!(
            error.contains("`xx` is not a value of `--language"),
            "{error}"
        );
        assert!(!error.contains("foo"), "{error}");
    }
}

#[test]
fn manual_pages_have_headings_in_capitals_in_every_language() {
    for language in ["en", "de", "nl", "ja"] {
        for page in ["draw", "analyze", "solve"] {
            let text = run(&["--language", language, "man", page]).fine();
            for heading in text.lines().filter(|line| line.starts_with(".SH ")) {
                assert_eq!(heading, heading.to_uppercase(), "{language}");
            }
        }
    }
}

#[test]
fn faults_of_other_programs_are_in_the_language() {
    let folder = folder("language-faults");
    for (name, answer, said) in [
        (
            "bytes",
            "printf 'bestmove \\377\\n'",
            "die Zeile ist kein UTF-8",
        ),
        (
            "bell",
            "printf 'bestmove \\007\\n'",
            "sie enthält das Steuerzeichen",
        ),
        ("action", "echo bestmove T@z9", "`T@z9` ist keine Aktion: "),
        (
            "exit",
            "exit 3",
            "ohne mit `bestmove` zu antworten (Exitcode 3)",
        ),
    ] {
        let script = folder.join(format!("{name}.sh"));
        let text = format!(
            "while read -r line; do case $line in\nugi) echo ugiok;;\nisready) echo readyok;;\n\
             go*) {answer};;\nquit) exit;;\nesac; done\n"
        );
        std::fs::write(&script, text).unwrap();
        let player = format!("ugi:nodes=1 sh '{}'", script.display());
        let line = ["--language", "de", "match", "--game", "tix", "--games", "2"];
        let run = run(&[&line[..], &["--a", &player, "--b", "random"]].concat());
        assert!(run.stderr.contains(said), "{said}: {}", run.stderr);
    }
}

#[test]
fn a_server_that_cannot_be_reached_is_named_in_the_language() {
    let server = "http://127.0.0.1:1";
    for arguments in [
        &["load", server][..],
        &["bot", "--server", server, "--token", "x"],
    ] {
        let stderr = run(&[&["--language", "de"], arguments].concat()).failed(2);
        let said = "der Server ist nicht erreichbar: die Verbindung wurde abgelehnt";
        assert!(stderr.contains(said), "{stderr}");
    }
}
