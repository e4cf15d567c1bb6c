use std::fs;

use crate::process::{SLIDER, folder, run};

#[test]
fn without_a_file_the_board_is_written_without_colour_to_a_pipe() {
    let board = run(&["draw", SLIDER, "--style", "ascii"]).fine();
    assert!(board.contains(" 3  <Tne>"), "{board}");
    assert!(
        board.contains("  a     b     c     d     e     f"),
        "{board}"
    );
    assert!(board.contains("> White  T9  to move"), "{board}");
    for style in ["shapes", "letters", "ascii"] {
        let plain = run(&["draw", SLIDER, "--style", style]).fine();
        assert!(!plain.contains('\u{1b}'), "{style}");
        let coloured = run(&["draw", SLIDER, "--style", style, "--color", "always"]).fine();
        assert!(coloured.contains('\u{1b}'), "{style}");
        let never = run(&["draw", SLIDER, "--style", style, "--color", "never"]).fine();
        assert_eq!(never, plain);
    }
}

#[test]
fn flipping_puts_black_at_the_bottom() {
    let board = run(&["draw", SLIDER, "--flip", "--style", "ascii"]).fine();
    assert!(board.contains("f     e     d     c     b     a"), "{board}");
}

#[test]
fn the_end_of_the_files_name_says_what_kind_of_picture_it_is() {
    let folder = folder("pictures");
    let svg = folder.join("position.svg");
    let png = folder.join("position.png");
    assert_eq!(
        run(&["draw", SLIDER, "-o", svg.to_str().unwrap()]).fine(),
        ""
    );
    assert_eq!(
        run(&["draw", SLIDER, "-o", png.to_str().unwrap()]).fine(),
        ""
    );
    let svg = fs::read_to_string(svg).unwrap();
    assert!(
        svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"),
        "{svg}"
    );
    assert!(fs::read(png).unwrap().starts_with(b"\x89PNG\r\n"));
    assert_eq!(run(&["draw", SLIDER, "-o", "-"]).fine(), svg);
}

#[test]
fn every_option_changes_the_picture() {
    let plain = run(&["draw", SLIDER, "-o", "-"]).fine();
    for options in [
        &["--palette", "dark"][..],
        &["--palette", "print"],
        &["--width", "300"],
        &["--flip"],
        &["--no-coordinates"],
        &["--no-pools"],
        &["--transparent"],
        &["--last", "a2-a3ne"],
        &["--mark", "c3"],
        &["--mark", "c3:refused"],
        &["--mark", "c3:2"],
        &["--mark", "c3:-2"],
        &["--arrow", "a3-c3"],
        &["--arrow", "a3-c3:threat"],
        &["--foresee", "a3-f3ne"],
        &["--landings", "a3"],
    ] {
        let arguments = [&["draw", SLIDER, "-o", "-"], options].concat();
        let picture = run(&arguments).fine();
        assert!(picture.starts_with("<svg "), "{options:?}");
        assert_ne!(picture, plain, "{options:?}");
    }
}

#[test]
fn an_illegal_action_cannot_be_previewed() {
    let stderr = run(&["draw", SLIDER, "-o", "-", "--foresee", "a3-a3n"]).failed(1);
    assert!(stderr.contains("not allowed"), "{stderr}");
}

#[test]
fn a_picture_that_cannot_be_written_is_a_usage_error() {
    let stderr = run(&["draw", "tixel", "-o", "/nowhere/at/all.svg"]).failed(2);
    assert!(
        stderr.contains("cannot write /nowhere/at/all.svg"),
        "{stderr}"
    );
    let stderr = run(&["draw", "tixel", "-o", "position.gif"]).failed(2);
    assert!(stderr.contains(".svg or .png"), "{stderr}");
    run(&["draw", "tixel", "-o", "svg"]).failed(2);
    for options in [
        &["--mark", "z9"][..],
        &["--mark", "c3:nonsense"],
        &["--arrow", "c3"],
        &["--width", "0"],
        &["--width", "1000000"],
        &["--palette", "pink"],
        &["--last", "c3"],
    ] {
        run(&[&["draw", "tixel", "-o", "-"], options].concat()).failed(2);
    }
    let stderr = run(&["draw", "tixel", "--palette", "dark"]).failed(2);
    assert!(stderr.contains("--output"), "{stderr}");
}

#[test]
fn spaces_that_the_board_does_not_have_are_refused() {
    for (arguments, named) in [
        (["--mark", "h9"], "h9 is not on a board of 6 by 6 spaces"),
        (["--arrow", "a1-h9"], "h9 is not on a board of 6 by 6"),
        (["--last", "X@h9"], "h9 is not on a board of 6 by 6"),
        (["--landings", "h9"], "h9 is not on a board of 6 by 6"),
        (["--arrow", "a1-z9"], "at character 4, found “z”"),
        (["--arrow", "a1"], "expected two spaces such as a3-c5"),
    ] {
        let error = run(&[&["draw", "tixel", "-o", "-"][..], &arguments].concat()).failed(2);
        assert!(error.contains(named), "{arguments:?}: {error}");
    }
    run(&[
        "draw", "tixel", "-o", "-", "--arrow", "a3-c5", "--mark", "f6",
    ])
    .fine();
}

#[test]
fn the_case_of_a_file_name_does_not_matter() {
    let file = folder("draw-capitals").join("A.SVG");
    run(&["draw", "tixel", "-o", file.to_str().unwrap()]).fine();
    assert!(std::fs::read_to_string(file).unwrap().starts_with("<svg"));
}
