//! Stopping a server.

use std::io;
use std::sync::Arc;

use tokio::sync::watch;

/// Stops a server: gracefully on the first request, at once on the second.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    requests: Arc<watch::Sender<u32>>,
}

impl Stop {
    /// A handle that has not been used yet.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// A handle that is triggered by Ctrl-C and, on Unix, by SIGTERM. Needs a running runtime.
    ///
    /// # Errors
    /// If the system does not deliver signals.
    pub fn at_signals() -> io::Result<Stop> {
        let stop = Stop::new();
        let requested = stop.clone();
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            let mut interrupt = signal(SignalKind::interrupt())?;
            let mut terminate = signal(SignalKind::terminate())?;
            tokio::spawn(async move {
                loop {
                    tokio::select! {
                        _ = interrupt.recv() => requested.request(),
                        _ = terminate.recv() => requested.request(),
                    }
                }
            });
        }
        #[cfg(not(unix))]
        tokio::spawn(async move {
            while tokio::signal::ctrl_c().await.is_ok() {
                requested.request();
            }
        });
        Ok(stop)
    }

    /// Asks the server to stop.
    pub fn request(&self) {
        self.requests
            .send_modify(|requests| *requests = requests.saturating_add(1));
    }

    /// Waits until it has been requested this often.
    pub async fn requested(&self, times: u32) {
        let mut requests = self.requests.subscribe();
        // The sender is ours, so it cannot be gone.
        let _ = requests.wait_for(|&requests| requests >= times).await;
    }
}
