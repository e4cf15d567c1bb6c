//! People: accounts, sessions, player pages, leaderboards, and what belongs to whom.
//!
//! A guest is a cookie; signing up turns the same person into an account, so that games and seats
//! stay. [`accounts`] has what needs a password, [`sessions`] the browsers somebody is signed in
//! with, [`tokens`] the programs that act for somebody, [`own`] what else concerns only oneself, [`pages`] what everyone may know.

mod accounts;
mod browser;
mod own;
mod pages;
mod passwords;
mod seat_link;
mod sessions;
mod tokens;

use axum::Router;
use axum::routing::{delete, get, post, put};

use crate::games::{Games, guarded};

pub(crate) use passwords::Passwords;

/// The routes about people.
pub(crate) fn router(games: Games) -> Router {
    Router::new()
        .route("/api/accounts", post(accounts::sign_up))
        .route(
            "/api/session",
            post(accounts::sign_in).delete(sessions::sign_out),
        )
        .route("/api/recovery", post(accounts::recover))
        .route("/api/me", get(own::me))
        .route("/api/me/password", post(accounts::change_password))
        .route("/api/me/recovery-codes", post(accounts::new_codes))
        .route("/api/me/delete", post(accounts::delete))
        .route("/api/me/sessions", get(sessions::list))
        .route("/api/me/sessions/{id}", delete(sessions::end))
        .route("/api/me/tokens", get(tokens::list).post(tokens::make))
        .route("/api/me/tokens/{id}", delete(tokens::revoke))
        .route("/api/me/bot", post(tokens::become_bot))
        .route("/api/me/export", get(own::export))
        .route("/api/me/blocks", get(own::blocks))
        .route(
            "/api/me/blocks/{name}",
            put(own::block).delete(own::unblock),
        )
        .route("/api/people/{name}", get(pages::profile))
        .route("/api/people/{name}/games", get(pages::games_of))
        .route("/api/people/{name}/records", get(pages::records_of))
        .route("/api/leaderboards/{game}/{speed}", get(pages::leaders))
        .route("/api/watch", get(pages::watch))
        .route("/api/games/playing", get(pages::playing))
        .route("/api/games/{code}/seat/link", post(seat_link::make))
        .route("/api/games/{code}/seat/recover", post(seat_link::recover))
        .layer(axum::middleware::map_response(guarded))
        .with_state(games)
}
