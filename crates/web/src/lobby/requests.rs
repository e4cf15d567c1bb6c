//! What one can do in the lobby, and with people met there.

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
/// Why there is none.
pub async fn probe() -> Result<(), Fault> {
    let text = http::text_of(Method::Get, "api/lobby", "").await?;
    let _: api::lobby::Lobby = http::read(&text)?;
    Ok(())
}

/// Looks for opponents.
///
/// # Errors
/// Why not.
pub async fn seek(seek: &Seek) -> Result<Sought, Fault> {
    post("api/lobby/seeks", seek).await
}

/// Takes somebody's seek.
///
/// # Errors
/// Why not.
pub async fn accept_seek(id: LobbyId) -> Result<Sought, Fault> {
    post(&format!("api/lobby/seeks/{id}/accept"), &()).await
}

/// Withdraws one's own.
///
/// # Errors
/// Why not.
pub async fn withdraw(id: LobbyId) -> Result<(), Fault> {
    done(Method::Delete, &format!("api/lobby/seeks/{id}")).await
}

/// Is ready to play.
///
/// # Errors
/// Why not.
pub async fn ready(id: LobbyId) -> Result<(), Fault> {
    done(Method::Post, &format!("api/lobby/pairings/{id}/ready")).await
}

/// Does not want to play.
///
/// # Errors
/// Why not.
pub async fn decline(id: LobbyId) -> Result<(), Fault> {
    done(Method::Delete, &format!("api/lobby/pairings/{id}")).await
}

/// The programs that take challenges.
///
/// # Errors
/// Why they are not known.
pub async fn bots() -> Result<Vec<PlayerView>, Fault> {
    http::read(&http::text_of(Method::Get, "api/bots", "").await?)
}

/// Challenges somebody.
///
/// # Errors
/// Why not.
pub async fn challenge(challenge: &Challenge) -> Result<OpenChallenge, Fault> {
    post("api/challenges", challenge).await
}

/// Accepts a challenge.
///
/// # Errors
/// Why not.
pub async fn accept_challenge(id: LobbyId) -> Result<Created, Fault> {
    post(&format!("api/challenges/{id}/accept"), &()).await
}

/// Declines a challenge, or withdraws one's own.
///
/// # Errors
/// Why not.
pub async fn end_challenge(id: LobbyId) -> Result<(), Fault> {
    done(Method::Delete, &format!("api/challenges/{id}")).await
}

/// Public games that are being played.
///
/// # Errors
/// Why they are not known.
pub async fn watched() -> Result<GamePage, Fault> {
    http::read(&http::text_of(Method::Get, "api/watch", "").await?)
}

/// One's own games that go on.
///
/// # Errors
/// Why they are not known.
pub async fn playing() -> Result<GamePage, Fault> {
    http::read(&http::text_of(Method::Get, "api/games/playing", "").await?)
}

/// What concerns the person at this screen only.
///
/// # Errors
/// Why it is not known.
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
/// Why not.
pub async fn block(name: &Name) -> Result<(), Fault> {
    done(Method::Put, &format!("api/me/blocks/{name}")).await
}

/// Blocks somebody no longer.
///
/// # Errors
/// Why not.
pub async fn unblock(name: &Name) -> Result<(), Fault> {
    done(Method::Delete, &format!("api/me/blocks/{name}")).await
}

/// The path of the link with which a guest gets the seat back on another device.
///
/// # Errors
/// Why there is none.
pub async fn seat_link(code: &GameCode) -> Result<String, Fault> {
    let link = post(&format!("api/games/{code}/seat/link"), &()).await;
    let link: SeatLink = link.map_err(http::of_game)?;
    Ok(link.path)
}

/// Becomes the guest a link is for.
///
/// # Errors
/// Why not.
pub async fn recover_seat(code: &GameCode, recover: &RecoverSeat) -> Result<Created, Fault> {
    let seat = post(&format!("api/games/{code}/seat/recover"), recover).await;
    seat.map_err(http::of_game)
}
