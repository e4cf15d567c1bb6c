use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::process::{SLIDER, command, folder, run, run_with};

const SUBCOMMANDS: [&str; 15] = [
    "play",
    "serve",
    "draw",
    "moves",
    "apply",
    "explain",
    "perft",
    "playouts",
    "analyze",
    "solve",
    "report",
    "record",
    "notation",
    "completions",
    "man",
];

#[test]
fn help_names_every_subcommand_and_the_exit_codes() {
    let help = run(&["--help"]).fine();
    for name in SUBCOMMANDS {
        assert!(help.contains(&format!("\n  {name} ")), "{name}");
    }
    assert!(help.contains("Exit codes:"));
    assert!(help.contains("'6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'"));
    assert_eq!(run(&["help"]).fine(), help);
    assert!(run(&["-h"]).fine().len() < help.len());
}

#[test]
fn every_subcommand_has_help_with_examples() {
    for name in SUBCOMMANDS {
        let help = run(&[name, "--help"]).fine();
        assert!(help.contains("Usage: quarterturn"), "{name}");
        if name != "notation" && name != "record" {
            assert!(help.contains("Examples:\n"), "{name}");
        }
    }
    for name in ["check", "show"] {
        assert!(
            run(&["record", name, "--help"])
                .fine()
                .contains("Examples:\n")
        );
    }
}

#[test]
fn errors_show_the_usage_that_the_help_shows() {
    for language in ["en", "nl", "de", "ja"] {
        for (name, wrong) in [
            ("draw", &["tix", "--foo"][..]),
            ("draw", &["tix", "--width", "20"]),
            ("draw", &[]),
            ("perft", &["tix"]),
            ("match", &["--a", "random"]),
        ] {
            let help = run(&["--language", language, name, "-h"]).fine();
            let usage = help.lines().find(|line| line.contains("quarterturn "));
            let usage = usage.expect("every help has a usage");
            let arguments = [&["--language", language, name], wrong].concat();
            let error = run(&arguments).failed(2);
            let shown = error.lines().any(|line| line.trim() == usage.trim());
            assert!(shown, "{language} {name}: {usage} {error}");
        }
    }
}

/// Every option and argument that a source file declares: its help, its attributes and its name.
fn declarations(source: &str) -> Vec<String> {
    let (mut help, mut attribute) = (Vec::new(), String::new());
    let mut found = Vec::new();
    for line in source.lines().map(str::trim) {
        let is_open = !attribute.is_empty() && !attribute.ends_with(")]");
        if is_open || line.starts_with("#[arg(") {
            attribute.push_str(line);
        } else if line.starts_with("///") {
            help.push(line);
        } else {
            let field = line.split_once(": ").filter(|_| !attribute.is_empty());
            if let Some((name, _)) = field {
                let name = name.rsplit(' ').next().unwrap_or_default();
                found.push(format!("{name}: {attribute} {}", help.join(" ")));
            }
            (help, attribute) = (Vec::new(), String::new());
        }
    }
    found
}

#[test]
fn what_subcommands_share_is_declared_once() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut all = BTreeMap::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            for declared in declarations(&fs::read_to_string(&path).unwrap()) {
                let places: &mut Vec<PathBuf> = all.entry(declared).or_default();
                places.push(path.clone());
            }
        }
    }
    assert!(
        all.len() > 100,
        "only {} declarations were found",
        all.len()
    );
    all.retain(|_, places| places.len() > 1);
    assert!(all.is_empty(), "flatten one struct instead: {all:#?}");
}

