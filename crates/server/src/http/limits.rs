//! How many connections there may be, and how long each may take.

use std::time::Duration;

/// What a server allows its clients.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Open connections at a time; at least one.
    pub connections: usize,
    /// Time for a client to send the head of a request, from its first byte.
    pub head: Duration,
    /// Time between two requests on a connection, and before the first.
    pub idle: Duration,
    /// Time without progress while a response is being sent.
    pub stall: Duration,
    /// Time for responses in progress to arrive once the server has been told to stop.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: connections(file_handles()),
            head: Duration::from_secs(10),
            idle: Duration::from_secs(60),
            stall: Duration::from_secs(30),
            grace: Duration::from_secs(3),
        }
    }
}

/// The default cap: a connection needs one file handle, and another while it streams a file.
fn connections(handles: Option<u64>) -> usize {
    /// Handles for the listener, standard input and output, and the runtime.
    const RESERVED: u64 = 16;
    const MOST: u64 = 4096;
    let handles = handles.unwrap_or(1024);
    let connections = (handles.saturating_sub(RESERVED) / 2).clamp(1, MOST);
    usize::try_from(connections).unwrap_or(1)
}

/// The number of files this process may have open; `None` if there is no such limit.
#[cfg(unix)]
fn file_handles() -> Option<u64> {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
    Some(limit.current.unwrap_or(u64::MAX))
}

#[cfg(not(unix))]
fn file_handles() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_cap_leaves_a_file_handle_for_each_connection() {
        for (handles, expected) in [
            (Some(0), 1),
            (Some(17), 1),
            (Some(64), 24),
            (Some(1024), 504),
            (Some(u64::MAX), 4096),
            (None, 504),
        ] {
            assert_eq!(connections(handles), expected, "{handles:?}");
        }
    }
}
