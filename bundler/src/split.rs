//! Splits off the parts of the page's module that few visits need.
//!
//! The page marks functions as entry points of its chunks (`crates/web/src/places/with_server.rs`,
//! `study.rs`); what is reachable only from there goes into a chunk, and what several chunks share
//! into one that is fetched with each of them. Chunks share memory and function table with the
//! page, and are instantiated by the page's own script on demand.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};

/// The places that need a server.
pub(crate) const ONLINE: &str = "online";

/// Learning and practice, which work offline.
pub(crate) const STUDY: &str = "study";

/// What both need, and a first visit does not.
pub(crate) const SHARED: &str = "shared";

/// All chunks, by their names in the site.
pub(crate) const CHUNKS: [&str; 3] = [ONLINE, SHARED, STUDY];

/// The script that a split module imports its loader from. The page's own script contains the
/// loader instead.
const LINK: &str = "./link.js";

/// A module in parts.
pub(crate) struct Split {
    /// The part that needs glue.
    pub(crate) main: PathBuf,
    /// The parts that are fetched later.
    pub(crate) chunks: Vec<Chunk>,
    /// For each entry point, the chunks it needs.
    pub(crate) ways: Ways,
}

/// A part that is fetched later.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chunk {
    /// Its name in the site.
    pub(crate) name: &'static str,
    /// Its bytes.
    pub(crate) wasm: Vec<u8>,
}

/// For each entry point, the chunks it needs, dependencies first.
pub(crate) type Ways = BTreeMap<String, Vec<&'static str>>;

/// Splits a module that was linked with `--emit-relocs`.
pub(crate) fn split(wasm: &Path, scratch: &Path) -> anyhow::Result<Split> {
    // Remove leftovers from an earlier build.
    let _ = fs::remove_dir_all(scratch);
    let whole = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let main = scratch.join("main.wasm");
    let parts = in_parts(&whole, &main, scratch);
    let parts = parts.with_context(|| format!("cannot split {}", wasm.display()))?;
    let ways = ways(parts.needed)?;
    let mut chunks = Vec::new();
    for path in parts.files {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let name = name_of(&stem)?;
        // Files that nothing needs are left out of the site.
        if ways.values().flatten().any(|needed| *needed == name) {
            let wasm =
                fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            chunks.push(Chunk { name, wasm });
        }
    }
    Ok(Split { main, chunks, ways })
}

/// What the splitter wrote.
struct Parts {
    /// The files beside the main one.
    files: Vec<PathBuf>,
    /// For each entry point, the names of the files it needs.
    needed: BTreeMap<String, Vec<String>>,
}

#[cfg(feature = "split")]
fn in_parts(whole: &[u8], main: &Path, scratch: &Path) -> anyhow::Result<Parts> {
    let mut options = wasm_split_cli_support::Options::new(whole);
    options.output_dir = scratch;
    options.main_out_path = main;
    options.link_name = LINK;
    let parts = wasm_split_cli_support::transform(options);
    let parts = parts.map_err(|error| anyhow::anyhow!("{error:#}"))?;
    Ok(Parts {
        files: parts.split_modules,
        needed: parts.prefetch_map.into_iter().collect(),
    })
}

#[cfg(not(feature = "split"))]
fn in_parts(_: &[u8], _: &Path, _: &Path) -> anyhow::Result<Parts> {
    anyhow::bail!("this `bundler` was built without its feature `split`")
}

/// The entry points by chunk names of the site, from the splitter's file names.
fn ways(files: BTreeMap<String, Vec<String>>) -> anyhow::Result<Ways> {
    let mut ways = Ways::new();
    for (way, files) in files {
        let names: anyhow::Result<Vec<_>> = files.iter().map(|file| name_of(file)).collect();
        ways.insert(way, names?);
    }
    let shared = files_shared(&ways);
    ensure!(
        shared <= 1,
        "there are {shared} chunks that others share, and the site has a place for one"
    );
    Ok(ways)
}

/// The most shared chunks a single entry point needs. Two chunks share at most one.
fn files_shared(ways: &Ways) -> usize {
    let shared = |names: &Vec<&str>| names.iter().filter(|name| **name == SHARED).count();
    ways.values().map(shared).max().unwrap_or_default()
}

/// The chunk name for a file the splitter wrote.
fn name_of(file: &str) -> anyhow::Result<&'static str> {
    let own = file.strip_prefix("split_").unwrap_or(SHARED);
    let known = CHUNKS.into_iter().find(|name| *name == own);
    known.with_context(|| format!("the site has no place for the chunk `{own}`"))
}

