//! Tokens, with which programs act for an account, and accounts of programs.

use api::people::{NewToken, TokenMade};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode};

use super::removed;
use crate::games::Games;
use crate::requests::{
    ApiResult, Caller, Needs, Problem, check_id, fresh, hash_token, json, no_content, read, who,
};
use crate::store::{MOST_TOKENS, NewProgram};

pub(super) async fn list(State(games): State<Games>, headers: HeaderMap) -> ApiResult {
    let who = who(&games.node, &headers, Needs::Account).await?;
    let (member, _) = who.signed_in()?;
    let tokens = games.node.store.tokens_of(&member.person).await?;
    Ok(json(StatusCode::OK, &tokens))
}

pub(super) async fn make(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let person = caller.who.signed_in()?.0.person.clone();
    let NewToken { name, mut scopes } = read(&node.limits, request).await?;
    let name = name.trim().to_owned();
    let is_name = (1..=NewToken::MAX_NAME).contains(&name.chars().count());
    if !is_name || name.chars().any(char::is_control) {
        return Err(Problem::TokenName(NewToken::MAX_NAME));
    }
    if scopes.is_empty() {
        let sentence = "a token has at least one scope".to_owned();
        return Err(Problem::Malformed(sentence));
    }
    scopes.sort_unstable();
    scopes.dedup();
    node.rates.tokens.check(person.clone(), "new tokens")?;
    let token = fresh::program_token()?;
    let program = NewProgram {
        token: hash_token(&token),
        id: fresh::session_id()?,
        name,
        scopes,
        at: node.now(),
    };
    let id = program.id.clone();
    if !node.store.make_token(person, program).await? {
        return Err(Problem::NoRoom {
            what: "tokens",
            most: MOST_TOKENS,
        });
    }
    Ok(json(StatusCode::CREATED, &TokenMade { id, token }))
}

pub(super) async fn revoke(
    State(games): State<Games>,
    Path(id): Path<String>,
    request: Request,
) -> ApiResult {
    let caller = Caller::of(&games.node, &request, Needs::Account).await?;
    let person = caller.who.signed_in()?.0.person.clone();
    check_id(&id)?;
    removed(games.node.store.revoke_token(person, id).await?)
}

/// Permanently marks the account as a bot.
pub(super) async fn become_bot(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let person = caller.who.signed_in()?.0.person.clone();
    if !node.store.become_bot(person.clone()).await? {
        return Err(Problem::HasPlayed);
    }
    node.known_players.forget(&person);
    Ok(no_content())
}
