//! The browsers in which somebody is signed in.

use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};

use super::removed;
use crate::games::Games;
use crate::requests::{ApiResult, Caller, Needs, check_id, json, no_content, who, without_session};

pub(super) async fn list(State(games): State<Games>, headers: HeaderMap) -> ApiResult {
    let who = who(&games.node, &headers, Needs::Account).await?;
    let (member, own) = who.signed_in()?;
    let store = &games.node.store;
    let sessions = store.sessions_of(&member.person, Some(&own.id)).await?;
    Ok(json(StatusCode::OK, &sessions))
}

pub(super) async fn end(
    State(games): State<Games>,
    Path(id): Path<String>,
    request: Request,
) -> ApiResult {
    let caller = Caller::of(&games.node, &request, Needs::Account).await?;
    let person = caller.who.signed_in()?.0.person.clone();
    check_id(&id)?;
    removed(games.node.store.end_session(person, id).await?)
}

pub(super) async fn sign_out(State(games): State<Games>, request: Request) -> ApiResult {
    let caller = Caller::of(&games.node, &request, Needs::Account).await?;
    if let Ok((member, session)) = caller.who.signed_in() {
        let (person, session) = (member.person.clone(), session.id.clone());
        games.node.store.end_session(person, session).await?;
    }
    let mut response = no_content();
    if let Some(cookie) = without_session(caller.transport) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
