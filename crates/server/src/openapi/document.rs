//! The document: OpenAPI 3.1.

use api::people::Fault;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::operation::{Content, Operation};
use crate::requests::Needs;

/// The error response that all requests share.
const FAULT: &str = "not carried out: `kind` says why for programs, `error` in English";

/// Builds the document for these requests.
pub(super) fn document(operations: &[Operation]) -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut generator = settings.into_generator();
    let mut paths = Map::new();
    for operation in operations {
        let entry = paths
            .entry(operation.path)
            .or_insert_with(|| Value::Object(Map::new()));
        if let Value::Object(methods) = entry {
            let method = operation.method.as_str().to_ascii_lowercase();
            methods.insert(method, described(operation, &mut generator));
        }
    }
    let fault = generator.subschema_for::<Fault>();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Quarterturn",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Online play. Unknown fields are ignored on both sides; times are \
                milliseconds since 1970, durations milliseconds; turns, setups and positions are in \
                the notation of the rules.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": generator.take_definitions(true),
            "responses": {
                "Fault": {
                    "description": FAULT,
                    "content": { "application/json": { "schema": fault } },
                },
            },
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "a token of an account, for programs",
                },
                "session": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "quarterturn-session",
                    "description": "a browser in which somebody is signed in",
                },
                "guest": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "quarterturn-guest",
                    "description": "a guest, who gets the cookie with the first game",
                },
            },
        },
    })
}

fn described(operation: &Operation, generator: &mut SchemaGenerator) -> Value {
    let path = operation.variables().map(|name| {
        json!({
            "name": name, "in": "path", "required": true, "schema": { "type": "string" },
        })
    });
    let query = operation.query.iter().map(|parameter| {
        let schema = match parameter.range {
            Some((least, most)) => {
                json!({ "type": "integer", "minimum": least, "maximum": most })
            }
            None => json!({ "type": "string" }),
        };
        json!({
            "name": parameter.name, "in": "query", "description": parameter.what, "schema": schema,
        })
    });
    let parameters: Vec<Value> = path.chain(query).collect();
    let mut responses = Map::new();
    responses.insert(operation.status.to_string(), answer(operation, generator));
    responses.insert(
        "default".to_owned(),
        json!({ "$ref": "#/components/responses/Fault" }),
    );
    let mut described = json!({
        "operationId": id(operation),
        "summary": operation.summary,
        "parameters": parameters,
        "responses": responses,
        "security": security(operation),
    });
    if let Some(body) = operation.body {
        described["requestBody"] = json!({
            "required": true,
            "content": { "application/json": { "schema": body(generator) } },
        });
    }
    described
}

fn answer(operation: &Operation, generator: &mut SchemaGenerator) -> Value {
    let content = |kind: &str, schema: Value| json!({ kind: { "schema": schema } });
    let text = json!({ "type": "string" });
    match operation.content {
        Content::Nothing => json!({ "description": "done" }),
        Content::Json(schema) => json!({
            "description": "done",
            "content": content("application/json", schema(generator).into()),
        }),
        Content::Lines(schema) => json!({
            "description": "one value on each line, as it happens",
            "content": content("application/x-ndjson", schema(generator).into()),
        }),
        Content::Text => json!({
            "description": "records",
            "content": content("text/plain", text),
        }),
        Content::Page => json!({
            "description": "a page",
            "content": content("text/html", text),
        }),
        Content::Socket(says, hears) => {
            let hears = hears.map(|hears| Value::from(hears(generator)));
            json!({
                "description": "a WebSocket with one JSON value in each message",
                "x-server-says": Value::from(says(generator)),
                "x-client-says": hears,
            })
        }
    }
}

/// The security requirements. Public operations also allow anonymous access.
fn security(operation: &Operation) -> Value {
    match operation.needs {
        Needs::Read => json!([{}, { "token": [] }, { "session": [] }, { "guest": [] }]),
        Needs::Play => json!([{}, { "token": ["play"] }, { "session": [] }, { "guest": [] }]),
        Needs::Lobby => json!([{}, { "token": ["lobby"] }, { "session": [] }, { "guest": [] }]),
        Needs::Account if operation.is_for_guests => json!([{}, { "guest": [] }]),
        Needs::Account => json!([{ "session": [] }]),
    }
}

/// `POST /api/games/{code}/seat` is `post-games-code-seat`.
fn id(operation: &Operation) -> String {
    let parts = operation.path.split('/').filter(|part| !part.is_empty());
    let parts = parts.map(|part| part.trim_matches(['{', '}']).replace('.', "-"));
    let method = operation.method.as_str().to_ascii_lowercase();
    let names: Vec<String> = std::iter::once(method).chain(parts.skip(1)).collect();
    names.join("-")
}
