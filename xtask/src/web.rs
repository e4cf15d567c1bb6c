//! `cargo web`: the web app as files, ready for any host.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, bail};

use crate::run::{Run, Started, cargo, program, root, target_folder};
use crate::verify::{WASM, add_target};

/// What the files are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Edition {
    /// A browser on this machine: built quickly, large.
    Everyday,
    /// Release: small and fast.
    Release,
}

/// How the page is compiled for release: size before speed. The profile stays `release`, so that
/// procedural macros and build scripts are compiled only once for the whole release.
const SMALL: [&str; 6] = [
    "--config",
    "profile.release.lto=\"fat\"",
    "--config",
    "profile.release.opt-level=\"z\"",
    "--config",
    "profile.release.panic=\"abort\"",
];

/// The features `bundler` is built with for a release, and so everything built along with it.
pub(crate) const SPLITTING: [&str; 2] = ["--features", "bundler/split"];

/// The engine in its worker is optimised for speed, except for the code that only handles its
/// messages.
const FAST_ENGINE: [&str; 4] = [
    "--config",
    "profile.release.package.engine.opt-level=3",
    "--config",
    "profile.release.package.finish.opt-level=3",
];

/// In the worker that makes animated pictures, the code that touches every pixel is optimised for
/// speed.
const FAST_ENCODER: [&str; 4] = [
    "--config",
    "profile.release.package.animate.opt-level=3",
    "--config",
    "profile.release.package.weezl.opt-level=3",
];

/// In an everyday build, nobody debugs wasm and nobody should have to wait for the engine.
const EVERYDAY: [&str; 6] = [
    "--config",
    "profile.dev.debug=false",
    "--config",
    "profile.dev.debug-assertions=false",
    "--config",
    "profile.dev.overflow-checks=false",
];

impl Edition {
    /// The edition requested from `cargo web`.
    pub(crate) fn from_options(options: &[String]) -> anyhow::Result<Edition> {
        match options {
            [] => Ok(Edition::Release),
            [option] if option == "--quick" => Ok(Edition::Everyday),
            _ => bail!(
                "`cargo web` knows only `--quick`, not `{}`",
                options.join(" ")
            ),
        }
    }

    /// Where the files go.
    pub(crate) fn folder(self) -> PathBuf {
        let name = match self {
            Edition::Everyday => "everyday",
            Edition::Release => "dist",
        };
        web_folder().join(name)
    }
}

/// Builds the web app and returns its folder.
pub(crate) fn build(edition: Edition) -> anyhow::Result<PathBuf> {
    let bundler = cargo(&["build", "--package", "bundler"]);
    let bundler = match edition {
        Edition::Everyday => bundler,
        Edition::Release => bundler.and(&SPLITTING),
    };
    bundler.run()?;
    let wasm = compile(edition)?;
    bundle(edition, &wasm)
}

/// What cargo compiles for the browser.
pub(crate) struct Wasm {
    page: PathBuf,
    worker: PathBuf,
    large_boards: PathBuf,
    nets: PathBuf,
    film: PathBuf,
}

/// Compiles page and workers.
pub(crate) fn compile(edition: Edition) -> anyhow::Result<Wasm> {
    add_target(WASM)?;
    match edition {
        Edition::Everyday => compile_everyday(),
        Edition::Release => compile_release(),
    }
}

fn cargo_build(package: &str) -> Run {
    cargo(&["build", "--package", package, "--bin", package])
        .with("CARGO_ENCODED_RUSTFLAGS", &flags())
}

/// The folder of the modules built with a profile.
fn built(profile: &str) -> PathBuf {
    root().join(target_folder()).join(WASM).join(profile)
}

fn compile_everyday() -> anyhow::Result<Wasm> {
    everyday_build().run()?;
    Ok(everyday_modules())
}

/// Starts compiling page and workers for everyday use in the background.
pub(crate) fn start_to_compile() -> anyhow::Result<Started> {
    add_target(WASM)?;
    everyday_build().and(&["--quiet"]).start()
}

