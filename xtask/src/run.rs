//! Running other programs.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use anyhow::{Context, bail};

/// A program to run in the workspace's folder.
pub(crate) struct Run {
    command: Command,
    quiet: bool,
}

/// Cargo with arguments.
pub(crate) fn cargo(arguments: &[&str]) -> Run {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    program(cargo).and(arguments)
}

/// Any program.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Run {
    let mut command = Command::new(name);
    command.current_dir(root());
    Run {
        command,
        quiet: false,
    }
}

/// The workspace's folder.
pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// Cargo's target folder.
pub(crate) fn target_folder() -> String {
    std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned())
}

/// A program that is running.
pub(crate) struct Started {
    words: String,
    child: Child,
}

impl Started {
    /// Waits for it to finish; anything but success is an error.
    pub(crate) fn wait(mut self) -> anyhow::Result<()> {
        let words = std::mem::take(&mut self.words);
        let status = self
            .child
            .wait()
            .with_context(|| format!("lost `{words}`"))?;
        if !status.success() {
            bail!("`{words}` failed ({status})");
        }
        Ok(())
    }
}

/// If a later step fails before waiting for it, it is not needed any more, nor what it has started.
impl Drop for Started {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            end_group(self.child.id());
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

/// Kills a process group by its leader.
fn end_group(leader: u32) {
    let _ = program("kill").and(&["--", &format!("-{leader}")]).output();
}

/// Starts another task of this program in the background, its output going to a file. Its priority
/// is lower, but not so low that it only starts when the rest is done: much of it can use only one
/// core, and the other would be idle then.
///
/// `own` is this program. Cargo may have built it again since it started, so it had to be found then.
pub(crate) fn start_beside(own: &Path, task: &str, log: &Path) -> anyhow::Result<Started> {
    let file = File::create(log).with_context(|| format!("cannot write {}", log.display()))?;
    let mut run = program("nice").and(&["-n", "5"]).and(&[own]).and(&[task]);
    run.command.stdout(file.try_clone()?).stderr(file);
    // A process group, so that everything it starts can be killed with it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut run.command, 0);
    run.start()
}

/// For a task started by [`start_beside`]: kills it and everything it has started when its parent
/// is gone, for whatever reason.
pub(crate) fn end_with_parent() {
    #[cfg(unix)]
    std::thread::spawn(|| {
        let parent = std::os::unix::process::parent_id();
        while std::os::unix::process::parent_id() == parent {
            std::thread::sleep(std::time::Duration::from_millis(500));
        }
        end_group(std::process::id());
    });
}

impl Run {
    /// Adds arguments.
    pub(crate) fn and<S: AsRef<OsStr>>(mut self, arguments: &[S]) -> Run {
        self.command.args(arguments);
        self
    }

    /// Runs in another folder than the workspace's.
    pub(crate) fn within(mut self, folder: &Path) -> Run {
        self.command.current_dir(folder);
        self
    }

    /// Sets an environment variable.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Run {
        self.command.env(name, value);
        self
    }

    /// Does not print the command line.
    pub(crate) fn quietly(mut self) -> Run {
        self.quiet = true;
        self
    }

    /// Runs it to completion; anything but success is an error.
    pub(crate) fn run(mut self) -> anyhow::Result<()> {
        let words = self.words();
        if !self.quiet {
            eprintln!("\n▶ {words}");
        }
        let status = self
            .command
            .status()
            .with_context(|| format!("could not start `{words}`"))?;
        if !status.success() {
            bail!("`{words}` failed ({status})");
        }
        Ok(())
    }

    /// Runs it to completion, shows what it prints, and passes on every line of it.
    pub(crate) fn watch(mut self, mut see: impl FnMut(&str)) -> anyhow::Result<()> {
        let words = self.words();
        eprintln!("\n▶ {words}");
        let (printed, both) = io::pipe()?;
        self.command.stdout(both.try_clone()?).stderr(both);
        let started = self.start()?;
        for line in BufReader::new(printed).lines() {
            let line = line.with_context(|| format!("cannot read what `{words}` prints"))?;
            eprintln!("{line}");
            see(&line);
        }
        started.wait()
    }

    /// Starts it in the background.
    pub(crate) fn start(mut self) -> anyhow::Result<Started> {
        let words = self.words();
        let child = self
            .command
            .spawn()
            .with_context(|| format!("could not start `{words}`"))?;
        Ok(Started { words, child })
    }

    /// Replaces this process with it, where the system can: signals then reach it, and it does not
    /// outlive us.
    pub(crate) fn replace(mut self) -> anyhow::Result<()> {
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            let words = self.words();
            let error = self.command.exec();
            Err(error).with_context(|| format!("could not start `{words}`"))
        }
        #[cfg(not(unix))]
        self.quietly().run()
    }

    /// Runs it and returns what it printed.
    pub(crate) fn output(mut self) -> anyhow::Result<String> {
        let words = self.words();
        let output = self
            .command
            .output()
            .with_context(|| format!("could not start `{words}`"))?;
        if !output.status.success() {
            let stderr = String::from_utf8_lossy(&output.stderr);
            bail!("`{words}` failed ({}): {}", output.status, stderr.trim());
        }
        String::from_utf8(output.stdout)
            .with_context(|| format!("`{words}` printed something that is not UTF-8"))
    }

    fn words(&self) -> String {
        let name = std::path::Path::new(self.command.get_program());
        let name = name.file_name().unwrap_or_default().to_string_lossy();
        self.command
            .get_args()
            .fold(name.into_owned(), |words, word| {
                format!("{words} {}", word.to_string_lossy())
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_started_program_is_waited_for_and_its_failure_noticed() {
        assert!(program("true").start().unwrap().wait().is_ok());
        let failure = program("false").start().unwrap().wait().unwrap_err();
        assert!(failure.to_string().contains("`false` failed"), "{failure}");
        assert!(program("no such program").start().is_err());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_a_started_program_has_started_is_ended_with_it() {
        let mut run = program("sh").and(&["-c", "sleep 1000 & echo $!; wait"]);
        run.command.stdout(std::process::Stdio::piped());
        std::os::unix::process::CommandExt::process_group(&mut run.command, 0);
        let mut started = run.start().unwrap();
        let mut line = String::new();
        let printed = started.child.stdout.take().unwrap();
        std::io::BufRead::read_line(&mut std::io::BufReader::new(printed), &mut line).unwrap();
        let state = format!("/proc/{}/stat", line.trim());
        assert!(Path::new(&state).exists());
        drop(started);
        // Nobody waits for a grandchild here: it may stay behind as a zombie.
        let is_gone = || std::fs::read_to_string(&state).map_or(true, |stat| stat.contains(") Z "));
        while !is_gone() {
            std::thread::yield_now();
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_started_program_that_nobody_waits_for_is_ended() {
        let started = program("sleep").and(&["1000"]).start().unwrap();
        let process = format!("/proc/{}", started.child.id());
        assert!(Path::new(&process).exists());
        drop(started);
        assert!(!Path::new(&process).exists());
    }
}
