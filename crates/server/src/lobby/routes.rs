//! Requests about the lobby.

use api::lobby::{
    Challenge, Happening, Lobby, LobbyId, LobbyNews, OpenChallenge, OpenSeek, Seek, Sought,
};
use api::online::message::Created;
use api::online::{PersonId, Seat, Stakes, Terms, TermsFault, Timing};
use api::people::{PlayerView, RatedGame, Speed};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::{HeaderMap, StatusCode};

use super::hall::{self, LEASE, open_seek, refresh, yours};
use super::socket::{self, Opening};
use super::stream;
use crate::games::{Games, Node, READ_BUFFER, after, begin, check_for_bots, players, replay};
use crate::openapi::{self, Routes};
use crate::operation::RequestId;
use crate::ratings::{Rating, rounded};
use crate::requests::{
    ApiResult, Caller, Needs, Problem, json, no_content, only_credentials, only_own_site, read, who,
};
use crate::store::{Blocker, Challenged, NewChallenge, NewSeek, Readiness, SeekResult};

/// The most terms of a seek, and the most open seeks of a person.
const MOST_TERMS: usize = 10;
const MOST_SEEKS: usize = 20;

/// How long correspondence seeks, and challenges to such games or rematches of them, stay open: 14
/// days, in milliseconds.
pub(crate) const SLOW: u64 = 14 * 86_400_000;

/// How long a challenge to a live game, or a rematch, stays open: ten minutes, in milliseconds.
pub(crate) const LIVE: u64 = 600_000;

/// The requests about the lobby.
pub(crate) fn routes() -> Routes {
    Routes::default()
        .with(
            openapi::get("/api/lobby", "all seeks, and what concerns the caller")
                .answers::<Lobby>(),
            look,
        )
        .with(
            openapi::get("/api/lobby/socket", "news of the lobby")
                .after("the number of the last change the client knows")
                .announces::<LobbyNews>(),
            open_socket,
        )
        .with(
            openapi::post("/api/lobby/seeks", "look for opponents")
                .needs(Needs::Lobby)
                .takes::<Seek>()
                .answers::<Sought>(),
            seek,
        )
        .with(
            openapi::delete("/api/lobby/seeks/{id}", "withdraw one's own seek").needs(Needs::Lobby),
            withdraw,
        )
        .with(
            openapi::post("/api/lobby/seeks/{id}/accept", "take somebody's seek")
                .needs(Needs::Lobby)
                .answers::<Sought>(),
            accept_seek,
        )
        .with(
            openapi::delete("/api/lobby/pairings/{id}", "do not want to play").needs(Needs::Lobby),
            decline,
        )
        .with(
            openapi::post("/api/lobby/pairings/{id}/ready", "be ready to play").needs(Needs::Lobby),
            ready,
        )
        .with(
            openapi::post("/api/challenges", "challenge somebody")
                .needs(Needs::Lobby)
                .takes::<Challenge>()
                .creates::<OpenChallenge>(),
            challenge,
        )
        .with(
            openapi::delete(
                "/api/challenges/{id}",
                "decline a challenge, or withdraw one's own",
            )
            .needs(Needs::Lobby),
            end_challenge,
        )
        .with(
            openapi::post(
                "/api/challenges/{id}/accept",
                "accept a challenge: the game begins",
            )
            .needs(Needs::Lobby)
            .answers::<Created>(),
            accept_challenge,
        )
        .with(
            openapi::get("/api/me/stream", "what concerns the caller, line by line")
                .streams::<Happening>(),
            stream::happenings,
        )
}

fn id(text: &str) -> Result<LobbyId, Problem> {
    text.parse().map(LobbyId).map_err(|_| Problem::Gone)
}

async fn look(State(games): State<Games>, headers: HeaderMap) -> ApiResult {
    let node = &games.node;
    let who = who(node, &headers, Needs::Read).await?;
    let rows = node.store.lobby(node.now()).await?;
    let lobby = Lobby {
        number: rows.number,
        seeks: rows.seeks.iter().filter_map(open_seek).collect(),
        yours: yours(&rows, who.person()),
    };
    Ok(json(StatusCode::OK, &lobby))
}

/// The public view of a person who would play on these terms, and their rating, if they have an
/// account.
async fn player(
    node: &Node,
    person: &PersonId,
    terms: &Terms,
) -> Result<(PlayerView, Option<i32>), Problem> {
    let [player, _] = players(node, [Some(person), None], terms).await?;
    let player = player.ok_or(Problem::NoPerson)?;
    if player.name.is_none() {
        return Ok((player, None));
    }
    let rating = match (RatedGame::of(terms.setup), Speed::of(terms.timing)) {
        (Some(game), Some(speed)) => node.store.rating(person, game, speed).await?,
        _ => None,
    };
    let rating = rounded(rating.unwrap_or(Rating::default()).rating);
    Ok((player, Some(rating)))
}

