//! The release build in an otherwise empty root folder: anything it needs from a system would be
//! missing there.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, bail};

use crate::run::{program, root, target_folder};

/// A server that is stopped when this is dropped.
pub(crate) struct Served {
    child: Child,
    /// Its address.
    pub(crate) url: String,
}

/// Starts `quarterturn serve` in a root folder that holds nothing else.
pub(crate) fn serve(binary: &Path) -> anyhow::Result<Served> {
    let folder = root().join(target_folder()).join("package/empty-root");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    fs::copy(binary, folder.join("quarterturn"))
        .with_context(|| format!("cannot copy {}", binary.display()))?;
    let is_root_user = program("id").and(&["-u"]).output()?.trim() == "0";
    let mut command = if is_root_user {
        Command::new("chroot")
    } else {
        let mut command = Command::new("unshare");
        command.args(["--map-root-user", "chroot"]);
        command
    };
    let mut child = command
        .arg(&folder)
        .args(["/quarterturn", "serve", "--port", "0"])
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .stdout(Stdio::piped())
        .spawn()
        .context("could not start the program in an empty root")?;
    let mut line = String::new();
    if let Some(stdout) = child.stdout.take() {
        BufReader::new(stdout).read_line(&mut line)?;
    }
    let served = Served {
        child,
        url: line
            .split_whitespace()
            .find(|word| word.starts_with("http://"))
            .unwrap_or_default()
            .to_owned(),
    };
    if served.url.is_empty() {
        bail!(
            "the program in an empty root did not print its address but `{}`",
            line.trim()
        );
    }
    Ok(served)
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
