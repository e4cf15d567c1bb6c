//! What concerns only oneself: who one is, whom one has blocked, and everything the server knows.

use api::online::GameCode;
use api::people::account::{Me, Session};
use api::people::{CategoryRating, Name};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::Serialize;

use super::pages;
use crate::games::{Games, record, replay};
use crate::requests::{Answer, Caller, Needs, Problem, Who, json, no_content, who};
use crate::store::{Block, Which};

pub(super) async fn me(State(games): State<Games>, headers: HeaderMap) -> Answer {
    let me = match who(&games.node, &headers, Needs::Read).await? {
        Who::Nobody => Me::Nobody,
        Who::Guest(_) => Me::Guest,
        Who::Member(member) => Me::Account {
            recovery_codes: games.node.store.codes_left(&member.person).await?,
            name: member.name,
            since: member.since,
            is_bot: member.is_bot,
        },
    };
    Ok(json(StatusCode::OK, &me))
}

pub(super) async fn blocks(State(games): State<Games>, headers: HeaderMap) -> Answer {
    let who = who(&games.node, &headers, Needs::Account).await?;
    let names = games.node.store.blocked_by(&who.member()?.person).await?;
    Ok(json(StatusCode::OK, &names))
}

pub(super) async fn block(
    State(games): State<Games>,
    Path(name): Path<String>,
    request: Request,
) -> Answer {
    let caller = Caller::of(&games.node, &request, Needs::Account).await?;
    set_block(&games, &name, &caller, Block::Add).await
}

pub(super) async fn unblock(
    State(games): State<Games>,
    Path(name): Path<String>,
    request: Request,
) -> Answer {
    let caller = Caller::of(&games.node, &request, Needs::Account).await?;
    set_block(&games, &name, &caller, Block::Remove).await
}

async fn set_block(games: &Games, name: &str, caller: &Caller, block: Block) -> Answer {
    let person = caller.who.member()?.person.clone();
    let name: Name = name.parse().map_err(|_| Problem::NoPerson)?;
    let other = games.node.store.account_named(&name).await?;
    let other = other.ok_or(Problem::NoPerson)?.person;
    if other == person {
        return Err(Problem::Malformed("nobody blocks themselves".to_owned()));
    }
    games.node.store.block(person, other, block).await?;
    Ok(no_content())
}

/// Everything the server knows of a person.
#[derive(Serialize)]
struct Export {
    name: Option<Name>,
    sessions: Vec<Session>,
    blocks: Vec<Name>,
    ratings: Vec<CategoryRating>,
    games: Vec<ExportedGame>,
}

#[derive(Serialize)]
struct ExportedGame {
    code: GameCode,
    record: String,
}

/// How many games are read at a time.
const PAGE: u32 = 100;

pub(super) async fn export(State(games): State<Games>, request: Request) -> Answer {
    let node = &games.node;
    let caller = Caller::reading(node, &request, Needs::Account).await?;
    node.rates.exports.check(caller.place, "exports")?;
    let person = caller.known().ok_or(Problem::NeedsAccount)?.clone();
    let mut exported = Vec::new();
    let mut before = None;
    loop {
        let page = node
            .store
            .games_page(&person, Which::All, before, PAGE)
            .await?;
        let Some(last) = page.last() else {
            break;
        };
        before = Some(last.key.clone());
        for listed in page {
            let game = replay(node, &listed.code).await?;
            exported.push(ExportedGame {
                record: record(node, &game).await?.to_string(),
                code: listed.code,
            });
        }
    }
    let sessions = node.store.sessions_of(&person).await?;
    let export = Export {
        name: node.store.name_of(&person).await?,
        sessions: sessions
            .into_iter()
            .map(|session| Session {
                is_current: false,
                id: session.id,
                since: session.since,
                seen: session.seen,
                browser: session.browser,
                system: session.system,
            })
            .collect(),
        blocks: node.store.blocked_by(&person).await?,
        ratings: pages::ratings_of(node, &person).await?,
        games: exported,
    };
    let mut response = json(StatusCode::OK, &export);
    let name = HeaderValue::from_static("attachment; filename=\"quarterturn.json\"");
    response
        .headers_mut()
        .insert(header::CONTENT_DISPOSITION, name);
    Ok(response)
}
