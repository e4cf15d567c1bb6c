//! Columns of text, by the width that a terminal shows.

use unicode_width::UnicodeWidthStr;

/// Fills a text with blanks on its right, up to a width.
pub(crate) fn left(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(blanks))
}

/// Fills a text with blanks on its left, up to a width.
pub(crate) fn right(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(text.width());
    format!("{}{text}", " ".repeat(blanks))
}

/// The width of the widest text, and at least `least`.
pub(crate) fn widest<'a>(texts: impl IntoIterator<Item = &'a str>, least: usize) -> usize {
    texts.into_iter().map(str::width).fold(least, usize::max)
}

/// Rows of a label and a value, with the values below each other; a label takes at least `least`
/// columns with the blanks after it.
pub(crate) fn table(rows: &[(String, String)], least: usize) -> String {
    let labels = rows.iter().map(|(label, _)| label.as_str());
    let width = (widest(labels, 0) + 1).max(least);
    let line = |(label, value): &(String, String)| format!("{}{value}\n", left(label, width));
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_columns() {
        assert_eq!(left("時間", 6), "時間  ");
        assert_eq!(right("時間", 6), "  時間");
        assert_eq!(left("longer", 3), "longer");
        assert_eq!(widest(["時間", "abc"], 2), 4);
    }

    #[test]
    fn the_values_of_a_table_stand_below_each_other() {
        let row = |label: &str, value: &str| (label.to_owned(), value.to_owned());
        let rows = [row("games", "2"), row("時間", "1 s")];
        assert_eq!(table(&rows, 8), "games   2\n時間    1 s\n");
        assert_eq!(table(&rows, 0), "games 2\n時間  1 s\n");
    }
}
