//! Requests about games.

use std::sync::Arc;

use api::online::message::{Create, Created, FromBrowser, FromServer};
use api::online::{
    Command, ConditionalTurns, Entry, Event, GameCode, PersonId, Refusal, Seat, Stakes, Terms,
    Time, View,
};
use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use online::Game;
use serde::Deserialize;

use super::keeper::{GameHandle, ReceivedCommand};
use super::players::{check_for_bots, complete, may_sit, record as named_record};
use super::socket::{self, Opening};
use super::{Games, Node, conditional, stored, stream};
use crate::openapi::{self, Routes};
use crate::operation::RequestId;
use crate::requests::{
    ApiResult, Caller, Needs, Problem, fresh, json, only_credentials, only_own_site, query, read,
    who,
};
use crate::site::fields;
use crate::store::{Begin, Creation};

/// The most games in a person's list.
const LISTED: u32 = 100;

/// How many codes are tried. Collisions are practically impossible.
const CODES: usize = 4;

/// The requests about games.
pub(crate) fn routes() -> Routes {
    Routes::default()
        .with(
            openapi::post("/api/games", "create a game and take a seat")
                .needs(Needs::Play)
                .takes::<Create>()
                .creates::<Created>(),
            create,
        )
        .with(
            openapi::get("/api/games", "the codes of one's own games, newest first")
                .answers::<Vec<GameCode>>(),
            list,
        )
        .with(
            openapi::get("/api/games/{code}", "how a game stands").answers::<View>(),
            view,
        )
        .with(
            openapi::post("/api/games/{code}/seat", "take a free seat")
                .needs(Needs::Play)
                .takes::<Sit>()
                .answers::<Created>(),
            sit,
        )
        .with(
            openapi::get(
                "/api/games/{code}/conditional",
                "what one answers to turns that have not been played",
            )
            .answers::<ConditionalTurns>(),
            conditional::show,
        )
        .with(
            openapi::put(
                "/api/games/{code}/conditional",
                "decide on answers, instead of those decided on before",
            )
            .needs(Needs::Play)
            .takes::<ConditionalTurns>(),
            conditional::set,
        )
        .with(
            openapi::delete("/api/games/{code}/conditional", "take all answers back")
                .needs(Needs::Play),
            conditional::remove,
        )
        .with(
            openapi::get("/api/games/{code}/record", "a game as a record").answers_records(),
            record,
        )
        .with(
            openapi::get("/api/games/{code}/socket", "play, or watch")
                .after("the number of the last entry the client knows")
                .opens::<FromServer, FromBrowser>(),
            open_socket,
        )
        .with(
            openapi::get("/api/games/{code}/stream", "watch a game, line by line")
                .after("the number of the last entry the client knows")
                .streams::<FromServer>(),
            stream::game,
        )
}

/// Responses are personal and must not be cached.
pub(crate) async fn guarded(mut response: Response) -> Response {
    let no_store = HeaderValue::from_static("no-store");
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, no_store);
    fields::guarded(response)
}

async fn create(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Play).await?;
    let Create { terms, seat } = read(&node.limits, request).await?;
    terms.check()?;
    if terms.stakes == Stakes::Rated {
        caller.who.member()?;
    }
    if caller.who.is_bot() {
        check_for_bots(&terms)?;
    }
    match caller.known() {
        Some(person) => node.created_by_person.check(person.clone(), "new games")?,
        None => node.created_from_address.check(caller.place, "new games")?,
    }
    let person = caller.person()?;
    let seat = match seat {
        Some(seat) => seat,
        None => fresh::seat()?,
    };
    let code = create_game(node, terms, &[(seat, &person)], node.now()).await?;
    let response = json(StatusCode::CREATED, &Created { code, seat });
    Ok(caller.remember(node, &person, response))
}

/// The entries of a new game in which these people have seats.
fn first_entries(terms: Terms, seated: &[(Seat, &PersonId)], now: Time) -> Vec<Entry> {
    let seated = (2..).zip(seated).map(|(number, (seat, person))| Entry {
        number,
        at: now,
        event: Event::Seated {
            seat: *seat,
            person: (*person).clone(),
        },
    });
    std::iter::once(Game::create(terms, now))
        .chain(seated)
        .collect()
}

/// Creates the first entries of a game between two people who met in the lobby.
pub(crate) fn begin(now: Time) -> Begin {
    Arc::new(move |beginning| {
        let terms: Terms = serde_json::from_str(beginning.terms).ok()?;
        let seat = beginning.seat.map_or_else(fresh::seat, Ok).ok()?;
        let [one, other] = beginning.people;
        let entries = first_entries(terms, &[(seat, one), (seat.opposite(), other)], now);
        let game = Game::replay(&entries).ok()?;
        Some(stored::append(&fresh::game_code().ok()?, entries, &game))
    })
}

/// Creates a game in which these people have seats.
async fn create_game(
    node: &Node,
    terms: Terms,
    seated: &[(Seat, &PersonId)],
    now: Time,
) -> Result<GameCode, Problem> {
    let entries = first_entries(terms, seated, now);
    // They are always valid.
    let game = Game::replay(&entries).map_err(|_| Problem::Refused(Refusal::AlreadySeated))?;
    for _ in 0..CODES {
        let code = fresh::game_code()?;
        let append = stored::append(&code, entries.clone(), &game);
        if node.store.create(append).await? == Creation::Created {
            return Ok(code);
        }
    }
    Err(Problem::NoRandomness)
}

