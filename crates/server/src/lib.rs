#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod encoding;
mod serve;
mod site;

use axum::Router;

pub use serve::{ServeError, Server};
pub use site::{ReadError, Site};

/// What pages of the app may load and run; the app's own page says the same of itself, for hosts
/// that send no such header.
pub const POLICY: &str = include_str!("policy.txt");

/// Everything there is to be had over HTTP.
pub fn app(site: Site) -> Router {
    site::router(site)
}
