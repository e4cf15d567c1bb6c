#![doc = include_str!("../README.md")]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod bus;
mod games;
mod http;
mod lobby;
mod openapi;
mod operation;
mod people;
mod ratings;
mod requests;
mod site;
pub mod store;

use axum::Router;

pub use bus::{BusAddress, NotABus};
pub use games::{GameLine, GameState, Games, Recomputed, annul, for_each_game, recompute_ratings};
pub use http::{Limits, ServeError, Server, Stop};
pub use people::{Recovered, close_account, recover_account};
pub use ratings::Rating;
pub use requests::{Front, GameLimits, Network, NotANetwork, NotAPublicUrl, PublicUrl, Rate};
pub use site::{ReadError, Site};

/// What pages of the app may load and run. The app's own page repeats it, for hosts that do not
/// send this header.
pub const POLICY: &str = include_str!("policy.txt");

/// The web app alone, without online games.
pub fn app(site: Site) -> Router {
    operation::observed(site::router(site, None), None)
}

/// The web app and online games. The path of an invitation, `/CODE`, is answered with the app.
pub fn app_with_games(site: Site, games: Games) -> Router {
    let requests = games::routes().and(people::routes()).and(lobby::routes());
    let router = site::router(site, Some(&games)).merge(requests.into_router(games.clone()));
    operation::observed(router, Some(games))
}
