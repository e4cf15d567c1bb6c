//! Everything a change must pass.

use std::time::Instant;

use anyhow::Context;

use crate::browser;
use crate::run::{cargo, program};
use crate::signature;

/// The target the browser runs.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The crates the browser shares.
const SHARED: [&str; 8] = [
    "rules", "record", "draw", "engine", "ugi", "api", "words", "learn",
];

/// The crates that are only whole in the browser.
const BROWSER: [&str; 4] = ["--package", "web", "--package", "worker"];

pub(crate) fn verify() -> anyhow::Result<()> {
    let start = Instant::now();
    cargo(&["fmt", "--all", "--check"])
        .run()
        .context("`cargo fmt` would put that right")?;
    cargo(&["clippy", "--workspace", "--all-targets"])
        .and(&["--", "-D", "warnings"])
        .run()?;
    cargo(&[
        "doc",
        "--workspace",
        "--no-deps",
        "--document-private-items",
    ])
    .with("RUSTDOCFLAGS", "-D warnings")
    .run()?;
    cargo(&["test", "--workspace"]).run()?;
    add_wasm_target()?;
    let mut wasm = cargo(&["build", "--target", WASM]);
    for name in SHARED {
        wasm = wasm.and(&["--package", name]);
    }
    wasm.run()?;
    cargo(&["clippy", "--target", WASM])
        .and(&BROWSER)
        .and(&["--", "-D", "warnings"])
        .run()?;
    signature::check()?;
    browser::test()?;
    eprintln!("\n✔ verified in {} s", start.elapsed().as_secs());
    Ok(())
}

/// Gets the wasm32 target where it is missing.
pub(crate) fn add_wasm_target() -> anyhow::Result<()> {
    let installed = program("rustup")
        .and(&["target", "list", "--installed"])
        .output();
    if installed.is_ok_and(|targets| targets.lines().any(|target| target == WASM)) {
        return Ok(());
    }
    program("rustup")
        .and(&["target", "add", WASM])
        .run()
        .with_context(|| format!("the target {WASM} is needed: install it with rustup"))
}
