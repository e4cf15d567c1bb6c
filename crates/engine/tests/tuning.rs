//! Every number that steers the search or the solver is in `tuning.rs`.

use std::fs;
use std::path::{Path, PathBuf};

/// Numbers of formats and types rather than of the search.
const ELSEWHERE: [&str; 7] = [
    // Defaults and bounds of the public interface.
    "TABLE", "MEMORY", "LONGEST", // Sentinels, layouts and units.
    "NEVER", "BUCKET", "WHOLE", "COUNT",
];

fn sources(path: &Path, all: &mut Vec<PathBuf>) {
    if path.is_file() {
        all.push(path.to_owned());
        return;
    }
    for entry in fs::read_dir(path).unwrap() {
        sources(&entry.unwrap().path(), all);
    }
}

/// The name of a constant that is a number, if a line declares one.
fn number(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("const ")?;
    let (name, kind) = rest.split_once(": ")?;
    let kind = kind.split([' ', ';']).next()?;
    let is_number = ["i32", "u8", "u16", "u32", "u64", "usize", "f64", "Duration"].contains(&kind);
    (is_number && rest.contains('=')).then_some(name)
}

#[test]
fn numbers_of_the_search_are_in_one_place() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    for path in [
        "search",
        "solver",
        "order.rs",
        "limits.rs",
        "evaluate/learned.rs",
    ] {
        sources(&source.join(path), &mut files);
    }
    let mut found = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        // What tests declare does not steer anything.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let names = code.lines().filter_map(number);
        let others = names.filter(|name| !ELSEWHERE.contains(name));
        found.extend(others.map(|name| format!("{}: {name}", file.display())));
    }
    assert!(found.is_empty(), "move to tuning.rs: {found:#?}");
}
