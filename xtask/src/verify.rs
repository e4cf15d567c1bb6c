//! `cargo verify`: everything a change must pass.

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, thread};

use anyhow::{Context, bail};

use crate::run::{
    Run, Started, cargo, end_with_parent, program, root, start_beside, target_folder,
};
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

/// The task that lints and documents.
pub(crate) const LINTS: &str = "lints-for-verify";

/// Cargo lets one build at a time use a folder. The compiled tests need it for a moment, the lints
/// for minutes: the tests go first.
const HEAD_START: Duration = Duration::from_secs(5);

/// Everything a change must pass; the time of every step is printed, also if one fails.
pub(crate) fn verify() -> anyhow::Result<()> {
    let own = std::env::current_exe()?;
    let mut steps = Steps::new(9);
    let verified = verify_in(&mut steps, &own);
    eprintln!("\n{}", steps.summary());
    verified.inspect(|()| eprintln!("✔ verified"))
}

/// Tests and lints need the everyday builds, the browsers the release. Cargo builds both at the same
/// time, since they have folders of their own; the release gets about a quarter of the processors.
/// Many tests wait for clocks and other processes, so lints and documentation are made while they run.
fn verify_in(steps: &mut Steps, own: &Path) -> anyhow::Result<()> {
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
    let release = Beside::start(own, RELEASE)?;
    steps.step("tests, compiled", Some(350), || {
        all_tests().and(&["--no-run"]).run()
    })?;
    let lints = steps.step("tests", Some(300), || {
        let tests = all_tests().start()?;
        thread::sleep(HEAD_START);
        let lints = Beside::start(own, LINTS)?;
        tests.wait()?;
        Ok(lints)
    })?;
    steps.step("what is left of lints and documentation", Some(60), || {
        lints.wait()
    })?;
    steps.step("what is left of the release", Some(120), || release.wait())?;
    steps.step("the release, alone in an empty root", Some(20), || {
        browser::test_alone(&package::program_for(&package::default_target()?))
    })?;
    steps.step("the web app in browsers", Some(500), || {
        let program = package::program_for(&package::default_target()?);
        browser::test(&Edition::Release.folder(), &program)
    })
}

/// All tests that run natively; all that fail are reported, not only the first crate's.
fn all_tests() -> Run {
    cargo(&["test", "--workspace", "--no-fail-fast"]).and(&SPLITTING)
}

/// A task of this program that runs beside the steps; what it prints is shown when it has ended.
struct Beside {
    log: PathBuf,
    task: Started,
}

impl Beside {
    fn start(own: &Path, task: &str) -> anyhow::Result<Beside> {
        let log = root().join(target_folder()).join(format!("{task}.log"));
        eprintln!("\n━━ beside the next steps: {task}, see {}", log.display());
        let task = start_beside(own, task, &log)?;
        Ok(Beside { log, task })
    }

    fn wait(self) -> anyhow::Result<()> {
        let ended = self.task.wait();
        eprint!("{}", fs::read_to_string(&self.log).unwrap_or_default());
        ended
    }
}

/// What the compiler, Clippy and rustdoc have to say about the whole workspace.
pub(crate) fn lints() -> anyhow::Result<()> {
    end_with_parent();
    let mut steps = Steps::new(3);
    steps.step("lints", Some(120), || {
        cargo(&["clippy", "--workspace", "--all-targets"])
            .and(&SPLITTING)
            .and(&DENY_WARNINGS)
            .run()
    })?;
    steps.step("lints for the browser", Some(60), || {
        let clippy = cargo(&["clippy", "--target", WASM]);
        FOR_THE_BROWSER
            .iter()
            .fold(clippy, |clippy, name| clippy.and(&["--package", name]))
            .and(&DENY_WARNINGS)
            .run()
    })?;
    steps.step("documentation", Some(40), || {
        cargo(&["doc", "--workspace", "--no-deps"])
            .and(&["--document-private-items"])
            .with("RUSTDOCFLAGS", "-D warnings")
            .run()
    })?;
    eprintln!("\n{}", steps.summary());
    Ok(())
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
