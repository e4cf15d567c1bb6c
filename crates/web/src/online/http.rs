//! Requests about online games.

use api::online::message::{Create, Created};
use api::online::{GameCode, View};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use super::link;
use super::reader::ReadRefusal;
use crate::language::window;

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The server cannot be reached.
    Offline,
    /// The site has no online games.
    NoOnlineGames,
    /// There is no such game.
    NoGame,
    /// There is nothing of the kind asked for.
    NotFound,
    /// The game refuses it.
    Refused(ReadRefusal),
    /// Too many requests: how many seconds to wait.
    TooMany(u32),
    /// The database does not answer: how many seconds to wait.
    Busy(u32),
    /// An error with a name.
    Named {
        /// The name, by which its sentence is found.
        kind: String,
        /// The sentence in English.
        said: String,
    },
    /// Anything else, as the server says it.
    Other(String),
}

/// An HTTP method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// It is read.
    Get,
    /// A body is sent to it.
    Post,
    /// Created or replaced, with an optional body.
    Put,
    /// It is removed.
    Delete,
}

impl Method {
    const fn name(self) -> &'static str {
        match self {
            Method::Get => "GET",
            Method::Post => "POST",
            Method::Put => "PUT",
            Method::Delete => "DELETE",
        }
    }
}

/// The body of an error.
#[derive(Deserialize)]
struct Told {
    error: String,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    refusal: Option<ReadRefusal>,
    #[serde(default)]
    retry_after: Option<u32>,
}

/// Whether this site has online games.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn probe() -> Result<(), Fault> {
    let _: Vec<GameCode> = request("api/games", None).await?;
    Ok(())
}

/// Creates a game and takes a seat in it.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn create(create: &Create) -> Result<Created, Fault> {
    // Plain data always serializes.
    let body = serde_json::to_string(create).unwrap_or_default();
    request("api/games", Some(&body)).await
}

/// The view of a game.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn view(code: &GameCode) -> Result<View, Fault> {
    let view = request(&format!("api/games/{code}"), None).await;
    view.map_err(of_game)
}

/// Takes the free seat of a game.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn sit(code: &GameCode) -> Result<Created, Fault> {
    let seat = request(&format!("api/games/{code}/seat"), Some("{}")).await;
    seat.map_err(of_game)
}

/// What it means that nothing was found where a game was looked for.
pub(crate) fn of_game(fault: Fault) -> Fault {
    match fault {
        Fault::NotFound => Fault::NoGame,
        other => other,
    }
}

/// Posts a body, or gets what is there.
async fn request<T: DeserializeOwned>(path: &str, body: Option<&str>) -> Result<T, Fault> {
    let method = match body {
        Some(_) => Method::Post,
        None => Method::Get,
    };
    let text = text_of(method, path, body.unwrap_or_default()).await?;
    read(&text)
}

/// Parses an answer. A file host may answer every path with the page.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|_| Fault::NoOnlineGames)
}

/// The body of a successful response. Requests are JSON.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn text_of(method: Method, path: &str, body: &str) -> Result<String, Fault> {
    let answer = send(method, path, body).await;
    let (status, text) = answer.map_err(|_| Fault::Offline)?;
    match status {
        200..300 => Ok(text),
        _ => Err(fault_of(status, &text)),
    }
}

/// A page of a list, and the address of the next one from the header `Link`.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub async fn page_of(method: Method, path: &str) -> Result<(String, Option<String>), Fault> {
    let answer = async {
        let response = respond(method, path, "").await?;
        let text = JsFuture::from(response.text()?).await?;
        let link = response.headers().get("link")?;
        let text = text.as_string().unwrap_or_default();
        Ok::<_, JsValue>((response.status(), text, link))
    };
    let (status, text, link) = answer.await.map_err(|_| Fault::Offline)?;
    match status {
        200..300 => Ok((text, link.as_deref().and_then(next_page))),
        _ => Err(fault_of(status, &text)),
    }
}

/// The path in `<PATH>; rel="next"`.
fn next_page(link: &str) -> Option<String> {
    let (path, relation) = link.strip_prefix('<')?.split_once('>')?;
    relation.contains("next").then(|| path.to_owned())
}

