//! Ctrl-C during long runs: the first one stops the work, and what is known by then is printed.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
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
        let (seen, stop) = (interrupt.clone(), stop.clone());
        in_background(move |code| seen.add(code, &stop))?;
        Ok(interrupt)
    }

    fn add(&self, code: i32, stop: &Stop) {
        let before = self
            .0
            .compare_exchange(0, code, Ordering::SeqCst, Ordering::SeqCst);
        if before.is_err() {
            end_at_once(code);
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

/// Makes signals to terminate also end the programs that this one has started. Without it they and
/// what they have started in turn would go on, since each leads a process group of its own.
pub(crate) struct EndsPrograms {
    ctrl_c: Arc<AtomicBool>,
}

impl EndsPrograms {
    /// From now on; Ctrl-C is such a signal, too.
    pub(crate) fn listen() -> Result<EndsPrograms, Failure> {
        let ctrl_c = Arc::new(AtomicBool::new(true));
        let ends = Arc::clone(&ctrl_c);
        in_background(move |code| {
            if code != CTRL_C || ends.load(Ordering::SeqCst) {
                end_at_once(code);
            }
        })?;
        Ok(EndsPrograms { ctrl_c })
    }

    /// From now on Ctrl-C means something else.
    pub(crate) fn except_ctrl_c(&self) {
        self.ctrl_c.store(false, Ordering::SeqCst);
    }
}

/// The exit code after Ctrl-C.
const CTRL_C: i32 = 130;

fn end_at_once(code: i32) -> ! {
    contestant::kill_all();
    output::discard_unfinished();
    std::process::exit(code);
}

/// Listens for signals to terminate on a thread of its own.
fn in_background(told: impl Fn(i32) + Clone + Send + 'static) -> Result<(), Failure> {
    let cannot = |error| Failure::Io {
        what: t!("error-cannot-listen-ctrl-c"),
        error,
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build()
        .map_err(cannot)?;
    each_signal(&runtime, told).map_err(cannot)?;
    thread::spawn(move || runtime.block_on(std::future::pending::<()>()));
    Ok(())
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
            told(CTRL_C);
        }
    });
    Ok(())
}
