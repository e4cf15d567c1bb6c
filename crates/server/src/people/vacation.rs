//! Vacation from correspondence games.

use api::online::{PersonId, Time};
use api::people::Vacation;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};

use crate::games::{Games, Node};
use crate::requests::{ApiResult, Caller, Needs, Problem, json, no_content, who};
use crate::store::StoreError;

async fn of(node: &Node, person: &PersonId, now: Time) -> Result<Vacation, StoreError> {
    let year = Time::from_millis(now.millis().saturating_sub(Vacation::YEAR));
    let times = node.store.vacations_of(person, year).await?;
    Ok(Vacation::at(now, &times))
}

pub(super) async fn show(State(games): State<Games>, headers: HeaderMap) -> ApiResult {
    let who = who(&games.node, &headers, Needs::Account).await?;
    let person = &who.member()?.person;
    let vacation = of(&games.node, person, games.node.now()).await?;
    Ok(json(StatusCode::OK, &vacation))
}

pub(super) async fn begin(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let member = caller.who.member()?;
    if member.is_bot {
        return Err(Problem::NotForBots);
    }
    let person = member.person.clone();
    node.rates.vacations.check(person.clone(), "vacations")?;
    let now = node.now();
    let vacation = of(node, &person, now).await?;
    if vacation.left == 0 {
        return Err(Problem::NoVacation);
    }
    let until = now.plus(vacation.left);
    node.store.begin_vacation(person, now, until).await?;
    Ok(no_content())
}

pub(super) async fn end(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let person = caller.who.member()?.person.clone();
    node.store.end_vacation(person, node.now()).await?;
    Ok(no_content())
}