async fn send(method: Method, path: &str, body: &str) -> Result<(u16, String), JsValue> {
    let response = respond(method, path, body).await?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}

async fn respond(method: Method, path: &str, body: &str) -> Result<Response, JsValue> {
    let window = window().ok_or(JsValue::NULL)?;
    let init = RequestInit::new();
    init.set_method(method.name());
    if !body.is_empty() {
        init.set_body(&body.into());
        let headers = Headers::new()?;
        headers.set("content-type", "application/json")?;
        init.set_headers(&headers);
    }
    let fetched = window.fetch_with_str_and_init(&link::address(path), &init);
    JsFuture::from(fetched).await?.dyn_into()
}

/// The fault for a failed response.
fn fault_of(status: u16, text: &str) -> Fault {
    let Ok(told) = serde_json::from_str::<Told>(text) else {
        return match status {
            404 | 405 | 501 => Fault::NoOnlineGames,
            // A proxy whose server is restarting.
            _ => Fault::Offline,
        };
    };
    match (told.refusal, told.retry_after) {
        (Some(refusal), _) => Fault::Refused(refusal),
        (None, Some(seconds)) if status == 429 => Fault::TooMany(seconds),
        (None, Some(seconds)) => Fault::Busy(seconds),
        (None, None) if status == 404 => Fault::NotFound,
        (None, None) if told.kind.is_empty() => Fault::Other(told.error),
        (None, None) => Fault::Named {
            kind: told.kind,
            said: told.error,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use super::fault_of as fault;

    #[test]
    fn a_site_without_online_games_is_told_from_a_game_that_is_not_there() {
        assert_eq!(fault(404, "not found"), Fault::NoOnlineGames);
        assert_eq!(
            read::<Vec<GameCode>>("<!doctype html>"),
            Err(Fault::NoOnlineGames)
        );
        assert_eq!(read::<Vec<GameCode>>("[]"), Ok(Vec::new()));
        assert_eq!(fault(501, ""), Fault::NoOnlineGames);
        assert_eq!(
            fault(404, r#"{"error":"there is nobody with that name"}"#),
            Fault::NotFound
        );
        assert_eq!(of_game(Fault::NotFound), Fault::NoGame);
        assert_eq!(of_game(Fault::Offline), Fault::Offline);
    }

    #[test]
    fn the_next_page_is_where_the_header_says() {
        let link = r#"</api/people/Anna/records?before=17-k7>; rel="next""#;
        let next = next_page(link);
        assert_eq!(
            next.as_deref(),
            Some("/api/people/Anna/records?before=17-k7")
        );
        assert_eq!(next_page(r#"</x>; rel="prev""#), None);
        assert_eq!(next_page("nonsense"), None);
    }

    #[test]
    fn refusals_and_limits_are_read() {
        let refused = r#"{"error":"that seat is taken","refusal":{"kind":"seat-taken"}}"#;
        let seat_taken = ReadRefusal {
            kind: "seat-taken".to_owned(),
            turns: 0,
        };
        assert_eq!(fault(409, refused), Fault::Refused(seat_taken));
        let busy = r#"{"error":"too many new games: wait 7 s","retry_after":7}"#;
        assert_eq!(fault(429, busy), Fault::TooMany(7));
        let away = r#"{"error":"the games cannot be reached right now","retry_after":1}"#;
        assert_eq!(fault(503, away), Fault::Busy(1));
        assert_eq!(fault(502, "<h1>Bad gateway</h1>"), Fault::Offline);
        let taken = r#"{"error":"that name is taken","kind":"name-taken"}"#;
        let named = Fault::Named {
            kind: "name-taken".to_owned(),
            said: "that name is taken".to_owned(),
        };
        assert_eq!(fault(409, taken), named);
        let other = r#"{"error":"the body is larger than 9 bytes"}"#;
        assert_eq!(
            fault(413, other),
            Fault::Other("the body is larger than 9 bytes".to_owned())
        );
    }
}
