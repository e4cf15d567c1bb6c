//! `deny.toml` lists every crate of which two versions are compiled, and no other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

fn read(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)).unwrap()
}

/// The text between the first quotation marks.
fn quoted(line: &str) -> Option<&str> {
    line.split('"').nth(1)
}

/// A version as numbers, to be compared.
fn numbers(version: &str) -> Vec<u32> {
    let parts = version.split(['.', '-', '+']);
    parts.map_while(|part| part.parse().ok()).collect()
}

/// `name@version` of all but the newest version of each crate in `Cargo.lock`.
fn older_versions() -> BTreeSet<String> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let lock = read("Cargo.lock");
    for package in lock.split("[[package]]").skip(1) {
        let field = |key: &str| {
            let line = package.lines().find(|line| line.starts_with(key));
            line.and_then(quoted).expect("a name and a version")
        };
        versions
            .entry(field("name"))
            .or_default()
            .push(field("version"));
    }
    let mut older = BTreeSet::new();
    for (name, mut found) in versions {
        found.sort_by_key(|version| numbers(version));
        found.pop();
        older.extend(found.into_iter().map(|version| format!("{name}@{version}")));
    }
    older
}

#[test]
fn two_versions_of_a_crate_are_a_conscious_choice() {
    let policy = read("deny.toml");
    let allowed = policy.lines().filter(|line| line.contains("{ crate = "));
    let allowed: BTreeSet<String> = allowed.filter_map(quoted).map(str::to_owned).collect();
    assert_eq!(older_versions(), allowed);
}
