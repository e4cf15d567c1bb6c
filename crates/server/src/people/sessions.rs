//! The browsers in which somebody is signed in.

use api::people::account::Session;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};

use crate::games::Games;
use crate::requests::{Answer, Caller, Problem, Who, json, no_content, who, without_session};

pub(super) async fn list(State(games): State<Games>, headers: HeaderMap) -> Answer {
    let who = who(&games.node, &headers).await?;
    let member = who.member()?;
    let sessions = games.node.store.sessions_of(&member.person).await?;
    let sessions: Vec<Session> = sessions
        .into_iter()
        .map(|session| Session {
            is_current: session.id == member.session,
            id: session.id,
            since: session.since,
            seen: session.seen,
            browser: session.browser,
            system: session.system,
        })
        .collect();
    Ok(json(StatusCode::OK, &sessions))
}

pub(super) async fn end(
    State(games): State<Games>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let caller = Caller::of(&games.node, &request).await?;
    let person = caller.who.member()?.person.clone();
    if games.node.store.end_session(person, id).await? {
        Ok(no_content())
    } else {
        Err(Problem::NoSuchThing)
    }
}

pub(super) async fn sign_out(State(games): State<Games>, request: Request) -> Answer {
    let caller = Caller::of(&games.node, &request).await?;
    if let Who::Member(member) = &caller.who {
        let (person, session) = (member.person.clone(), member.session.clone());
        games.node.store.end_session(person, session).await?;
    }
    let mut response = no_content();
    if let Some(cookie) = without_session(caller.transport) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
