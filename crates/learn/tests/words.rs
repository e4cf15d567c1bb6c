//! Every sentence of the ladder exists in every language, and no sentence is unused.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use words::{Language, Words};

#[test]
fn every_key_of_the_ladder_is_known_in_every_language() {
    let mut missing = Vec::new();
    for language in Language::ALL {
        let words = Words::of(language);
        for key in learn::keys() {
            if !words.knows(&key) {
                missing.push(format!("{language}: {key}"));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn no_sentence_of_the_ladder_is_unused() {
    let keys: BTreeSet<String> = learn::keys().into_iter().collect();
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for language in Language::ALL {
        let file = locales.join(language.tag()).join("lessons.ftl");
        let text = fs::read_to_string(file).unwrap();
        let left_over: Vec<&str> = text
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .filter(|key| key.starts_with("lesson-") && !keys.contains(*key))
            .collect();
        assert!(left_over.is_empty(), "{language}: {left_over:?}");
    }
}