async fn new_seek(
    node: &Node,
    person: &PersonId,
    terms: Terms,
    ratings: Option<[i32; 2]>,
) -> Result<NewSeek, Problem> {
    let (player, rating) = player(node, person, &terms).await?;
    let is_live = matches!(terms.timing, Timing::Live { .. });
    Ok(NewSeek {
        person: person.clone(),
        player: text(&player),
        terms: text(&terms),
        is_live,
        rating,
        ratings,
        until: node.now().plus(if is_live { LEASE } else { SLOW }),
    })
}

/// Everything that is stored can be written as JSON.
fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn sought(found: SeekResult, sought: &mut Sought) -> Result<(), Problem> {
    match found {
        SeekResult::Nobody(id) => sought.seeks.push(id),
        SeekResult::Pairing(id) => sought.pairing = Some(id),
        SeekResult::Game(code) => sought.game = Some(code),
        SeekResult::Gone => return Err(Problem::Gone),
    }
    Ok(())
}

async fn seek(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Lobby).await?;
    if caller.who.is_bot() {
        // Seeks are for people; bots are challenged instead.
        return Err(Problem::NotForBots);
    }
    let Seek { terms, ratings } = read(&node.limits, request).await?;
    if terms.is_empty() || terms.len() > MOST_TERMS {
        let sentence = format!("a seek has 1 to {MOST_TERMS} terms");
        return Err(Problem::Malformed(sentence));
    }
    for terms in &terms {
        terms.check()?;
        if terms.odds.is_some() {
            return Err(TermsFault::SeekOdds.into());
        }
    }
    let is_rated = |terms: &Terms| terms.stakes == Stakes::Rated;
    if ratings.is_some() || terms.iter().any(is_rated) {
        caller.who.member()?;
    }
    let person = match caller.known() {
        Some(person) => {
            node.rates.seeks.check(person.clone(), "seeks")?;
            person.clone()
        }
        None => {
            node.created_from_address.check(caller.place, "seeks")?;
            caller.person()?
        }
    };
    let rows = node.store.lobby(node.now()).await?;
    if yours(&rows, Some(&person)).seeks.len() + terms.len() > MOST_SEEKS {
        return Err(Problem::TooMany {
            what: "standing seeks",
            seconds: 60,
        });
    }
    let mut answer = Sought {
        seeks: Vec::new(),
        pairing: None,
        game: None,
    };
    for terms in terms {
        let seek = new_seek(node, &person, terms, ratings).await?;
        let now = node.now();
        let found = node.store.seek(seek, begin(now), now).await?;
        sought(found, &mut answer)?;
        if answer.game.is_some() {
            break;
        }
    }
    refresh(node).await?;
    let response = json(StatusCode::OK, &answer);
    Ok(caller.remember(node, &person, response))
}

async fn accept_seek(
    State(games): State<Games>,
    Path(number): Path<String>,
    request: Request,
) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Lobby).await?;
    let id = id(&number)?;
    let rows = node.store.lobby(node.now()).await?;
    let wanted = rows.seeks.iter().find(|seek| seek.id == id);
    let OpenSeek { terms, .. } = wanted.and_then(open_seek).ok_or(Problem::Gone)?;
    if terms.stakes == Stakes::Rated {
        caller.who.member()?;
    }
    if caller.who.is_bot() {
        // A rated seek is meant for a person.
        if terms.stakes == Stakes::Rated {
            return Err(Problem::NotForBots);
        }
        check_for_bots(&terms)?;
    }
    match caller.known() {
        Some(person) => node.rates.seeks.check(person.clone(), "seeks")?,
        None => node.created_from_address.check(caller.place, "seeks")?,
    }
    let person = caller.person()?;
    let seek = new_seek(node, &person, terms, None).await?;
    let now = node.now();
    let found = node.store.accept_seek(id, seek, begin(now), now).await?;
    refresh(node).await?;
    let mut answer = Sought {
        seeks: Vec::new(),
        pairing: None,
        game: None,
    };
    sought(found, &mut answer)?;
    let response = json(StatusCode::OK, &answer);
    Ok(caller.remember(node, &person, response))
}

async fn withdraw(
    State(games): State<Games>,
    Path(number): Path<String>,
    request: Request,
) -> ApiResult {
    let node = &games.node;
    let person = owner(node, &request).await?;
    let is_withdrawn = node
        .store
        .withdraw_seek(id(&number)?, person, node.now())
        .await?;
    done(node, is_withdrawn).await
}

