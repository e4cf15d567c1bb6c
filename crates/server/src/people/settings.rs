//! The settings of an account: opaque to the server, synced to every device.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use serde_json::{Map, Value};

use crate::games::Games;
use crate::requests::{ApiResult, Caller, Needs, json, no_content, read, who};

pub(super) async fn show(State(games): State<Games>, headers: HeaderMap) -> ApiResult {
    let who = who(&games.node, &headers, Needs::Account).await?;
    let text = games.node.store.settings_of(&who.member()?.person).await?;
    // Only valid JSON was stored.
    let settings: Value = text.map_or(Value::Null, |text| {
        serde_json::from_str(&text).unwrap_or_default()
    });
    Ok(json(StatusCode::OK, &settings))
}

pub(super) async fn keep(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let person = caller.who.member()?.person.clone();
    let settings: Map<String, Value> = read(&node.limits, request).await?;
    let text = Value::Object(settings).to_string();
    node.store.keep_settings(person, text).await?;
    Ok(no_content())
}
