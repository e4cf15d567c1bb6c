//! Error responses: a page for browsers, a line of text for everything else.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::Response;
use words::{Language, Words};

use super::negotiation::{language, wants_page};

/// Paths and methods are quoted up to this many characters.
const QUOTED: usize = 100;

/// The style of the pages. A browser applies it because [`STYLE_POLICY`] names its hash.
const STYLE: &str = include_str!("refusal.css");

/// What a page of this module may load: nothing but its own style.
const STYLE_POLICY: &str = "default-src 'none'; \
    style-src 'sha256-PG3Ofdd8oPW8Gg5y6pinwW/LA8SGrguTUMhD6hQpU5w='; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(super) fn not_found(uri: &Uri, headers: &HeaderMap) -> Response {
    let path = quoted(uri.path());
    if !wants_page(headers) {
        return line(
            StatusCode::NOT_FOUND,
            &format!("There is nothing at {path}."),
        );
    }
    let language = language(headers);
    let words = Words::of(language);
    let sentence = words.say_with("nowhere-unknown", &[("address", path.into())]);
    let page = page(language, &words.say("nowhere-title"), &sentence);
    response(StatusCode::NOT_FOUND, Kind::Page, page)
}

pub(super) fn not_allowed(method: &Method, headers: &HeaderMap) -> Response {
    let sentence = format!(
        "{} is not allowed here: only GET and HEAD are.",
        quoted(method.as_str())
    );
    let mut response = refusal(StatusCode::METHOD_NOT_ALLOWED, &sentence, headers);
    let allowed = HeaderValue::from_static("GET, HEAD");
    response.headers_mut().insert(header::ALLOW, allowed);
    response
}

pub(super) fn not_acceptable(headers: &HeaderMap) -> Response {
    let sentence = "This is not available in any encoding that Accept-Encoding allows.";
    let mut response = refusal(StatusCode::NOT_ACCEPTABLE, sentence, headers);
    let vary = HeaderValue::from_name(header::ACCEPT_ENCODING);
    response.headers_mut().insert(header::VARY, vary);
    response
}

pub(super) fn unavailable(headers: &HeaderMap) -> Response {
    let sentence = "This cannot be read right now. Please try again.";
    refusal(StatusCode::SERVICE_UNAVAILABLE, sentence, headers)
}

fn refusal(status: StatusCode, sentence: &str, headers: &HeaderMap) -> Response {
    if !wants_page(headers) {
        return line(status, sentence);
    }
    let title = status.canonical_reason().unwrap_or("Error");
    let page = page(Language::English, title, sentence);
    response(status, Kind::Page, page)
}

fn line(status: StatusCode, sentence: &str) -> Response {
    response(status, Kind::Line, format!("{sentence}\n"))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Page,
    Line,
}

fn response(status: StatusCode, kind: Kind, text: String) -> Response {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let fields = response.headers_mut();
    let content_type = match kind {
        Kind::Page => {
            let policy = HeaderValue::from_static(STYLE_POLICY);
            fields.insert(header::CONTENT_SECURITY_POLICY, policy);
            "text/html; charset=utf-8"
        }
        Kind::Line => "text/plain; charset=utf-8",
    };
    fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A page with a link home. It needs no file of the site, which may be broken.
fn page(language: Language, title: &str, sentence: &str) -> String {
    let [title, sentence, home] =
        [title, sentence, &Words::of(language).say("nowhere-home")].map(escaped);
    format!(
        "<!doctype html>\n\
         <html lang=\"{tag}\">\n\
         <meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title} · Quarterturn</title>\n\
         <style>{STYLE}</style>\n\
         <main>\n\
         <h1>{title}</h1>\n\
         <p>{sentence}</p>\n\
         <p><a href=\"/\">{home}</a></p>\n\
         </main>\n\
         </html>\n",
        tag = language.tag(),
    )
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            _ => escaped.push(character),
        }
    }
    escaped
}

fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_a_client_sends_becomes_markup() {
        let page = page(Language::English, "", "</p><script>&");
        assert!(
            page.contains("<p>&lt;/p&gt;&lt;script&gt;&amp;</p>"),
            "{page}"
        );
    }

    #[test]
    fn the_policy_allows_the_style_of_the_page() {
        use sha2::{Digest, Sha256};
        const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let mut base64 = String::new();
        for three in Sha256::digest(STYLE).chunks(3) {
            let bits = three.iter().enumerate().fold(0_u32, |bits, (at, byte)| {
                bits | u32::from(*byte) << (16 - 8 * at)
            });
            for at in 0..=three.len() {
                base64.push(char::from(DIGITS[(bits >> (18 - 6 * at)) as usize % 64]));
            }
        }
        let named = format!("'sha256-{base64}='");
        assert!(STYLE_POLICY.contains(&named), "{named}");
    }
}
