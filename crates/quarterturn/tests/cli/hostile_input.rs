//! Endless, huge and harmful input is rejected quickly, with short and harmless messages.

use std::fs::{self, File};
use std::process::Stdio;

use crate::process::{Run, command, folder, run, run_with};

/// Runs the program with a file as its standard input.
fn run_on(arguments: &[&str], file: &str) -> Run {
    let output = command(arguments)
        .stdin(File::open(file).unwrap())
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run {
        code: output.status.code(),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

#[cfg(unix)]
#[test]
fn endless_standard_input_is_refused_in_a_sentence() {
    for arguments in [
        &["explain", "-", "T@c3ne"][..],
        &["apply", "-", "T@c3ne"],
        &["draw", "-"],
        &["perft", "-", "1"],
        &["playouts", "-"],
        &["solve", "-"],
        &["moves", "-"],
    ] {
        let stderr = run_on(arguments, "/dev/zero").failed(2);
        assert!(
            stderr.ends_with("standard input is longer than 65536 bytes\n"),
            "{arguments:?}: {stderr}"
        );
    }
    let stderr = run_on(&["record", "check", "-"], "/dev/zero").failed(1);
    assert!(
        stderr.starts_with("<stdin>:1:1: The control character \\0 "),
        "{stderr}"
    );
}

#[cfg(unix)]
#[test]
fn an_endless_script_is_answered_and_left() {
    let run = run_on(&["play"], "/dev/zero");
    assert_eq!(run.code, Some(2));
    assert!(run.stdout.len() < 10_000);
    assert!(
        run.stderr
            .ends_with("a line of standard input is longer than 65536 bytes\n"),
        "{}",
        run.stderr
    );
}

#[test]
fn errors_repeat_only_a_little_of_the_input() {
    let long = "x".repeat(20_000);
    let named = |before: &str| format!("{before}{long}");
    for arguments in [
        vec!["moves".to_owned(), named("tixel 6/")],
        vec!["moves".to_owned(), named("")],
        vec!["playouts".to_owned(), named("")],
        vec!["explain".to_owned(), "tixel".to_owned(), named("T@c3")],
        vec!["apply".to_owned(), "tixel".to_owned(), named("T@c3ne,")],
        vec!["man".to_owned(), named("")],
        vec![named("")],
        vec![named("--")],
        vec![
            "draw".to_owned(),
            "tixel".to_owned(),
            "--mark".to_owned(),
            named("c3:"),
        ],
        vec!["play".to_owned(), "--black".to_owned(), named("")],
        vec!["play".to_owned(), "--black".to_owned(), named("engine:")],
        vec!["record".to_owned(), "show".to_owned(), named("/")],
    ] {
        let stderr = run(&arguments).failed(2);
        assert!(
            stderr.len() < 2_000,
            "{}: {} bytes",
            arguments[0],
            stderr.len()
        );
        assert!(stderr.lines().all(|line| line.chars().count() < 500));
    }
    let stderr = run_with(&["moves", "-"], named("tixel 6/").as_bytes()).failed(2);
    assert!(stderr.len() < 300, "{stderr}");

    let output = run_with(
        &["play"],
        format!("{long}\nwhy {long}\nmoves {long}\n").as_bytes(),
    );
    let output = output.refused();
    assert!(output.len() < 5_000, "{} bytes", output.len());
}

#[test]
fn a_fault_far_into_a_long_line_is_shown_with_its_surroundings() {
    let text = format!("tixel {}/T9{}", "6/".repeat(100), "6".repeat(100));
    let stderr = run(&["moves", &text]).failed(2);
    let lines: Vec<&str> = stderr.lines().collect();
    assert!(lines[1].contains('…'), "{stderr}");
    let mark = lines[2].chars().position(|c| c == '^').unwrap();
    let (before, _) = lines[0].split_once(", found “").unwrap();
    let (_, place) = before.rsplit_once(' ').unwrap();
    let expected = text.chars().nth(place.parse::<usize>().unwrap() - 1);
    assert_eq!(lines[1].chars().nth(mark), expected, "{stderr}");
}

#[test]
fn a_hundred_thousand_games_are_checked_one_by_one() {
    let game = "[Setup \"tixel\"]\n\n1. T@c3ne T@e5sw 2. c3-c6ne *\n\n";
    let path = folder("many-games").join("games.pgn");
    fs::write(
        &path,
        game.repeat(100_000) + "[Setup \"tix\"] 1. X@c3 X@c3 *\n",
    )
    .unwrap();
    let path = path.to_str().unwrap();
    let stderr = run(&["record", "check", path]).failed(1);
    assert_eq!(
        stderr,
        format!(
            "{path}:400001:23: X@c3 is not allowed. c3 is taken.\n  \
             [Setup \"tix\"] 1. X@c3 X@c3 *\n                        ^\n"
        )
    );
    let shown = run(&["record", "show", path, "--game", "99999", "--after", "0"]).fine();
    assert!(
        shown.ends_with("\n6u:T10/T10 6/6/6/6/6/6 w T10/T10 - -\n"),
        "{shown}"
    );
}

/// Codes that would clear the screen, ring the bell, and reverse the writing direction.
const HARMFUL: &str = "\u{1b}[2J\u{7}\u{9b}31m\u{202e}";

#[track_caller]
fn is_harmless(run: Run) -> Run {
    for text in [&run.stdout, &run.stderr] {
        let mut characters = text.chars();
        let found = characters.find(|c| (c.is_control() && *c != '\n') || *c == '\u{202e}');
        assert_eq!(found, None, "{text:?}");
    }
    run
}

#[test]
fn names_with_escape_codes_are_shown_harmlessly() {
    let folder = folder("escape-codes");
    let file = folder.join(format!("{HARMFUL}.pgn"));
    let name = file.to_str().unwrap();
    fs::write(
        &file,
        "[Setup \"tix\"]\n[White \"a\u{202e}b\"]\n\n1. X@c3 {c\u{202e}d} *\n",
    )
    .unwrap();
    let checked = is_harmless(run(&["record", "check", name]));
    assert!(checked.fine().ends_with(".pgn: 1 game\n"));
    is_harmless(run(&["record", "show", name])).fine();
    is_harmless(run(&["record", "show", name, "--boards"])).fine();
    is_harmless(run(&["record", "show", name, "--game", "7"])).failed(2);

    fs::write(&file, format!("[Setup \"{HARMFUL}\"] *")).unwrap();
    is_harmless(run(&["record", "check", name])).failed(1);
    let missing = folder.join(format!("{HARMFUL}/x.svg"));
    let missing = missing.to_str().unwrap();
    is_harmless(run(&["record", "check", missing])).failed(2);
    is_harmless(run(&["draw", "tixel", "-o", missing])).failed(2);
    is_harmless(run(&["draw", "tixel", "-o", name])).failed(2);
    is_harmless(run(&["solve", "3u:X3/X3", "--tree", name])).failed(2);
    let solved = run(&["solve", "3u:X3/X3", "--tree", name, "--force"]);
    is_harmless(solved).fine();
    is_harmless(run(&["man", HARMFUL])).failed(2);
    is_harmless(run(&[HARMFUL])).failed(2);
    is_harmless(run(&["play", HARMFUL])).failed(2);
    is_harmless(run(&["play", "--black", HARMFUL])).failed(2);
    is_harmless(run(&["play", "--black", &format!("ugi:/{HARMFUL}")])).failed(2);
    is_harmless(run(&["moves", "tixel", &format!("--{HARMFUL}")])).failed(2);
}

#[test]
fn a_script_with_escape_codes_is_repeated_harmlessly() {
    let script = format!("{HARMFUL}\nwhy {HARMFUL}\nmoves {HARMFUL}\nsave /no/{HARMFUL}\n");
    is_harmless(run_with(&["play"], script.as_bytes())).refused();
}

#[cfg(target_os = "linux")]
mod full_disk {
    use super::*;

    fn run_into_full(arguments: &[&str]) -> (Option<i32>, String) {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let mut command = command(arguments);
        let output = command.stdin(Stdio::null()).stdout(full).output().unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stderr).unwrap(),
        )
    }

    #[test]
    fn output_that_cannot_be_written_is_an_error_with_a_message() {
        for arguments in [
            &["--help"][..],
            &["help"],
            &["-h"],
            &["--version"],
            &["play", "--help"],
            &["notation"],
            &["moves", "tixel"],
            &["man"],
            &["completions", "bash"],
            &["solve", "3u:X3/X3"],
        ] {
            let (code, stderr) = run_into_full(arguments);
            assert_eq!(code, Some(2), "{arguments:?}");
            assert!(
                stderr.starts_with("error: cannot write the output: "),
                "{stderr}"
            );
        }
    }

    #[test]
    fn a_proof_is_printed_even_if_its_tree_cannot_be_written() {
        for (options, expected) in [
            (&[][..], "Proved: White wins"),
            (&["--json"], "\"proved\":{"),
        ] {
            let arguments = [&["solve", "3u:X3/X3", "--tree", "/dev/full"], options].concat();
            let run = run(&arguments);
            assert_eq!(run.code, Some(2));
            assert!(run.stdout.contains(expected), "{run:?}");
            assert!(
                run.stderr.starts_with("error: cannot write /dev/full: "),
                "{run:?}"
            );
        }
    }
}

