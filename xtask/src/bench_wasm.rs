//! The speed of the rules and of the search on wasm32, in Node, compared with native.
//!
//! Both are measured alternately in the same run, and the best time of each counts, so that any
//! other load on the machine slows down both or neither.

use std::time::Instant;

use anyhow::Context;

use crate::run::{cargo, program, target_folder};
use crate::verify::{WASM, add_target};

/// How often each side is measured.
const ROUNDS: usize = 7;

/// Times calls of the module's `main`, after the same number of calls to warm up the compiler.
const NODE: &str = "
const fs = require('fs');
const calls = Number(process.argv[2]);
WebAssembly.instantiate(fs.readFileSync(process.argv[1])).then(({ instance }) => {
  for (let call = -calls; call < calls; call++) {
    const start = process.hrtime.bigint();
    instance.exports.main(0, 0);
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    if (call >= 0) console.log(seconds);
  }
});";

pub(crate) fn bench_wasm() -> anyhow::Result<()> {
    add_target(WASM)?;
    let rules = Example::build("rules", "workload", &[])?;
    let search = Example::build("engine", "node_rate", &["--features", "simd128"])?;
    println!("{:21} {:>9} {:>9} {:>7}", "", "native", "wasm32", "ratio");
    measure_rules(&rules)?;
    measure_search(&search)
}

/// A program built for both targets.
struct Example {
    native: String,
    wasm: String,
}

impl Example {
    /// Builds it for both targets, with these options for wasm32.
    fn build(package: &str, name: &str, on_wasm: &[&str]) -> anyhow::Result<Example> {
        let build = || {
            cargo(&[
                "build",
                "--release",
                "--package",
                package,
                "--example",
                name,
            ])
        };
        build().run()?;
        build().and(&["--target", WASM]).and(on_wasm).run()?;
        let target = target_folder();
        Ok(Example {
            native: format!("{target}/release/examples/{name}"),
            wasm: format!("{target}/{WASM}/release/examples/{name}.wasm"),
        })
    }

    fn native(&self) -> anyhow::Result<String> {
        program(&self.native).output()
    }

    /// The seconds taken by this many calls on wasm32.
    fn wasm(&self, calls: usize) -> anyhow::Result<Vec<f64>> {
        let calls = calls.to_string();
        let text = program("node")
            .and(&["-e", NODE, &self.wasm, &calls])
            .output()
            .context("Node is needed for this measurement")?;
        text.lines()
            .map(|line| Ok(line.parse()?))
            .collect::<anyhow::Result<_>>()
    }
}

fn measure_rules(example: &Example) -> anyhow::Result<()> {
    let (mut native, mut wasm) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..ROUNDS {
        let start = Instant::now();
        example.native()?;
        native = native.min(start.elapsed().as_secs_f64());
        wasm = example.wasm(1)?.into_iter().fold(wasm, f64::min);
    }
    let ratio = native / wasm;
    println!("{:21} {native:>7.3} s {wasm:>7.3} s {ratio:>7.2}", "rules");
    Ok(())
}

/// A game and its search speed, in positions per second.
struct Rate {
    game: String,
    native: f64,
    wasm: f64,
}

fn measure_search(example: &Example) -> anyhow::Result<()> {
    let mut rates: Vec<Rate> = Vec::new();
    for _ in 0..ROUNDS {
        let native = example.native()?;
        let native: Vec<&str> = native.lines().collect();
        let wasm = example.wasm(native.len())?;
        for (number, (line, seconds)) in native.into_iter().zip(wasm).enumerate() {
            let words: Vec<&str> = line.split(' ').collect();
            let [game, nodes, own] = words[..] else {
                anyhow::bail!("`{line}` is not a measurement");
            };
            let nodes: f64 = nodes.parse()?;
            let now = Rate {
                game: game.to_owned(),
                native: nodes / own.parse::<f64>()?,
                wasm: nodes / seconds,
            };
            match rates.get_mut(number) {
                Some(best) => {
                    best.native = best.native.max(now.native);
                    best.wasm = best.wasm.max(now.wasm);
                }
                None => rates.push(now),
            }
        }
    }
    for Rate { game, native, wasm } in rates {
        let name = format!("{game}, million nodes/s");
        let (n, w, ratio) = (native / 1e6, wasm / 1e6, wasm / native);
        println!("{name:27} {n:>7.2} {w:>9.2} {ratio:>7.2}");
    }
    Ok(())
}
