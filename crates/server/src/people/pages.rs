//! Public information: player pages, leaderboards, public games.

use api::online::{Offer, PersonId, Time, Timing};
use api::people::{
    CategoryRating, GamePage, GameSummary, Leader, Name, PlayerView, Point, Profile, RatedGame,
    Speed,
};
use axum::body::Body;
use axum::extract::{Path, RawQuery, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;

use crate::games::{Games, Node, record, replay, summary};
use crate::lobby::{LIVE, SLOW};
use crate::ratings::{PROVEN, rounded};
use crate::requests::{ApiResult, Caller, Needs, Problem, Who, json, query, who};
use crate::store::{Account, Listed, PageKey, StoreError, Which};

/// The default page size.
const GAMES: u32 = 20;

/// The maximum page size.
pub(super) const MOST_GAMES: u32 = 100;

/// How many rated games a rating graph shows, over all games and speeds.
const POINTS: u32 = 200;

/// How many people a leaderboard has.
const LEADERS: u32 = 50;

/// Inactive people drop off leaderboards after this: a year, in milliseconds.
const ACTIVE: u64 = 365 * 86_400_000;

/// A bot whose token was unused for this long is offline. The last use is recorded hourly.
const BOT_SEEN: u64 = 2 * 3_600_000;

async fn account(node: &Node, name: &str) -> Result<Account, Problem> {
    let name: Name = name.parse().map_err(|_| Problem::NoPerson)?;
    let account = node.store.account_named(&name).await?;
    account.ok_or(Problem::NoPerson)
}

pub(super) async fn profile(
    State(games): State<Games>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> ApiResult {
    let node = &games.node;
    let account = account(node, &name).await?;
    let is_blocked = match who(node, &headers, Needs::Read).await? {
        Who::Member(member) => {
            let blocked = node.store.blocked_by(&member.person).await?;
            blocked.contains(&account.name)
        }
        Who::Nobody | Who::Guest(_) => false,
    };
    let profile = Profile {
        ratings: ratings_of(node, &account.person).await?,
        name: account.name,
        since: account.since,
        is_bot: account.is_bot,
        is_blocked,
    };
    Ok(json(StatusCode::OK, &profile))
}

pub(super) async fn ratings_of(
    node: &Node,
    person: &PersonId,
) -> Result<Vec<CategoryRating>, StoreError> {
    let changes = node.store.changes_of(person, POINTS).await?;
    let ratings = node.store.ratings(Some(person)).await?;
    Ok(ratings
        .into_iter()
        .map(|stored| CategoryRating {
            game: stored.game,
            speed: stored.speed,
            now: stored.rating.view(node.now()),
            games: stored.rating.games,
            points: changes
                .iter()
                .rev()
                .filter(|change| (change.game, change.speed) == (stored.game, stored.speed))
                .map(|change| Point {
                    at: change.at,
                    rating: rounded(change.ratings[1]),
                })
                .collect(),
        })
        .collect())
}

/// A page of a person's games, as somebody may see them.
async fn page(
    node: &Node,
    person: &PersonId,
    viewer: Option<&PersonId>,
    text: Option<&str>,
) -> Result<(Vec<Listed>, Option<PageKey>), Problem> {
    let which = if viewer == Some(person) {
        Which::All
    } else {
        Which::Public
    };
    let (before, limit) = paging(text)?;
    let listed = node
        .store
        .games_page(person, which, before, limit + 1)
        .await?;
    Ok(cut(listed, limit))
}

/// Parses the paging parameters: where to start, and how many games.
fn paging(text: Option<&str>) -> Result<(Option<PageKey>, u32), Problem> {
    let before = query(text, "before").map(str::parse).transpose();
    let before = before.map_err(|error| Problem::Malformed(format!("{error}")))?;
    let limit = match query(text, "limit") {
        Some(limit) => limit.parse().ok().filter(|limit| *limit > 0),
        None => Some(GAMES),
    };
    let wrong = || Problem::Malformed(format!("`limit` is a number from 1 to {MOST_GAMES}"));
    let limit: u32 = limit.ok_or_else(wrong)?;
    Ok((before, limit.min(MOST_GAMES)))
}

/// Cuts a page to this many games, with the key of the next page if there are more.
fn cut(mut listed: Vec<Listed>, limit: u32) -> (Vec<Listed>, Option<PageKey>) {
    let has_more = listed.len() > usize::try_from(limit).unwrap_or(usize::MAX);
    if has_more {
        listed.pop();
    }
    let last = listed.last().filter(|_| has_more);
    let next = last.map(|last| last.key.clone());
    (listed, next)
}

async fn summaries(
    node: &Node,
    listed: Vec<Listed>,
    viewer: Option<&PersonId>,
    next: Option<PageKey>,
) -> Result<GamePage, StoreError> {
    let mut games = Vec::with_capacity(listed.len());
    for listed in listed {
        games.push(summary(node, listed, viewer).await?);
    }
    let next = next.map(|key| key.to_string());
    Ok(GamePage { games, next })
}

pub(super) async fn games_of(
    State(games): State<Games>,
    Path(name): Path<String>,
    RawQuery(text): RawQuery,
    headers: HeaderMap,
) -> ApiResult {
    let node = &games.node;
    let who = who(node, &headers, Needs::Read).await?;
    let person = account(node, &name).await?.person;
    let (listed, next) = page(node, &person, who.person(), text.as_deref()).await?;
    let page = summaries(node, listed, who.person(), next).await?;
    Ok(json(StatusCode::OK, &page))
}

pub(super) async fn records_of(
    State(games): State<Games>,
    Path(name): Path<String>,
    RawQuery(text): RawQuery,
    request: Request,
) -> ApiResult {
    let node = &games.node;
    let caller = Caller::reading(node, &request, Needs::Read).await?;
    node.rates
        .exports
        .check(caller.counted_as(), "pages of records")?;
    let account = account(node, &name).await?;
    let (listed, next) = page(node, &account.person, caller.known(), text.as_deref()).await?;
    let path = format!("/api/people/{}/records", account.name);
    as_records(node, listed, next, &path, text.as_deref()).await
}

/// All public games that are over.
pub(super) async fn records(
    State(games): State<Games>,
    RawQuery(text): RawQuery,
    request: Request,
) -> ApiResult {
    let node = &games.node;
    let caller = Caller::reading(node, &request, Needs::Read).await?;
    node.rates
        .exports
        .check(caller.counted_as(), "pages of records")?;
    let (before, limit) = paging(text.as_deref())?;
    let listed = node.store.public_games(before, limit + 1).await?;
    let (listed, next) = cut(listed, limit);
    as_records(node, listed, next, "/api/records", text.as_deref()).await
}

/// Games as records, with a link to the next page, which is as long as this one.
async fn as_records(
    node: &Node,
    listed: Vec<Listed>,
    next: Option<PageKey>,
    path: &str,
    asked: Option<&str>,
) -> ApiResult {
    let mut records = Vec::with_capacity(listed.len());
    for listed in listed {
        let game = replay(node, &listed.code).await?;
        records.push(record(node, &game).await?.to_string());
    }
    let mut response = Response::new(Body::from(records.join("\n")));
    let fields = response.headers_mut();
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    fields.insert(header::CONTENT_TYPE, kind);
    if let Some(next) = next {
        let limit = query(asked, "limit").map(|limit| format!("&limit={limit}"));
        let limit = limit.unwrap_or_default();
        let link = format!("<{path}?before={next}{limit}>; rel=\"next\"");
        if let Ok(link) = HeaderValue::from_str(&link) {
            fields.insert(header::LINK, link);
        }
    }
    Ok(response)
}

pub(super) async fn leaders(
    State(games): State<Games>,
    Path((game, speed)): Path<(String, String)>,
) -> ApiResult {
    let node = &games.node;
    let game = RatedGame::from_name(&game).ok_or(Problem::NoSuchThing)?;
    let speed = Speed::from_name(&speed).ok_or(Problem::NoSuchThing)?;
    let since = Time::from_millis(node.now().millis().saturating_sub(ACTIVE));
    let best = node
        .store
        .leaders(game, speed, PROVEN, since, LEADERS)
        .await?;
    let leaders: Vec<Leader> = best
        .into_iter()
        .filter_map(|(name, rating)| {
            Some(Leader {
                name: name.try_into().ok()?,
                rating: rating.view(node.now()),
                games: rating.games,
            })
        })
        .filter(|leader| !leader.rating.is_provisional)
        .collect();
    Ok(json(StatusCode::OK, &leaders))
}

/// The bots that are there.
pub(super) async fn bots(State(games): State<Games>) -> ApiResult {
    let node = &games.node;
    let since = Time::from_millis(node.now().millis().saturating_sub(BOT_SEEN));
    let bots = node.store.bots(since).await?;
    let bots: Vec<PlayerView> = bots
        .into_iter()
        .map(|name| PlayerView {
            name: Some(name),
            rating: None,
            is_bot: true,
        })
        .collect();
    Ok(json(StatusCode::OK, &bots))
}

pub(super) async fn watch(State(games): State<Games>, headers: HeaderMap) -> ApiResult {
    let node = &games.node;
    let who = who(node, &headers, Needs::Read).await?;
    let listed = node.store.games_to_watch(GAMES).await?;
    let page = summaries(node, listed, who.person(), None).await?;
    Ok(json(StatusCode::OK, &page))
}

pub(super) async fn playing(State(games): State<Games>, headers: HeaderMap) -> ApiResult {
    let node = &games.node;
    let who = who(node, &headers, Needs::Read).await?;
    let Some(person) = who.person() else {
        let nobodys = summaries(node, Vec::new(), None, None).await?;
        return Ok(json(StatusCode::OK, &nobodys));
    };
    let playing = node
        .store
        .games_page(person, Which::Playing, None, MOST_GAMES)
        .await?;
    let mut page = summaries(node, playing, Some(person), None).await?;
    page.games.extend(rematches(node, person).await?);
    Ok(json(StatusCode::OK, &page))
}

/// The games with an open rematch offer to this person.
async fn rematches(node: &Node, person: &PersonId) -> Result<Vec<GameSummary>, StoreError> {
    let now = node.now();
    let after = Time::from_millis(now.millis().saturating_sub(SLOW));
    let offered = node.store.rematches_for(person, after, GAMES).await?;
    let mut page = summaries(node, offered, Some(person), None).await?;
    page.games.retain(|game| {
        let stands = match game.terms.timing {
            Timing::Live { .. } => LIVE,
            Timing::Correspondence { .. } | Timing::Unlimited => SLOW,
        };
        // A server of the previous release may have answered it: the summary decides.
        game.offered() == Some(Offer::Rematch) && now.since(game.changed) < stands
    });
    Ok(page.games)
}
