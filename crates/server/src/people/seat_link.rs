//! Links with which guests get their seats back on another device.

use api::online::GameCode;
use api::online::message::Created;
use api::people::account::{RecoverSeat, SeatLink};
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};

use crate::games::{Games, replay};
use crate::requests::{ApiResult, Caller, Needs, Problem, Who, json, read};

pub(super) async fn make(
    State(games): State<Games>,
    Path(code): Path<String>,
    request: Request,
) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let code: GameCode = code.parse().map_err(|_| Problem::NoGame)?;
    let Who::Guest(person) = &caller.who else {
        // People with accounts sign in instead.
        return Err(Problem::NoSuchThing);
    };
    let handle = node.game(&code).await?.ok_or(Problem::NoGame)?;
    if handle.snapshot().game.seat_of(person).is_none() {
        return Err(Problem::NoGame);
    }
    let key = node.signer.seat_key(&code, person);
    let path = format!("/{code}?seat={key}");
    Ok(json(StatusCode::OK, &SeatLink { path }))
}

pub(super) async fn recover(
    State(games): State<Games>,
    Path(code): Path<String>,
    request: Request,
) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let RecoverSeat { key, replace } = read(&node.limits, request).await?;
    let code: GameCode = code.parse().map_err(|_| Problem::NoGame)?;
    let person = node.signer.guest_of_key(&code, &key);
    let person = person.ok_or(Problem::WrongCredentials)?;
    // If the guest has an account by now, they have to sign in.
    if node.store.name_of(&person).await?.is_some() {
        return Err(Problem::WrongCredentials);
    }
    match &caller.who {
        Who::Member(_) => return Err(Problem::SignedIn),
        Who::Guest(other) if *other != person && !replace => {
            if !node.store.games_of(other, 1).await?.is_empty() {
                return Err(Problem::OtherGuest);
            }
        }
        Who::Guest(_) | Who::Nobody => {}
    }
    let game = replay(node, &code).await?;
    let seat = game.seat_of(&person).ok_or(Problem::NoGame)?;
    let mut response = json(StatusCode::OK, &Created { code, seat });
    if let Some(cookie) = node.signer.cookie(&person, caller.transport) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
