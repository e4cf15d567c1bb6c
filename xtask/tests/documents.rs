//! What the documents say about crates and files is true.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

type Names = BTreeSet<String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn crates() -> Names {
    let folders = fs::read_dir(root().join("crates")).unwrap();
    let names = folders.map(|folder| folder.unwrap().file_name().into_string().unwrap());
    names.collect()
}

/// The crates of the workspace that a crate depends on, tests aside.
fn dependencies(name: &str) -> Names {
    let manifest = read(format!("crates/{name}/Cargo.toml"));
    let mut section = "";
    let mut names = Names::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            section = line;
        } else if section == "[dependencies]" {
            let end = line.find(|c: char| !c.is_alphanumeric() && c != '-' && c != '_');
            names.insert(line[..end.unwrap_or(line.len())].to_owned());
        }
    }
    names.intersection(&crates()).cloned().collect()
}

/// The texts between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The crates of the table, each with those it is said to use.
fn table() -> BTreeMap<String, Names> {
    let text = read("ARCHITECTURE.md");
    let (_, table) = text.split_once("| crate |").expect("a table of crates");
    let rows = table.lines().skip(2).take_while(|row| row.starts_with('|'));
    let mut crates_of_table = BTreeMap::new();
    for row in rows {
        let cells: Vec<&str> = row.split('|').collect();
        let name = quoted(cells[1]).next().expect("a crate").to_owned();
        let used: Names = quoted(cells[3]).map(str::to_owned).collect();
        let used = used.intersection(&crates()).cloned().collect();
        let before = crates_of_table.insert(name.clone(), used);
        assert_eq!(before, None, "{name} has two rows");
    }
    crates_of_table
}

#[test]
fn the_table_of_crates_says_what_the_manifests_say() {
    let table = table();
    assert_eq!(table.keys().cloned().collect::<Names>(), crates());
    for (name, used) in table {
        assert_eq!(used, dependencies(&name), "{name}");
    }
}

#[test]
fn in_the_picture_a_crate_uses_only_what_is_below_it() {
    let text = read("ARCHITECTURE.md");
    let (_, rest) = text.split_once("```text\n").expect("a picture");
    let (picture, _) = rest.split_once("```").expect("its end");
    let rows: Vec<Names> = picture
        .lines()
        .map(|row| {
            let words = row.split_whitespace().map(str::to_owned);
            words.filter(|word| crates().contains(word)).collect()
        })
        .collect();
    let shown: Vec<&String> = rows.iter().flatten().collect();
    assert_eq!(shown.len(), crates().len(), "each of them once");
    for (number, row) in rows.iter().enumerate() {
        let below: Names = rows[number + 1..].iter().flatten().cloned().collect();
        for name in row {
            let missing: Vec<String> = dependencies(name).difference(&below).cloned().collect();
            assert_eq!(missing, Vec::<String>::new(), "{name}");
        }
    }
}

/// Every file of the repository, as a path from its root.
fn files(folder: &Path, all: &mut Vec<String>) {
    for entry in fs::read_dir(root().join(folder)).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        let path = folder.join(&name);
        let made = ["target", "node_modules", "results", "shots"].contains(&name.as_str());
        if entry.file_type().unwrap().is_file() {
            all.push(path.to_str().unwrap().to_owned());
        } else if !made && !name.starts_with('.') {
            files(&path, all);
        }
    }
}

/// `a/{b,c}.rs` stands for two files.
fn expanded(name: &str) -> Vec<String> {
    let parts = name.split_once('{').and_then(|(before, rest)| {
        let (choices, after) = rest.split_once('}')?;
        Some((before, choices, after))
    });
    match parts {
        Some((before, choices, after)) => choices
            .split(',')
            .map(|choice| format!("{before}{choice}{after}"))
            .collect(),
        None => vec![name.to_owned()],
    }
}

/// Whether a text names a file of the sources; `GAME.tsv` stands for several.
fn names_file(text: &str) -> bool {
    let kinds = ["rs", "mjs", "css", "ftl", "tsv", "js", "svg"];
    let is_path = |c: char| c.is_alphanumeric() || "_-./{},".contains(c);
    let Some((path, kind)) = text.rsplit_once('.') else {
        return false;
    };
    let name = path.rsplit('/').next().unwrap_or_default();
    let is_placeholder = name.chars().all(char::is_uppercase);
    kinds.contains(&kind) && text.chars().all(is_path) && !is_placeholder
}

