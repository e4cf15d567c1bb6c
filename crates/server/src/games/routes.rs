//! What browsers and programs can request.
//!
//! | request | |
//! |---|---|
//! | `POST /api/games` | create a game and take a seat: [`Create`] → [`Created`] |
//! | `GET /api/games` | the codes of one's own games, newest first |
//! | `GET /api/games/CODE` | a view of the game |
//! | `POST /api/games/CODE/seat` | take a free seat: `{}` or `{"seat":"black"}` → [`Created`] |
//! | `GET /api/games/CODE/record` | the game as a record |
//! | `GET /api/games/CODE/socket?after=N` | the socket of the game |

use std::time::Instant;

use api::online::message::{Create, Created};
use api::online::{Command, Entry, Event, GameCode, PersonId, Refusal, Seat, Stakes};
use axum::Router;
use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use axum::routing::{get, post};
use online::Game;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::keeper::{Table, Wish};
use super::problem::{Problem, json};
use super::rates::seconds;
use super::{Games, fresh, origin, socket};
use crate::http::Peer;
use crate::site::fields;
use crate::store::{Append, Creation};

/// How many games a person is shown.
const LISTED: u32 = 100;

/// How many codes are tried. Two games with the same one are as good as impossible.
const CODES: usize = 4;

type Answer = Result<Response, Problem>;

/// The routes of online games.
pub(crate) fn router(games: Games) -> Router {
    Router::new()
        .route("/api/games", post(create).get(list))
        .route("/api/games/{code}", get(view))
        .route("/api/games/{code}/seat", post(sit))
        .route("/api/games/{code}/record", get(record))
        .route("/api/games/{code}/socket", get(open_socket))
        .layer(axum::middleware::map_response(guarded))
        .with_state(games)
}

/// What is answered is for one person and one moment.
async fn guarded(mut response: Response) -> Response {
    let no_store = HeaderValue::from_static("no-store");
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, no_store);
    fields::guarded(response)
}

async fn create(State(games): State<Games>, request: Request) -> Answer {
    let caller = Caller::of(&games, &request)?;
    let Create { terms, seat } = read(&games, request).await?;
    terms.check()?;
    if terms.stakes == Stakes::Rated {
        return Err(Problem::Rated);
    }
    let wait = match &caller.known {
        Some(person) => games
            .node
            .created_by_person
            .take(person.clone(), Instant::now()),
        None => games
            .node
            .created_from_address
            .take(caller.peer.0, Instant::now()),
    };
    wait.map_err(|wait| Problem::TooMany {
        what: "new games",
        seconds: seconds(wait),
    })?;
    let person = caller.person()?;
    let seat = match seat {
        Some(seat) => seat,
        None => fresh::seat()?,
    };
    let now = games.node.now();
    let seated = Entry {
        number: 2,
        at: now,
        event: Event::Seated {
            seat,
            person: person.clone(),
        },
    };
    let entries = vec![Game::create(terms, now), seated];
    // These two always fit.
    let call_time_at = Game::replay(&entries)
        .ok()
        .and_then(|game| game.call_time_at());
    for _ in 0..CODES {
        let code = fresh::game_code()?;
        let game = Append {
            game: code.clone(),
            entries: entries.clone(),
            call_time_at,
        };
        if games.node.store.create(game).await? == Creation::Created {
            let response = json(StatusCode::CREATED, &Created { code, seat });
            return Ok(caller.remember(&games, &person, response));
        }
    }
    Err(Problem::NoRandomness)
}

async fn list(State(games): State<Games>, headers: HeaderMap) -> Answer {
    let codes = match games.node.signer.guest(&headers) {
        Some(person) => games.node.store.games_of(&person, LISTED).await?,
        None => Vec::new(),
    };
    Ok(json(StatusCode::OK, &codes))
}

async fn view(State(games): State<Games>, Path(code): Path<String>, headers: HeaderMap) -> Answer {
    let person = games.node.signer.guest(&headers);
    let table = table(&games, &code).await?;
    let snapshot = table.snapshot();
    let view = snapshot
        .game
        .view(person.as_ref(), games.node.now(), &snapshot.presence);
    Ok(json(StatusCode::OK, &view.ok_or(Problem::NoGame)?))
}

/// The body of a request for a seat.
#[derive(Deserialize)]
struct Sit {
    #[serde(default)]
    seat: Option<Seat>,
}

