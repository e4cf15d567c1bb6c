//! The lobby: people who look for opponents, and those who challenge somebody.
//!
//! The database decides who is paired with whom; [`hall`] is what this server knows of it, shared by
//! all [`socket`]s and [`stream`]s. [`mod@routes`] are the requests.

mod hall;
mod routes;
mod socket;
mod stream;

pub(crate) use hall::{Hall, refresh, renew, seeks_of, tick, yours};
pub(crate) use routes::{LIVE, SLOW, routes};
