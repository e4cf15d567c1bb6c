//! The web app in real browsers: the tests in `e2e`.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};

use crate::empty_root;
use crate::run::{Run, program, root, target_folder};

/// A program the tests need.
struct Tool {
    /// Its usual name.
    name: &'static str,
    /// The Debian package it comes in.
    package: &'static str,
    /// Possible names of its executable.
    programs: &'static [&'static str],
    /// The environment variable that passes its path to the tests, and can override it.
    variable: Option<&'static str>,
}

const TOOLS: [Tool; 7] = [
    tool("Node", "nodejs", &["node"]),
    tool("npm", "npm", &["npm"]),
    Tool {
        variable: Some("CHROMIUM"),
        ..tool(
            "Chromium",
            "chromium",
            &["chromium", "chromium-browser", "google-chrome"],
        )
    },
    Tool {
        variable: Some("FIREFOX"),
        ..tool("Firefox", "firefox-esr", &["firefox-esr", "firefox"])
    },
    tool("WebKitGTK", "webkit2gtk-driver", &["WebKitWebDriver"]),
    tool("Xvfb", "xvfb", &["Xvfb"]),
    tool("scrot", "scrot", &["scrot"]),
];

const fn tool(
    name: &'static str,
    package: &'static str,
    programs: &'static [&'static str],
) -> Tool {
    Tool {
        name,
        package,
        programs,
        variable: None,
    }
}

/// Tests the app in this folder in every browser, served by the built program.
pub(crate) fn test(site: &Path) -> anyhow::Result<()> {
    let served = root().join(target_folder()).join("debug/quarterturn");
    tests()?
        .with("QUARTERTURN", &served.to_string_lossy())
        .with("QUARTERTURN_FILES", &site.to_string_lossy())
        .run()
        .context("`e2e/README.md` says how to run one test and how to look at its trace")
}

/// Plays a game on the release build of the program, alone in an empty root.
pub(crate) fn test_alone(program: &Path) -> anyhow::Result<()> {
    let served = empty_root::serve(program)?;
    tests()?
        .and(&["--", "--project=chromium", "core", "-g", "by clicks"])
        .with("QUARTERTURN_URL", &served.url)
        .run()
        .context("the release build did not serve a game in an empty root")
}

/// Walks through every state of the app at every size and in every language, and keeps pictures.
pub(crate) fn walk() -> anyhow::Result<()> {
    let site = crate::web::build(crate::web::Edition::Everyday)?;
    crate::run::cargo(&["build", "--package", "quarterturn"]).run()?;
    let served = root().join(target_folder()).join("debug/quarterturn");
    tests()?
        .and(&["--", "--project=chromium", "walk"])
        .with("QUARTERTURN_WALK", "all")
        .with("QUARTERTURN", &served.to_string_lossy())
        .with("QUARTERTURN_FILES", &site.to_string_lossy())
        .run()
        .context("`e2e/shots/walk/index.html` shows every state and what is wrong with it")
}

/// The tests with everything they need.
fn tests() -> anyhow::Result<Run> {
    install_tools()?;
    install_packages()?;
    let mut tests = program("npm").and(&["test", "--prefix", "e2e"]);
    for tool in &TOOLS {
        if let (Some(variable), Some(path)) = (tool.variable, tool.find()) {
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

/// Installs missing tools where that is allowed; otherwise says what to install.
fn install_tools() -> anyhow::Result<()> {
    let missing = || -> Vec<&Tool> { TOOLS.iter().filter(|it| it.find().is_none()).collect() };
    let wanted = missing();
    if !wanted.is_empty() && is_root() {
        let packages: Vec<&str> = wanted.iter().map(|tool| tool.package).collect();
        // Whatever is still missing afterwards is named below.
        let _ = program("apt-get").and(&["update"]).run();
        let _ = program("apt-get")
            .and(&["install", "--yes", "--no-install-recommends"])
            .and(&packages)
            .with("DEBIAN_FRONTEND", "noninteractive")
            .run();
    }
    let missing = missing();
    if missing.is_empty() {
        return Ok(());
    }
    let names: Vec<&str> = missing.iter().map(|tool| tool.name).collect();
    let packages: Vec<&str> = missing.iter().map(|tool| tool.package).collect();
    bail!(
        "the browser tests need {}: `apt install {}` on Debian",
        names.join(", "),
        packages.join(" ")
    );
}

fn is_root() -> bool {
    let id = program("id").and(&["-u"]).output();
    id.is_ok_and(|id| id.trim() == "0")
}

impl Tool {
    /// The path of the program: the one named by the environment, or the first that is installed.
    fn find(&self) -> Option<String> {
        let named = self.variable.and_then(|name| std::env::var(name).ok());
        named.or_else(|| {
            let which = |name: &&str| program("which").and(&[name]).output().ok();
            let path = self.programs.iter().find_map(which)?;
            Some(path.trim().to_owned())
        })
    }
}
