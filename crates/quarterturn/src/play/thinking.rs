//! Waiting at the terminal for a player that thinks: a clock runs, and Ctrl-C ends the thinking.

use std::thread;

use engine::Stop;

use super::prompt::Prompt;
use crate::failure::Failure;
use crate::progress;
use crate::t;

/// Shows that a player is thinking, and lets Ctrl-C end it.
pub(super) struct Thinking {
    stop: Stop,
    is_shown: bool,
}

impl Thinking {
    /// If a person is at the prompt, Ctrl-C triggers `stop` from now on instead of ending the
    /// program. A script is left alone: nothing is shown, and Ctrl-C ends it as usual.
    pub(super) fn new(prompt: &Prompt, stop: Stop) -> Result<Thinking, Failure> {
        let is_shown = matches!(prompt, Prompt::Terminal { .. });
        if is_shown {
            listen(stop.clone()).map_err(|error| Failure::Io {
                what: t!("error-cannot-listen-ctrl-c"),
                error,
            })?;
        }
        Ok(Thinking { stop, is_shown })
    }

    /// The handle that stops the thinking.
    pub(super) fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Whether the last thinking was stopped.
    pub(super) fn was_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// Thinks while a clock and this message are shown.
    pub(super) fn show<T>(&self, message: String, think: impl FnOnce() -> T) -> T {
        // An earlier Ctrl-C was not meant for this.
        self.stop.reset();
        if !self.is_shown {
            return think();
        }
        let line = progress::message();
        line.set_message(message);
        let result = think();
        line.finish_and_clear();
        result
    }
}

/// Triggers `stop` on every Ctrl-C.
fn listen(stop: Stop) -> std::io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build()?;
    // Installed before the first prompt, which saves and restores the Ctrl-C handler.
    let mut interrupts = {
        let _context = runtime.enter();
        interrupts()?
    };
    thread::spawn(move || {
        runtime.block_on(async {
            while interrupts.recv().await.is_some() {
                stop.stop();
            }
        });
    });
    Ok(())
}

#[cfg(unix)]
fn interrupts() -> std::io::Result<tokio::signal::unix::Signal> {
    use tokio::signal::unix::{SignalKind, signal};
    signal(SignalKind::interrupt())
}

#[cfg(windows)]
fn interrupts() -> std::io::Result<tokio::signal::windows::CtrlC> {
    tokio::signal::windows::ctrl_c()
}
