//! `cargo verify`: everything a change must pass.

use std::fs;

use anyhow::{Context, bail};

use crate::run::{cargo, end_with_parent, program, root, start_beside, target_folder};
use crate::steps::Steps;
use crate::web::{self, Edition, SPLITTING};
use crate::{browser, package, signature, tools};

/// The target the browser runs.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// What is compiled for the browser. Their dependencies in the workspace are linted along with them.
const FOR_THE_BROWSER: [&str; 5] = ["web", "worker", "film", "online", "ugi"];

const DENY_WARNINGS: [&str; 3] = ["--", "-D", "warnings"];

/// The task that builds the release.
pub(crate) const RELEASE: &str = "release-for-verify";

/// Everything a change must pass; the time of every step is printed, even if one fails.
pub(crate) fn verify() -> anyhow::Result<()> {
    let mut steps = Steps::new(9);
    let verified = verify_in(&mut steps);
    eprintln!("\n{}", steps.summary());
    verified.inspect(|()| eprintln!("✔ verified"))
}

/// Tests and lints need the everyday builds, the browsers the release. Cargo builds both at the same
/// time, since they have folders of their own; the release gets about a quarter of the processors.
fn verify_in(steps: &mut Steps) -> anyhow::Result<()> {
    steps.step("formatting", None, || {
        cargo(&["fmt", "--all", "--check"])
            .run()
            .context("run `cargo fmt` to fix this")
    })?;
    steps.step("tools", None, || {
        tools::install(&tools::DATABASES, "the tests of the server")?;
        tools::install(&tools::STATIC, "static programs")?;
        let _ = tools::install(&tools::QUICKER, "quicker browser tests");
        tools::install(&tools::BROWSERS, "the browser tests")?;
        add_target(WASM)?;
        add_target(&package::default_target()?)
    })?;
    steps.step("dependencies", None, check_dependencies)?;
    let log = root().join(target_folder()).join("release.log");
    eprintln!(
        "\n━━ beside the next steps: the release, see {}",
        log.display()
    );
    let release = start_beside(RELEASE, &log)?;
    steps.step("tests", Some(720), || {
        // Report every failure, not only the first crate's.
        cargo(&["test", "--workspace", "--no-fail-fast"])
            .and(&SPLITTING)
            .run()
    })?;
    steps.step("lints", Some(150), || {
        cargo(&["clippy", "--workspace", "--all-targets"])
            .and(&SPLITTING)
            .and(&DENY_WARNINGS)
            .run()?;
        let clippy = cargo(&["clippy", "--target", WASM]);
        FOR_THE_BROWSER
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
    steps.step("what is left of the release", Some(240), || {
        let built = release.wait();
        eprint!("{}", fs::read_to_string(&log).unwrap_or_default());
        built
    })?;
    steps.step("the release, alone in an empty root", Some(20), || {
        browser::test_alone(&package::program_for(&package::default_target()?))
    })?;
    steps.step("the web app in browsers", Some(400), || {
        let program = package::program_for(&package::default_target()?);
        browser::test(&Edition::Release.folder(), &program)
    })
}

/// Everything in a release: the web app, the program, the package.
pub(crate) fn release() -> anyhow::Result<()> {
    end_with_parent();
    let mut steps = Steps::new(4);
    let wasm = steps.step("the web app, compiled", Some(200), || {
        web::compile(Edition::Release)
    })?;
    steps.step("the same search on wasm32", Some(20), signature::check)?;
    steps.step("the files of the web app", Some(40), || {
        build_programs()?;
        web::bundle(Edition::Release, &wasm)
    })?;
    steps.step("the program and its package", Some(330), || {
        let target = package::default_target()?;
        let program = package::build(&target)?;
        package::assemble(&program, &target)
    })?;
    eprintln!("\n{}", steps.summary());
    Ok(())
}

/// Builds the programs that the steps after the tests run. Cargo unifies features over the packages
/// it is asked for: with the whole workspace and its tests, everything compiled for the tests is
/// reused, while a single package would have much of it compiled again.
fn build_programs() -> anyhow::Result<()> {
    cargo(&["build", "--workspace", "--tests"])
        .and(&["--bin", "bundler", "--bin", "quarterturn"])
        .and(&SPLITTING)
        .run()
}

/// Advisories, licences and sources of dependencies, if cargo-deny is installed.
fn check_dependencies() -> anyhow::Result<()> {
    if program("cargo-deny").and(&["--version"]).output().is_err() {
        eprintln!("skipped: cargo-deny is not installed (`cargo install cargo-deny`)");
        return Ok(());
    }
    // Advisories have to be fetched; offline, the rest is still checked.
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
