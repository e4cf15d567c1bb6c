//! Games as animated pictures, decoded again.

use std::fs;
use std::path::{Path, PathBuf};

use crate::process::{folder, run, run_with};

const GAME: &str = "[Setup \"3u:X3/X3\"]\n[Result \"1-0\"]\n\n1. X@a1 X@c3 2. a1-a3 1-0\n";

fn record(test: &str, text: &str) -> (PathBuf, PathBuf) {
    let folder = folder(test);
    let file = folder.join("game.pgn");
    fs::write(&file, text).unwrap();
    (file, folder.join("game.gif"))
}

/// The pictures of a file: each with its delay in milliseconds.
struct Gif {
    size: (u16, u16),
    pictures: Vec<(Vec<u8>, u32)>,
}

fn decoded(path: &Path) -> Gif {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(fs::File::open(path).unwrap()).unwrap();
    let size = (decoder.width(), decoder.height());
    let wide = usize::from(size.0);
    let mut canvas = vec![0; 4 * wide * usize::from(size.1)];
    let mut pictures = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (i, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
            let at = 4 * ((y + usize::from(frame.top)) * wide + x + usize::from(frame.left));
            if pixel[3] > 0 {
                canvas[at..at + 4].copy_from_slice(pixel);
            }
        }
        pictures.push((canvas.clone(), u32::from(frame.delay) * 10));
    }
    Gif { size, pictures }
}

/// The mean difference of two pictures by channel.
fn difference(a: &[u8], b: &[u8]) -> f64 {
    let sum: u64 = a
        .iter()
        .zip(b)
        .map(|(a, b)| u64::from(a.abs_diff(*b)))
        .sum();
    sum as f64 / a.len() as f64
}

#[test]
fn a_game_becomes_an_animation_of_its_turns() {
    let (file, gif) = record("animate-game", GAME);
    let (path, output) = (file.to_str().unwrap(), gif.to_str().unwrap());
    let written = run(&[
        "record", "animate", path, "-o", output, "--width", "120", "--turn", "900", "--end", "2500",
    ]);
    assert_eq!(written.fine(), "");
    let gif = decoded(&gif);
    assert_eq!(gif.size.0, 120);
    // The start, three turns with some pictures each, and the end without and with the result.
    assert!(gif.pictures.len() > 8, "{}", gif.pictures.len());
    let total: u32 = gif.pictures.iter().map(|(_, millis)| millis).sum();
    assert_eq!(total, 5 * 900 + 2500);
    assert_eq!(gif.pictures[0].1, 900);
    assert_eq!(gif.pictures.last().unwrap().1, 2500);

    // The first picture is the empty board, the last one is not.
    let empty = draw::Drawing {
        width: 120,
        ..draw::Drawing::of(&"3u:X3/X3".parse().unwrap())
    };
    let empty = empty.rgba().unwrap();
    let far = difference(&gif.pictures.last().unwrap().0, &empty);
    let near = difference(&gif.pictures[0].0, &empty);
    assert!(near < 3.0 && far > 3.0 * near, "{near} {far}");
}

#[test]
fn black_and_white_is_exact() {
    let (file, gif) = record("animate-print", GAME);
    let (path, output) = (file.to_str().unwrap(), gif.to_str().unwrap());
    let options = [
        "--palette",
        "print",
        "--width",
        "96",
        "--no-coordinates",
        "--no-pools",
    ];
    run(&[&["record", "animate", path, "-o", output], &options[..]].concat()).fine();
    let empty = draw::Drawing {
        width: 96,
        palette: draw::Palette::PRINT,
        coordinates: false,
        pools: false,
        ..draw::Drawing::of(&"3u:X3/X3".parse().unwrap())
    };
    assert_eq!(decoded(&gif).pictures[0].0, empty.rgba().unwrap());
}

#[test]
fn one_of_several_games_is_chosen_and_standard_input_is_read() {
    let several = format!("{GAME}\n[Setup \"tix\"]\n\n1. X@c3 *\n");
    let (_, gif) = record("animate-several", "");
    let output = gif.to_str().unwrap();
    let options = ["-o", output, "--width", "64", "--palette", "print"];
    let arguments = [&["record", "animate", "-"], &options[..]].concat();
    let refused = run_with(&arguments, several.as_bytes()).failed(2);
    assert!(
        refused.contains("<stdin> has several games: choose one with --game"),
        "{refused}"
    );
    assert!(!gif.exists());
    let second = [&arguments[..], &["--game", "2"]].concat();
    run_with(&second, several.as_bytes()).fine();
    let total: u32 = decoded(&gif)
        .pictures
        .iter()
        .map(|(_, millis)| millis)
        .sum();
    assert_eq!(total, 2 * 900 + 4000);
    let third = [&arguments[..], &["--game", "3", "--force"]].concat();
    let refused = run_with(&third, several.as_bytes()).failed(2);
    assert!(
        refused.contains("there is no game 3: <stdin> has 2 games"),
        "{refused}"
    );
}

#[test]
fn threads_change_nothing() {
    let (file, gif) = record("animate-threads", GAME);
    let (path, output) = (file.to_str().unwrap(), gif.to_str().unwrap());
    let made = |threads: &str| {
        let options = ["--width", "64", "--threads", threads, "--force"];
        run(&[&["record", "animate", path, "-o", output], &options[..]].concat()).fine();
        fs::read(&gif).unwrap()
    };
    assert_eq!(made("1"), made("3"));
}

#[test]
fn bad_input_is_refused_with_a_sentence() {
    let (file, gif) = record("animate-bad", GAME);
    let (path, output) = (file.to_str().unwrap(), gif.to_str().unwrap());
    let empty = file.with_file_name("empty.pgn");
    fs::write(&empty, "[Setup \"tix\"]\n*\n").unwrap();
    let empty = empty.to_str().unwrap();
    for (arguments, named) in [
        (&[path, "-o", "game.mp4"][..], "game.mp4 is not a GIF"),
        (&["no/such.pgn", "-o", output], "cannot read no/such.pgn"),
        (&[empty, "-o", output], "the game has no turns"),
        (&[path, "-o", output, "--width", "9999"], "from 64 to 2048"),
        (&[path, "-o", output, "--turn", "0"], "from 100 to 60000"),
        (
            &[path, "-o", "no/such/game.gif"],
            "cannot write no/such/game.gif",
        ),
    ] {
        let refused = run(&[&["record", "animate"], arguments].concat()).failed(2);
        assert!(refused.contains(named), "{arguments:?}: {refused}");
    }
    assert!(!gif.exists());
    fs::write(&gif, "precious").unwrap();
    let refused = run(&["record", "animate", path, "-o", output]).failed(2);
    assert!(
        refused.contains("already exists; --force overwrites it"),
        "{refused}"
    );
    assert_eq!(fs::read(&gif).unwrap(), b"precious");
}
