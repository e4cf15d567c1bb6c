//! `cargo package-release`: the program with the web app inside, as a folder and a tarball.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::run::{cargo, program, root, target_folder};
use crate::steps::Steps;
use crate::verify::add_target;
use crate::web::{self, Edition};
use crate::{licences, tools};

/// Files that are packaged unchanged.
const DOCUMENTS: [&str; 6] = [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "crates/quarterturn/README.md",
    "xtask/package/Containerfile",
    "xtask/package/quarterturn.service",
];

/// Completion scripts, with the names that shells expect.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "quarterturn.bash"),
    ("zsh", "_quarterturn"),
    ("fish", "quarterturn.fish"),
];

/// `cargo package-release [--target TARGET]`.
pub(crate) fn package_release(options: &[String]) -> anyhow::Result<()> {
    let target = match options {
        [] => default_target()?,
        [option, target] if option == "--target" => target.clone(),
        _ => bail!("`cargo package-release` knows only `--target TARGET`"),
    };
    let mut steps = Steps::new(3);
    steps.step("the web app", Some(300), || web::build(Edition::Release))?;
    let binary = steps.step("the program", Some(200), || build(&target))?;
    let tarball = steps.step("the package", None, || assemble(&binary, &target))?;
    eprintln!("\n{}\n✔ {}", steps.summary(), tarball.display());
    Ok(())
}

/// The static target for this machine's processor.
pub(crate) fn default_target() -> anyhow::Result<String> {
    if !cfg!(target_os = "linux") {
        bail!("packages are made for Linux; `--target` names another target");
    }
    Ok(format!("{}-unknown-linux-musl", std::env::consts::ARCH))
}

/// Builds the static program with the web app inside.
pub(crate) fn build(target: &str) -> anyhow::Result<PathBuf> {
    add_target(target)?;
    need_c_compiler(target)?;
    let site = Edition::Release.folder();
    let mut build = cargo(&["build", "--release", "--package", "quarterturn"])
        .and(&["--target", target])
        .with("QUARTERTURN_SITE", &site.to_string_lossy())
        .with(
            "CARGO_ENCODED_RUSTFLAGS",
            &web::anonymous_paths().join("\u{1f}"),
        );
    if !target.starts_with(std::env::consts::ARCH) {
        // The linker that comes with Rust supports every processor.
        let variable = target.to_uppercase().replace('-', "_");
        build = build.with(&format!("CARGO_TARGET_{variable}_LINKER"), "rust-lld");
    }
    build.run()?;
    Ok(program_for(target))
}

/// Where the built program is.
pub(crate) fn program_for(target: &str) -> PathBuf {
    let built = root().join(target_folder()).join(target).join("release");
    built.join("quarterturn")
}

/// SQLite is part of the program and written in C.
fn need_c_compiler(target: &str) -> anyhow::Result<()> {
    let variable = format!("CC_{}", target.replace('-', "_"));
    if std::env::var_os(&variable).is_some() {
        return Ok(());
    }
    if default_target().is_ok_and(|own| own == target) {
        return tools::install(&tools::STATIC, "static programs");
    }
    bail!("`{variable}` must name a C compiler for {target}: SQLite is written in C");
}

/// Puts everything into a folder and that into a tarball, whose path it returns.
pub(crate) fn assemble(binary: &Path, target: &str) -> anyhow::Result<PathBuf> {
    let name = format!("quarterturn-{}-{target}", env!("CARGO_PKG_VERSION"));
    let packages = root().join(target_folder()).join("package");
    let folder = packages.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(folder.join("completions"))?;
    copy(binary, &folder.join("quarterturn"))?;
    for document in DOCUMENTS {
        let from = root().join(document);
        let name = from.file_name().unwrap_or_default();
        copy(&from, &folder.join(name))?;
    }
    fs::write(folder.join("LICENCES.txt"), licences::texts(target)?)?;
    // A program for another processor cannot run here to write its man pages; ours are the same.
    let writer = if target.starts_with(std::env::consts::ARCH) {
        binary.to_owned()
    } else {
        cargo(&["build", "--package", "quarterturn"]).run()?;
        root().join(target_folder()).join("debug/quarterturn")
    };
    program(&writer)
        .and(&["man", "--folder"])
        .and(&[folder.join("man")])
        .quietly()
        .run()?;
    for (shell, file) in COMPLETIONS {
        let script = program(&writer).and(&["completions", shell]).output()?;
        fs::write(folder.join("completions").join(file), script)?;
    }
    write_checksums(&folder, &every_file(&folder)?, &folder.join("SHA256SUMS"))?;
    let tarball = format!("{name}.tar.gz");
    // Reproducible: the same files make the same tarball.
    program("tar")
        .and(&["--sort=name", "--owner=0", "--group=0", "--numeric-owner"])
        .and(&["--mtime=@0", "--mode=u=rwX,go=rX", "--directory"])
        .and(&[&packages])
        .and(&["--create", "--use-compress-program=gzip -9n", "--file"])
        .and(&[packages.join(&tarball)])
        .and(&[&name])
        .quietly()
        .run()?;
    let sums = packages.join(format!("{tarball}.sha256"));
    write_checksums(&packages, std::slice::from_ref(&tarball), &sums)?;
    Ok(packages.join(tarball))
}

/// Writes the SHA-256 sums of files in a folder, in the format of `sha256sum --check`.
fn write_checksums(folder: &Path, files: &[String], to: &Path) -> anyhow::Result<()> {
    let sums = program("sha256sum").within(folder).and(files).output()?;
    fs::write(to, sums).with_context(|| format!("cannot write {}", to.display()))
}

/// The names of all files in a folder and its subfolders, sorted.
fn every_file(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder)?;
                files.push(name.to_string_lossy().into_owned());
            }
        }
    }
    files.sort();
    Ok(files)
}

fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(())
}
