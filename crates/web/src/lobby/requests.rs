//! Requests in the lobby, and about people met there.

use api::lobby::{Challenge, LobbyId, OpenChallenge, Seek, Sought, Yours};
use api::online::GameCode;
use api::online::message::Created;
use api::people::account::{RecoverSeat, SeatLink};
use api::people::{GamePage, Name, PlayerView};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::online::http::{self, Fault, Method};

async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Fault> {
    // Plain data always serializes.
    let body = serde_json::to_string(body).unwrap_or_default();
    http::read(&http::text_of(Method::Post, path, &body).await?)
}

async fn done(method: Method, path: &str) -> Result<(), Fault> {
    http::text_of(method, path, "{}").await.map(drop)
}

/// Whether there is a lobby here.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn probe() -> Result<(), Fault> {
    let text = http::text_of(Method::Get, "api/lobby", "").await?;
    let _: api::lobby::Lobby = http::read(&text)?;
    Ok(())
}

/// Looks for opponents.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn seek(seek: &Seek) -> Result<Sought, Fault> {
    post("api/lobby/seeks", seek).await
}

/// Takes somebody's seek.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn accept_seek(id: LobbyId) -> Result<Sought, Fault> {
    post(&format!("api/lobby/seeks/{id}/accept"), &()).await
}

/// Withdraws one's own seek.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn withdraw(id: LobbyId) -> Result<(), Fault> {
    done(Method::Delete, &format!("api/lobby/seeks/{id}")).await
}

/// Confirms a pairing.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn ready(id: LobbyId) -> Result<(), Fault> {
    done(Method::Post, &format!("api/lobby/pairings/{id}/ready")).await
}

/// Declines a pairing.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn decline(id: LobbyId) -> Result<(), Fault> {
    done(Method::Delete, &format!("api/lobby/pairings/{id}")).await
}

/// The bots that take challenges.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn bots() -> Result<Vec<PlayerView>, Fault> {
    http::read(&http::text_of(Method::Get, "api/bots", "").await?)
}

/// Challenges somebody.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn challenge(challenge: &Challenge) -> Result<OpenChallenge, Fault> {
    post("api/challenges", challenge).await
}

/// Accepts a challenge.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn accept_challenge(id: LobbyId) -> Result<Created, Fault> {
    post(&format!("api/challenges/{id}/accept"), &()).await
}

/// Declines a challenge, or withdraws one's own.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn end_challenge(id: LobbyId) -> Result<(), Fault> {
    done(Method::Delete, &format!("api/challenges/{id}")).await
}

/// Public games that are being played.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn watched() -> Result<GamePage, Fault> {
    http::read(&http::text_of(Method::Get, "api/watch", "").await?)
}

/// The user's games in progress.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn playing() -> Result<GamePage, Fault> {
    http::read(&http::text_of(Method::Get, "api/games/playing", "").await?)
}

/// The user's own seeks, pairings and challenges.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn yours() -> Result<Yours, Fault> {
    #[derive(Deserialize)]
    struct Own {
        yours: Yours,
    }
    let text = http::text_of(Method::Get, "api/lobby", "").await?;
    Ok(http::read::<Own>(&text)?.yours)
}

/// Blocks somebody.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn block(name: &Name) -> Result<(), Fault> {
    done(Method::Put, &format!("api/me/blocks/{name}")).await
}

/// Unblocks somebody.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn unblock(name: &Name) -> Result<(), Fault> {
    done(Method::Delete, &format!("api/me/blocks/{name}")).await
}

/// The path of the link that restores a guest's seat on another device.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn seat_link(code: &GameCode) -> Result<String, Fault> {
    let link = post(&format!("api/games/{code}/seat/link"), &()).await;
    let link: SeatLink = link.map_err(http::of_game)?;
    Ok(link.path)
}

/// Becomes the guest that a link belongs to.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn recover_seat(code: &GameCode, recover: &RecoverSeat) -> Result<Created, Fault> {
    let seat = post(&format!("api/games/{code}/seat/recover"), recover).await;
    seat.map_err(http::of_game)
}
