//! One spelling for each thing: no sentence contains what `locales/GLOSSARY.md` rules out.

use std::fs;
use std::path::{Path, PathBuf};

use words::Language;

/// Phrases that comments and documents avoid as well, each with what to write instead.
const PHRASES: &str = include_str!("../../../locales/avoided.tsv");

/// Words and characters that a language avoids.
const fn avoided(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            " %", " …", "‘", "\"", "'", "sleep", "awake", " wake", " falls",
        ],
        Language::Dutch => &[
            " %", " …", "“", "”", "\"", "'", "slaap", "slap", " wakker", "wek ", "bewaar",
            "bewaard", "remise",
        ],
        Language::German => &[
            "‘",
            "\"",
            "'",
            "schläf",
            "schlaf",
            "weck",
            "aufbewahr",
            "iehe ",
            "Brett",
            "nentschieden",
        ],
        Language::Japanese => &[
            "％",
            "\"",
            "“",
            "二人",
            "一つ",
            "眠",
            "犠牲を",
            ",、",
            "。 ",
            "構成",
            "な盤",
            "た盤",
            "の盤",
            "盤上",
        ],
    }
}

fn sentences(language: Language) -> Vec<(PathBuf, String)> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let mut lines = Vec::new();
    for entry in fs::read_dir(locales.join(language.tag())).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let said = text.lines().filter(|line| !line.starts_with('#'));
        lines.extend(said.map(|line| (path.clone(), without_key(line).to_owned())));
    }
    assert!(lines.len() > 1000, "the sentences were not found");
    lines
}

/// What a line says, without its key or the name of a variant.
fn without_key(line: &str) -> &str {
    let after_key = line.split_once(" =").map_or(line, |(_, text)| text);
    after_key
        .split_once(']')
        .map_or(after_key, |(_, text)| text)
}

#[test]
fn no_sentence_uses_what_the_glossary_avoids() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (path, line) in sentences(language) {
            // Help quotes commands as shells do.
            let is_help = path.ends_with("help.ftl");
            for avoided in avoided(language) {
                if is_help && matches!(*avoided, "\"" | "'") {
                    continue;
                }
                if line.contains(avoided) {
                    faults.push(format!("{}: `{avoided}` in: {line}", path.display()));
                }
            }
            let phrases = PHRASES.lines().filter_map(|line| line.split_once('\t'));
            for (phrase, better) in phrases.filter(|_| language == Language::English) {
                if line.contains(phrase) {
                    faults.push(format!(
                        "{}: `{phrase}`, not `{better}`: {line}",
                        path.display()
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn german_sets_a_no_break_space_before_a_percent_sign() {
    for (path, line) in sentences(Language::German) {
        let signs = line.matches('%').count();
        let spaced = line.matches("\u{a0}%").count();
        assert_eq!(signs, spaced, "{}: {line}", path.display());
    }
}

fn is_japanese(c: char) -> bool {
    matches!(c, 'ぁ'..='ん' | 'ァ'..='ー' | '一'..='龯')
}

/// A sentence without what is quoted between backticks.
fn unquoted(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

#[test]
fn japanese_has_its_own_punctuation_and_no_blanks_beside_latin_letters() {
    let mut faults = Vec::new();
    for (path, line) in sentences(Language::Japanese) {
        let said = unquoted(&line);
        let letters: Vec<char> = said.chars().chain([' ']).collect();
        let is_half_width = letters.windows(3).any(|near| match *near {
            [before, '(', _] | [before, ':', ' '] => is_japanese(before),
            [')', after, _] => is_japanese(after),
            _ => false,
        });
        let words: Vec<&str> = said.split(' ').collect();
        let has_blank = words.windows(2).any(|pair| {
            let ends = [pair[0].chars().next_back(), pair[1].chars().next()];
            let ([Some(a), Some(b)], false) = (ends, pair.iter().any(|word| is_apart(word))) else {
                return false;
            };
            is_japanese(a) && b.is_ascii_alphanumeric()
                || a.is_ascii_alphanumeric() && is_japanese(b)
        });
        if is_half_width || has_blank {
            faults.push(format!("{}: {line}", path.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Addresses and the players of a table stand apart from what is said of them.
fn is_apart(word: &str) -> bool {
    word.contains("://") || word.contains('=')
}