/// The page's script with the loader in it, which cannot be a separate script: each would contain
/// the other's hash. The loader reports whether it succeeded; a chunk that could not be fetched is
/// fetched again the next time it is needed.
pub(crate) fn with_loader(script: &str, ways: &Ways) -> anyhow::Result<String> {
    let mut imports = script
        .lines()
        .filter(|line| line.starts_with("import * as ") && line.contains(LINK));
    let import = imports
        .next()
        .context("the script of a split module imports no loader")?;
    let name = imported_name(import);
    // Every entry point has an import, all of the same loader.
    let others: Vec<&str> = imports.collect();
    let mut loader = LOADER.to_owned();
    let _ = writeln!(loader, "const {name} = {{");
    for (way, chunks) in ways {
        let files: Vec<String> = chunks.iter().map(|it| format!("'{it}.wasm'")).collect();
        let files = files.join(", ");
        let _ = writeln!(
            loader,
            "    __wasm_split_load_{way}: (report, data) => loadChunks([{files}], report, data),"
        );
    }
    loader.push_str("};");
    let script = script.replace(import, &loader);
    Ok(others.iter().fold(script, |script, other| {
        script.replace(other, &format!("const {} = {name};", imported_name(other)))
    }))
}

/// The name under which a script imports a module as a whole.
fn imported_name(import: &str) -> &str {
    let rest = import.trim_start_matches("import * as ");
    rest.split(' ').next().unwrap_or_default()
}

/// Chunks are fetched in parallel and instantiated in order, each once, however many callers need
/// it.
const LOADER: &str = r#"const chunks = new Map();
function loadChunk(before, file) {
    if (!chunks.has(file)) {
        const fetched = fetch(new URL(file, import.meta.url)).then((response) => {
            if (!response.ok) throw new Error(`${response.status} ${file}`);
            return response.arrayBuffer();
        });
        const chunk = Promise.all([fetched, before])
            .then(([bytes]) => WebAssembly.instantiate(bytes, { __wasm_split: wasm }));
        chunks.set(file, chunk);
        chunk.catch(() => chunks.delete(file));
    }
    return chunks.get(file);
}
async function loadChunks(files, report, data) {
    let areThere = false;
    try {
        await files.reduce(loadChunk, undefined);
        areThere = true;
    } catch (fault) {
        console.warn(fault);
    }
    wasm.__indirect_function_table.get(report)(data, areThere);
}
"#;

#[cfg(test)]
mod tests {
    use super::*;

    fn needed(files: &[(&str, &[&str])]) -> BTreeMap<String, Vec<String>> {
        let owned = |files: &[&str]| files.iter().map(|file| (*file).to_owned()).collect();
        let way = |(way, files): &(&str, &[&str])| ((*way).to_owned(), owned(files));
        files.iter().map(way).collect()
    }

    #[test]
    fn every_way_names_what_it_needs_shared_parts_first() {
        let files = [
            ("online", ["chunk_3", "split_online"].as_slice()),
            ("study", ["chunk_3", "split_study"].as_slice()),
        ];
        let ways = ways(needed(&files)).unwrap();
        assert_eq!(ways["online"], [SHARED, ONLINE]);
        assert_eq!(ways["study"], [SHARED, STUDY]);
    }

    #[test]
    fn a_chunk_without_a_place_in_the_site_is_refused() {
        assert!(ways(needed(&[("other", &["split_other"])])).is_err());
        let three = ["chunk_4", "chunk_5", "split_study"];
        assert!(ways(needed(&[("study", &three)])).is_err());
    }

    #[test]
    fn the_loader_takes_the_place_of_the_import() {
        let imports =
            "import * as import1 from \"./link.js\"\nimport * as import2 from \"./link.js\"\n";
        let script = format!("{imports}use(import1);\n");
        let ways = ways(needed(&[("study", &["chunk_3", "split_study"])])).unwrap();
        let script = with_loader(&script, &ways).unwrap();
        assert!(script.contains("\nconst import1 = {\n"), "{script}");
        assert!(script.contains("\nconst import2 = import1;\n"), "{script}");
        assert!(script.contains("__wasm_split_load_study:"), "{script}");
        assert!(script.contains("['shared.wasm', 'study.wasm']"), "{script}");
        assert!(script.ends_with("\nuse(import1);\n"), "{script}");
        assert!(!script.contains(LINK));
        assert!(with_loader("use(import1);\n", &ways).is_err());
    }

    #[test]
    fn a_module_without_relocations_is_refused() {
        let folder = std::env::temp_dir().join(format!("quarterturn-split-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let wasm = folder.join("empty.wasm");
        fs::write(&wasm, b"\0asm\x01\0\0\0").unwrap();
        let error = split(&wasm, &folder.join("scratch")).err().unwrap();
        assert!(format!("{error:#}").contains("--emit-relocs"), "{error:#}");
        fs::remove_dir_all(folder).unwrap();
    }
}
