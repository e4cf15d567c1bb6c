//! Ctrl-C during long runs: the first one stops the work, and what is known by then is printed.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread;

use engine::Stop;
use tokio::runtime::Runtime;

use crate::failure::{Exit, Failure};
use crate::{contestant, output, progress, t};

/// Whether the run has been interrupted: the exit code for it, or 0.
#[derive(Clone)]
pub(crate) struct Interrupt(Arc<AtomicI32>);

impl Interrupt {
    /// Listens for Ctrl-C and other signals to terminate. The first one triggers `stop`; the second
    /// ends the program at once.
    pub(crate) fn listen(stop: &Stop) -> Result<Interrupt, Failure> {
        let interrupt = Interrupt(Arc::default());
        let cannot = |error| Failure::Io {
            what: t!("error-cannot-listen-ctrl-c"),
            error,
        };
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .build()
            .map_err(cannot)?;
        let (seen, stop) = (interrupt.clone(), stop.clone());
        each_signal(&runtime, move |code| seen.add(code, &stop)).map_err(cannot)?;
        thread::spawn(move || runtime.block_on(std::future::pending::<()>()));
        Ok(interrupt)
    }

    fn add(&self, code: i32, stop: &Stop) {
        let before = self
            .0
            .compare_exchange(0, code, Ordering::SeqCst, Ordering::SeqCst);
        if before.is_err() {
            contestant::kill_all();
            output::discard_unfinished();
            std::process::exit(code);
        }
        stop.stop();
        progress::note(&t!("terminal-stopping"));
    }

    /// Whether there was an interrupt.
    pub(crate) fn happened(&self) -> bool {
        self.0.load(Ordering::SeqCst) != 0
    }

    /// Says on stderr that the results are incomplete, if there was an interrupt.
    pub(crate) fn announce(&self) {
        if self.happened() {
            progress::note(&t!("terminal-interrupted"));
        }
    }

    /// The answer of the subcommand, or that it was interrupted.
    pub(crate) fn or(&self, answer: Exit) -> Exit {
        match u8::try_from(self.0.load(Ordering::SeqCst)) {
            Ok(0) | Err(_) => answer,
            Ok(code) => Exit::Interrupted(code),
        }
    }
}

/// Calls `told` for each signal to terminate, with its exit code: 128 plus the number of the
/// signal.
#[cfg(unix)]
fn each_signal(runtime: &Runtime, told: impl Fn(i32) + Clone + Send + 'static) -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let _context = runtime.enter();
    for kind in [
        SignalKind::interrupt(),
        SignalKind::terminate(),
        SignalKind::hangup(),
    ] {
        let (mut signals, told) = (signal(kind)?, told.clone());
        runtime.spawn(async move {
            while signals.recv().await.is_some() {
                told(128 + kind.as_raw_value());
            }
        });
    }
    Ok(())
}

#[cfg(windows)]
fn each_signal(runtime: &Runtime, told: impl Fn(i32) + Clone + Send + 'static) -> io::Result<()> {
    let _context = runtime.enter();
    let mut signals = tokio::signal::windows::ctrl_c()?;
    runtime.spawn(async move {
        while signals.recv().await.is_some() {
            told(130);
        }
    });
    Ok(())
}
