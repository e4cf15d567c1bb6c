//! Another program that speaks the engine protocol, as a process.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use arena::{Foul, FoulKind};
use engine::Stop;
use ugi::{Lines, Reply};

use super::group::Group;
use super::line_faults;
use super::spending::readable;
use crate::{echo, failure, progress, t};

/// How long a program may take to end after `quit`.
const FAREWELL: Duration = Duration::from_secs(1);
/// The capacity of the line queue, after which the program blocks.
const WAITING: usize = 256;
/// How often a wait checks whether it was stopped.
const LOOK_UP: Duration = Duration::from_millis(20);

/// A running program. Dropping it ends it, along with every process it has started.
pub(super) struct Process {
    child: Child,
    group: Group,
    status: Option<ExitStatus>,
    to: Option<Sender<ugi::UgiCommand>>,
    from: Receiver<Vec<u8>>,
    name: String,
    stop: Stop,
}

impl Process {
    /// Starts a program with its arguments. When `stop` is triggered, its searches are stopped.
    pub(super) fn start(words: &[String], stop: Stop) -> Result<Process, Foul> {
        let (program, arguments) = words
            .split_first()
            .ok_or_else(|| crash(t!("error-ugi-no-command")))?;
        let name = echo::line(program);
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let (mut child, group) = Group::spawn(&mut command).map_err(|error| {
            let why = failure::reason(&error);
            crash(t!("foul-cannot-start", program = &name, why = why))
        })?;
        // On separate threads, so that a program that neither reads nor writes cannot block us
        // beyond our patience.
        let (to, commands) = mpsc::channel();
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, &commands));
        }
        let (lines, from) = mpsc::sync_channel(WAITING);
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, &lines));
        }
        if let Some(stderr) = child.stderr.take() {
            let name = name.clone();
            thread::spawn(move || pass_on(stderr, &name));
        }
        Ok(Process {
            child,
            group,
            status: None,
            to: Some(to),
            from,
            name,
            stop,
        })
    }

    /// Sends a command. If the program is gone, waiting for the reply will show it.
    pub(super) fn say(&self, command: ugi::UgiCommand) {
        if let Some(to) = &self.to {
            let _ = to.send(command);
        }
    }

    /// Waits for the reply that `wanted` accepts, which begins with `word`, skipping others.
    ///
    /// # Errors
    /// If it does not come in time or cannot be parsed. A program that sends no whole line by then
    /// is silent; one that sends something else has exceeded its time.
    pub(super) fn wait_for<T>(
        &mut self,
        word: &str,
        patience: Duration,
        mut wanted: impl FnMut(Reply) -> Option<T>,
    ) -> Result<T, Foul> {
        let mut wait = Wait {
            end: Instant::now() + patience,
            is_told: false,
        };
        let mut kind = FoulKind::Silence;
        loop {
            let line = match self.next_line(&mut wait) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => {
                    return Err(Foul::new(kind, self.silence(word, patience)));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.has_ended(word)),
            };
            kind = FoulKind::Time;
            match Reply::read(&line) {
                Ok(reply) => {
                    if let Some(found) = reply.and_then(&mut wanted) {
                        return Ok(found);
                    }
                }
                // Programs print many things; only the awaited reply must be valid.
                Err(error) if line.trim_ascii().starts_with(word.as_bytes()) => {
                    let error = line_faults::in_words(&error);
                    let what = t!("foul-unreadable", program = &self.name, error = error);
                    return Err(Foul::new(FoulKind::Unreadable, what));
                }
                Err(_) => {}
            }
        }
    }

    fn silence(&self, word: &str, patience: Duration) -> String {
        let program = &self.name;
        if self.stop.is_stopped() {
            return t!("foul-silent-when-stopped", program = program, word = word);
        }
        let time = readable(patience);
        t!("foul-silent", program = program, word = word, time = time)
    }

    /// The name in messages.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Whether the search was stopped from outside.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// A foul: it answered only after being stopped.
    pub(super) fn lateness(&self, patience: Duration) -> String {
        let time = readable(patience);
        t!("foul-late", program = &self.name, time = time)
    }

    /// The next line, until the wait is over. A search that is stopped is told so once, and has
    /// [`FAREWELL`] left to report what it has found.
    fn next_line(&mut self, wait: &mut Wait) -> Result<Vec<u8>, RecvTimeoutError> {
        let mut has_ended = false;
        loop {
            if self.stop.is_stopped() && !wait.is_told {
                self.say(ugi::UgiCommand::Stop);
                wait.is_told = true;
                wait.end = wait.end.min(Instant::now() + FAREWELL);
            }
            // A program that keeps printing other things must not be listened to forever either.
            let left = wait.end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(RecvTimeoutError::Timeout);
            }
            match self.from.recv_timeout(left.min(LOOK_UP)) {
                // Its last output has been read; processes it started may keep its output open.
                Err(RecvTimeoutError::Timeout) if has_ended => {
                    return Err(RecvTimeoutError::Disconnected);
                }
                Err(RecvTimeoutError::Timeout) => {
                    has_ended = self.group.leader_has_ended(&mut self.child);
                }
                other => return other,
            }
        }
    }

    fn has_ended(&mut self, word: &str) -> Foul {
        let status = self.end_within(FAREWELL);
        let ended = t!("foul-ended", program = &self.name, word = word);
        crash(match status.and_then(status_in_words) {
            Some(status) => t!("foul-ended-with", ended = ended, status = status),
            None => ended,
        })
    }

    /// Waits for the program to exit, then ends what it has started; `None` if it keeps running.
    fn end_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        while self.status.is_none() {
            if self.group.leader_has_ended(&mut self.child) {
                self.end_group();
            } else if begun.elapsed() > time {
                break;
            } else {
                thread::sleep(Duration::from_millis(2));
            }
        }
        self.status
    }

    /// Ends the program and every process it has started.
    fn end_group(&mut self) {
        self.group.kill(&mut self.child);
        self.status = self.child.wait().ok();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.say(ugi::UgiCommand::Quit);
        // Without a sender the writing thread ends, which closes the program's input.
        self.to = None;
        if self.end_within(FAREWELL).is_none() {
            self.end_group();
        }
    }
}

/// Waiting for a reply.
struct Wait {
    end: Instant,
    /// Whether the program has been told to stop.
    is_told: bool,
}

/// How a program ended: its exit code, or the signal that ended it.
fn status_in_words(status: ExitStatus) -> Option<String> {
    if let Some(code) = status.code() {
        return Some(t!("foul-exit-code", code = code));
    }
    #[cfg(unix)]
    {
        use std::os::unix::process::ExitStatusExt;
        status
            .signal()
            .map(|signal| t!("foul-signal", signal = signal))
    }
    #[cfg(not(unix))]
    None
}

fn crash(what: String) -> Foul {
    Foul::new(FoulKind::Crash, what)
}

fn write(mut stdin: ChildStdin, commands: &Receiver<ugi::UgiCommand>) {
    for command in commands {
        let written = writeln!(stdin, "{command}").and_then(|()| stdin.flush());
        if written.is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, lines: &SyncSender<Vec<u8>>) {
    for line in Lines::of(BufReader::new(stdout)) {
        let Ok(line) = line else { return };
        if lines.send(line).is_err() {
            return;
        }
    }
}

/// Shows what a program writes to stderr.
fn pass_on(stderr: ChildStderr, name: &str) {
    for line in Lines::of(BufReader::new(stderr)) {
        let Ok(line) = line else { return };
        let line = String::from_utf8_lossy(&line);
        progress::note(&format!("{name}: {}", echo::line(line.trim_end())));
    }
}
