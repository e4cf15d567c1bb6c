//! Reporting somebody to those who run the server.

use api::people::{FaultKind, ReportReason};
use serde_json::json;

use crate::client::{FIVE_PLUS_THREE, PASSWORD, Person, assert_fault, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(reports_reach_those_who_run_the_server);

async fn reports_reach_those_who_run_the_server(database: Database) {
    let serving = Serving::start(&database).await;
    let [mut anna, mut bert, mut carl] = [(); 3].map(|()| Person::at(serving.address));
    for (person, name) in [
        (&mut anna, "Anna"),
        (&mut bert, "Bert"),
        (&mut carl, "Carl"),
    ] {
        person.sign_up(name).await;
    }
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&code).await;
    let report = |name: &str, reason: &str| json!({ "name": name, "reason": reason });
    let about_game = json!({ "name": "bert", "reason": "stalling", "game": code });

    let mut guest = Person::at(serving.address);
    let refused = guest.post("/api/reports", &report("Bert", "help")).await;
    assert_fault(&refused, 401, FaultKind::NeedsAccount);
    for wrong in [
        report("nobody-here", "help"),
        // Carl may not even know of the game.
        about_game.clone(),
    ] {
        let refused = carl.post("/api/reports", &wrong).await;
        assert_fault(&refused, 404, FaultKind::NotFound);
    }
    let refused = carl.post("/api/reports", &report("Bert", "<script>")).await;
    assert_fault(&refused, 400, FaultKind::Malformed);
    let refused = carl.post("/api/reports", &report("Carl", "help")).await;
    assert_fault(&refused, 422, FaultKind::Yourself);

    for wanted in [&about_game, &about_game, &report("bert", "name")] {
        let answer = anna.post("/api/reports", wanted).await;
        assert_eq!(answer.status, 204, "{}", answer.body);
    }
    let store = database.open().await;
    let reports = store.reports(None).await.unwrap();
    let of = |reason| reports.iter().find(|report| report.reason == reason);
    assert_eq!(reports.len(), 2, "the same again is one report");
    let stalling = of(ReportReason::Stalling).unwrap();
    let names = (stalling.reported.as_str(), stalling.reporter.as_str());
    assert_eq!((names, &stalling.game), (("Bert", "Anna"), &Some(code)));
    assert_eq!(of(ReportReason::Name).unwrap().game, None);

    let exported = anna.get("/api/me/export").await.json();
    assert_eq!(exported["reports"].as_array().map(Vec::len), Some(2));
    let exported = bert.get("/api/me/export").await.json();
    assert_eq!(exported["reports"], json!([]), "nobody learns who it was");
    let deleted = bert
        .post("/api/me/delete", &json!({ "password": PASSWORD }))
        .await;
    assert_eq!(deleted.status, 204);
    assert_eq!(store.reports(None).await.unwrap(), []);
    serving.stop().await;
}
