//! Vacation from correspondence games. Time passes by moving everything into the past.

use api::online::{EndReason, GameCode, Outcome, Seat, Timing};
use api::people::{FaultKind, Vacation};

use crate::client::{Person, assert_fault, soon, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(
    a_clock_stands_still_while_its_player_is_on_vacation,
    the_opponents_clock_goes_on,
    a_vacation_is_seen_by_the_opponent_and_can_be_ended,
    thirty_days_are_all_there_is,
);

impl Person {
    async fn vacation(&mut self) -> Vacation {
        let answer = self.get("/api/me/vacation").await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    async fn go_away(&mut self) {
        let answer = self.ask("PUT", "/api/me/vacation", &[], "").await;
        assert_eq!(answer.status, 204, "{}", answer.body);
    }
}

/// Anna is to move, with a day for each turn.
async fn begun(serving: &Serving) -> (Person, Person, GameCode) {
    let (mut anna, mut bert) = (Person::at(serving.address), Person::at(serving.address));
    anna.sign_up("Anna").await;
    bert.sign_up("Bert").await;
    let code = anna.create(tix(Timing::Correspondence { days: 1 })).await;
    bert.sit(&code).await;
    anna.open(&code, 0).await.play(0, "X@c3").await.unwrap();
    bert.open(&code, 0).await.play(1, "X@e5").await.unwrap();
    (anna, bert, code)
}

/// Three days pass, with nobody there.
async fn three_days_pass(database: &Database, serving: Serving) -> Serving {
    serving.stop().await;
    for statement in [
        "UPDATE entries SET at = at - 259200000",
        "UPDATE games SET call_time_at = call_time_at - 259200000",
        "UPDATE vacations SET began = began - 259200000, ended = ended - 259200000",
    ] {
        database.execute(statement).await;
    }
    Serving::start(database).await
}

async fn a_clock_stands_still_while_its_player_is_on_vacation(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, _, code) = begun(&serving).await;
    anna.go_away().await;
    let serving = three_days_pass(&database, serving).await;
    anna.server = serving.address;
    let view = anna.view(&code).await;
    assert_eq!(view.result, None);
    let clock = view.clock.unwrap();
    assert_eq!(clock.running, None);
    assert!(clock.white > 86_000_000, "{clock:?}");
    // She comes back, and plays.
    assert_eq!(anna.delete("/api/me/vacation").await.status, 204);
    anna.open(&code, 0).await.play(2, "X@a1").await.unwrap();
    serving.stop().await;
}

async fn the_opponents_clock_goes_on(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, mut bert, code) = begun(&serving).await;
    bert.go_away().await;
    let serving = three_days_pass(&database, serving).await;
    anna.server = serving.address;
    let result = soon(async {
        loop {
            if let Some(result) = anna.view(&code).await.result {
                return result;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    })
    .await;
    let won = Outcome::Win { seat: Seat::Black };
    assert_eq!(result, (won, EndReason::Time));
    serving.stop().await;
}

async fn a_vacation_is_seen_by_the_opponent_and_can_be_ended(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, mut bert, code) = begun(&serving).await;
    anna.go_away().await;
    let vacation = anna.vacation().await;
    let view = bert.view(&code).await;
    assert_eq!(view.seats[0].vacation_until, vacation.until);
    assert!(vacation.until.is_some());
    assert_eq!(view.seats[1].vacation_until, None);
    let export = anna.get("/api/me/export").await.json();
    assert_eq!(export["vacations"].as_array().unwrap().len(), 1);
    // Idempotent.
    anna.go_away().await;
    assert_eq!(anna.vacation().await.until, vacation.until);
    assert_eq!(anna.delete("/api/me/vacation").await.status, 204);
    let view = bert.view(&code).await;
    assert_eq!(view.seats[0].vacation_until, None);
    assert_eq!(view.clock.unwrap().running, Some(Seat::White));
    serving.stop().await;
}

async fn thirty_days_are_all_there_is(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let guest = anna.ask("PUT", "/api/me/vacation", &[], "").await;
    assert_fault(&guest, 401, FaultKind::NeedsAccount);
    anna.sign_up("Anna").await;
    assert_eq!(anna.vacation().await.left, Vacation::ALLOWED);
    anna.go_away().await;
    database
        .execute("UPDATE vacations SET began = began - 2592000000, ended = ended - 2592000000")
        .await;
    let vacation = anna.vacation().await;
    assert_eq!((vacation.until, vacation.left), (None, 0));
    let answer = anna.ask("PUT", "/api/me/vacation", &[], "").await;
    assert_fault(&answer, 409, FaultKind::Refused);
    serving.stop().await;
}
