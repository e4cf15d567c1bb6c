//! Reporting somebody to the server's operators.

use api::people::Report;
use axum::extract::{Request, State};

use crate::games::Games;
use crate::requests::{ApiResult, Caller, Needs, Problem, no_content, read};
use crate::store::NewReport;

pub(super) async fn make(State(games): State<Games>, request: Request) -> ApiResult {
    let node = &games.node;
    let caller = Caller::of(node, &request, Needs::Account).await?;
    let reporter = caller.who.member()?.person.clone();
    let Report { name, reason, game } = read(&node.limits, request).await?;
    node.rates.reports.check(reporter.clone(), "reports")?;
    let reported = node.store.account_named(&name).await?;
    let reported = reported.ok_or(Problem::NoPerson)?.person;
    if reported == reporter {
        return Err(Problem::Yourself("reports"));
    }
    if let Some(code) = &game {
        let handle = node.game(code).await?.ok_or(Problem::NoGame)?;
        let game = &handle.snapshot().game;
        // Don't reveal whether a game exists to someone who may not see it.
        if !game.is_visible_to(Some(&reporter)) || game.seat_of(&reported).is_none() {
            return Err(Problem::NoGame);
        }
    }
    let report = NewReport {
        reporter,
        reported,
        reason,
        game,
        at: node.now(),
    };
    node.store.report(report).await?;
    Ok(no_content())
}