#[test]
fn examples_and_tables_of_the_help_fit_into_eighty_columns() {
    for arguments in [
        &["play"][..],
        &["draw"],
        &["solve"],
        &["perft"],
        &["playouts"],
        &["record", "check"],
        &["record", "show"],
        &["man"],
    ] {
        let arguments = [arguments, &["--help"]].concat();
        let mut command = command(&arguments);
        let output = command.env("COLUMNS", "500").output().unwrap();
        let help = String::from_utf8(output.stdout).unwrap();
        let (_, tables) = help.split_once("Examples:\n").unwrap();
        // The players are described elsewhere.
        let tables = tables.split("\n\nPlayers:").next().unwrap();
        for line in tables.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

/// The words of an example as a shell would pass them, with `$P` as a position.
fn words(example: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (i, part) in example.replace('"', "'").split('\'').enumerate() {
        if i % 2 == 1 {
            words.push(part.replace("$P", SLIDER));
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[test]
fn the_examples_in_the_help_work() {
    let folder = folder("examples");
    let mut tried = 0;
    for name in [
        "draw", "moves", "apply", "explain", "perft", "playouts", "analyze", "solve", "report",
    ] {
        let help = run(&[name, "--help"]).fine();
        for line in help.lines() {
            if let Some(position) = line.strip_prefix("  P=") {
                assert_eq!(position.trim_matches('\''), SLIDER);
            }
            if !line.starts_with("  quarterturn ") || line.contains(['<', '>']) {
                continue;
            }
            // Two or more blanks separate an example from its description.
            let example = line.trim().split("  ").next().unwrap();
            let words = words(example);
            let output = command(&words[1..]).current_dir(&folder).output().unwrap();
            let expected = i32::from(line.ends_with("why not?"));
            assert_eq!(output.status.code(), Some(expected), "{line}");
            tried += 1;
        }
    }
    assert!(tried >= 15, "{tried} examples were found");
}

#[test]
fn notation_is_explained_with_a_position_that_can_be_read() {
    let text = run(&["notation"]).fine();
    let help = run(&["help", "notation"]).fine();
    assert!(help.contains(&text));
    let example = text.split('\'').nth(1).unwrap();
    run(&["moves", example]).fine();
    for (name, setup) in rules::Setup::NAMED {
        assert!(text.contains(&format!("  {name:<11} {setup}\n")), "{name}");
    }
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]).fine();
        assert!(script.contains("playouts"), "{shell}");
    }
    run(&["completions", "dos"]).failed(2);
    run(&["completions"]).failed(2);
}

#[test]
fn manual_pages_go_to_stdout_or_into_a_folder() {
    let page = run(&["man"]).fine();
    assert!(page.contains(".TH QUARTERTURN 1"), "{page}");
    assert!(
        run(&["man", "play"])
            .fine()
            .contains(".TH QUARTERTURN-PLAY 1")
    );
    let folder = folder("man").join("man1");
    run(&["man", "--folder", folder.to_str().unwrap()]).fine();
    for name in SUBCOMMANDS {
        let page = folder.join(format!("quarterturn-{name}.1"));
        assert!(
            fs::read_to_string(page).unwrap().contains(".SH NAME"),
            "{name}"
        );
    }
    assert!(folder.join("quarterturn.1").is_file());
    assert!(folder.join("quarterturn-record-show.1").is_file());
    let stderr = run(&["man", "nonsense"]).failed(2);
    assert!(stderr.contains("no subcommand `nonsense`"), "{stderr}");
}

#[test]
fn usage_errors_end_with_2_and_a_message_on_stderr() {
    run::<&str>(&[]).failed(2);
    let stderr = run(&["nonsense"]).failed(2);
    assert!(
        stderr.contains("error: no subcommand `nonsense`"),
        "{stderr}"
    );
    run(&["moves"]).failed(2);
    run(&["moves", "tixel", "extra"]).failed(2);
    run(&["moves", "tixel", "--nonsense"]).failed(2);
}

#[test]
fn a_bad_position_is_shown_with_a_pointer() {
    let stderr = run(&["moves", "tixel 6/6/6/4T9t1/6/6 w T9/T9 - -"]).failed(2);
    assert_eq!(
        stderr,
        "error: This is not a position. Expected a stance from 0 to 7 at character 15, found “9”.\n  \
         tixel 6/6/6/4T9t1/6/6 w T9/T9 - -\n                \
         ^\n"
    );
}

#[test]
fn all_faults_of_an_inconsistent_position_are_named_and_pointed_at() {
    let stderr = run(&["moves", "tixel 6/6/6/2T1t12/6/6 w T9/T8 - a1"]).failed(2);
    assert!(stderr.contains("c3 and d3 do not fit together"), "{stderr}");
    assert!(stderr.contains("Black has 9 Tixel pieces"), "{stderr}");
    assert!(
        stderr.contains("The bonus move was earned on a1, but"),
        "{stderr}"
    );
    assert!(stderr.contains("\n               ^ ^\n"), "{stderr}");
}

#[test]
fn an_unknown_setup_is_answered_with_the_known_ones() {
    let stderr = run(&["moves", "tixle"]).failed(2);
    assert!(stderr.contains("  tixle\n  ^\n"), "{stderr}");
    assert!(stderr.contains("tip: the named setups are tix"), "{stderr}");
}

#[test]
fn a_position_without_quotes_is_recognised() {
    let fields = ["6u:T10/T10", "6/6/6/4T2t1/6/6", "w", "T9/T9", "-", "e3"];
    for name in ["moves", "apply", "explain", "draw"] {
        let stderr = run(&[&[name], &fields[..]].concat()).failed(2);
        assert!(stderr.contains("put it in quotes"), "{name}: {stderr}");
    }
}

#[test]
fn standard_input_must_be_one_position() {
    for name in [
        &["perft", "-", "1"][..],
        &["apply", "-", "T@c3ne"],
        &["draw", "-"],
    ] {
        let stderr = run_with(name, b"").failed(2);
        assert!(stderr.contains("standard input is empty"), "{stderr}");
        let stderr = run_with(name, b"tixel\ntixel\n").failed(2);
        assert!(stderr.contains("standard input has 2 lines"), "{stderr}");
        let stderr = run_with(name, b"ti\xffxel\n").failed(2);
        assert!(stderr.contains("standard input is not UTF-8"), "{stderr}");
        let stderr = run_with(name, b"chess\n").failed(2);
        assert!(
            stderr.contains("standard input: This is not a position."),
            "{stderr}"
        );
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_utf_8_is_a_usage_error() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    run(&[OsStr::new("moves"), OsStr::from_bytes(b"ti\xffxel")]).failed(2);
}

#[test]
fn escape_codes_in_arguments_do_not_reach_the_terminal() {
    let stderr = run(&["moves", "tixel\u{1b}[2J"]).failed(2);
    assert!(!stderr.contains('\u{1b}'), "{stderr:?}");
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    for arguments in [
        &["moves", "-"][..],
        &["perft", "11u:X60/X60", "2", "--divide"],
    ] {
        let mut child = command(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let feeder = std::thread::spawn(move || {
            use std::io::Write;
            while stdin.write_all("regatta\n".repeat(100).as_bytes()).is_ok() {}
        });
        let mut stdout = child.stdout.take().unwrap();
        stdout.read_exact(&mut [0; 10]).unwrap();
        drop(stdout);
        let output = child.wait_with_output().unwrap();
        feeder.join().unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(output.stderr, b"", "{arguments:?}");
    }
}

#[test]
fn the_page_of_a_subcommand_below_another_is_found_by_either_name() {
    let page = run(&["man", "record", "check"]).fine();
    assert!(page.contains("quarterturn\\-record\\-check") || page.contains("record check"));
    assert_eq!(run(&["man", "record-check"]).fine(), page);
    assert_ne!(run(&["man", "record"]).fine(), page);
    let error = run(&["man", "record", "chess"]).failed(2);
    assert!(error.contains("no subcommand `chess`"), "{error}");
}

#[test]
fn sentences_name_the_thing_and_what_is_possible() {
    let file = folder("sentences").join("g1.pgn");
    std::fs::write(&file, "[Setup \"chess\"] *\n").unwrap();
    let path = file.to_str().unwrap();
    for (code, arguments, said) in [
        (
            2,
            &["man", "--folder", path][..],
            "g1.pgn is a file, not a folder",
        ),
        (
            2,
            &["play", "--white", "bogus"],
            "the players are human, random, ",
        ),
        (
            2,
            &["play", "--white", "engine:foo=1"],
            "`time=250ms` and `level=N`",
        ),
        (
            2,
            &["play", "--white", "engine:foo=1"],
            "is not valid for `--white",
        ),
        (2, &["moves"], "missing argument: <POSITION>"),
        (2, &["moves"], "See `quarterturn moves --help`"),
        (
            1,
            &["record", "check", path],
            "Expected a setup such as tixel.",
        ),
    ] {
        let error = run(arguments).failed(code);
        assert!(error.contains(said), "{arguments:?}: {error}");
    }
    std::fs::write(&file, "[Setup \"tix\"]\n\n2. X@c3 *\n").unwrap();
    let error = run(&["record", "check", path]).failed(1);
    assert!(
        error.contains("This turn should be numbered 1.\n"),
        "{error}"
    );
    let long = format!("[Setup \"tix\"] 1. X@c3 {{{}}} *", "x ".repeat(1 << 20));
    std::fs::write(&file, long).unwrap();
    let error = run(&["record", "check", path]).failed(1);
    assert!(
        error.contains("This comment is longer than 1 MiB."),
        "{error}"
    );
}
