//! `cargo play`: builds and serves everything, or starts a game in the terminal.

use crate::run::{cargo, program, root, target_folder};
use crate::steps::Steps;
use crate::web::{self, Edition};

pub(crate) fn play(options: &[String]) -> anyhow::Result<()> {
    let quarterturn = root().join(target_folder()).join("debug/quarterturn");
    if let Some(("--terminal", rest)) = options.split_first().map(|(o, rest)| (o.as_str(), rest)) {
        let mut steps = Steps::new(1);
        steps.step("the program", Some(60), || {
            cargo(&["build", "--package", "quarterturn"])
                .quietly()
                .run()
        })?;
        return program(quarterturn)
            .and(&["play"])
            .and(rest)
            .quietly()
            .run();
    }
    let mut steps = Steps::new(4);
    steps.step("the program", Some(100), || {
        cargo(&["build", "--package", "quarterturn", "--package", "bundler"])
            .quietly()
            .run()
    })?;
    let wasm = steps.step("page and engine for the browser", Some(80), || {
        web::compile(Edition::Everyday)
    })?;
    let folder = steps.step("the files of the web app", Some(15), || {
        web::bundle(Edition::Everyday, &wasm)
    })?;
    steps.step("the server; Ctrl-C ends it", None, || {
        program(quarterturn)
            .and(&["serve", "--files"])
            .and(&[folder])
            .and(options)
            .quietly()
            .run()
    })
}
