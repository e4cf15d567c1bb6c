//! The requests as a page for people, without scripts or styles.

use std::fmt::Write;

use super::operation::{Content, Operation};
use crate::requests::Needs;

/// The page about these requests.
pub(super) fn page(operations: &[Operation]) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>Quarterturn: API</title><h1>API</h1>\
         <p>What this server can be asked over HTTP and WebSockets, all of it in JSON. \
         <a href=\"/api/openapi.json\">The same as OpenAPI 3.1</a>, with the fields of every message. \
         Programs send a token of their account: <code>Authorization: Bearer qt-…</code></p>\
         <table><tr><th>Request<th>What it does<th>Scope of a token<th>Answer",
    );
    for operation in operations {
        let scope = match operation.needs {
            Needs::Read => "any",
            Needs::Play => "play",
            Needs::Lobby => "lobby",
            Needs::Account if operation.is_for_guests => "none",
            Needs::Account => "none: sign in",
        };
        let answer = match operation.content {
            Content::Nothing => "nothing",
            Content::Json(_) => "JSON",
            Content::Lines(_) => "JSON lines",
            Content::Text => "records",
            Content::Page => "a page",
            Content::Socket(..) => "a WebSocket",
        };
        // Writing to a string cannot fail. Nothing in it comes from outside.
        let _ = write!(
            page,
            "<tr><td><code>{} {}</code><td>{}<td>{scope}<td>{} {answer}",
            operation.method, operation.path, operation.summary, operation.status
        );
    }
    page.push_str("</table></html>\n");
    page
}
