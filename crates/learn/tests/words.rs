//! Every sentence of the ladder exists in every language, and none is unused.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use learn::{Game, pages};
use words::{Language, Words};

/// What the web app says around the pages of the rules.
const FRAME: [&str; 6] = [
    "rules-title",
    "rules-contents",
    "rules-games",
    "rules-read-first",
    "rules-refused",
    "rules-print",
];

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
        let folder = locales.join(language.tag());
        let texts = ["ladder.ftl", "lessons.ftl"].map(|name| fs::read_to_string(folder.join(name)));
        let text: String = texts.into_iter().map(Result::unwrap).collect();
        let left_over: Vec<&str> = text
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .filter(|key| key.starts_with("lesson-") && !keys.contains(*key))
            .collect();
        assert!(left_over.is_empty(), "{language}: {left_over:?}");
    }
}

fn page_keys() -> BTreeSet<&'static str> {
    let pages = Game::ALL.into_iter().map(pages::page);
    pages.flat_map(pages::Page::keys).collect()
}

#[test]
fn every_key_of_the_pages_is_known_in_every_language() {
    for language in Language::ALL {
        for key in page_keys() {
            assert!(Words::of(language).knows(key), "{language}: {key}");
        }
    }
}

#[test]
fn no_sentence_of_the_pages_is_left_over() {
    let mut keys = page_keys();
    keys.extend(FRAME);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/rules.ftl");
    let text = fs::read_to_string(file).unwrap();
    let found: BTreeSet<&str> = text
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect();
    assert_eq!(found, keys);
}
