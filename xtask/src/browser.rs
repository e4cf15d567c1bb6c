//! The web app in real browsers: the tests in `e2e`.

use std::fs;
use std::path::Path;

use anyhow::Context;

use crate::run::{Run, program, root, target_folder};
use crate::{empty_root, tools};

/// Tests the app in this folder in every browser, served by this program.
pub(crate) fn test(site: &Path, program: &Path) -> anyhow::Result<()> {
    tests()?
        .with("QUARTERTURN", &program.to_string_lossy())
        .with("QUARTERTURN_FILES", &site.to_string_lossy())
        .run()
        .context("`e2e/README.md` says how to run one test and how to look at its trace")
}

/// Plays a game on the release build of the program, with nothing else in its root folder.
pub(crate) fn test_alone(program: &Path) -> anyhow::Result<()> {
    let served = empty_root::serve(program)?;
    tests()?
        .and(&["--", "--project=chromium", "core", "-g", "by clicks"])
        .with("QUARTERTURN_URL", &served.url)
        .run()
        .context("the release build did not serve a game in an empty root")
}

/// Walks through every state of the app at every size and in every language, and keeps screenshots.
pub(crate) fn walk() -> anyhow::Result<()> {
    on_everyday_builds(tests()?)?
        .and(&["--", "--project=chromium", "walk"])
        .with("QUARTERTURN_WALK", "all")
        .run()
        .context("`e2e/shots/walk/index.html` shows every state and what is wrong with it")
}

/// Whole games through a bad network, and a tab that is frozen for minutes.
pub(crate) fn network() -> anyhow::Result<Run> {
    on_everyday_builds(npm(&["run", "network"])?)
}

/// Lets tests use what is built for every day, which it builds.
fn on_everyday_builds(tests: Run) -> anyhow::Result<Run> {
    let site = crate::web::build(crate::web::Edition::Everyday)?;
    crate::run::cargo(&["build", "--package", "quarterturn"]).run()?;
    let served = root().join(target_folder()).join("debug/quarterturn");
    Ok(tests
        .with("QUARTERTURN", &served.to_string_lossy())
        .with("QUARTERTURN_FILES", &site.to_string_lossy()))
}

/// The tests with everything they need.
fn tests() -> anyhow::Result<Run> {
    npm(&["test"])
}

/// A script of the tests with everything it needs.
fn npm(script: &[&str]) -> anyhow::Result<Run> {
    let _ = tools::install(&tools::QUICKER, "quicker browser tests");
    tools::install(&tools::BROWSERS, "the browser tests")?;
    install_packages()?;
    let mut tests = program("npm").and(&["--prefix", "e2e"]).and(script);
    for tool in &tools::BROWSERS {
        if let Some((variable, path)) = tool.named() {
            tests = tests.with(variable, &path);
        }
    }
    Ok(tests)
}

/// Installs the tests' npm packages, unless those in the lock file are already installed.
fn install_packages() -> anyhow::Result<()> {
    let modified = |path: &str| fs::metadata(root().join(path)).and_then(|it| it.modified());
    let installed = modified("e2e/node_modules/.package-lock.json").ok();
    if installed >= Some(modified("e2e/package-lock.json")?) {
        return Ok(());
    }
    program("npm")
        .and(&["ci", "--no-audit", "--no-fund", "--prefix", "e2e"])
        .with("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
        .run()
        .context("the browser tests need packages from npm: is there a network?")
}