/// The command that compiles page and workers for everyday use. It has its own target folder: cargo
/// locks a folder for one build at a time, and sequential builds would often leave a core idle.
fn everyday_build() -> Run {
    cargo_build("web")
        .and(&["--package", "worker", "--bin", "worker"])
        .and(&["--features", "worker/nets"])
        .and(&["--package", "film", "--bin", "film"])
        .and(&["--target", WASM])
        .and(&EVERYDAY)
        .and(&["--target-dir"])
        .and(&[everyday_folder()])
}

/// Where the everyday build puts its modules.
pub(crate) fn everyday_modules() -> Wasm {
    let built = everyday_folder().join(WASM).join("debug");
    Wasm {
        page: built.join("web.wasm"),
        // It handles all boards and has nets.
        worker: built.join("worker.wasm"),
        large_boards: built.join("worker.wasm"),
        nets: built.join("worker.wasm"),
        film: built.join("film.wasm"),
    }
}

fn everyday_folder() -> PathBuf {
    root().join(target_folder()).join("everyday")
}

/// One after the other: built together they would share features and be larger.
fn compile_release() -> anyhow::Result<Wasm> {
    handed_out(cargo(&["rustc", "--package", "web", "--bin", "web"]))
        .and(&["--features", "one-board-word,split"])
        // The relocations `bundler` splits by. Only for this module: flags for all would compile
        // what page and worker share twice.
        .and(&["--", "-Clink-args=--emit-relocs"])
        .run()?;
    let built = built("release");
    let kinds = ["small-boards", "large-boards", "small-boards,nets"];
    let [worker, large_boards, nets] = kinds.map(|features| {
        as_in_the_worker(cargo_build("worker"))
            .and(&["--features", features])
            .run()?;
        // The next build overwrites it. A hard link keeps the modification time.
        let (made, kept) = (
            built.join("worker.wasm"),
            built.join(format!("{features}.wasm")),
        );
        let _ = fs::remove_file(&kept);
        fs::hard_link(&made, &kept).with_context(|| format!("cannot link {}", kept.display()))?;
        anyhow::Ok(kept)
    });
    handed_out(cargo_build("film")).and(&FAST_ENCODER).run()?;
    Ok(Wasm {
        page: built.join("web.wasm"),
        worker: worker?,
        large_boards: large_boards?,
        nets: nets?,
        film: built.join("film.wasm"),
    })
}

/// Cargo options for compiling the engine as the worker does.
pub(crate) fn as_in_the_worker(run: Run) -> Run {
    handed_out(run).and(&FAST_ENGINE)
}

/// Cargo options for everything in a release that browsers download. Cargo keeps one copy of a
/// library per set of flags it last saw: modules with different flags would keep recompiling each
/// other's libraries.
fn handed_out(run: Run) -> Run {
    run.and(&["--release", "--target", WASM])
        .and(&SMALL)
        .with("CARGO_ENCODED_RUSTFLAGS", &handed_out_flags())
        // For the unstable flags; the toolchain is pinned.
        .with("RUSTC_BOOTSTRAP", "1")
}

/// Builds the site from compiled modules with the built `bundler`, unless it is up to date.
pub(crate) fn bundle(edition: Edition, wasm: &Wasm) -> anyhow::Result<PathBuf> {
    let folder = edition.folder();
    let bundler = root().join(target_folder()).join("debug/bundler");
    let sources = [
        "crates/web",
        "locales",
        "nets",
        "openings",
        "puzzles",
        "truth",
    ]
    .map(|name| root().join(name));
    let modules = [
        &wasm.page,
        &wasm.worker,
        &wasm.large_boards,
        &wasm.nets,
        &wasm.film,
    ];
    let sources = sources.iter().chain([&bundler]);
    let inputs: Vec<&PathBuf> = modules.into_iter().chain(sources).collect();
    // The service worker is written last, the page just before it.
    let made = fs::metadata(folder.join("service-worker.js")).and_then(|data| data.modified());
    let newest = newest(&inputs)?;
    if made.is_ok_and(|made| made > newest) {
        return Ok(folder);
    }
    let mut bundle = program(&bundler).and(&modules).and(&[&folder]);
    if edition == Edition::Release {
        bundle = bundle.and(&["--wasm-opt"]).and(&[&wasm_opt()?]);
    }
    fs::create_dir_all(web_folder())?;
    bundle.quietly().run()?;
    Ok(folder)
}