#[test]
fn nothing_is_overwritten_without_force() {
    let folder = folder("overwriting");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (svg, proof, pages) = (path("a.svg"), path("a.pgn"), path("."));
    let page = path("quarterturn.1");
    for (arguments, file) in [
        (&["draw", "tixel", "-o", &svg][..], &svg),
        (&["solve", "3u:X3/X3", "--tree", &proof], &proof),
        (&["man", "--folder", &pages], &page),
    ] {
        fs::write(file, "mine").unwrap();
        let refused = run(arguments);
        let stderr = refused.failed(2);
        assert!(
            stderr.contains("already exists; --force overwrites it"),
            "{stderr}"
        );
        assert_eq!(fs::read_to_string(file).unwrap(), "mine");
        run(&[arguments, &["--force"]].concat()).fine();
        assert_ne!(fs::read_to_string(file).unwrap(), "mine");
    }
}

#[test]
fn a_file_named_like_standard_output_is_refused_where_results_go_there() {
    let folder = folder("dash");
    for arguments in [
        &["match", "--game", "tix", "--a", "random", "--b", "random"][..],
        &["report", "tix", "--games", "1"],
        &["solve", "3u:X3/X3"],
    ] {
        let option = if arguments[0] == "solve" {
            "--tree"
        } else {
            "-o"
        };
        let output = command(&[arguments, &[option, "-"]].concat())
            .current_dir(&folder)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(stderr.contains("`-` cannot be used here"), "{stderr}");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    }
}

