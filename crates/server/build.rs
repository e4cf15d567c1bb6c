//! Embeds the files of the web app in the binary if the variable `QUARTERTURN_SITE` names their
//! folder.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=QUARTERTURN_SITE");
    let mut list = String::from("&[\n");
    if let Some(folder) = env::var_os("QUARTERTURN_SITE").map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
        let folder = folder.canonicalize().unwrap_or_else(|error| {
            panic!("QUARTERTURN_SITE names {}: {error}", folder.display());
        });
        let mut files = Vec::new();
        find(&folder, &mut files);
        files.sort();
        for file in files {
            let name = file.strip_prefix(&folder).expect("it was found there");
            let name = name
                .to_str()
                .expect("names of files are plain")
                .replace('\\', "/");
            writeln!(list, "({name:?}, include_bytes!({file:?})),").expect("strings grow");
        }
    }
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("site.rs"), list).expect("the list of files can be written");
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            find(&path, files);
        } else {
            files.push(path);
        }
    }
}
