//! Placeholders for values, such as FILE, in the language of the program.

use words::Words;

use crate::language::words;

/// A placeholder in the language of the program.
pub(crate) fn translated(placeholder: &str) -> String {
    translated_by(words(), placeholder)
}

/// A placeholder in which every name is translated: `[SPACE]`, `ACTION|TURN`. Names that are the
/// same in every language, such as N, have no translation.
pub(crate) fn translated_by(words: &Words, placeholder: &str) -> String {
    let mut text = String::new();
    let mut rest = placeholder;
    while let Some(start) = rest.find(|c: char| c.is_ascii_uppercase()) {
        let (before, from) = rest.split_at(start);
        let end = from
            .find(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit())
            .unwrap_or(from.len());
        let (name, after) = from.split_at(end);
        text.push_str(before);
        text.push_str(&one(words, name));
        rest = after;
    }
    text + rest
}

fn one(words: &Words, name: &str) -> String {
    let key = format!("terminal-value-{}", name.to_lowercase());
    if words.knows(&key) {
        words.say(&key)
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn placeholders_keep_what_stands_between_their_names() {
        for placeholder in [
            "",
            "FILE",
            "[SPACE]",
            "ACTION|TURN",
            "FROM-TO[:threat]",
            "N,…",
        ] {
            // The language of unit tests is English.
            assert_eq!(translated(placeholder), placeholder);
        }
        let german = Words::of(Language::German);
        assert_eq!(
            translated_by(german, "FROM-TO[:threat]"),
            "VON-NACH[:threat]"
        );
        assert_eq!(translated_by(german, "N,…"), "N,…");
    }
}
