//! Lists the Fluent files, so that a new one is picked up without a change to the code.

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The folders of `locales`, in the order of `Language::ALL`.
const TAGS: [&str; 4] = ["en", "nl", "de", "ja"];

fn main() -> Result<(), Box<dyn Error>> {
    let here = env::var("CARGO_MANIFEST_DIR")?;
    let locales = Path::new(&here).join("../../locales");
    let mut code = String::from("static FILES: [&[&str]; 4] = [\n");
    for tag in TAGS {
        let folder = locales.join(tag);
        println!("cargo:rerun-if-changed={}", folder.display());
        let mut paths = Vec::new();
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "ftl") {
                paths.push(path.canonicalize()?);
            }
        }
        paths.sort();
        code.push_str("    &[\n");
        for path in paths {
            let full = path.to_string_lossy();
            writeln!(code, "        include_str!({full:?}),")?;
        }
        code.push_str("    ],\n");
    }
    code.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("files.rs"), code)?;
    Ok(())
}
