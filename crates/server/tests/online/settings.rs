//! The settings of an account.

use api::people::FaultKind;
use serde_json::json;

use crate::client::{PASSWORD, Person, assert_fault};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(settings_are_kept_for_every_device_of_an_account);

const PATH: &str = "/api/me/settings";

async fn settings_are_kept_for_every_device_of_an_account(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    assert_fault(&anna.get(PATH).await, 401, FaultKind::NeedsAccount);
    anna.sign_up("Anna").await;
    assert_eq!(anna.get(PATH).await.json(), json!(null));
    let json_body = ["Content-Type: application/json"];
    let settings = json!({ "theme": "dark", "sounds": true });
    let kept = anna
        .ask("PUT", PATH, &json_body, &settings.to_string())
        .await;
    assert_eq!(kept.status, 204, "{}", kept.body);
    let mut phone = Person::at(serving.address);
    assert_eq!(phone.sign_in("anna", PASSWORD).await.status, 200);
    assert_eq!(phone.get(PATH).await.json(), settings);
    for (wrong, status, kind) in [
        (json!([1]), 400, FaultKind::Malformed),
        (json!({ "x": "y".repeat(5_000) }), 413, FaultKind::Body),
    ] {
        let refused = anna.ask("PUT", PATH, &json_body, &wrong.to_string()).await;
        assert_fault(&refused, status, kind);
    }
    assert_eq!(phone.get(PATH).await.json(), settings);
    let exported = anna.get("/api/me/export").await.json();
    assert_eq!(exported["settings"], settings.to_string());
    serving.stop().await;
}
