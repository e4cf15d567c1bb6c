//! External text, repeated to the user: never long, and without control characters, which could
//! change the terminal or hide something.

use std::path::Path;

use unicode_width::UnicodeWidthChar;

/// The most characters of an input that a message quotes.
const LONGEST: usize = 80;
/// The most characters of a path: more than most have, and less than a screenful.
const LONGEST_PATH: usize = 400;
/// The most characters in a line of a message, as a safety net for text composed elsewhere.
const LONGEST_LINE: usize = 4_000;
/// Replaces a character that is not shown.
const HIDDEN: char = '\u{FFFD}';
/// The most characters of a line from another program that are shown.
const LONGEST_FOREIGN_LINE: usize = 200;
/// Replaces characters that are left out.
const ELLIPSIS: char = '…';

/// A text on one line: harmless, and truncated if it is long.
pub(crate) fn text(text: &str) -> String {
    cut(text.chars().map(harmless), LONGEST)
}

/// A line from another program: harmless, and truncated if it fills more than a few terminal lines.
pub(crate) fn line(line: &str) -> String {
    cut(line.chars().map(harmless), LONGEST_FOREIGN_LINE)
}

/// A path: harmless, and truncated only if it is absurdly long.
pub(crate) fn path(path: &Path) -> String {
    cut(
        path.display().to_string().chars().map(harmless),
        LONGEST_PATH,
    )
}

/// Text from a record: harmless and complete.
pub(crate) fn whole(text: &str) -> String {
    text.chars().map(harmless).collect()
}

/// A message of one or more lines: harmless, with no absurdly long lines.
pub(crate) fn message(text: &str) -> String {
    let lines: Vec<String> = text
        .split('\n')
        .map(|line| cut(line.chars().map(harmless), LONGEST_LINE))
        .collect();
    lines.join("\n")
}

/// The part of a text around the first of some marked characters, and the columns of the marks in
/// it, as a terminal counts them.
pub(crate) fn window(text: &str, marks: &[usize]) -> (String, Vec<usize>) {
    let length = text.chars().count();
    let first = marks.iter().copied().min().unwrap_or(0);
    // A third of the window shows what comes before the mark.
    let start = match length > LONGEST {
        true => first.saturating_sub(LONGEST / 3).min(length - LONGEST),
        false => 0,
    };
    let mut shown = String::new();
    if start > 0 {
        shown.push(ELLIPSIS);
    }
    shown.extend(text.chars().skip(start).take(LONGEST).map(harmless));
    if start + LONGEST < length {
        shown.push(ELLIPSIS);
    }
    let columns = marks
        .iter()
        .filter(|mark| (start..=start + LONGEST).contains(mark))
        .map(|mark| column(&shown, mark - start + usize::from(start > 0)))
        .collect();
    (shown, columns)
}

/// The column of the n-th character of a line, as a terminal counts: East Asian characters are two
/// columns wide, and accents that combine with another character take none.
pub(crate) fn column(line: &str, n: usize) -> usize {
    let widths = line.chars().map(|c| c.width().unwrap_or(0));
    widths.take(n).sum()
}

/// A character, or its replacement if it is a control character, changes the direction of writing or
/// cannot be seen at all. One character stays one character, so that marks below it stay in place.
fn harmless(c: char) -> char {
    let is_direction = matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    let is_invisible = matches!(
        c,
        '\u{ad}' | '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}'
    );
    if c.is_control() || is_direction || is_invisible {
        HIDDEN
    } else {
        c
    }
}

fn cut(mut text: impl Iterator<Item = char>, longest: usize) -> String {
    let mut shown: String = text.by_ref().take(longest).collect();
    if text.next().is_some() {
        shown.push(ELLIPSIS);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_another_program_is_cut_and_harmless() {
        assert_eq!(line("\u{1b}[31mred\u{7}"), "\u{FFFD}[31mred\u{FFFD}");
        let long = line(&"é".repeat(300));
        assert_eq!(long.chars().count(), 201);
        assert!(long.ends_with(ELLIPSIS));
        assert_eq!(line(&"é".repeat(200)), "é".repeat(200));
    }

    #[test]
    fn short_harmless_text_is_repeated_as_it_is() {
        for plain in ["", "T@c3ne", "ヒント é", &"a".repeat(80)] {
            assert_eq!(text(plain), plain);
            assert_eq!(message(plain), plain);
        }
    }

    #[test]
    fn long_text_is_cut() {
        assert_eq!(text(&"ä".repeat(81)), format!("{}…", "ä".repeat(80)));
        let lines = format!("short\n{}", "a".repeat(1_000_000));
        assert_eq!(message(&lines).chars().count(), "short\n".len() + 4_001);
        let long = "a/".repeat(1_000);
        assert_eq!(path(Path::new(&long)).chars().count(), 401);
    }

    #[test]
    fn control_characters_are_replaced_one_by_one() {
        assert_eq!(
            text("a\u{1b}[2J\r\n\u{9b}b"),
            "a\u{FFFD}[2J\u{FFFD}\u{FFFD}\u{FFFD}b"
        );
        assert_eq!(path(Path::new("a\u{202e}gnp.b")), "a\u{FFFD}gnp.b");
        assert_eq!(message("a\nb\u{7}"), "a\nb\u{FFFD}");
    }

    #[test]
    fn what_cannot_be_seen_is_shown_as_replaced() {
        assert_eq!(text("ti\u{200b}xel\u{feff}"), "ti\u{FFFD}xel\u{FFFD}");
        assert_eq!(text("\u{e0041}a\u{ad}"), "\u{FFFD}a\u{FFFD}");
    }

    #[test]
    fn marks_stand_below_their_character_however_wide_the_others_are() {
        assert_eq!(window("ヒント!", &[3]), ("ヒント!".to_owned(), vec![6]));
        // A combining accent takes no column.
        assert_eq!(window("e\u{301}x", &[2]).1, [1]);
        let long = format!("{}!{}", "駒".repeat(100), "a".repeat(100));
        let (shown, columns) = window(&long, &[100]);
        let before: usize = shown.chars().take_while(|c| *c != '!').count();
        assert_eq!(columns, [1 + 2 * (before - 1)]);
    }

    #[test]
    fn a_window_shows_the_first_mark_wherever_it_is() {
        assert_eq!(window("T@c9", &[3]), ("T@c9".to_owned(), vec![3]));
        let long: String = ('a'..='z').cycle().take(1_000).collect();
        for mark in [0, 5, 26, 27, 500, 919, 920, 999, 1_000] {
            let (shown, columns) = window(&long, &[mark, mark + 500]);
            assert_eq!(
                shown.chars().nth(columns[0]),
                long.chars().nth(mark),
                "{mark}"
            );
            assert!(shown.chars().count() <= 82);
        }
    }
}