async fn list(State(games): State<Games>, headers: HeaderMap) -> ApiResult {
    let codes = match who(&games.node, &headers, Needs::Read).await?.person() {
        Some(person) => games.node.store.games_of(person, LISTED).await?,
        None => Vec::new(),
    };
    Ok(json(StatusCode::OK, &codes))
}

async fn view(
    State(games): State<Games>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> ApiResult {
    let who = who(&games.node, &headers, Needs::Read).await?;
    let handle = find_game(&games, &code).await?;
    let snapshot = handle.snapshot();
    let view = snapshot
        .game
        .view(who.person(), games.node.now(), &snapshot.presence);
    let mut view = view.ok_or_else(|| hidden(&snapshot.game))?;
    complete(&games.node, &snapshot.game, handle.code(), &mut view).await?;
    Ok(json(StatusCode::OK, &view))
}

/// The body of a request for a seat.
#[derive(Deserialize, schemars::JsonSchema)]
struct Sit {
    #[serde(default)]
    seat: Option<Seat>,
}

async fn sit(State(games): State<Games>, Path(code): Path<String>, request: Request) -> ApiResult {
    let at = games.node.now();
    let caller = Caller::of(&games.node, &request, Needs::Play).await?;
    let Sit { seat } = read(&games.node.limits, request).await?;
    let handle = find_game(&games, &code).await?;
    check_visible(&handle.snapshot().game, caller.known())?;
    let person = caller.person()?;
    let terms = *handle.snapshot().game.terms();
    may_sit(&games.node, &person, &terms).await?;
    let received = ReceivedCommand {
        person: person.clone(),
        command: Command::Sit { seat },
        at,
        lag: 0,
    };
    match handle.tell(received).await? {
        // Idempotent.
        Ok(_) | Err(Refusal::AlreadySeated) => {}
        Err(refusal) => return Err(refusal.into()),
    }
    let snapshot = handle.snapshot();
    let seat = snapshot.game.seat_of(&person).ok_or(Refusal::NotSeated)?;
    let code = code.parse().map_err(|_| Problem::NoGame)?;
    let response = json(StatusCode::OK, &Created { code, seat });
    Ok(caller.remember(&games.node, &person, response))
}

async fn record(
    State(games): State<Games>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> ApiResult {
    let who = who(&games.node, &headers, Needs::Read).await?;
    let snapshot = find_game(&games, &code).await?.snapshot();
    check_visible(&snapshot.game, who.person())?;
    let record = named_record(&games.node, &snapshot.game).await?;
    let mut response = Response::new(Body::from(record.to_string()));
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    Ok(response)
}

async fn open_socket(
    State(games): State<Games>,
    Path(code): Path<String>,
    request: Request,
) -> ApiResult {
    only_own_site(&games.node, request.headers())?;
    let caller = Caller::reading(&games.node, &request, Needs::Read).await?;
    let credentials = only_credentials(request.headers());
    let after = after(request.uri().query())?;
    let id = RequestId::of(&request);
    let handle = find_game(&games, &code).await?;
    check_visible(&handle.snapshot().game, caller.known())?;
    let permit = games.node.socket_permit(&caller)?;
    let opening = Opening {
        request: id,
        who: caller.who,
        credentials,
        after,
    };
    let (mut parts, _) = request.into_parts();
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &games)
        .await
        .map_err(|rejection| Problem::Malformed(rejection.to_string()))?;
    let limits = games.node.limits;
    Ok(upgrade
        .max_message_size(limits.message)
        .max_frame_size(limits.message)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .on_upgrade(move |socket| async move {
            socket::run(socket, &games.node, handle, opening).await;
            drop(permit);
        }))
}

/// The initial read buffer of every socket, kept even while it is idle. Nearly all messages fit; it
/// grows for larger ones.
pub(crate) const READ_BUFFER: usize = 1024;

/// The last entry the client knows, from `after=N`.
pub(crate) fn after(text: Option<&str>) -> Result<u64, Problem> {
    query(text, "after").map_or(Ok(0), |number| {
        let wrong = || Problem::Malformed("`after` is the number of an entry".to_owned());
        number.parse().map_err(|_| wrong())
    })
}

/// The error for somebody who knows the code of a game but may not see it. The code cannot be
/// guessed, so they had the invitation, and that the game exists is no secret.
fn hidden(game: &Game) -> Problem {
    if game.is_over() {
        Problem::PrivateGameOver
    } else {
        Problem::PrivateGame
    }
}

/// Whether a person may see a game.
pub(super) fn check_visible(game: &Game, person: Option<&PersonId>) -> Result<(), Problem> {
    if game.is_visible_to(person) {
        Ok(())
    } else {
        Err(hidden(game))
    }
}

pub(super) async fn find_game(games: &Games, code: &str) -> Result<GameHandle, Problem> {
    let code: GameCode = code.parse().map_err(|_| Problem::NoGame)?;
    games.node.game(&code).await?.ok_or(Problem::NoGame)
}