/// The latest modification time of these files and of everything in these folders.
fn newest(paths: &[&PathBuf]) -> anyhow::Result<SystemTime> {
    let mut newest = SystemTime::UNIX_EPOCH;
    let mut todo: Vec<PathBuf> = paths.iter().map(|path| (*path).clone()).collect();
    while let Some(path) = todo.pop() {
        let unreadable = || format!("cannot read {}", path.display());
        let data = fs::metadata(&path).with_context(unreadable)?;
        // A folder's own time changes when something in it is added, renamed or removed.
        newest = newest.max(data.modified()?);
        if data.is_dir() {
            for entry in fs::read_dir(&path).with_context(unreadable)? {
                todo.push(entry?.path());
            }
        }
    }
    Ok(newest)
}

/// Compiler flags for wasm. Leptos erases component types: an eighth less code, and faster to
/// build.
fn flags() -> String {
    let mut flags = vec!["--cfg".to_owned(), "erase_components".to_owned()];
    flags.extend(anonymous_paths());
    // Separated as cargo expects, since folders may have spaces in their names.
    flags.join("\u{1f}")
}

/// The flags of a release: panics do not say where they happened and `{:?}` prints nothing, which
/// saves every visitor 14 kB.
fn handed_out_flags() -> String {
    format!(
        "{}\u{1f}-Zlocation-detail=none\u{1f}-Zfmt-debug=none",
        flags()
    )
}

/// Flags that keep this machine's paths out of a release.
pub(crate) fn anonymous_paths() -> Vec<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let folders = home.into_iter().chain([root()]);
    folders
        .map(|folder| format!("--remap-path-prefix={}=", folder.display()))
        .collect()
}

fn web_folder() -> PathBuf {
    root().join(target_folder()).join("web")
}

/// The path of wasm-opt, installed from npm first if necessary: cargo has none that works without
/// building Binaryen, and some distributions package one that is too old.
fn wasm_opt() -> anyhow::Result<PathBuf> {
    let tools = web_folder().join("tools");
    let wasm_opt = tools.join("node_modules/.bin/wasm-opt");
    let wanted = root().join("bundler/tools/package-lock.json");
    let have = tools.join("package-lock.json");
    if wasm_opt.exists() && fs::read(&wanted).ok() == fs::read(&have).ok() {
        return Ok(wasm_opt);
    }
    need_npm("to make the web app small")?;
    fs::create_dir_all(&tools)?;
    for name in ["package.json", "package-lock.json"] {
        let from = root().join("bundler/tools").join(name);
        fs::copy(&from, tools.join(name))
            .with_context(|| format!("cannot copy {}", from.display()))?;
    }
    let installed = npm_ci(&tools).run();
    if installed.is_err() {
        // Otherwise the next build would not try again.
        let _ = fs::remove_file(have);
    }
    installed.context("wasm-opt comes from npm: is there a network?")?;
    Ok(wasm_opt)
}

/// `npm ci` in a folder.
pub(crate) fn npm_ci(folder: &Path) -> Run {
    program("npm")
        .and(&["ci", "--no-audit", "--no-fund", "--prefix"])
        .and(&[folder])
}

/// Fails with a clear message if Node or npm is missing.
pub(crate) fn need_npm(why: &str) -> anyhow::Result<()> {
    for name in ["node", "npm"] {
        if program(name).and(&["--version"]).output().is_err() {
            bail!("{name} is needed {why}: `apt install nodejs npm` on Debian");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_quick_can_be_asked_for() {
        let edition = |option: &str| Edition::from_options(&[option.to_owned()]);
        assert_eq!(Edition::from_options(&[]).unwrap(), Edition::Release);
        assert_eq!(edition("--quick").unwrap(), Edition::Everyday);
        assert!(edition("--fast").is_err());
    }

    #[test]
    fn a_changed_file_deep_in_a_folder_is_noticed() {
        let source = root().join("xtask");
        let own = fs::metadata(root().join("xtask/src/web.rs")).unwrap();
        assert!(newest(&[&source]).unwrap() >= own.modified().unwrap());
        assert!(newest(&[&root().join("no such folder")]).is_err());
    }
}
