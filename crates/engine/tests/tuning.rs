//! Every number that steers the search or the solver is in `tuning.rs`.

use std::fs;
use std::path::{Path, PathBuf};

/// The files that may hold none.
const STEERING: [&str; 6] = [
    "search",
    "solver",
    "order.rs",
    "limits.rs",
    "transposition_table.rs",
    "evaluate/learned.rs",
];

/// Constants of formats and types rather than of the search.
const ELSEWHERE: [&str; 18] = [
    // Defaults and bounds of the public interface.
    "TABLE",
    "MEMORY",
    "LONGEST",
    // Sentinels, layouts and units.
    "NEVER",
    "BUCKET",
    "WHOLE",
    "SIEVE_WORDS",
    "SLOTS",
    "BUCKET_WORDS",
    "BUCKET_BYTES",
    "SAMPLE",
    "SCORE_AT",
    "DEPTH_AT",
    "BOUND_AT",
    "AGE_AT",
    "AGES",
    "SCORE_OFFSET",
    "DEEPEST",
];

/// Lines with numbers that steer nothing: the end of a file's name, and what such a line contains.
const HARMLESS: [(&str, &str); 12] = [
    // Where an action or a stance is found in the arrays of history.
    ("order.rs", "* spaces"),
    ("order.rs", "spaces * 9"),
    ("order.rs", "self.space(at) * 9"),
    ("order.rs", "self.sort(last) * 6"),
    // The number of an action in an entry of the table, and back.
    ("transposition_table.rs", "=> code("),
    ("transposition_table.rs", "=> Action::"),
    ("transposition_table.rs", "space.rank()) * 11"),
    ("transposition_table.rs", "at % 11"),
    // Lengths of arrays in types.
    ("transposition_table.rs", "[Bound; 4]"),
    ("memory.rs", "[u8; 4]"),
    // Thousandths.
    ("transposition_table.rs", "used * 1000"),
    // Hashes.
    ("memory.rs", "rotate_left("),
];

fn add_sources(path: &Path, all: &mut Vec<PathBuf>) {
    if path.is_file() {
        all.push(path.to_owned());
        return;
    }
    for entry in fs::read_dir(path).unwrap() {
        add_sources(&entry.unwrap().path(), all);
    }
}

/// Calls back with the path and every line of code of the files, comments and tests aside: what
/// tests declare steers nothing.
fn for_each_line(mut on_line: impl FnMut(&Path, &str)) {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    for path in STEERING {
        add_sources(&source.join(path), &mut files);
    }
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for line in code.lines() {
            on_line(&file, line.split("//").next().unwrap_or_default());
        }
    }
}

/// The name of a constant that is a number, if a line declares one.
fn number(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("const ")?;
    let (name, kind) = rest.split_once(": ")?;
    let kind = kind.split([' ', ';']).next()?;
    let is_number = [
        "i16", "i32", "u8", "u16", "u32", "u64", "usize", "f64", "Duration",
    ]
    .contains(&kind);
    (is_number && rest.contains('=')).then_some(name)
}

/// Whether an expression has a number above 2 that is neither a bit pattern nor beside a shift or
/// a mask, where it is part of a layout.
fn has_literal(line: &str) -> bool {
    let words: Vec<&str> = line
        .split(|c: char| !(c.is_alphanumeric() || "_<>&.".contains(c)))
        .filter(|word| !word.is_empty())
        .collect();
    let is_layout = |at: usize| {
        let beside = [at.wrapping_sub(1), at + 1].map(|at| words.get(at).copied());
        beside
            .iter()
            .flatten()
            .any(|word| ["<<", ">>", "&"].contains(word))
    };
    words.iter().enumerate().any(|(at, word)| {
        let value = word.replace('_', "").parse::<u64>();
        value.is_ok_and(|value| value > 2) && !is_layout(at)
    })
}

#[test]
fn constants_of_the_search_are_in_one_place() {
    let mut found = Vec::new();
    for_each_line(|file, line| {
        let others = number(line).filter(|name| !ELSEWHERE.contains(name));
        found.extend(others.map(|name| format!("{}: {name}", file.display())));
    });
    assert!(found.is_empty(), "move to tuning.rs: {found:#?}");
}

#[test]
fn expressions_of_the_search_have_no_numbers_of_their_own() {
    let mut found = Vec::new();
    for_each_line(|file, line| {
        let is_harmless = HARMLESS.iter().any(|(name, part)| {
            file.file_name().is_some_and(|file| file == *name) && line.contains(part)
        });
        if number(line).is_none() && !is_harmless && has_literal(line) {
            found.push(format!("{}: {}", file.display(), line.trim()));
        }
    });
    assert!(found.is_empty(), "name it in tuning.rs: {found:#?}");
}

#[test]
fn every_exception_is_still_needed() {
    let mut unused = HARMLESS.to_vec();
    let mut undeclared = ELSEWHERE.to_vec();
    for_each_line(|file, line| {
        let is_in = |name: &str| file.file_name().is_some_and(|file| file == name);
        unused.retain(|(name, part)| !(is_in(name) && line.contains(part) && has_literal(line)));
        undeclared.retain(|name| number(line) != Some(name));
    });
    assert!(
        unused.is_empty() && undeclared.is_empty(),
        "{unused:?} {undeclared:?}"
    );
}

#[test]
fn numbers_are_told_from_layouts() {
    for line in [
        "x.min(4)",
        "(far + 2) / 6",
        "1 + second / 4;",
        "depth + 64 {",
    ] {
        assert!(has_literal(line), "{line}");
    }
    for line in [
        "x / 2",
        "hash >> 6 & 15",
        "1 << 21",
        "0x8000_0000",
        "PROOF_64",
        "pair.1",
        "u64",
    ] {
        assert!(!has_literal(line), "{line}");
    }
}
