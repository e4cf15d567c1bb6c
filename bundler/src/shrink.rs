//! Shrinks wasm with Binaryen's `wasm-opt`.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, bail};

use crate::site;

/// rustc enables these by default, so every supported browser has them.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// The same module, smaller.
pub(crate) fn shrink(
    wasm_opt: &Path,
    wasm: &[u8],
    name: &str,
    scratch: &Path,
) -> anyhow::Result<Vec<u8>> {
    let before = scratch.join("before.wasm");
    let after = scratch.join("after.wasm");
    fs::write(&before, wasm)?;
    // Optimise the page for size, the engine for speed.
    let level = match name {
        "worker" | site::LARGE_BOARDS | site::NETS => "-O3",
        _ => "-Oz",
    };
    let status = Command::new(wasm_opt)
        .arg(level)
        .args(FEATURES)
        .arg(&before)
        .arg("-o")
        .arg(&after)
        .status()
        .with_context(|| format!("could not start {}", wasm_opt.display()))?;
    if !status.success() {
        bail!("wasm-opt failed on {name} ({status})");
    }
    fs::read(&after).with_context(|| format!("cannot read {}", after.display()))
}