/// Runs the program with its output closed before anything is printed.
fn run_unread(arguments: &[&str]) -> Option<i32> {
    let mut child = command(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    child.wait().unwrap().code()
}

#[test]
fn files_are_written_and_answers_given_even_if_nobody_reads_the_output() {
    let folder = folder("unread");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (games, page, tree, puzzles) =
        (path("g.pgn"), path("r.html"), path("t.pgn"), path("p.tsv"));
    let players = ["--a", "random", "--b", "random", "--games", "2"];
    for (arguments, file) in [
        (
            [&["match", "--game", "tix", "-o", &games], &players[..]].concat(),
            &games,
        ),
        (
            vec!["report", "tix", "--games", "1", "--nodes", "5", "-o", &page],
            &page,
        ),
        (vec!["solve", "3u:X3/X3", "--tree", &tree], &tree),
        (
            vec![
                "puzzles", "make", "3u:X3/X3", "--games", "1", "-o", &puzzles,
            ],
            &puzzles,
        ),
    ] {
        assert_eq!(run_unread(&arguments), Some(0), "{arguments:?}");
        assert!(fs::exists(file).unwrap(), "{arguments:?}");
        // Nor if the output fails for another reason, which is reported.
        fs::remove_file(file).unwrap();
        let full = File::options().write(true).open("/dev/full").unwrap();
        let printed = command(&arguments).stdout(full).output().unwrap();
        if file != &puzzles {
            assert_eq!(printed.status.code(), Some(2), "{arguments:?}");
        }
        assert!(fs::exists(file).unwrap(), "{arguments:?}");
    }
    assert_eq!(run_unread(&["explain", "tixel", "T@c3n"]), Some(1));
    assert_eq!(run_unread(&["moves", "tixel"]), Some(0));
}

#[test]
fn a_negative_number_is_a_value_that_is_not_valid() {
    for (arguments, option) in [
        (&["serve", "--port", "-1"][..], "--port"),
        (&["playouts", "tix", "--games", "-1"], "--games"),
        (&["perft", "tix", "2", "--threads", "-5"], "--threads"),
        (&["perft", "tix", "-1"], "<DEPTH>"),
    ] {
        let stderr = run(arguments).failed(2);
        assert!(stderr.contains(option), "{stderr}");
        assert!(stderr.contains("whole number from"), "{stderr}");
    }
}

#[test]
fn a_page_of_an_unknown_subcommand_names_its_neighbours() {
    let stderr = run(&["man", "record", "nonsense"]).failed(2);
    assert!(stderr.contains("no subcommand `nonsense`"), "{stderr}");
    assert!(stderr.contains("check, show, animate"), "{stderr}");
    let page = run(&["man", "record", "check"]).fine();
    let title = page.lines().find(|line| line.starts_with(".TH ")).unwrap();
    assert!(title.contains("quarterturn 0."), "{title}");
}
