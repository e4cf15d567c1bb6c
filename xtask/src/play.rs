//! `cargo play`: everything built and served, or a game in the terminal.

use crate::run::cargo;
use crate::web::{self, Care};

const BUILD: [&str; 4] = ["build", "--release", "--package", "quarterturn"];
const RUN: [&str; 6] = [
    "run",
    "--quiet",
    "--release",
    "--package",
    "quarterturn",
    "--",
];

pub(crate) fn play(options: &[String]) -> anyhow::Result<()> {
    if let Some(("--terminal", rest)) = options.split_first().map(|(o, rest)| (o.as_str(), rest)) {
        cargo(&BUILD).run()?;
        return cargo(&RUN).and(&["play"]).and(rest).quietly().run();
    }
    // Options of ours come before those of `quarterturn serve`.
    let (care, rest) = match options.split_first() {
        Some((first, rest)) if first == "--quick" => (Care::Quick, rest),
        _ => (Care::Full, options),
    };
    let dist = web::build(care)?;
    let dist = dist.to_string_lossy();
    cargo(&BUILD).with("QUARTERTURN_SITE", &dist).run()?;
    cargo(&RUN)
        .and(&["serve"])
        .and(rest)
        .with("QUARTERTURN_SITE", &dist)
        .quietly()
        .run()
}
