//! The path of an invitation, `/CODE`, which the server answers with the app.

use api::online::GameCode;
use wasm_bindgen::JsValue;

use crate::export;
use crate::language::window;
use crate::place::Place;

/// The address to send to a friend.
pub fn invitation(code: &GameCode) -> String {
    format!("{}{code}", folder(&export::page_address()))
}

/// Whether an address leads back to the device that opens it.
pub fn is_local(address: &str) -> bool {
    let host = address.split_once("://").map_or("", |(_, rest)| rest);
    let host = host.split(['/', '?', '#']).next().unwrap_or_default();
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name == "localhost" || name.ends_with(".localhost") || name == "::1" || name.starts_with("127.")
}

/// The URL of a request: a path below the app's folder.
pub fn address(path: &str) -> String {
    format!("{}{path}", folder(&export::page_address()))
}

/// The same for a socket.
pub fn socket_address(path: &str) -> String {
    let address = address(path);
    match address.strip_prefix("http") {
        Some(rest) => format!("ws{rest}"),
        None => address,
    }
}

/// Redirects from the path of an invitation to its place, before the address is parsed.
pub(crate) fn follow() {
    let Some(window) = window() else {
        return;
    };
    let href = window.location().href().unwrap_or_default();
    if let Some(address) = place_of(&href)
        && let Ok(history) = window.history()
    {
        // Without it the page shows Home.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// The place of an address, if it is an invitation or a link to a seat.
fn place_of(href: &str) -> Option<String> {
    let page = href.split(['?', '#']).next()?;
    let (_, last) = page.rsplit_once('/')?;
    let code = GameCode::in_link(last)?;
    // A fragment that was followed from here takes precedence.
    let fragment = href.find('#').map_or("", |at| &href[at..]);
    let query = href.split('#').next()?.split_once('?');
    let mut fields = query.into_iter().flat_map(|(_, query)| query.split('&'));
    let key = fields.find_map(|field| field.strip_prefix("seat="));
    let fragment = match (fragment, key) {
        ("" | "#", Some(key)) if !key.is_empty() => Place::Seat(code, key.to_owned()).to_string(),
        ("" | "#", _) => Place::Online(code).to_string(),
        (fragment, _) => fragment.to_owned(),
    };
    Some(format!("{}{fragment}", folder(page)))
}

/// An address up to its last slash.
fn folder(address: &str) -> &str {
    let page = address.split(['?', '#']).next().unwrap_or_default();
    page.rfind('/').map_or(page, |at| &page[..=at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_addresses_lead_back_to_the_device_that_opens_them() {
        for local in [
            "http://localhost:4747/k7m2xq9daf",
            "http://127.0.0.1/k7m2xq9daf",
            "http://[::1]:4747/#/online/k7m2xq9daf",
            "http://games.localhost/",
        ] {
            assert!(is_local(local), "{local}");
        }
        for elsewhere in [
            "https://play.example.org/k7m2xq9daf",
            "http://192.168.1.7:4747/k7m2xq9daf",
            "http://localhost.example.org/",
            "http://[fe80::1]/localhost",
            "http://1270.example.org/",
            "",
        ] {
            assert!(!is_local(elsewhere), "{elsewhere}");
        }
    }

    #[test]
    fn an_invitation_leads_to_its_game_below_the_same_folder() {
        let of = |href: &str| place_of(href).unwrap();
        let online = "https://example.org/#/online/23456789ab";
        assert_eq!(of("https://example.org/23456789ab"), online);
        assert_eq!(of("https://example.org/23456789ab?from=chat#"), online);
        assert_eq!(
            of("https://example.org/games/23456789ab"),
            "https://example.org/games/#/online/23456789ab"
        );
        assert_eq!(
            of("https://example.org/23456789ab?seat=5d41.2a76"),
            "https://example.org/#/online/23456789ab/seat/5d41.2a76"
        );
        // As typed by hand, or at the end of a sentence.
        assert_eq!(of("https://example.org/23456789AB"), online);
        assert_eq!(of("https://example.org/23456789ab)."), online);
        let rules = "https://example.org/23456789ab#/learn";
        assert_eq!(of(rules), "https://example.org/#/learn");
    }

    #[test]
    fn other_addresses_are_left_alone() {
        for href in [
            "https://example.org/",
            "https://example.org/index.html#/play",
            "https://example.org/23456789ab/",
            "https://example.org/#/online/23456789ab",
            "about:blank",
        ] {
            assert_eq!(place_of(href), None, "{href}");
        }
    }

    #[test]
    fn the_folder_of_an_address_ends_with_its_last_slash() {
        assert_eq!(
            folder("https://example.org/a/index.html"),
            "https://example.org/a/"
        );
        assert_eq!(folder("https://example.org/#/x/y"), "https://example.org/");
    }
}
