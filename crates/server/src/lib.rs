#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod http;
mod site;
pub mod store;

use axum::Router;

pub use http::{Limits, ServeError, Server, Stop};
pub use site::{ReadError, Site};

/// What pages of the app may load and run. The app's own page repeats it, for hosts that do not
/// send this header.
pub const POLICY: &str = include_str!("policy.txt");

/// Everything that is served over HTTP.
pub fn app(site: Site) -> Router {
    site::router(site)
}
