//! The web app in a real browser: the tests in `e2e`.

use std::fs;

use anyhow::{Context, bail};

use crate::run::{cargo, program, root, target_folder};
use crate::web::{self, Care};

/// Builds and serves the app as it is handed out, and runs every browser test.
pub(crate) fn test() -> anyhow::Result<()> {
    let chromium = chromium()?;
    for name in ["node", "npm"] {
        if program(name).and(&["--version"]).output().is_err() {
            bail!("the browser tests need {name}: `apt install nodejs npm` on Debian");
        }
    }
    let dist = web::build(Care::Full)?;
    cargo(&["build", "--package", "quarterturn"]).run()?;
    let wanted = root().join("e2e/package-lock.json");
    let have = root().join("e2e/node_modules/.package-lock.json");
    let fresh = |path| fs::metadata(path).and_then(|data| data.modified()).ok();
    if fresh(&have) < fresh(&wanted) {
        program("npm")
            .and(&["ci", "--no-audit", "--no-fund", "--prefix", "e2e"])
            .run()
            .context("the browser tests need packages of npm: is there a network?")?;
    }
    let served = root().join(target_folder()).join("debug/quarterturn");
    program("npm")
        .and(&["test", "--prefix", "e2e"])
        .with("QUARTERTURN", &served.to_string_lossy())
        .with("QUARTERTURN_FILES", &dist.to_string_lossy())
        .with("CHROMIUM", &chromium)
        .run()
}

/// The name of the browser, got from the system's packages where that is allowed.
fn chromium() -> anyhow::Result<String> {
    if let Ok(named) = std::env::var("CHROMIUM") {
        return Ok(named);
    }
    let found = || {
        ["chromium", "chromium-browser", "google-chrome"]
            .into_iter()
            .find_map(|name| program("which").and(&[name]).output().ok())
            .map(|path| path.trim().to_owned())
    };
    if let Some(name) = found() {
        return Ok(name);
    }
    let root_user = program("id").and(&["-u"]).output();
    if root_user.is_ok_and(|id| id.trim() == "0") {
        let _ = program("apt-get").and(&["update"]).run();
        let _ = program("apt-get")
            .and(&["install", "--yes", "--no-install-recommends", "chromium"])
            .with("DEBIAN_FRONTEND", "noninteractive")
            .run();
    }
    found().context("the browser tests need Chromium: `apt install chromium` on Debian")
}
