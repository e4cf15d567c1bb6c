//! Comments and documents avoid the words that `locales/GLOSSARY.md` rules out, and phrases that read
//! like a translation.

use std::fs;
use std::path::{Path, PathBuf};

/// A phrase and what to write instead, a line each. The English sentences avoid them, too.
const AVOIDED: &str = include_str!("../../locales/avoided.tsv");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The sources and documents below a folder.
fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let made = ["target", "node_modules", "results", "shots"].contains(&name.as_ref());
        if path.is_dir() {
            if !made && !name.starts_with('.') {
                files(&path, all);
            }
        } else if path
            .extension()
            .is_some_and(|kind| ["rs", "mjs", "md"].contains(&kind.to_string_lossy().as_ref()))
        {
            all.push(path);
        }
    }
}

/// The comment in a line of code, if it is one.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let marks = ["//", "/**", "* "];
    marks
        .iter()
        .any(|mark| line.starts_with(mark))
        .then_some(line)
}

/// The text of comments or of a document, with lines joined so that a phrase may be broken.
fn prose(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    if path.extension().is_some_and(|kind| kind == "md") {
        return text.split_whitespace().collect::<Vec<_>>().join(" ");
    }
    let lines = text.lines().map(|line| comment(line).unwrap_or(";"));
    let words = lines.flat_map(|line| {
        line.trim_start_matches(['/', '!', '*', ' '])
            .split_whitespace()
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn no_comment_or_document_says_what_is_better_said_otherwise() {
    let mut all = Vec::new();
    files(&root(), &mut all);
    assert!(all.len() > 500, "only {} files were found", all.len());
    let mut found = Vec::new();
    for path in &all {
        // The glossary names what it rules out; the history stays as it was.
        let skipped = ["GLOSSARY.md", "CHANGELOG.md"];
        if skipped.iter().any(|name| path.ends_with(name)) {
            continue;
        }
        let prose = prose(path);
        for (avoided, better) in AVOIDED.lines().filter_map(|line| line.split_once('\t')) {
            if prose.contains(avoided) {
                found.push(format!("{}: `{avoided}`: {better}", path.display()));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