async fn sit(State(games): State<Games>, Path(code): Path<String>, request: Request) -> Answer {
    let received = games.node.now();
    let caller = Caller::of(&games, &request)?;
    let Sit { seat } = read(&games, request).await?;
    let table = table(&games, &code).await?;
    if !table.snapshot().game.is_visible_to(caller.known.as_ref()) {
        return Err(Problem::NoGame);
    }
    let person = caller.person()?;
    let wish = Wish {
        person: person.clone(),
        command: Command::Sit { seat },
        received,
        lag: 0,
    };
    match table.tell(wish).await? {
        // Asking twice is asking once.
        Ok(_) | Err(Refusal::AlreadySeated) => {}
        Err(refusal) => return Err(refusal.into()),
    }
    let snapshot = table.snapshot();
    let seat = snapshot.game.seat_of(&person).ok_or(Refusal::NotSeated)?;
    let code = code.parse().map_err(|_| Problem::NoGame)?;
    let response = json(StatusCode::OK, &Created { code, seat });
    Ok(caller.remember(&games, &person, response))
}

async fn record(
    State(games): State<Games>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Answer {
    let person = games.node.signer.guest(&headers);
    let snapshot = table(&games, &code).await?.snapshot();
    if !snapshot.game.is_visible_to(person.as_ref()) {
        return Err(Problem::NoGame);
    }
    let mut response = Response::new(Body::from(snapshot.game.record().to_string()));
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    Ok(response)
}

async fn open_socket(
    State(games): State<Games>,
    Path(code): Path<String>,
    request: Request,
) -> Answer {
    if !origin::is_own(request.headers()) {
        return Err(Problem::OtherSite);
    }
    let person = games.node.signer.guest(request.headers());
    let after = after(request.uri().query())?;
    let table = table(&games, &code).await?;
    if !table.snapshot().game.is_visible_to(person.as_ref()) {
        return Err(Problem::NoGame);
    }
    let permit = std::sync::Arc::clone(&games.node.sockets)
        .try_acquire_owned()
        .map_err(|_| Problem::TooMany {
            what: "open sockets on this server",
            seconds: 10,
        })?;
    let (mut parts, _) = request.into_parts();
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &games)
        .await
        .map_err(|rejection| Problem::Malformed(rejection.to_string()))?;
    let limits = games.node.limits;
    Ok(upgrade
        .max_message_size(limits.message)
        .max_frame_size(limits.message)
        .on_upgrade(move |socket| async move {
            socket::run(socket, &games.node, table, person, after).await;
            drop(permit);
        }))
}

/// The number of the last entry a client knows, from `after=N`.
fn after(query: Option<&str>) -> Result<u64, Problem> {
    let values = query.into_iter().flat_map(|query| query.split('&'));
    for value in values {
        if let Some(number) = value.strip_prefix("after=") {
            return number
                .parse()
                .map_err(|_| Problem::Malformed("`after` is the number of an entry".to_owned()));
        }
    }
    Ok(0)
}

async fn table(games: &Games, code: &str) -> Result<Table, Problem> {
    let code: GameCode = code.parse().map_err(|_| Problem::NoGame)?;
    games.node.table(&code).await?.ok_or(Problem::NoGame)
}

/// Who sends a request that changes something.
struct Caller {
    known: Option<PersonId>,
    peer: Peer,
    transport: super::person::Transport,
}

impl Caller {
    fn of(games: &Games, request: &Request) -> Result<Caller, Problem> {
        let headers = request.headers();
        if !origin::is_own(headers) {
            return Err(Problem::OtherSite);
        }
        let unknown = Peer(std::net::Ipv4Addr::UNSPECIFIED.into());
        Ok(Caller {
            known: games.node.signer.guest(headers),
            peer: request.extensions().get().copied().unwrap_or(unknown),
            transport: origin::transport(headers),
        })
    }

    /// The person, who is a new guest if the server does not know them.
    fn person(&self) -> Result<PersonId, Problem> {
        match &self.known {
            Some(person) => Ok(person.clone()),
            None => fresh::person(),
        }
    }

    /// A response that makes the browser remember a new guest.
    fn remember(&self, games: &Games, person: &PersonId, mut response: Response) -> Response {
        if self.known.is_none()
            && let Some(cookie) = games.node.signer.cookie(person, self.transport)
        {
            response.headers_mut().insert(header::SET_COOKIE, cookie);
        }
        response
    }
}

/// The body of a request, which must be JSON, small and quick.
async fn read<T: DeserializeOwned>(games: &Games, request: Request) -> Result<T, Problem> {
    let kind = request.headers().get(header::CONTENT_TYPE);
    let is_json = kind
        .and_then(|kind| kind.to_str().ok())
        .and_then(|kind| kind.split(';').next())
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"));
    if !is_json {
        return Err(Problem::NotJson);
    }
    let limits = games.node.limits;
    let body = axum::body::to_bytes(request.into_body(), limits.message);
    let bytes = tokio::time::timeout(limits.body, body)
        .await
        .map_err(|_| Problem::TooSlow)?
        .map_err(|_| Problem::TooLarge(limits.message))?;
    serde_json::from_slice(&bytes).map_err(|error| Problem::Malformed(error.to_string()))
}
