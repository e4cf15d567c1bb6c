//! The engine's signatures on wasm32, with the hand-written evaluation and with nets: the same
//! searches visit the same positions there as natively, where a test compares them with the numbers
//! in `crates/engine/signature.txt`.

use anyhow::Context;

use crate::run::{cargo, program, target_folder};
use crate::verify::WASM;
use crate::web::{as_in_the_worker, need_npm};

/// Runs a module's `main`, which traps if the signature differs.
const NODE: &str = "WebAssembly.instantiate(require('fs').readFileSync(process.argv[1]))\
    .then(({ instance }) => instance.exports.main(0, 0))";

pub(crate) fn check() -> anyhow::Result<()> {
    need_npm("to run the engine on wasm32")?;
    as_in_the_worker(cargo(&[
        "build",
        "--package",
        "engine",
        "--example",
        "signature",
        // Vector instructions must not change a net's results.
        "--features",
        "simd128",
    ]))
    .run()?;
    let wasm = format!("{}/{WASM}/release/examples/signature.wasm", target_folder());
    program("node")
        .and(&["-e", NODE, &wasm])
        .output()
        .context("on wasm32 the signature differs from crates/engine/signature.txt")?;
    Ok(())
}
