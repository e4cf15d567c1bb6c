//! What other programs say, made fit for a terminal.

/// The most characters of a line that are shown.
const LONGEST: usize = 200;

/// A line that can be shown: cut if it is long, and without control characters, which could change
/// the terminal or hide what is there.
pub(crate) fn line(text: &str) -> String {
    let mut shown = whole(text).chars().take(LONGEST).collect::<String>();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// The same, however long it is.
pub(crate) fn whole(text: &str) -> String {
    let harmless = |c: char| {
        let turns_direction = matches!(
            c,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        );
        if c.is_control() || turns_direction {
            '\u{FFFD}'
        } else {
            c
        }
    };
    text.chars().map(harmless).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_replaced_and_long_lines_cut() {
        assert_eq!(line("hello"), "hello");
        assert_eq!(line("\u{1b}[31mred\u{7}"), "\u{FFFD}[31mred\u{FFFD}");
        assert_eq!(line(&"é".repeat(300)), format!("{}…", "é".repeat(200)));
        assert_eq!(line(&"é".repeat(200)), "é".repeat(200));
        assert_eq!(whole("a\u{202e}b\nc"), "a\u{FFFD}b\u{FFFD}c");
    }
}
