//! The speed of the rules on wasm32, in Node, against native, measured in one run.

use std::time::Instant;

use anyhow::Context;

use crate::run::{cargo, program, target_folder};
use crate::verify::{WASM, add_wasm_target};

const WORKLOAD: [&str; 6] = [
    "build",
    "--release",
    "--package",
    "rules",
    "--example",
    "workload",
];

/// Times every call of the module's `main`; the compiler behind it warms up in the first ones.
const NODE: &str = "
const fs = require('fs');
WebAssembly.instantiate(fs.readFileSync(process.argv[1])).then(({ instance }) => {
  let best = Infinity;
  for (let i = 0; i < 7; i++) {
    const start = process.hrtime.bigint();
    instance.exports.main(0, 0);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / 1e9);
  }
  console.log(best);
});";

pub(crate) fn bench_wasm() -> anyhow::Result<()> {
    add_wasm_target()?;
    cargo(&WORKLOAD).run()?;
    cargo(&WORKLOAD).and(&["--target", WASM]).run()?;
    let target = target_folder();
    let native = format!("{target}/release/examples/workload");
    let wasm = format!("{target}/{WASM}/release/examples/workload.wasm");
    let mut best = f64::INFINITY;
    for _ in 0..7 {
        let start = Instant::now();
        program(&native).output()?;
        best = best.min(start.elapsed().as_secs_f64());
    }
    let node: f64 = program("node")
        .and(&["-e", NODE, &wasm])
        .output()
        .context("Node is needed for this measurement")?
        .trim()
        .parse()?;
    println!(
        "native  {best:.3} s\nwasm32  {node:.3} s\nwasm32 is {:.2} of native",
        best / node
    );
    Ok(())
}
