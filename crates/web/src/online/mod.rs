//! Games against people elsewhere: requests to the server, and the connection to a game.
//!
//! The server is authoritative: the page shows the [`api::online::View`] it sends. [`connection`]
//! decides what silence, a closed socket or an answer means; it is pure. [`socket`] carries that
//! out in the browser, [`http`] creates games and takes seats, [`clock`] extrapolates clocks
//! between two views, [`reader`] parses the server's messages, `wire` is the browser's socket,
//! [`link`] maps the path of an invitation to a place of the app, [`participation`] says whether
//! anybody plays online here, and [`finished`] keeps the games that are over.

pub mod clock;
pub mod connection;
pub mod finished;
pub mod http;
pub mod link;
pub mod participation;
pub mod reader;
pub mod socket;
pub(crate) mod wire;
