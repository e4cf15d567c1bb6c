//! `cargo play`: everything built and served, or a game in the terminal.

use std::path::Path;

use crate::run::{cargo, program, root, target_folder};
use crate::steps::Steps;
use crate::web::{self, Edition};

pub(crate) fn play(options: &[String]) -> anyhow::Result<()> {
    let quarterturn = root().join(target_folder()).join("debug/quarterturn");
    if let Some(("--terminal", rest)) = options.split_first().map(|(o, rest)| (o.as_str(), rest)) {
        let mut steps = Steps::new(1);
        steps.step("the program", Some(100), build)?;
        return program(quarterturn).and(&["play"]).and(rest).replace();
    }
    let mut steps = Steps::new(4);
    let page = web::start_to_compile()?;
    steps.step("the program, and the page beside it", Some(210), build)?;
    check_options(&quarterturn, options)?;
    steps.step("what is left of the page", Some(10), || page.wait())?;
    let folder = steps.step("the files of the web app", Some(15), || {
        web::bundle(Edition::Everyday, &web::everyday_modules())
    })?;
    steps.step("the server; Ctrl-C ends it", None, || {
        program(quarterturn)
            .and(&["serve", "--files"])
            .and(&[folder])
            .and(options)
            .replace()
    })
}

/// The program and, in the same invocation, what makes the web app: built separately, they would
/// share fewer compiled libraries.
fn build() -> anyhow::Result<()> {
    cargo(&["build", "--package", "quarterturn", "--package", "bundler"])
        .quietly()
        .run()
}

/// Rejects unknown options of `quarterturn serve` before the long steps: with `--help` appended
/// they are parsed and nothing is served.
fn check_options(quarterturn: &Path, options: &[String]) -> anyhow::Result<()> {
    let options = options.split(|option| option == "--").next().unwrap_or(&[]);
    program(quarterturn)
        .and(&["serve"])
        .and(options)
        .and(&["--help"])
        .output()
        .map(|_| ())
}
