//! The scripts between wasm and the browser.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use walrus::ModuleConfig;
use wasm_bindgen_cli_support::Bindgen;

use crate::Module;

/// Generates the script for a compiled module, which starts the module by itself.
pub(crate) fn glue(wasm: &Path, name: &str, out: &Path) -> anyhow::Result<Module> {
    generated(Bindgen::new(), wasm, name, out)
}

/// The same for a module whose chunk needs to see what the linker exports.
pub(crate) fn glue_of_split(wasm: &Path, name: &str, out: &Path) -> anyhow::Result<Module> {
    let mut bindgen = Bindgen::new();
    bindgen.keep_lld_exports(true);
    generated(bindgen, wasm, name, out)
}

fn generated(mut bindgen: Bindgen, wasm: &Path, name: &str, out: &Path) -> anyhow::Result<Module> {
    // Remove leftovers from an earlier build.
    let _ = fs::remove_dir_all(out);
    bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(false)
        .web(true)?
        .generate(out)
        .with_context(|| format!("no glue for {}", wasm.display()))?;
    if out.join("snippets").exists() {
        bail!("{name} comes with extra scripts, which the site has no place for");
    }
    let read = |file: String| {
        let path = out.join(file);
        fs::read(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let script = String::from_utf8(read(format!("{name}.js"))?)?;
    let (script, wasm) = with_short_names(script, &read(format!("{name}_bg.wasm"))?)?;
    Ok(Module {
        // Errors are rethrown so that they surface: a page is notified of errors in its workers,
        // but not of their rejected promises.
        script: format!(
            "{script}\n__wbg_init().catch((fault) => setTimeout(() => {{ throw fault; }}));\n"
        ),
        wasm,
        chunks: Vec::new(),
    })
}

/// The names of a module's imports contain long hashes that do not compress, both in the module and
/// in the script. Nothing else reads the names, so they are shortened.
fn with_short_names(mut script: String, wasm: &[u8]) -> anyhow::Result<(String, Vec<u8>)> {
    let mut config = ModuleConfig::new();
    config
        .generate_name_section(false)
        .generate_producers_section(false);
    let mut module = config.parse(wasm)?;
    for (number, import) in module.imports.iter_mut().enumerate() {
        let long = format!(" {}: ", import.name);
        // Anything unusual keeps its name.
        if script.matches(&long).count() == 1 {
            import.name = format!("i{number}");
            script = script.replace(&long, &format!(" {}: ", import.name));
        }
    }
    Ok((script, module.emit_wasm()))
}

#[cfg(test)]
mod tests {
    /// The versions of a package in `Cargo.lock`.
    fn locked(package: &str) -> Vec<&'static str> {
        let lock = include_str!("../../Cargo.lock");
        let name = format!("name = \"{package}\"");
        let mut lines = lock.lines();
        let mut versions = Vec::new();
        while lines.any(|line| line == name) {
            versions.extend(lines.next());
        }
        versions
    }

    #[test]
    fn the_glue_is_of_the_version_the_wasm_is_of() {
        let wasm = locked("wasm-bindgen");
        assert_eq!(wasm.len(), 1, "{wasm:?}");
        assert_eq!(wasm, locked("wasm-bindgen-cli-support"));
    }
}
