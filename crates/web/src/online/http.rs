//! Requests about online games.

use api::online::message::{Create, Created};
use api::online::{GameCode, View};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use super::link;
use super::reader::Refusal;
use crate::language::window;

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The server cannot be reached.
    Offline,
    /// Whoever serves this page has no online games.
    NoOnlineGames,
    /// There is no such game, or it is private.
    NoGame,
    /// The game refuses it.
    Refused(Refusal),
    /// Too many requests, or the database does not answer: how many seconds to wait.
    Busy(u32),
    /// Anything else, as the server says it.
    Other(String),
}

/// What the server says of a fault.
#[derive(Deserialize)]
struct Told {
    error: String,
    #[serde(default)]
    refusal: Option<Refusal>,
    #[serde(default)]
    retry_after: Option<u32>,
}

/// Whether this site has online games.
///
/// # Errors
/// Why it has none.
pub async fn probe() -> Result<(), Fault> {
    let _: Vec<GameCode> = request("api/games", None).await?;
    Ok(())
}

/// Creates a game and takes a seat in it.
///
/// # Errors
/// Why there is none.
pub async fn create(create: &Create) -> Result<Created, Fault> {
    // Plain data always serializes.
    let body = serde_json::to_string(create).unwrap_or_default();
    request("api/games", Some(&body)).await
}

/// What may be seen of a game.
///
/// # Errors
/// Why nothing may be.
pub async fn view(code: &GameCode) -> Result<View, Fault> {
    request(&format!("api/games/{code}"), None).await
}

/// Takes the free seat of a game.
///
/// # Errors
/// Why not.
pub async fn sit(code: &GameCode) -> Result<Created, Fault> {
    request(&format!("api/games/{code}/seat"), Some("{}")).await
}

/// Posts a body, or gets what is there.
async fn request<T: DeserializeOwned>(path: &str, body: Option<&str>) -> Result<T, Fault> {
    let (status, text) = send(path, body).await.map_err(|_| Fault::Offline)?;
    read(status, &text)
}

async fn send(path: &str, body: Option<&str>) -> Result<(u16, String), JsValue> {
    let window = window().ok_or(JsValue::NULL)?;
    let init = RequestInit::new();
    if let Some(body) = body {
        init.set_method("POST");
        init.set_body(&body.into());
        let headers = Headers::new()?;
        headers.set("content-type", "application/json")?;
        init.set_headers(&headers);
    }
    let fetched = window.fetch_with_str_and_init(&link::address(path), &init);
    let response: Response = JsFuture::from(fetched).await?.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}

fn read<T: DeserializeOwned>(status: u16, text: &str) -> Result<T, Fault> {
    if (200..300).contains(&status) {
        // A file host may answer every path with the page.
        return serde_json::from_str(text).map_err(|_| Fault::NoOnlineGames);
    }
    let told = serde_json::from_str::<Told>(text);
    Err(match (status, told) {
        (
            _,
            Ok(Told {
                refusal: Some(refusal),
                ..
            }),
        ) => Fault::Refused(refusal),
        (
            _,
            Ok(Told {
                retry_after: Some(seconds),
                ..
            }),
        ) => Fault::Busy(seconds),
        (404, Ok(_)) => Fault::NoGame,
        (_, Ok(told)) => Fault::Other(told.error),
        (404 | 405 | 501, Err(_)) => Fault::NoOnlineGames,
        // A proxy whose server is being restarted.
        (_, Err(_)) => Fault::Offline,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(status: u16, text: &str) -> Fault {
        read::<Vec<GameCode>>(status, text).unwrap_err()
    }

    #[test]
    fn a_site_without_online_games_is_told_from_a_game_that_is_not_there() {
        assert_eq!(fault(404, "not found"), Fault::NoOnlineGames);
        assert_eq!(fault(200, "<!doctype html>"), Fault::NoOnlineGames);
        assert_eq!(fault(501, ""), Fault::NoOnlineGames);
        assert_eq!(
            fault(404, r#"{"error":"there is no such game"}"#),
            Fault::NoGame
        );
        assert_eq!(read::<Vec<GameCode>>(200, "[]"), Ok(Vec::new()));
    }

    #[test]
    fn refusals_and_limits_are_read() {
        let refused = r#"{"error":"that seat is taken","refusal":{"kind":"seat-taken"}}"#;
        let seat_taken = Refusal {
            kind: "seat-taken".to_owned(),
            turns: 0,
        };
        assert_eq!(fault(409, refused), Fault::Refused(seat_taken));
        let busy = r#"{"error":"too many new games: wait 7 s","retry_after":7}"#;
        assert_eq!(fault(429, busy), Fault::Busy(7));
        assert_eq!(fault(502, "<h1>Bad gateway</h1>"), Fault::Offline);
        let other = r#"{"error":"the body is larger than 9 bytes"}"#;
        assert_eq!(
            fault(413, other),
            Fault::Other("the body is larger than 9 bytes".to_owned())
        );
    }
}
