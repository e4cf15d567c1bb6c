//! Listening: sockets, connections, their limits, and shutdown.
//!
//! [`open_connections`] knows what every open connection is doing. It decides which one has exceeded
//! a timeout, which one gives way to a newcomer, and which one shutdown has to wait for. `connection`
//! drives one of them, `server` accepts them. Nothing here knows what is served: that is up to a
//! router.

mod connection;
mod limits;
mod open_connections;
mod server;
mod socket;
mod stop;

pub(crate) use connection::Peer;
pub use limits::Limits;
pub use server::{ServeError, Server};
pub use stop::Stop;
