//! The engine's signature on wasm32: the same searches visit the same positions there. That they do
//! natively is a test of the engine; both compare with `crates/engine/signature.txt`.

use anyhow::Context;

use crate::run::{cargo, program, target_folder};
use crate::verify::WASM;

/// Runs a module's `main`, which traps if something is wrong.
const NODE: &str = "WebAssembly.instantiate(require('fs').readFileSync(process.argv[1]))\
    .then(({ instance }) => instance.exports.main(0, 0))";

/// Checks it. The wasm32 target is there.
pub(crate) fn check() -> anyhow::Result<()> {
    program("node").and(&["--version"]).output().context(
        "Node is needed to compare the engine on wasm32 with the native one: install it \
         (`apt install nodejs` on Debian)",
    )?;
    // The everyday profile, in which the engine has just been built for wasm32.
    cargo(&["build", "--package", "engine", "--example", "signature"])
        .and(&["--target", WASM])
        .run()?;
    let module = format!("{}/{WASM}/debug/examples/signature.wasm", target_folder());
    program("node")
        .and(&["-e", NODE, &module])
        .output()
        .context("on wasm32 the signature is not the one in crates/engine/signature.txt")?;
    eprintln!("\n✔ the signature on wasm32 is the pinned one");
    Ok(())
}
