//! Accepting connections.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;

use super::connection::{self, Peer};
use super::open_connections::{OpenConnections, Order};
use super::{Limits, Stop};

/// A router that listens on a port.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    router: Router,
    limits: Limits,
}

/// Why the server cannot listen.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another program is listening there.
    #[error("port {port} is taken")]
    Taken {
        /// The requested port.
        port: u16,
    },
    /// Ports below 1024 need privileges on most systems.
    #[error("this user may not listen on port {port}")]
    Forbidden {
        /// The requested port.
        port: u16,
    },
    /// The address belongs to another machine.
    #[error("{address} is not an address of this machine")]
    Elsewhere {
        /// The requested address.
        address: IpAddr,
    },
    /// Anything else.
    #[error("cannot listen on {address}: {error}")]
    Io {
        /// The requested address and port.
        address: SocketAddr,
        /// The system's reason.
        error: io::Error,
    },
}

impl Server {
    /// Binds the port, or any free one if it is 0.
    ///
    /// # Errors
    /// If the port is not available.
    pub async fn bind(
        address: SocketAddr,
        router: Router,
        limits: Limits,
    ) -> Result<Server, ServeError> {
        let listener = TcpListener::bind(address).await.map_err(|error| {
            let port = address.port();
            match error.kind() {
                io::ErrorKind::AddrInUse => ServeError::Taken { port },
                io::ErrorKind::PermissionDenied => ServeError::Forbidden { port },
                io::ErrorKind::AddrNotAvailable => ServeError::Elsewhere {
                    address: address.ip(),
                },
                _ => ServeError::Io { address, error },
            }
        })?;
        Ok(Server {
            listener,
            router,
            limits,
        })
    }

    /// The address it listens on.
    ///
    /// # Errors
    /// If the system does not report it.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers requests until told to stop. Then no more connections are accepted, those without a
    /// request in progress are closed, and the others get [`Limits::grace`] to finish.
    pub async fn run(self, stop: Stop) {
        let limits = self.limits;
        let connections = OpenConnections::new(limits);
        tokio::select! {
            never = accept(self.listener, self.router, &connections) => match never {},
            never = close_overdue(&limits, &connections) => match never {},
            () = stop.requested(1) => {}
        }
        connections.order_all(Order::Finish);
        tokio::select! {
            () = connections.emptied() => {}
            () = tokio::time::sleep(limits.grace) => {}
            () = stop.requested(2) => {}
            never = close_overdue(&limits, &connections) => match never {},
        }
        connections.order_all(Order::Close);
        // Each closes when it is next polled. A handler that blocks its thread is no longer waited
        // for.
        let _ = tokio::time::timeout(LAST_TURN, connections.emptied()).await;
    }
}

const LAST_TURN: Duration = Duration::from_secs(1);

async fn accept(
    listener: TcpListener,
    router: Router,
    connections: &Arc<OpenConnections>,
) -> Infallible {
    let mut pause = SHORTEST_PAUSE;
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                pause = SHORTEST_PAUSE;
                connections.room().await;
                // Responses are written whole; waiting to fill a packet only delays their ends.
                let _ = stream.set_nodelay(true);
                tokio::spawn(connection::serve(
                    stream,
                    Peer(address.ip()),
                    router.clone(),
                    connections.enter(),
                ));
            }
            Err(error) if is_of_one_connection(&error) => {}
            // Out of file handles or memory: trying again at once would spin.
            Err(_) => {
                connections.make_room();
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
    }
}

const SHORTEST_PAUSE: Duration = Duration::from_millis(5);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// Whether the client went away before it was accepted.
fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

/// Checks often enough that no timeout is exceeded by more than a quarter, or a second.
async fn close_overdue(limits: &Limits, connections: &OpenConnections) -> Infallible {
    let shortest = limits.head.min(limits.idle).min(limits.stall);
    let pause = (shortest / 4).clamp(Duration::from_millis(5), Duration::from_secs(1));
    loop {
        tokio::time::sleep(pause).await;
        connections.close_overdue();
    }
}
