//! Making wasm smaller with `wasm-opt`, which npm has and cargo has not.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::run::{program, root};

/// The same module, smaller. Without Node and npm it stays as it is, which is said.
pub(super) fn shrink(wasm: Vec<u8>, name: &str, web: &Path) -> anyhow::Result<Vec<u8>> {
    let Some(wasm_opt) = tool(web)? else {
        eprintln!(
            "\n! {name} stays larger than it could be: npm is needed to get wasm-opt \
             (`apt install nodejs npm` on Debian)"
        );
        return Ok(wasm);
    };
    let (before, after) = (
        web.join(format!("{name}.before.wasm")),
        web.join(format!("{name}.after.wasm")),
    );
    fs::write(&before, &wasm)?;
    // The page is small first, the engine fast first.
    let level = if name == "worker" { "-O3" } else { "-Oz" };
    // rustc uses these by default, and every browser that has the rest has them.
    let features = [
        "--enable-bulk-memory",
        "--enable-mutable-globals",
        "--enable-nontrapping-float-to-int",
        "--enable-sign-ext",
        "--enable-reference-types",
        "--enable-multivalue",
    ];
    program(wasm_opt)
        .and(&[level])
        .and(&features)
        .and(&[&before])
        .and(&["-o"])
        .and(&[&after])
        .run()?;
    fs::read(&after).with_context(|| format!("cannot read {}", after.display()))
}

/// Where wasm-opt is, got first if need be; `None` if there is no npm.
fn tool(web: &Path) -> anyhow::Result<Option<PathBuf>> {
    let tools = web.join("tools");
    let wasm_opt = tools.join("node_modules/.bin/wasm-opt");
    let wanted = root().join("xtask/tools/package-lock.json");
    let have = tools.join("package-lock.json");
    if wasm_opt.exists() && fs::read(&wanted).ok() == fs::read(&have).ok() {
        return Ok(Some(wasm_opt));
    }
    for name in ["node", "npm"] {
        if program(name).and(&["--version"]).output().is_err() {
            return Ok(None);
        }
    }
    fs::create_dir_all(&tools)?;
    for name in ["package.json", "package-lock.json"] {
        let from = root().join("xtask/tools").join(name);
        fs::copy(&from, tools.join(name))
            .with_context(|| format!("cannot copy {}", from.display()))?;
    }
    let got = program("npm")
        .and(&["ci", "--no-audit", "--no-fund", "--prefix"])
        .and(&[&tools])
        .run();
    if let Err(error) = got {
        // So that the next build tries again.
        let _ = fs::remove_file(have);
        eprintln!("! {error:#}: is there a network?");
        return Ok(None);
    }
    Ok(Some(wasm_opt))
}
