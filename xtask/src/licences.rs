//! The licences of everything that goes into a release.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::Context;
use serde_json::Value;

use crate::run::cargo;
use crate::verify::WASM;

/// Prefixes of the names of licence files, in capital letters.
const NAMES: [&str; 5] = ["LICEN", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// What the program for a target and its embedded web app are made of: one entry for each package,
/// then every licence text once, with the packages it came with.
pub(crate) fn texts(target: &str) -> anyhow::Result<String> {
    let mut packages = used(&["quarterturn"], target)?;
    packages.extend(used(&["web", "worker", "film"], WASM)?);
    let mut list = String::new();
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages.values() {
        let name = format!("{} {}", string(package, "name"), string(package, "version"));
        list.push_str(&format!("{name}: {}", licence(package)));
        if let Some(repository) = package["repository"].as_str() {
            list.push_str(&format!(", {repository}"));
        }
        list.push('\n');
        for text in files(package)? {
            texts.entry(text).or_default().push(name.clone());
        }
    }
    let mut all = format!(
        "Quarterturn is built from these packages, each under the licence beside its name. The\n\
         texts that came with them follow.\n\n{list}"
    );
    for (text, packages) in texts {
        let rule = "─".repeat(80);
        all.push_str(&format!(
            "\n{rule}\n{}\n{rule}\n\n{text}\n",
            packages.join(", ")
        ));
    }
    Ok(all)
}

/// The third-party packages that these packages of ours are built from, by name and version.
fn used(ours: &[&str], target: &str) -> anyhow::Result<BTreeMap<(String, String), Value>> {
    let metadata = cargo(&["metadata", "--format-version", "1", "--locked"])
        .and(&["--filter-platform", target])
        .output()?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = by_id(&metadata["packages"]);
    let nodes = by_id(&metadata["resolve"]["nodes"]);
    let mut todo: Vec<&str> = packages
        .iter()
        .filter(|(_, package)| {
            package["source"].is_null() && ours.contains(&package["name"].as_str().unwrap_or(""))
        })
        .map(|(id, _)| *id)
        .collect();
    let mut seen: BTreeSet<&str> = todo.iter().copied().collect();
    while let Some(id) = todo.pop() {
        let node = nodes
            .get(id)
            .with_context(|| format!("cargo knows nothing of {id}"))?;
        for dependency in node["deps"].as_array().into_iter().flatten() {
            let is_built_in = dependency["dep_kinds"]
                .as_array()
                .is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()));
            let id = dependency["pkg"].as_str().unwrap_or_default();
            if is_built_in && seen.insert(id) {
                todo.push(id);
            }
        }
    }
    Ok(seen
        .into_iter()
        .filter_map(|id| packages.get(id))
        .filter(|package| !package["source"].is_null())
        .map(|package| {
            let key = (string(package, "name"), string(package, "version"));
            (key, (*package).clone())
        })
        .collect())
}

fn by_id(list: &Value) -> BTreeMap<&str, &Value> {
    let list = list.as_array().into_iter().flatten();
    list.filter_map(|entry| Some((entry["id"].as_str()?, entry)))
        .collect()
}

fn string(package: &Value, key: &str) -> String {
    package[key].as_str().unwrap_or("unknown").to_owned()
}

/// What a package says its licence is: an expression, or where its text is.
fn licence(package: &Value) -> String {
    match (
        package["license"].as_str(),
        package["license_file"].as_str(),
    ) {
        (Some(expression), _) => expression.to_owned(),
        (None, Some(_)) => "see its text below".to_owned(),
        (None, None) => "unknown".to_owned(),
    }
}

/// The texts of a package's licences.
fn files(package: &Value) -> anyhow::Result<Vec<String>> {
    let manifest = string(package, "manifest_path");
    let folder = Path::new(&manifest)
        .parent()
        .context("a manifest without a folder")?;
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_uppercase();
        if path.is_file() && NAMES.iter().any(|beginning| name.starts_with(beginning)) {
            let bytes = fs::read(&path)?;
            let text = String::from_utf8_lossy(&bytes);
            texts.push(text.replace("\r\n", "\n").trim().to_owned());
        }
    }
    texts.sort();
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_built_in_is_listed_with_its_licence_and_ours_is_not() {
        let texts = texts("x86_64-unknown-linux-musl").unwrap();
        let line = |name: &str| texts.lines().find(|line| line.starts_with(name));
        assert!(line("clap ").unwrap().contains("MIT"), "of the program");
        assert!(line("leptos ").unwrap().contains("MIT"), "of the page");
        assert_eq!(line("proptest "), None, "only for tests");
        assert_eq!(line("quarterturn "), None, "ours");
        assert!(texts.contains("Permission is hereby granted"));
    }

    #[test]
    fn every_package_names_its_licence_or_has_its_text() {
        let texts = texts("x86_64-unknown-linux-musl").unwrap();
        let (_, entries) = texts.split_once("\n\n").unwrap();
        let (entries, _) = entries.split_once("\n\n").unwrap();
        for entry in entries.lines() {
            let (name, licence) = entry.split_once(": ").unwrap();
            assert!(!licence.starts_with("unknown"), "{entry}");
            if licence.starts_with("see its text below") {
                let has_text = |line: &str| line.split(", ").any(|with| with == name);
                assert!(texts.lines().skip(2).any(has_text), "{entry}");
            }
        }
    }
}