/// Names that are examples, or of files that are made.
const EXAMPLES: [&str; 2] = ["start.svg", "figures.tsv"];

#[test]
fn files_that_documents_name_exist() {
    let mut all = Vec::new();
    files(Path::new(""), &mut all);
    let known = |name: &str| {
        let end = format!("/{name}");
        all.iter().any(|file| file == name || file.ends_with(&end))
    };
    let (mut checked, mut missing) = (0, Vec::new());
    let documents = all.iter().filter(|file| file.ends_with(".md"));
    for document in documents.filter(|file| !file.starts_with("CHANGELOG")) {
        let text = read(document);
        for name in quoted(&text).filter(|text| names_file(text)) {
            for file in expanded(name) {
                checked += 1;
                if !EXAMPLES.contains(&file.as_str()) && !known(&file) {
                    missing.push(format!("{document}: {file}"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(checked > 200, "only {checked} names were found");
}

#[test]
fn links_between_documents_lead_somewhere() {
    let mut all = Vec::new();
    files(Path::new(""), &mut all);
    for document in all.iter().filter(|file| file.ends_with(".md")) {
        let text = read(document);
        let folder = root().join(document).parent().unwrap().to_owned();
        for target in text.split("](").skip(1) {
            let target = target.split([')', '#', ' ']).next().unwrap_or_default();
            // Others are addresses, or items that rustdoc links to.
            if target.ends_with(".md") || target.starts_with("../") {
                assert!(folder.join(target).exists(), "{document}: {target}");
            }
        }
    }
}

#[test]
fn every_command_of_the_workspace_is_named() {
    let config = read(".cargo/config.toml");
    let aliases = config.lines().filter_map(|line| line.split_once(" = "));
    let ours = aliases.filter(|(_, command)| command.contains("--package xtask"));
    let (text, mut count) = (read("ARCHITECTURE.md"), 0);
    for (name, _) in ours {
        count += 1;
        assert!(text.contains(&format!("`cargo {name}`")), "cargo {name}");
    }
    assert!(count > 5, "only {count} commands were found");
}

/// Whether a source declares a thing, or a thing of a type: `Desk` with its method `tap`.
fn declares(source: &str, path: &[&str]) -> bool {
    let is_declared = |kinds: &[&str], name: &str| {
        kinds.iter().any(|kind| {
            source
                .match_indices(&format!("{kind} {name}"))
                .any(|(at, found)| {
                    let after = source[at + found.len()..].chars().next();
                    !after.is_some_and(|c| c.is_alphanumeric() || c == '_')
                })
        })
    };
    const TYPES: [&str; 3] = ["struct", "enum", "trait"];
    match path {
        [of, name] if of.starts_with(char::is_uppercase) => {
            // A method may be in another file than the type.
            let is_type = is_declared(
                &[&TYPES[..], &["impl", "for", "impl<W: Word>"]].concat(),
                of,
            );
            let is_variant =
                name.starts_with(char::is_uppercase) && source.contains(&format!("\n    {name}"));
            is_type && (is_declared(&["fn"], name) || is_variant)
        }
        [.., name] => is_declared(&TYPES, name),
        [] => false,
    }
}

#[test]
fn functions_and_types_that_the_architecture_names_exist() {
    let mut all = Vec::new();
    files(Path::new("crates"), &mut all);
    let sources: Vec<String> = all
        .iter()
        .filter(|file| file.ends_with(".rs"))
        .map(read)
        .collect();
    let text = read("ARCHITECTURE.md");
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let (mut checked, mut missing) = (0, Vec::new());
    for name in quoted(&text).filter(|text| text.contains("::") && text.chars().all(is_name)) {
        checked += 1;
        let path: Vec<&str> = name.split("::").collect();
        let last_two = &path[path.len() - 2..];
        if !sources.iter().any(|source| declares(source, last_two)) {
            missing.push(name);
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(checked > 20, "only {checked} names were found");
}
