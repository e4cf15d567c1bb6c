//! Time odds over HTTP.

use api::online::{Seat, Terms, TimeOdds};
use api::people::FaultKind;
use serde_json::json;

use crate::client::{FIVE_PLUS_THREE, Person, assert_fault, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(a_game_with_odds_has_two_clocks_and_no_seek_has_them);

async fn a_game_with_odds_has_two_clocks_and_no_seek_has_them(database: Database) {
    let serving = Serving::start(&database).await;
    let odds = TimeOdds {
        seat: Seat::White,
        base: 60_000,
        increment: 0,
    };
    let terms = Terms {
        odds: Some(odds),
        ..tix(FIVE_PLUS_THREE)
    };
    let mut anna = Person::at(serving.address);
    let code = anna.create(terms).await;
    Person::at(serving.address).sit(&code).await;
    let view = anna.view(&code).await;
    let clock = view.clock.unwrap();
    assert_eq!((clock.white, clock.black), (60_000, 300_000));
    assert_eq!(view.terms, terms);
    let listed = anna.get("/api/games/playing").await.json();
    assert_eq!(listed["games"][0]["terms"]["odds"]["base"], 60_000);

    let sought = anna
        .post("/api/lobby/seeks", &json!({ "terms": [terms] }))
        .await;
    assert_fault(&sought, 422, FaultKind::Terms);
    let more = TimeOdds {
        base: 300_001,
        ..odds
    };
    let terms = Terms {
        odds: Some(more),
        ..terms
    };
    let refused = anna.post("/api/games", &json!({ "terms": terms })).await;
    assert_fault(&refused, 422, FaultKind::Terms);
    serving.stop().await;
}
