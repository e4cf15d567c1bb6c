//! The string literals of all crates, ignoring comments.

use std::fs;
use std::path::{Path, PathBuf};

/// A string literal in the sources.
pub(crate) struct Literal {
    /// File and line.
    pub(crate) place: String,
    /// Its content, with escapes as written.
    pub(crate) text: String,
    /// Whether it is the key of `t!`, `say` or `say_with`.
    pub(crate) is_asked_for: bool,
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every string literal in `crates/*/src`.
pub(crate) fn literals() -> Vec<Literal> {
    let mut literals = Vec::new();
    for entry in fs::read_dir(crates()).unwrap() {
        let source = entry.unwrap().path().join("src");
        if source.is_dir() {
            in_folder(&source, &mut literals);
        }
    }
    assert!(literals.len() > 1000, "the sources were not found");
    literals
}

fn in_folder(folder: &Path, literals: &mut Vec<Literal>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            in_folder(&path, literals);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let place = path.strip_prefix(crates()).unwrap_or(&path);
            in_text(&place.display().to_string(), &text, literals);
        }
    }
}

fn in_text(path: &str, text: &str, literals: &mut Vec<Literal>) {
    // The text so far without comments and white space, to see what a literal is passed to.
    let mut before = String::new();
    let mut at = 0;
    while let Some(next) = text[at..].chars().next() {
        let rest = &text[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("'\"'") {
            at += 3;
        } else if rest.starts_with("'\\") {
            // A character such as '\'' or '\\': its end is the first quote after the escape.
            at += 3 + rest[3..].find('\'').map_or(0, |end| end + 1);
        } else if let Some(length) = raw_literal(rest) {
            at += length;
            before.push('"');
        } else if next == '"' {
            let length = literal_length(&rest[1..]);
            let line = text[..at].matches('\n').count() + 1;
            literals.push(Literal {
                place: format!("{path}:{line}"),
                text: rest[1..=length].to_owned(),
                is_asked_for: is_key(&before),
            });
            at += length + 2;
            before.push('"');
        } else {
            if !next.is_whitespace() {
                before.push(next);
            }
            at += next.len_utf8();
        }
    }
}

/// The length of a raw string literal at the beginning of the text. Keys are never written as one.
fn raw_literal(text: &str) -> Option<usize> {
    let hashes = text.strip_prefix('r')?.trim_start_matches('#');
    let count = text.len() - 1 - hashes.len();
    let inside = hashes.strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(count));
    Some(2 + count + inside.find(&end)? + end.len())
}

/// The length of the content of a literal that begins here.
fn literal_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    panic!("a string literal is not closed")
}

fn is_key(before: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    [".say(", ".say_with(", "::say("]
        .iter()
        .any(|call| before.ends_with(call))
        // Not `format!(`.
        || before
            .strip_suffix("t!(")
            .is_some_and(|before| !before.ends_with(is_name))
}
