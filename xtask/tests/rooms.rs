//! The board of the web app stays small: modules with few files, types with few fields, methods in
//! few files, and modules that depend only on those they may.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A dozen files in a folder, a dozen fields in a type, three files with its methods.
const FILES: usize = 12;
const FIELDS: usize = 12;
const FILES_OF_METHODS: usize = 3;

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/web/src")
}

/// A folder and those in it, each with its files.
fn folders(folder: &Path) -> Vec<(PathBuf, Vec<PathBuf>)> {
    let (mut files, mut inner) = (Vec::new(), Vec::new());
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            inner.extend(folders(&path));
        } else {
            files.push(path);
        }
    }
    inner.push((folder.to_owned(), files));
    inner
}

/// The files of a folder and its subfolders, with their texts; tests may depend on everything.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let files = folders(folder).into_iter().flat_map(|(_, files)| files);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    };
    let is_test = |path: &PathBuf| path.to_string_lossy().ends_with("tests.rs");
    files.filter(|path| !is_test(path)).map(read).collect()
}

/// The type an inherent `impl` at the beginning of a line is for.
fn implements(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("impl")?.strip_suffix('{')?;
    let rest = match rest.strip_prefix('<') {
        Some(generic) => generic.split_once('>')?.1,
        None => rest,
    };
    let name = rest.trim();
    let end = name.find('<').unwrap_or(name.len());
    (!name.contains(" for ")).then(|| &name[..end])
}

/// The types of a file with the number of their fields.
fn types(text: &str) -> Vec<(&str, usize)> {
    let mut found = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some((_, head)) = line.split_once("struct ").filter(|_| line.ends_with('{')) else {
            continue;
        };
        let name = head.split(|c: char| !c.is_alphanumeric()).next().unwrap();
        let body = lines.by_ref().take_while(|line| *line != "}");
        let is_field = |line: &&str| {
            let starts = line.starts_with("    ") && !line.starts_with("     ");
            starts && line.contains(": ") && !line.trim_start().starts_with(['/', '#'])
        };
        found.push((name, body.filter(is_field).count()));
    }
    found
}

#[test]
fn every_folder_of_the_page_has_a_dozen_files_at_most_and_says_what_lives_there() {
    for (folder, files) in folders(&web()) {
        let name = folder.display();
        assert!(files.len() <= FILES, "{name}: {} files", files.len());
        // The crate itself is described by its README.
        let text = fs::read_to_string(folder.join("mod.rs")).unwrap_or_default();
        let is_described = folder == web() || text.starts_with("//! ");
        assert!(is_described, "{name}: nothing says what lives there");
    }
}

#[test]
fn types_of_the_board_have_a_dozen_fields_at_most_and_methods_in_three_files() {
    let mut homes: BTreeMap<String, BTreeSet<PathBuf>> = BTreeMap::new();
    let mut most = 0;
    for (path, text) in sources(&web().join("board")) {
        for (name, fields) in types(&text) {
            assert!(fields <= FIELDS, "{name} has {fields} fields");
            most = most.max(fields);
        }
        for name in text.lines().filter_map(implements) {
            homes
                .entry(name.to_owned())
                .or_default()
                .insert(path.clone());
        }
    }
    assert_eq!(most, FIELDS, "the desk has a dozen: fields are counted");
    assert_eq!(homes["Desk"].len(), FILES_OF_METHODS);
    for (name, files) in homes {
        assert!(files.len() <= FILES_OF_METHODS, "{name}: {files:?}");
    }
}

#[test]
fn what_the_turn_is_and_what_is_seen_know_nothing_of_hands_and_pictures() {
    let forbidden = |room: &str, others: &[&str]| {
        for (path, text) in sources(&web().join("board").join(room)) {
            for other in others {
                let known = text.lines().find(|line| line.contains(other));
                assert_eq!(known, None, "{}", path.display());
            }
        }
    };
    let outside = [
        "board::show",
        "board::hand",
        "board::desk",
        "leptos",
        "web_sys",
    ];
    forbidden("turn", &[&outside[..], &["board::sight"]].concat());
    forbidden("sight", &outside);
}
