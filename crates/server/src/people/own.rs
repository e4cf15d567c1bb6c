//! The caller's own data: who they are, whom they have blocked, and everything the server stores.

use api::online::{PersonId, Time};
use api::people::account::Me;
use api::people::{Export, ExportedGame, Name, Report};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};

use super::pages;
use crate::games::{Games, Node, conditional_turns, record, replay};
use crate::lobby::{refresh, seeks_of, yours};
use crate::requests::{ApiResult, Caller, Needs, Problem, Who, json, no_content, who};
use crate::store::{Block, StoreError, StoredReport, Which};

pub(super) async fn me(State(games): State<Games>, headers: HeaderMap) -> ApiResult {
    let who = who(&games.node, &headers, Needs::Read).await?;
    Ok(json(StatusCode::OK, &described(&games.node, who).await?))
}

async fn described(node: &Node, who: Who) -> Result<Me, StoreError> {
    Ok(match who {
        Who::Nobody => Me::Nobody,
        Who::Guest(_) => Me::Guest,
        Who::Member(member) => Me::Account {
            recovery_codes: node.store.codes_left(&member.person).await?,
            name: member.name,
            since: member.since,
            is_bot: member.is_bot,
        },
    })
}

pub(super) async fn blocks(State(games): State<Games>, headers: HeaderMap) -> ApiResult {
    let who = who(&games.node, &headers, Needs::Account).await?;
    let names = games.node.store.blocked_by(&who.member()?.person).await?;
    Ok(json(StatusCode::OK, &names))
}

pub(super) async fn block(
    State(games): State<Games>,
    Path(name): Path<String>,
    request: Request,
) -> ApiResult {
    let caller = Caller::of(&games.node, &request, Needs::Account).await?;
    set_block(&games, &name, &caller, Block::Add).await
}

pub(super) async fn unblock(
    State(games): State<Games>,
    Path(name): Path<String>,
    request: Request,
) -> ApiResult {
    let caller = Caller::of(&games.node, &request, Needs::Account).await?;
    set_block(&games, &name, &caller, Block::Remove).await
}

async fn set_block(games: &Games, name: &str, caller: &Caller, block: Block) -> ApiResult {
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

pub(super) async fn export(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::reading(node, &request, Needs::Account).await?;
    node.rates.exports.check(caller.counted_as(), "exports")?;
    let person = caller.known().ok_or(Problem::NeedsAccount)?.clone();
    let lobby = node.store.lobby(node.now()).await?;
    let yours = yours(&lobby, Some(&person));
    let export = Export {
        sessions: node.store.sessions_of(&person, None).await?,
        tokens: node.store.tokens_of(&person).await?,
        blocks: node.store.blocked_by(&person).await?,
        reports: reports(node.store.reports(Some(&person)).await?),
        ratings: pages::ratings_of(node, &person).await?,
        settings: node.store.settings_of(&person).await?,
        vacations: node.store.vacations_of(&person, Time::default()).await?,
        seeks: seeks_of(&lobby, &person),
        pairings: yours.pairings,
        challenges: yours.challenges,
        games: all_games(node, &person).await?,
        account: described(node, caller.who).await?,
    };
    let mut response = json(StatusCode::OK, &export);
    let name = HeaderValue::from_static("attachment; filename=\"quarterturn.json\"");
    response
        .headers_mut()
        .insert(header::CONTENT_DISPOSITION, name);
    Ok(response)
}

async fn all_games(node: &Node, person: &PersonId) -> Result<Vec<ExportedGame>, Problem> {
    let mut exported = Vec::new();
    let mut before = None;
    loop {
        let page = node
            .store
            .games_page(person, Which::All, before, PAGE)
            .await?;
        let Some(last) = page.last() else {
            return Ok(exported);
        };
        before = Some(last.key.clone());
        for listed in page {
            let game = replay(node, &listed.code).await?;
            exported.push(ExportedGame {
                record: record(node, &game).await?.to_string(),
                receipts: game.receipts().copied().collect(),
                conditional: conditional_turns(node, &listed.code, person).await?,
                code: listed.code,
            });
        }
    }
}
