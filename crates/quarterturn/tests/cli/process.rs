//! Running the program.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A Tixel position in which `a3-c3n` is a sacrifice.
pub(crate) const SLIDER: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

/// The result of a run.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    /// The stdout, if all went well and nothing was written to stderr.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "{self:?}");
        self.stdout
    }

    /// The stdout, if the answer was no and nothing was written to stderr.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(1), ""), "{self:?}");
        self.stdout
    }

    /// The stderr, if the program ended with this code and wrote nothing to stdout.
    #[track_caller]
    pub(crate) fn failed(self, code: i32) -> String {
        assert_eq!(
            (self.code, self.stdout.as_str()),
            (Some(code), ""),
            "{self:?}"
        );
        assert!(!self.stderr.is_empty());
        self.stderr
    }
}

/// The program, isolated from this machine's settings.
pub(crate) fn command<S: AsRef<OsStr>>(arguments: &[S]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quarterturn"));
    command.args(arguments);
    for name in [
        "NO_COLOR",
        "TERM",
        "COLUMNS",
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "QUARTERTURN_CONFIG",
        "QUARTERTURN_DATABASE",
        "QUARTERTURN_INTO",
    ] {
        command.env_remove(name);
    }
    command
}

/// Runs the program with nothing on stdin.
pub(crate) fn run<S: AsRef<OsStr>>(arguments: &[S]) -> Run {
    run_with(arguments, b"")
}

/// Runs the program with something on stdin.
pub(crate) fn run_with<S: AsRef<OsStr>>(arguments: &[S], stdin: &[u8]) -> Run {
    finish(command(arguments), stdin)
}

/// Runs a command with something on stdin.
pub(crate) fn finish(mut command: Command, stdin: &[u8]) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("stdin is a pipe");
    let stdin = stdin.to_vec();
    // On a separate thread, so that neither side waits for the other; a program that exits early
    // leaves the rest unread.
    let writer = std::thread::spawn(move || {
        let _ = pipe.write_all(&stdin);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("stdin is written");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    Run {
        code: output.status.code(),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

/// An empty folder for one test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}
