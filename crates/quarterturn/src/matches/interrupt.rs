//! Ctrl-C during a match.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use engine::Stop;

use crate::contestant;
use crate::failure::Failure;
use crate::progress;

/// The exit code of a program that was interrupted: 128 and the number of the signal.
pub(super) const EXIT_CODE: i32 = 130;

/// Whether somebody wants the match to end.
#[derive(Clone)]
pub(super) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens for Ctrl-C, and for being told to end in other ways. The first time it uses `stop`;
    /// the second time the program ends at once.
    pub(super) fn listen(stop: &Stop) -> Result<Interrupt, Failure> {
        let interrupt = Interrupt(Arc::default());
        let (seen, stop) = (interrupt.clone(), stop.clone());
        let handler = move || {
            if seen.0.swap(true, Ordering::SeqCst) {
                contestant::kill_all();
                std::process::exit(EXIT_CODE);
            }
            stop.stop();
            progress::note("stopping; Ctrl-C again ends at once");
        };
        ctrlc::set_handler(handler)
            .map_err(|error| Failure::Misuse(format!("cannot listen for Ctrl-C: {error}")))?;
        Ok(interrupt)
    }

    pub(super) fn came(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }
}
