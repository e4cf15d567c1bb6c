//! Splits what few visits need off the page's module.
//!
//! The page marks a function as the way into its chunk (`crates/web/src/places/with_server.rs`); what
//! is reachable only from there goes into the chunk. The chunk shares memory and function table with
//! the page, and is instantiated by the page's own script when it is first wanted.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use wasm_split_cli_support::{Options, transform};

/// The chunk's name in the page, and in the site.
pub(crate) const CHUNK: &str = "online";

/// The script that a split module wants to import its loader from. The page's own script has it instead.
const LINK: &str = "./link.js";

/// A module in two parts.
pub(crate) struct Split {
    /// The part that needs glue.
    pub(crate) main: PathBuf,
    /// The part that is fetched later.
    pub(crate) chunk: Vec<u8>,
}

/// Splits a module that was linked with `--emit-relocs`.
pub(crate) fn split(wasm: &Path, scratch: &Path) -> anyhow::Result<Split> {
    // Remove leftovers from an earlier build.
    let _ = fs::remove_dir_all(scratch);
    let whole = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let main = scratch.join("main.wasm");
    let mut options = Options::new(&whole);
    options.output_dir = scratch;
    options.main_out_path = &main;
    options.link_name = LINK;
    let parts = transform(options).map_err(|error| anyhow!("{error:#}"));
    let parts = parts.with_context(|| format!("cannot split {}", wasm.display()))?;
    let [chunk] = parts.split_modules.as_slice() else {
        bail!(
            "{} has {} chunks, and the site has a place for one",
            wasm.display(),
            parts.split_modules.len()
        );
    };
    let chunk = fs::read(chunk).with_context(|| format!("cannot read {}", chunk.display()))?;
    Ok(Split { main, chunk })
}

/// The page's script with the loader in it, which a script of its own could not be: each would contain
/// the other's hash. The loader reports whether it succeeded; a chunk that could not be fetched is
/// fetched again when it is next wanted.
pub(crate) fn with_loader(script: &str) -> anyhow::Result<String> {
    let import = script
        .lines()
        .find(|line| line.starts_with("import * as ") && line.contains(LINK))
        .context("the script of a split module imports no loader")?;
    let name = import
        .trim_start_matches("import * as ")
        .split(' ')
        .next()
        .unwrap_or_default();
    let loader = format!(
        r#"const {name} = {{
    __wasm_split_load_{CHUNK}: async (report, data) => {{
        let isThere = false;
        try {{
            const response = await fetch(new URL('{CHUNK}.wasm', import.meta.url));
            if (response.ok) {{
                await WebAssembly.instantiate(await response.arrayBuffer(), {{ __wasm_split: wasm }});
                isThere = true;
            }}
        }} catch (fault) {{
            console.warn(fault);
        }}
        wasm.__indirect_function_table.get(report)(data, isThere);
    }},
}};"#
    );
    Ok(script.replace(import, &loader))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_takes_the_place_of_the_import() {
        let script = "import * as import1 from \"./link.js\"\nuse(import1);\n";
        let script = with_loader(script).unwrap();
        assert!(script.starts_with("const import1 = {\n"), "{script}");
        assert!(script.ends_with("};\nuse(import1);\n"), "{script}");
        assert!(!script.contains(LINK));
        assert!(with_loader("use(import1);\n").is_err());
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
