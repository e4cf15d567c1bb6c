//! The few letters and digits a board needs, drawn as strokes so that no font is needed.

use std::fmt::Write;

use crate::number::Number;

/// The height of digits and tall letters; small letters have two thirds of it.
const HEIGHT: f64 = 56.0;
/// The gap between two letters.
const GAP: f64 = 15.0;

/// The width of a letter and its strokes.
const fn strokes(letter: char) -> (f64, &'static str) {
    match letter {
        '0' => (
            32.0,
            "M16 0A16 16 0 0 1 32 16V40A16 16 0 0 1 0 40V16A16 16 0 0 1 16 0Z",
        ),
        '1' => (16.0, "M0 11L15 0V56"),
        '2' => (32.0, "M1 15A15 15 0 0 1 31 15C31 29 1 42 1 56H32"),
        '3' => (32.0, "M3 9A14 14 0 1 1 16 28A14 14 0 1 1 3 47"),
        '4' => (34.0, "M25 56V0L0 41H34"),
        '5' => (32.0, "M29 0H5L3 25A17 17 0 1 1 1 47"),
        '6' => (
            32.0,
            "M26 0C10 8 0 22 0 40A16 16 0 1 0 16 24A16 16 0 0 0 0 40",
        ),
        '7' => (32.0, "M0 0H32L11 56"),
        '8' => (
            32.0,
            "M16 0A13.5 13.5 0 0 1 16 27A13.5 13.5 0 0 1 16 0ZM16 27A14.5 14.5 0 0 1 16 56A14.5 14.5 0 0 1 16 27Z",
        ),
        '9' => (
            32.0,
            "M6 56C22 48 32 34 32 16A16 16 0 1 0 16 32A16 16 0 0 0 32 16",
        ),
        'a' => (30.0, "M30 20V56M30 38A15 18 0 1 1 0 38A15 18 0 1 1 30 38"),
        'b' => (30.0, "M0 0V56M0 38A15 18 0 1 1 30 38A15 18 0 1 1 0 38"),
        'c' => (28.0, "M28 27A16 18 0 1 0 28 49"),
        'd' => (30.0, "M30 0V56M30 38A15 18 0 1 1 0 38A15 18 0 1 1 30 38"),
        'e' => (30.0, "M0 38H30A15 18 0 1 0 26 49"),
        'f' => (22.0, "M22 1C12 -2 8 4 8 14V56M0 21H20"),
        'g' => (
            30.0,
            "M30 20V60C30 74 11 77 3 69M30 38A15 18 0 1 1 0 38A15 18 0 1 1 30 38",
        ),
        'h' => (28.0, "M0 0V56M0 36C2 15 28 15 28 36V56"),
        'i' => (2.0, "M1 20V56M1 4V5"),
        'j' => (10.0, "M9 20V64C9 72 5 75 0 74M9 4V5"),
        'k' => (26.0, "M0 0V56M24 20L0 42M9 34L26 56"),
        '–' => (30.0, "M0 28H30"),
        '½' => (
            58.0,
            "M0 8L9 1V28M10 58L48 -2M37 36C38 29 57 28 57 38C57 46 37 50 37 57H58",
        ),
        '×' => (28.0, "M0 20L28 48M28 20L0 48"),
        _ => (0.0, ""),
    }
}

/// The width of a text of this height.
pub(crate) fn width(text: &str, height: f64) -> f64 {
    let width = text.chars().map(|c| strokes(c).0 + GAP).sum::<f64>() - GAP;
    width * height / HEIGHT
}

/// The `d` of a path that writes a text of this height, centred on a point.
///
/// The size is baked into the strokes, and a text is as wide as it needs to be.
pub(crate) fn path(text: &str, middle: (f64, f64), height: f64) -> String {
    let scale = height / HEIGHT;
    let (mut x, y) = (
        middle.0 - width(text, height) / 2.0,
        middle.1 - height / 2.0,
    );
    let mut path = String::new();
    for letter in text.chars() {
        let (advance, strokes) = strokes(letter);
        moved(&mut path, strokes, scale, (x, y));
        x += (advance + GAP) * scale;
    }
    path
}

/// Appends strokes, scaled and moved. Arcs keep their flags and have no slant, so that scaling
/// touches only their radii and end point.
fn moved(path: &mut String, strokes: &str, scale: f64, (dx, dy): (f64, f64)) {
    for (command, numbers) in commands(strokes) {
        path.push(command);
        for (i, number) in numbers.iter().enumerate() {
            let value = match (command, i) {
                ('A', 0 | 1) => number * scale,
                ('A', 2..=4) => *number,
                ('A', 5) | ('H', _) => number * scale + dx,
                ('A', _) | ('V', _) => number * scale + dy,
                _ if i % 2 == 0 => number * scale + dx,
                _ => number * scale + dy,
            };
            let space = if i == 0 { "" } else { " " };
            let _ = write!(path, "{space}{}", Number(value));
        }
    }
}

/// A path split into commands, each a letter and the numbers after it.
fn commands(path: &str) -> impl Iterator<Item = (char, Vec<f64>)> + '_ {
    let starts = path.char_indices().filter(|(_, c)| c.is_ascii_alphabetic());
    starts.map(|(at, command)| {
        let rest = &path[at + 1..];
        let end = rest
            .find(|c: char| c.is_ascii_alphabetic())
            .unwrap_or(rest.len());
        let numbers = rest[..end]
            .split_ascii_whitespace()
            .filter_map(|number| number.parse().ok());
        (command, numbers.collect())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_coordinate_and_every_result_can_be_written() {
        for letter in ('0'..='9').chain('a'..='k').chain(['×', '–', '½']) {
            assert!(!strokes(letter).1.is_empty(), "{letter}");
        }
    }

    #[test]
    fn a_text_is_written_about_its_middle() {
        assert_eq!(path("7", (100.0, 100.0), 56.0), "M84 72H116L95 128");
    }
}
