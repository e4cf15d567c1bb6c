//! Programs the tests need, installed where permitted.

use anyhow::bail;

use crate::run::program;

/// A program the tests need.
pub(crate) struct Tool {
    /// Its usual name.
    name: &'static str,
    /// The Debian package it comes in.
    package: &'static str,
    /// Possible names of its executable.
    programs: &'static [&'static str],
    /// The environment variable that passes its path to the tests, and can override it.
    variable: Option<&'static str>,
}

/// Chromium without a window: tests take a fifth less time in it.
const HEADLESS: &str = "chromium-headless-shell";

/// What speeds up the browser tests, if available.
pub(crate) const QUICKER: [Tool; 1] = [tool("Chromium's headless shell", HEADLESS, &[HEADLESS])];

/// What the browser tests need.
pub(crate) const BROWSERS: [Tool; 7] = [
    tool("Node", "nodejs", &["node"]),
    tool("npm", "npm", &["npm"]),
    Tool {
        variable: Some("CHROMIUM"),
        ..tool(
            "Chromium",
            "chromium",
            &[HEADLESS, "chromium", "chromium-browser", "google-chrome"],
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

/// What the tests of the server need. Debian's PostgreSQL itself is not on the path.
pub(crate) const DATABASES: [Tool; 4] = [
    tool(
        "PostgreSQL",
        "postgresql",
        &["postgres", "pg_createcluster"],
    ),
    // A message bus between servers, and a server whose clock is wrong.
    tool(
        "NATS",
        "nats-server",
        &["nats-server", "/usr/sbin/nats-server"],
    ),
    tool("faketime", "faketime", &["faketime"]),
    // To see what is synced before a power cut.
    tool("strace", "strace", &["strace"]),
];

/// What a static program needs: SQLite is written in C.
pub(crate) const STATIC: [Tool; 1] = [tool("a C compiler for musl", "musl-tools", &["musl-gcc"])];

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

/// Installs missing tools where that is allowed; otherwise says what to install.
pub(crate) fn install(tools: &[Tool], whom: &str) -> anyhow::Result<()> {
    let missing = || -> Vec<&Tool> { tools.iter().filter(|it| it.find().is_none()).collect() };
    let wanted = missing();
    if !wanted.is_empty() && is_root() {
        let packages: Vec<&str> = wanted.iter().map(|tool| tool.package).collect();
        // Anything still missing afterwards is named below.
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
        "{whom} need {}: `apt install {}` on Debian",
        names.join(", "),
        packages.join(" ")
    );
}

fn is_root() -> bool {
    let id = program("id").and(&["-u"]).output();
    id.is_ok_and(|id| id.trim() == "0")
}

impl Tool {
    /// The variable that passes its path to the tests, and the path.
    pub(crate) fn named(&self) -> Option<(&'static str, String)> {
        Some((self.variable?, self.find()?))
    }

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
