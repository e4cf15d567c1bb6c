//! Another program that speaks the engine protocol, as a process.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use engine::Stop;
use ugi::{Lines, Reply};

/// How long a program may take to end after `quit`.
const FAREWELL: Duration = Duration::from_secs(1);
/// How many lines may wait to be looked at before the program has to wait.
const WAITING: usize = 256;
/// How often a wait looks whether it was stopped.
const LOOK_UP: Duration = Duration::from_millis(20);

/// A running program. Dropping it ends it.
pub(super) struct Process {
    child: Child,
    to: Option<Sender<ugi::Command>>,
    from: Receiver<Vec<u8>>,
    name: String,
    stop: Stop,
}

impl Process {
    /// Starts a program with its arguments. When `stop` is used, its searches are stopped.
    pub(super) fn start(words: &[String], stop: Stop) -> Result<Process, String> {
        let (name, arguments) = words.split_first().ok_or("missing command")?;
        let mut command = Command::new(name);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        // Ctrl-C is for us; in a group of its own the program does not hear it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .spawn()
            .map_err(|error| format!("cannot start `{name}`: {error}"))?;
        // On threads of their own, so that a program that neither reads nor writes is only waited
        // for as long as patience lasts.
        let (to, commands) = mpsc::channel();
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, &commands));
        }
        let (lines, from) = mpsc::sync_channel(WAITING);
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, &lines));
        }
        Ok(Process {
            child,
            to: Some(to),
            from,
            name: name.clone(),
            stop,
        })
    }

    /// Says something. If nobody listens any more, waiting for the answer will tell.
    pub(super) fn say(&self, command: ugi::Command) {
        if let Some(to) = &self.to {
            let _ = to.send(command);
        }
    }

    /// Waits for the reply that `wanted` takes, which begins with `word`, passing over others.
    ///
    /// # Errors
    /// A sentence, if it does not come in time or cannot be read.
    pub(super) fn wait_for<T>(
        &mut self,
        word: &str,
        patience: Duration,
        mut wanted: impl FnMut(Reply) -> Option<T>,
    ) -> Result<T, String> {
        let begun = Instant::now();
        loop {
            let line = match self.next_line(begun, patience) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => {
                    let name = &self.name;
                    return Err(format!("`{name}` did not say `{word}` in {patience:?}"));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.has_ended(word)),
            };
            match Reply::read(&line) {
                Ok(reply) => {
                    if let Some(found) = reply.and_then(&mut wanted) {
                        return Ok(found);
                    }
                }
                // Programs say many things; only what is waited for must be right.
                Err(error) if line.trim_ascii().starts_with(word.as_bytes()) => {
                    let name = &self.name;
                    return Err(format!("`{name}` said what cannot be read: {error}"));
                }
                Err(_) => {}
            }
        }
    }

    /// The next line, until patience is at an end. A search that is stopped is told so, and has
    /// [`FAREWELL`] left to say what it has found.
    fn next_line(&self, begun: Instant, patience: Duration) -> Result<Vec<u8>, RecvTimeoutError> {
        let mut end = begun + patience;
        let mut is_told = false;
        loop {
            // A program that says something else all the time must not be heard for ever either.
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(RecvTimeoutError::Timeout);
            }
            match self.from.recv_timeout(left.min(LOOK_UP)) {
                Err(RecvTimeoutError::Timeout) => {}
                other => return other,
            }
            if self.stop.is_stopped() && !is_told {
                self.say(ugi::Command::Stop);
                is_told = true;
                end = end.min(Instant::now() + FAREWELL);
            }
        }
    }

    fn has_ended(&mut self, word: &str) -> String {
        let how = match self.ended_within(FAREWELL) {
            Some(status) => format!(" ({status})"),
            None => String::new(),
        };
        format!("`{}` ended without saying `{word}`{how}", self.name)
    }

    fn ended_within(&mut self, time: Duration) -> Option<std::process::ExitStatus> {
        let begun = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if begun.elapsed() > time {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.say(ugi::Command::Quit);
        // Without a sender the writing thread ends, and with it the program's input.
        self.to = None;
        if self.ended_within(FAREWELL).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write(mut stdin: ChildStdin, commands: &Receiver<ugi::Command>) {
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