async fn ready(
    State(games): State<Games>,
    Path(number): Path<String>,
    request: Request,
) -> ApiResult {
    let node = &games.node;
    let person = owner(node, &request).await?;
    let now = node.now();
    let readiness = node
        .store
        .ready(id(&number)?, person, begin(now), now)
        .await?;
    done(node, readiness != Readiness::Gone).await
}

async fn decline(
    State(games): State<Games>,
    Path(number): Path<String>,
    request: Request,
) -> ApiResult {
    let node = &games.node;
    let person = owner(node, &request).await?;
    let now = node.now();
    let is_declined = node
        .store
        .decline_pairing(id(&number)?, person, begin(now), now)
        .await?;
    done(node, is_declined).await
}

/// Whose seek, pairing or challenge it may be: somebody unknown has none.
fn owner<'n>(
    node: &'n Node,
    request: &Request,
) -> impl Future<Output = Result<PersonId, Problem>> + Send + use<'n> {
    let caller = Caller::of(node, request, Needs::Lobby);
    async move { caller.await?.known().cloned().ok_or(Problem::Gone) }
}

async fn done(node: &Node, is_done: bool) -> ApiResult {
    if !is_done {
        return Err(Problem::Gone);
    }
    refresh(node).await?;
    Ok(no_content())
}

async fn challenge(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Lobby).await?;
    let Challenge { to, terms, seat } = read(&node.limits, request).await?;
    terms.check()?;
    if terms.stakes == Stakes::Rated {
        caller.who.member()?;
    }
    match caller.known() {
        Some(person) => node.rates.seeks.check(person.clone(), "challenges")?,
        None => node
            .created_from_address
            .check(caller.place, "challenges")?,
    }
    let person = caller.person()?;
    let challenged = node.store.account_named(&to).await?;
    let challenged = challenged.ok_or(Problem::NoPerson)?;
    if challenged.person == person {
        return Err(Problem::Yourself("challenges"));
    }
    if challenged.is_bot || caller.who.is_bot() {
        check_for_bots(&terms)?;
    }
    let (player, _) = player(node, &person, &terms).await?;
    let stands = match terms.timing {
        Timing::Live { .. } => LIVE,
        Timing::Correspondence { .. } | Timing::Unlimited => SLOW,
    };
    let challenge = NewChallenge {
        challenger: person.clone(),
        player: text(&player),
        challenged: challenged.person,
        name: challenged.name.to_string(),
        terms: text(&terms),
        seat,
        until: node.now().plus(stands),
    };
    let id = match node.store.challenge(challenge).await? {
        Challenged::Open(id) => id,
        Challenged::Blocked(Blocker::Challenger) => return Err(Problem::YouBlocked),
        Challenged::Blocked(Blocker::Challenged) => return Err(Problem::Blocked),
    };
    let rows = refresh(node).await?;
    let row = rows.challenges.iter().find(|row| row.id == id);
    let open = row.and_then(|row| hall::challenge(row, &person));
    let response = json(StatusCode::CREATED, &open.ok_or(Problem::Gone)?);
    Ok(caller.remember(node, &person, response))
}

async fn accept_challenge(
    State(games): State<Games>,
    Path(number): Path<String>,
    request: Request,
) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Lobby).await?;
    let person = caller.who.member()?.person.clone();
    let now = node.now();
    let code = node
        .store
        .accept_challenge(id(&number)?, person.clone(), begin(now), now)
        .await?
        .ok_or(Problem::Gone)?;
    refresh(node).await?;
    let seat = replay(node, &code).await?.seat_of(&person);
    let seat: Seat = seat.ok_or(Problem::NoGame)?;
    Ok(json(StatusCode::OK, &Created { code, seat }))
}

async fn end_challenge(
    State(games): State<Games>,
    Path(number): Path<String>,
    request: Request,
) -> ApiResult {
    let node = &games.node;
    let person = owner(node, &request).await?;
    let is_ended = node.store.end_challenge(id(&number)?, person).await?;
    done(node, is_ended).await
}

async fn open_socket(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    only_own_site(node, request.headers())?;
    let caller = Caller::reading(node, &request, Needs::Read).await?;
    let opening = Opening {
        request: RequestId::of(&request),
        person: caller.known().cloned(),
        credentials: only_credentials(request.headers()),
        after: after(request.uri().query())?,
    };
    let permit = node.socket_permit(&caller)?;
    refresh(node).await?;
    let (mut parts, _) = request.into_parts();
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &games)
        .await
        .map_err(|rejection| Problem::Malformed(rejection.to_string()))?;
    let limits = node.limits;
    Ok(upgrade
        .max_message_size(limits.message)
        .max_frame_size(limits.message)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .on_upgrade(move |socket| async move {
            socket::run(socket, &games.node, opening).await;
            drop(permit);
        }))
}
