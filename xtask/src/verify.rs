//! `cargo verify`: everything a change must pass.

use anyhow::{Context, bail};

use crate::run::{cargo, program};
use crate::steps::Steps;
use crate::web::{self, Edition};
use crate::{browser, package, signature, tools};

/// The target the browser runs.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The crates that run in the browser.
const IN_THE_BROWSER: [&str; 15] = [
    "rules", "random", "finish", "record", "draw", "animate", "engine", "ugi", "api", "words",
    "learn", "web", "worker", "film", "online",
];

const DENY_WARNINGS: [&str; 3] = ["--", "-D", "warnings"];

pub(crate) fn verify() -> anyhow::Result<()> {
    let mut steps = Steps::new(10);
    steps.step("formatting", None, || {
        cargo(&["fmt", "--all", "--check"])
            .run()
            .context("run `cargo fmt` to fix this")
    })?;
    steps.step("dependencies", None, check_dependencies)?;
    steps.step("tests", Some(540), || {
        tools::install(&tools::DATABASES, "the tests of the server")?;
        cargo(&["test", "--workspace"]).run()
    })?;
    steps.step("lints", Some(100), || {
        cargo(&["clippy", "--workspace", "--all-targets"])
            .and(&DENY_WARNINGS)
            .run()
    })?;
    steps.step("lints for the browser", Some(60), || {
        add_target(WASM)?;
        let clippy = cargo(&["clippy", "--target", WASM]);
        IN_THE_BROWSER
            .iter()
            .fold(clippy, |clippy, name| clippy.and(&["--package", name]))
            .and(&DENY_WARNINGS)
            .run()
    })?;
    steps.step("documentation", Some(60), || {
        cargo(&[
            "doc",
            "--workspace",
            "--no-deps",
            "--document-private-items",
        ])
        .with("RUSTDOCFLAGS", "-D warnings")
        .run()
    })?;
    let site = steps.step("the web app", Some(240), || {
        build_programs()?;
        let wasm = web::compile(Edition::Release)?;
        web::bundle(Edition::Release, &wasm)
    })?;
    steps.step("the same search on wasm32", Some(20), signature::check)?;
    steps.step("the release build, in an empty root", Some(200), || {
        let target = package::default_target()?;
        let program = package::build(&target)?;
        package::assemble(&program, &target)?;
        browser::test_alone(&program)
    })?;
    steps.step("the web app in browsers", Some(690), || {
        browser::test(&site)
    })?;
    eprintln!("\n{}\n✔ verified", steps.summary());
    Ok(())
}

/// Builds the programs that the steps after the tests run. Cargo unifies features over the packages
/// it is asked for: with the whole workspace and its tests, everything the tests have compiled is
/// reused, while one package alone would have much of it compiled again.
fn build_programs() -> anyhow::Result<()> {
    cargo(&["build", "--workspace", "--tests"])
        .and(&["--bin", "bundler", "--bin", "quarterturn"])
        .run()
}

/// Advisories, licences and sources of dependencies, if cargo-deny is installed.
fn check_dependencies() -> anyhow::Result<()> {
    if program("cargo-deny").and(&["--version"]).output().is_err() {
        eprintln!("skipped: cargo-deny is not installed (`cargo install cargo-deny`)");
        return Ok(());
    }
    // Advisories have to be fetched; without a network the rest is still checked.
    let fetched = cargo(&["deny", "fetch", "db"]).run().is_ok();
    let checks: &[&str] = match fetched {
        true => &["advisories", "bans", "licenses", "sources"],
        false => &["bans", "licenses", "sources"],
    };
    cargo(&["deny", "--log-level", "error", "check"])
        .and(checks)
        .run()
}

/// Installs a compilation target if it is missing.
pub(crate) fn add_target(target: &str) -> anyhow::Result<()> {
    let rustup = |words: &[&str]| program("rustup").and(&["target"]).and(words);
    let installed = rustup(&["list", "--installed"]).output();
    if installed.is_ok_and(|targets| targets.lines().any(|line| line == target)) {
        return Ok(());
    }
    if rustup(&["add", target]).run().is_err() {
        bail!("the target {target} is needed: install it with rustup (https://rustup.rs)");
    }
    Ok(())
}
