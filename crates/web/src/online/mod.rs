//! Games against people elsewhere: requests to the server, and the connection to a game.
//!
//! The server is the truth: the page shows the [`api::online::View`] it sends. [`connection`] decides
//! what silence, a closed socket or an answer means; it is pure. [`socket`] carries that out in the
//! browser, [`http`] creates games and takes seats, [`clock`] tells how clocks run between two views,
//! [`reader`] reads what the server says, `wire` is the browser's socket, and [`link`] turns the path of an invitation into a place of the app.

pub mod clock;
pub mod connection;
pub mod http;
pub mod link;
pub mod reader;
pub mod socket;
pub(crate) mod wire;
