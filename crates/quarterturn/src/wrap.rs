//! Wraps sentences into lines.

use textwrap::{Options, WordSplitter, WrapAlgorithm};

/// The maximum width, so that no terminal breaks lines in the middle of a word.
const WIDTH: usize = 78;

/// A text in lines, the first and the others indented.
pub(crate) fn lines(text: &str, first: &str, others: &str) -> Vec<String> {
    let options = Options::new(WIDTH)
        .initial_indent(first)
        .subsequent_indent(others)
        .wrap_algorithm(WrapAlgorithm::FirstFit)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::wrap(text, options)
        .into_iter()
        .map(std::borrow::Cow::into_owned)
        .collect()
}

/// The same as one text, every line with its line break.
pub(crate) fn text(text: &str, first: &str, others: &str) -> String {
    let mut wrapped = lines(text, first, others).join("\n");
    wrapped.push('\n');
    wrapped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_narrow_and_words_stay_whole() {
        let sentence = "word ".repeat(100);
        let lines = lines(sentence.trim(), "  ", "    ");
        assert!(lines.len() > 5);
        assert!(lines.iter().all(|line| line.len() <= WIDTH));
        assert!(lines[0].starts_with("  word") && lines[1].starts_with("    word"));
        let words: Vec<&str> = lines
            .iter()
            .flat_map(|line| line.split_whitespace())
            .collect();
        assert_eq!(words.join(" "), sentence.trim());
    }

    #[test]
    fn a_word_longer_than_a_line_is_not_broken() {
        let word = "x".repeat(200);
        assert_eq!(
            text(&format!("a {word} b"), "", ""),
            format!("a\n{word}\nb\n")
        );
    }

    #[test]
    fn wide_characters_take_two_columns() {
        let lines = lines(&"ヒント ".repeat(30), "", "");
        assert!(
            lines
                .iter()
                .all(|line| line.chars().count() <= WIDTH / 2 + 6),
            "{lines:?}"
        );
    }
}
