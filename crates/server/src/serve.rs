//! Listening.

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};

use axum::Router;
use tokio::net::TcpListener;

/// A router that listens on a port.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    router: Router,
}

/// Why nobody listens.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Somebody else does.
    #[error("port {port} is taken: choose another with `--port`, or `--port 0` for any free one")]
    Taken {
        /// The port asked for.
        port: u16,
    },
    /// Ports below 1024 are not for everybody.
    #[error("this user may not listen on port {port}: choose one from 1024 up with `--port`")]
    Forbidden {
        /// The port asked for.
        port: u16,
    },
    /// The address is not this machine's.
    #[error("{address} is no address of this machine: choose another with `--bind`")]
    Elsewhere {
        /// The address asked for.
        address: IpAddr,
    },
    /// Something else.
    #[error("cannot listen on {address}: {error}")]
    Io {
        /// The address and port asked for.
        address: SocketAddr,
        /// What the system said.
        error: io::Error,
    },
}

impl Server {
    /// Takes the port; port 0 is any free one.
    ///
    /// # Errors
    /// If it cannot be had.
    pub async fn bind(address: SocketAddr, router: Router) -> Result<Server, ServeError> {
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
        Ok(Server { listener, router })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until the program is interrupted; requests begun before that are answered still.
    ///
    /// # Errors
    /// If the system takes the port away.
    pub async fn run(self) -> io::Result<()> {
        axum::serve(self.listener, self.router)
            .with_graceful_shutdown(interrupted())
            .await
    }
}

/// Waits for Ctrl-C or, where there is such a thing, a request to end.
async fn interrupted() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without signals there is no such end.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            return interrupt.await;
        };
        let mut interrupt = std::pin::pin!(interrupt);
        std::future::poll_fn(|context| {
            if interrupt.as_mut().poll(context).is_ready()
                || terminate.poll_recv(context).is_ready()
            {
                std::task::Poll::Ready(())
            } else {
                std::task::Poll::Pending
            }
        })
        .await;
    }
    #[cfg(not(unix))]
    interrupt.await;
}
