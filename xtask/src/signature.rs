//! The engine's signature, natively and on wasm32: the same searches visit the same positions.

use anyhow::Context;

use crate::run::{cargo, program, target_folder};
use crate::verify::WASM;

const SIGNATURE: [&str; 6] = [
    "build",
    "--release",
    "--package",
    "engine",
    "--example",
    "signature",
];

/// Runs a module's `main`, which traps if something is wrong.
const NODE: &str = "WebAssembly.instantiate(require('fs').readFileSync(process.argv[1]))\
    .then(({ instance }) => instance.exports.main(0, 0))";

/// Compares the two. The wasm32 target is there.
pub(crate) fn check() -> anyhow::Result<()> {
    program("node").and(&["--version"]).output().context(
        "Node is needed to compare the engine on wasm32 with the native one: install it \
         (`apt install nodejs` on Debian)",
    )?;
    cargo(&SIGNATURE).run()?;
    let target = target_folder();
    let native = format!("{target}/release/examples/signature");
    let signature = program(native).output()?;
    let signature = signature.trim();
    cargo(&SIGNATURE)
        .and(&["--target", WASM])
        .with("EXPECTED_SIGNATURE", signature)
        .run()?;
    let wasm = format!("{target}/{WASM}/release/examples/signature.wasm");
    program("node")
        .and(&["-e", NODE, &wasm])
        .output()
        .with_context(|| {
            format!("the signature is {signature} natively, but another one on wasm32")
        })?;
    eprintln!("\n✔ signature {signature}, natively and on wasm32");
    Ok(())
}
