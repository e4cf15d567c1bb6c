//! Error responses: a page for browsers, a line of text for everything else.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::Response;

use super::negotiation::wants_page;

/// Paths and methods are quoted up to this many characters.
const QUOTED: usize = 100;

pub(super) fn not_found(uri: &Uri, headers: &HeaderMap) -> Response {
    let sentence = format!("There is nothing at {}.", quoted(uri.path()));
    refusal(StatusCode::NOT_FOUND, &sentence, headers)
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
    let (kind, text) = if wants_page(headers) {
        ("text/html; charset=utf-8", page(status, sentence))
    } else {
        ("text/plain; charset=utf-8", format!("{sentence}\n"))
    };
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let fields = response.headers_mut();
    fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn page(status: StatusCode, sentence: &str) -> String {
    let title = status.canonical_reason().unwrap_or("Error");
    let sentence = escaped(sentence);
    format!(
        "<!doctype html>\n\
         <html lang=\"en\">\n\
         <meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title} · Quarterturn</title>\n\
         <h1>{title}</h1>\n\
         <p>{sentence}</p>\n\
         <p><a href=\"/\">Go to Quarterturn</a></p>\n\
         </html>\n"
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
        let page = page(StatusCode::NOT_FOUND, "</p><script>&");
        assert!(
            page.contains("<p>&lt;/p&gt;&lt;script&gt;&amp;</p>"),
            "{page}"
        );
    }
}
