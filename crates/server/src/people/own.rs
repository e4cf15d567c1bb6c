//! The caller's own data: who they are, whom they have blocked, and everything the server stores.

use api::online::{ConditionalTurns, GameCode, Time};
use api::people::account::{Me, Session};
use api::people::{CategoryRating, Name, Report};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::Serialize;

use super::pages;
use crate::games::{Games, conditional_turns, record, replay};
use crate::lobby::refresh;
use crate::requests::{Answer, Caller, Needs, Problem, Who, json, no_content, who};
use crate::store::{Block, StoredReport, Which};

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
        return Err(Problem::Yourself("blocks"));
    }
    games.node.store.block(person, other, block).await?;
    refresh(&games.node).await?;
    Ok(no_content())
}

/// Everything the server stores about a person.
#[derive(Serialize)]
struct Export {
    name: Option<Name>,
    sessions: Vec<Session>,
    blocks: Vec<Name>,
    /// What the person has reported about others.
    reports: Vec<Report>,
    ratings: Vec<CategoryRating>,
    /// The page's settings.
    settings: Option<String>,
    /// Beginning and end of each.
    vacations: Vec<(Time, Time)>,
    games: Vec<ExportedGame>,
}

#[derive(Serialize)]
struct ExportedGame {
    code: GameCode,
    record: String,
    /// The person's conditional turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    conditional: Option<ConditionalTurns>,
}

/// Reports as they were made.
fn reports(stored: Vec<StoredReport>) -> Vec<Report> {
    let made = stored.into_iter().filter_map(|report| {
        Some(Report {
            name: report.reported.parse().ok()?,
            reason: report.reason,
            game: report.game,
        })
    });
    made.collect()
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
                conditional: conditional_turns(node, &listed.code, &person).await?,
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
        settings: node.store.settings_of(&person).await?,
        reports: reports(node.store.reports(Some(&person)).await?),
        vacations: node.store.vacations_of(&person, Time::default()).await?,
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
