//! Accounts, sessions and what belongs to whom.

use api::online::{GameCode, Seat, Timing};
use api::people::account::{Me, Session};
use api::people::{Export, FaultKind, GamePage, ReportReason, Scope};
use serde_json::{Value, json};
use server::{Front, GameLimits, Rate};
use std::time::Duration;

use crate::client::{FIVE_PLUS_THREE, PASSWORD, Person, assert_fault, play, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

const DAY: u64 = 86_400_000;

on_both!(
    a_guest_who_signs_up_keeps_games_and_seats,
    names_are_unique_whatever_their_case,
    of_two_who_want_the_same_name_one_gets_it,
    names_and_passwords_that_will_not_do_are_refused,
    somebody_who_signs_in_elsewhere_has_the_same_games,
    nobody_learns_which_names_exist,
    sessions_are_listed_and_can_be_ended,
    a_new_password_ends_all_other_sessions,
    a_recovery_code_works_once,
    a_deleted_account_leaves_its_games,
    everything_the_server_knows_can_be_exported,
    a_guest_gets_a_seat_back_by_its_link,
    a_link_of_a_seat_does_not_lead_into_an_account,
);

fn name_of(me: Me) -> Option<String> {
    match me {
        Me::Account { name, .. } => Some(name.to_string()),
        Me::Guest | Me::Nobody => None,
    }
}

async fn a_guest_who_signs_up_keeps_games_and_seats(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let mut bert = Person::at(serving.address);
    assert_eq!(anna.me().await, Me::Nobody);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&code).await;
    assert_eq!(anna.me().await, Me::Guest);
    let mut socket = anna.open(&code, 0).await;
    socket.play(0, "X@c3").await.unwrap();
    let guest = anna.cookie.clone();

    let codes = anna.sign_up("Anna").await;
    assert_eq!(codes.len(), 10);
    assert_eq!(name_of(anna.me().await).as_deref(), Some("Anna"));
    let view = anna.view(&code).await;
    assert_eq!(view.you, Some(Seat::White));
    let [white, black] = view.players;
    assert_eq!(white.unwrap().name.unwrap().as_str(), "Anna");
    assert_eq!(black.unwrap().name, None);
    // The socket that was open before goes on, and so does a new one.
    bert.open(&code, 0).await.play(1, "X@e5").await.unwrap();
    socket.reach(5).await;
    let mut socket = anna.open(&code, 0).await;
    socket.tell(&play("a-2", 2, "c3-c4")).await.unwrap();
    let record = anna.get(&format!("/api/games/{code}/record")).await;
    assert!(record.body.contains("[White \"Anna\"]"), "{}", record.body);

    // Sessions can be revoked, a guest's cookie cannot: it is void now.
    let mut stale = Person::at(serving.address);
    stale.cookie = guest;
    assert_eq!(stale.me().await, Me::Nobody);
    assert_eq!(stale.get(&format!("/api/games/{code}")).await.status, 403);
    serving.stop().await;
}

async fn names_are_unique_whatever_their_case(database: Database) {
    let serving = Serving::start(&database).await;
    Person::at(serving.address).sign_up("Anna").await;
    let account = json!({ "name": "aNNA", "password": PASSWORD });
    let mut other = Person::at(serving.address);
    let answer = other.post("/api/accounts", &account).await;
    assert_fault(&answer, 409, FaultKind::NameTaken);
    assert_eq!(other.cookie, None);
    let profile = other.get("/api/people/anna").await;
    assert_eq!(profile.json()["name"], "Anna");
    serving.stop().await;
}

async fn of_two_who_want_the_same_name_one_gets_it(database: Database) {
    let servings = [
        Serving::start(&database).await,
        Serving::start(&database).await,
    ];
    let account = json!({ "name": "Anna", "password": PASSWORD });
    let [mut one, mut other] = [0, 1].map(|index| Person::at(servings[index].address));
    let (one, other) = tokio::join!(
        one.post("/api/accounts", &account),
        other.post("/api/accounts", &account)
    );
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409]);
    for serving in servings {
        serving.stop().await;
    }
}

async fn names_and_passwords_that_will_not_do_are_refused(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    for (name, password, status, kind) in [
        ("", PASSWORD, 422, FaultKind::BadName),
        ("an na", PASSWORD, 422, FaultKind::BadName),
        ("<b>", PASSWORD, 422, FaultKind::BadName),
        ("Admin", PASSWORD, 422, FaultKind::NameReserved),
        ("deleted", PASSWORD, 422, FaultKind::NameReserved),
        ("Anna", "short", 422, FaultKind::WeakPassword),
        ("Annabella", "annabella", 422, FaultKind::WeakPassword),
        ("Anna", &"x".repeat(300), 422, FaultKind::WeakPassword),
        ("Anna", "12345678", 422, FaultKind::WeakPassword),
        ("Anna", "87654321", 422, FaultKind::WeakPassword),
        ("Anna", "Password", 422, FaultKind::WeakPassword),
        ("Anna", "password2026!", 422, FaultKind::WeakPassword),
        ("Anna", "11112222", 422, FaultKind::WeakPassword),
    ] {
        let account = json!({ "name": name, "password": password });
        let answer = anna.post("/api/accounts", &account).await;
        assert_fault(&answer, status, kind);
    }
    anna.sign_up("Anna").await;
    let account = json!({ "name": "Second", "password": PASSWORD });
    let answer = anna.post("/api/accounts", &account).await;
    assert_fault(&answer, 409, FaultKind::SignedIn);
    serving.stop().await;
}

async fn somebody_who_signs_in_elsewhere_has_the_same_games(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let mut phone = Person::at(serving.address);
    let answer = phone.sign_in("ANNA", PASSWORD).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let cookie = answer.field("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly; SameSite=Lax"), "{cookie}");
    assert_eq!(phone.view(&code).await.you, Some(Seat::White));
    assert_eq!(phone.get("/api/games").await.json(), json!([code]));
    let playing: GamePage =
        serde_json::from_str(&phone.get("/api/games/playing").await.body).unwrap();
    assert_eq!(playing.games[0].code, code);
    assert_eq!(playing.games[0].you, Some(Seat::White));
    assert_eq!(playing.games[0].left, None, "it waits for a second player");
    let slow = anna.create(tix(Timing::Correspondence { days: 3 })).await;
    Person::at(serving.address).sit(&slow).await;
    let playing: GamePage =
        serde_json::from_str(&phone.get("/api/games/playing").await.body).unwrap();
    let slow = playing.games.iter().find(|game| game.code == slow).unwrap();
    let left = slow.left.unwrap();
    assert!((2 * DAY..=3 * DAY).contains(&left), "{left}");

    assert_eq!(phone.delete("/api/session").await.status, 204);
    assert_eq!(phone.cookie, None);
    assert_eq!(phone.get("/api/games").await.json(), json!([]));
    assert_eq!(name_of(anna.me().await).as_deref(), Some("Anna"));
    serving.stop().await;
}

async fn nobody_learns_which_names_exist(database: Database) {
    let serving = Serving::start(&database).await;
    Person::at(serving.address).sign_up("Anna").await;
    let mut stranger = Person::at(serving.address);
    let mut answers = Vec::new();
    for name in ["anna", "nobody-here", "not a name", ""] {
        let hashed = hashed(&mut stranger).await;
        let answer = stranger.sign_in(name, "wrong password").await;
        assert_fault(&answer, 401, FaultKind::WrongCredentials);
        answers.push(answer.body);
        let recovery = json!({ "name": name, "code": "k7m2x-q9daf-3wz5e", "password": PASSWORD });
        let answer = stranger.post("/api/recovery", &recovery).await;
        assert_fault(&answer, 401, FaultKind::WrongCredentials);
        answers.push(answer.body);
        // The expensive work is done once each, whether or not the name exists.
        assert_eq!(self::hashed(&mut stranger).await, hashed + 2, "{name:?}");
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
    assert_eq!(stranger.cookie, None);
    serving.stop().await;
}

/// How many passwords the server has hashed.
async fn hashed(person: &mut Person) -> u64 {
    let page = person.get("/metrics").await.body;
    let name = "quarterturn_passwords_hashed_total ";
    let line = page.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap().parse().unwrap()
}

async fn sessions(person: &mut Person) -> Vec<Session> {
    serde_json::from_str(&person.get("/api/me/sessions").await.body).unwrap()
}

async fn sessions_are_listed_and_can_be_ended(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let mut phone = Person::at(serving.address);
    let fields = [
        "Content-Type: application/json",
        "User-Agent: Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
    ];
    let account = json!({ "name": "Anna", "password": PASSWORD }).to_string();
    let answer = phone.ask("POST", "/api/session", &fields, &account).await;
    assert_eq!(answer.status, 200);
    let listed = sessions(&mut anna).await;
    assert_eq!(listed.len(), 2);
    let other = listed.iter().find(|session| !session.is_current).unwrap();
    assert_eq!(other.browser.as_deref(), Some("Firefox"));
    assert_eq!(other.system.as_deref(), Some("Android"));

    // Nobody else can end it.
    let mut bert = Person::at(serving.address);
    bert.sign_up("Bert").await;
    let path = format!("/api/me/sessions/{}", other.id);
    assert_eq!(bert.delete(&path).await.status, 404);
    assert_eq!(name_of(phone.me().await).as_deref(), Some("Anna"));
    assert_eq!(anna.delete(&path).await.status, 204);
    assert_eq!(phone.me().await, Me::Nobody);
    assert_eq!(sessions(&mut anna).await.len(), 1);
    let answer = Person::at(serving.address).get("/api/me/sessions").await;
    assert_fault(&answer, 401, FaultKind::NeedsAccount);
    serving.stop().await;
}

async fn a_new_password_ends_all_other_sessions(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let mut phone = Person::at(serving.address);
    phone.sign_in("Anna", PASSWORD).await;
    let wrong = json!({ "current": "wrong", "new": "battery staple" });
    let answer = anna.post("/api/me/password", &wrong).await;
    assert_fault(&answer, 401, FaultKind::WrongCredentials);
    assert_eq!(name_of(phone.me().await).as_deref(), Some("Anna"));
    let change = json!({ "current": PASSWORD, "new": "battery staple" });
    assert_eq!(anna.post("/api/me/password", &change).await.status, 204);
    assert_eq!(phone.me().await, Me::Nobody);
    assert_eq!(name_of(anna.me().await).as_deref(), Some("Anna"));
    assert_eq!(phone.sign_in("Anna", PASSWORD).await.status, 401);
    assert_eq!(phone.sign_in("Anna", "battery staple").await.status, 200);
    serving.stop().await;
}

async fn a_recovery_code_works_once(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let codes = anna.sign_up("Anna").await;
    let mut again = Person::at(serving.address);
    let recovery =
        |code: &str| json!({ "name": "anna", "code": code, "password": "battery staple" });
    // As people write it down: in capitals, without hyphens, with spaces, in pieces.
    let shouted = codes[3].to_uppercase();
    let spaced = format!(" {} ", codes[5].replace('-', " "));
    let joined = codes[6].replace('-', "");
    let split = codes[7]
        .replace('-', "")
        .chars()
        .map(|c| format!("{c} "))
        .collect::<String>();
    for code in [&spaced, &joined, &split, &shouted] {
        let answer = again.post("/api/recovery", &recovery(code)).await;
        assert_eq!(answer.status, 200, "{code}: {}", answer.body);
    }
    let me = again.me().await;
    assert!(
        matches!(
            me,
            Me::Account {
                recovery_codes: 6,
                ..
            }
        ),
        "{me:?}"
    );
    assert_eq!(anna.me().await, Me::Nobody, "all other sessions have ended");
    let answer = again.post("/api/recovery", &recovery(&codes[3])).await;
    assert_fault(&answer, 401, FaultKind::WrongCredentials);

    let confirm = json!({ "password": "battery staple" });
    let new = again.post("/api/me/recovery-codes", &confirm).await.json();
    assert_eq!(new["recovery_codes"].as_array().unwrap().len(), 10);
    let answer = again.post("/api/recovery", &recovery(&codes[4])).await;
    assert_fault(&answer, 401, FaultKind::WrongCredentials);
    serving.stop().await;
}

async fn a_deleted_account_leaves_its_games(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let mut bert = Person::at(serving.address);
    bert.sign_up("Bert").await;
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&code).await;
    let wrong = json!({ "password": "wrong" });
    let answer = anna.post("/api/me/delete", &wrong).await;
    assert_fault(&answer, 401, FaultKind::WrongCredentials);
    let right = json!({ "password": PASSWORD });
    assert_eq!(anna.post("/api/me/delete", &right).await.status, 204);
    assert_eq!(anna.me().await, Me::Nobody);
    assert_eq!(anna.sign_in("Anna", PASSWORD).await.status, 401);
    assert_eq!(bert.get("/api/people/Anna").await.status, 404);
    let [white, black] = bert.view(&code).await.players;
    assert_eq!(white.unwrap().name.unwrap().as_str(), "deleted");
    assert_eq!(black.unwrap().name.unwrap().as_str(), "Bert");
    // The name is free again, but its new owner gets nothing of Anna's.
    let mut other = Person::at(serving.address);
    other.sign_up("anna").await;
    assert_eq!(other.get("/api/games").await.json(), json!([]));
    serving.stop().await;
}

async fn everything_the_server_knows_can_be_exported(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let mut bert = Person::at(serving.address);
    bert.sign_up("Bert").await;
    let game = anna.create(tix(Timing::Correspondence { days: 3 })).await;
    bert.sit(&game).await;
    anna.open(&game, 0).await.play(0, "X@c3").await.unwrap();
    let secret = fill(&mut anna, &game).await;

    let answer = anna.get("/api/me/export").await;
    let export: Export = serde_json::from_str(&answer.body).unwrap();
    let Me::Account {
        name,
        since,
        recovery_codes,
        is_bot,
    } = export.account
    else {
        panic!("{}", answer.body);
    };
    assert_eq!((name.as_str(), recovery_codes, is_bot), ("Anna", 10, false));
    assert!(since.millis() > 0);
    assert_eq!(export.sessions.len(), 1);
    assert_eq!(export.tokens[0].name, "test");
    assert_eq!(export.tokens[0].scopes, [Scope::Play]);
    assert_eq!(export.blocks[0].as_str(), "Bert");
    assert_eq!(export.reports[0].reason, ReportReason::Stalling);
    assert_eq!(export.reports[0].game.as_ref(), Some(&game));
    assert_eq!(export.settings.as_deref(), Some(r#"{"look":"paper"}"#));
    assert_eq!(export.vacations.len(), 1);
    assert_eq!(
        export.seeks[0].terms,
        tix(Timing::Correspondence { days: 7 })
    );
    assert_eq!(export.challenges[0].to.as_str(), "Cleo");
    let [exported] = export.games.as_slice() else {
        panic!("{}", answer.body);
    };
    assert_eq!(exported.code, game);
    assert!(exported.record.contains("[Black \"Bert\"]"));
    assert_eq!(exported.receipts, [anna.view(&game).await.turns[0].receipt]);
    assert_eq!(exported.conditional.as_ref().unwrap().turns.len(), 1);
    for hidden in ["argon2", &secret, anna.cookie.as_deref().unwrap()] {
        assert!(!answer.body.contains(hidden), "{hidden}");
    }

    let bert = bert.get("/api/me/export").await.json();
    assert_eq!(bert["reports"], json!([]), "nobody learns who it was");
    assert_eq!(bert["games"][0].get("conditional"), None);
    let stranger = Person::at(serving.address).get("/api/me/export").await;
    assert_fault(&stranger, 401, FaultKind::NeedsAccount);
    serving.stop().await;
}

/// Leaves something of a person in every part of an export, and returns the token among it.
async fn fill(anna: &mut Person, game: &GameCode) -> String {
    Person::at(anna.server).sign_up("Cleo").await;
    let token = json!({ "name": "test", "scopes": ["play"] });
    let token = anna.post("/api/me/tokens", &token).await.json();
    let answer = json!({ "if": "X@a1", "then": "X@f6" });
    let week = tix(Timing::Correspondence { days: 7 });
    for (method, path, body) in [
        (
            "PUT",
            "/api/me/settings".to_owned(),
            json!({ "look": "paper" }),
        ),
        ("PUT", "/api/me/vacation".to_owned(), json!({})),
        (
            "PUT",
            format!("/api/games/{game}/conditional"),
            json!({ "ply": 1, "turns": [answer] }),
        ),
        (
            "POST",
            "/api/reports".to_owned(),
            json!({ "name": "Bert", "reason": "stalling", "game": game }),
        ),
        (
            "POST",
            "/api/lobby/seeks".to_owned(),
            json!({ "terms": [week] }),
        ),
        (
            "POST",
            "/api/challenges".to_owned(),
            json!({ "to": "Cleo", "terms": week }),
        ),
        ("PUT", "/api/me/blocks/bert".to_owned(), json!({})),
    ] {
        let fields = ["Content-Type: application/json"];
        let answer = anna.ask(method, &path, &fields, &body.to_string()).await;
        assert!(
            (200..300).contains(&answer.status),
            "{path}: {}",
            answer.body
        );
    }
    token["token"].as_str().unwrap().to_owned()
}

async fn a_guest_gets_a_seat_back_by_its_link(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let link = format!("/api/games/{code}/seat/link");
    let link = anna.post(&link, &json!({})).await.json();
    let path = link["path"].as_str().unwrap().to_owned();
    let (page, key) = path.split_once("?seat=").unwrap();
    assert_eq!(page, format!("/{code}"));
    assert!(anna.get(&path).await.body.ends_with("the app"));

    let recover = format!("/api/games/{code}/seat/recover");
    let mut phone = Person::at(serving.address);
    let answer = phone
        .post(&recover, &json!({ "key": format!("{key}00") }))
        .await;
    assert_fault(&answer, 401, FaultKind::WrongCredentials);
    assert_eq!(
        phone.post(&recover, &json!({ "key": key })).await.status,
        200
    );
    assert_eq!(phone.view(&code).await.you, Some(Seat::White));

    // A browser that belongs to another guest with games must agree to forget them.
    let mut bert = Person::at(serving.address);
    bert.create(tix(FIVE_PLUS_THREE)).await;
    let answer = bert.post(&recover, &json!({ "key": key })).await;
    assert_fault(&answer, 409, FaultKind::OtherGuest);
    let body = json!({ "key": key, "replace": true });
    assert_eq!(bert.post(&recover, &body).await.status, 200);
    assert_eq!(bert.view(&code).await.you, Some(Seat::White));
    // Who has no seat gets no link.
    let mut eve = Person::at(serving.address);
    let answer = eve
        .post(&format!("/api/games/{code}/seat/link"), &json!({}))
        .await;
    assert_eq!(answer.status, 404);
    serving.stop().await;
}

async fn a_link_of_a_seat_does_not_lead_into_an_account(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let link = format!("/api/games/{code}/seat/link");
    let link = anna.post(&link, &json!({})).await.json();
    let key = link["path"].as_str().unwrap().split_once("?seat=").unwrap();
    anna.sign_up("Anna").await;
    let recover = format!("/api/games/{code}/seat/recover");
    let mut other = Person::at(serving.address);
    let answer = other.post(&recover, &json!({ "key": key.1 })).await;
    assert_fault(&answer, 401, FaultKind::WrongCredentials);
    serving.stop().await;
}

#[tokio::test]
async fn too_many_attempts_are_told_the_limit_and_the_seconds() {
    let database = Database::sqlite();
    let limits = GameLimits {
        sign_ins_by_name: Rate {
            burst: 2,
            every: Duration::from_secs(600),
        },
        ..GameLimits::default()
    };
    let serving = Serving::with(&database, limits).await;
    Person::at(serving.address).sign_up("Anna").await;
    let mut stranger = Person::at(serving.address);
    // A name that nobody has is limited in the same way.
    for name in ["anna", "nobody-here"] {
        for _ in 0..2 {
            assert_eq!(stranger.sign_in(name, "wrong password").await.status, 401);
        }
        let answer = stranger.sign_in(name, PASSWORD).await;
        let fault = assert_fault(&answer, 429, FaultKind::TooMany);
        assert_eq!(fault.limit.as_deref(), Some("attempts to sign in"));
        let wait = fault.retry_after.unwrap();
        assert!((1..=600).contains(&wait), "{wait}");
        assert_eq!(answer.field("retry-after"), Some(wait.to_string().as_str()));
    }
    serving.stop().await;
}

#[tokio::test]
async fn a_stranger_cannot_lock_somebody_out_by_guessing() {
    let database = Database::sqlite();
    let rarely = |burst| Rate {
        burst,
        every: Duration::from_secs(600),
    };
    let limits = GameLimits {
        sign_ins_by_name: rarely(2),
        sign_ins_to_name: rarely(5),
        ..GameLimits::default()
    };
    let front = Front {
        public_url: None,
        trusted_proxies: vec!["127.0.0.0/8".parse().unwrap()],
    };
    let serving = Serving::behind(&database, limits, front).await;
    Person::at(serving.address).sign_up("Anna").await;
    let try_from = async |client: &str, password: &str| {
        let body = json!({ "name": "Anna", "password": password }).to_string();
        let forwarded = format!("X-Forwarded-For: {client}");
        let fields = ["Content-Type: application/json", &forwarded];
        let mut person = Person::at(serving.address);
        let answer = person.ask("POST", "/api/session", &fields, &body).await;
        answer.status
    };
    for expected in [401, 401, 429, 429, 429, 429] {
        assert_eq!(try_from("1.1.1.1", "wrong password").await, expected);
    }
    // What was refused there does not count for anybody else.
    assert_eq!(try_from("2.2.2.2", PASSWORD).await, 200);
    // Guesses from many addresses have a limit together.
    assert_eq!(try_from("3.3.3.3", "wrong password").await, 401);
    assert_eq!(try_from("4.4.4.4", "wrong password").await, 401);
    assert_eq!(try_from("5.5.5.5", "wrong password").await, 429);
    serving.stop().await;
}

#[tokio::test]
async fn limits_are_per_client_and_not_per_proxy() {
    let database = Database::sqlite();
    let limits = GameLimits {
        sign_ups: Rate {
            burst: 1,
            every: Duration::from_secs(600),
        },
        ..GameLimits::default()
    };
    let front = Front {
        public_url: None,
        trusted_proxies: vec!["127.0.0.0/8".parse().unwrap()],
    };
    let serving = Serving::behind(&database, limits, front).await;
    let mut statuses = Vec::new();
    for (name, client) in [("a", "1.1.1.1"), ("b", "1.1.1.1"), ("c", "2.2.2.2")] {
        let body = json!({ "name": name, "password": PASSWORD }).to_string();
        let forwarded = format!("X-Forwarded-For: 9.9.9.9, {client}");
        let fields = ["Content-Type: application/json", &forwarded];
        let mut person = Person::at(serving.address);
        let answer = person.ask("POST", "/api/accounts", &fields, &body).await;
        statuses.push(answer.status);
    }
    assert_eq!(statuses, [201, 429, 201]);
    serving.stop().await;
}

#[tokio::test]
async fn pages_of_records_are_limited_by_person_and_those_of_strangers_by_address() {
    let database = Database::sqlite();
    let limits = GameLimits {
        exports: Rate {
            burst: 1,
            every: Duration::from_secs(600),
        },
        ..GameLimits::default()
    };
    let serving = Serving::with(&database, limits).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let mut bert = Person::at(serving.address);
    bert.create(tix(FIVE_PLUS_THREE)).await;
    let mut statuses = Vec::new();
    for person in [&anna, &anna, &bert, &bert] {
        statuses.push(person.clone().get("/api/records").await.status);
    }
    for _ in 0..2 {
        let mut stranger = Person::at(serving.address);
        statuses.push(stranger.get("/api/records").await.status);
    }
    assert_eq!(statuses, [200, 429, 200, 429, 200, 429]);
    // An export counts as a page of records.
    let answer = anna.get("/api/me/export").await;
    assert_fault(&answer, 429, FaultKind::TooMany);
    assert_eq!(answer.json()["limit"], "exports");
    serving.stop().await;
}

#[tokio::test]
async fn behind_https_cookies_are_secure_and_pages_of_other_sites_write_nothing() {
    let database = Database::sqlite();
    let front = Front {
        public_url: Some("https://play.example.org".parse().unwrap()),
        trusted_proxies: Vec::new(),
    };
    let serving = Serving::behind(&database, GameLimits::default(), front).await;
    let mut anna = Person::at(serving.address);
    let account = json!({ "name": "Anna", "password": PASSWORD });
    let answer = anna.post("/api/accounts", &account).await;
    let cookie = answer.field("set-cookie").unwrap();
    assert!(cookie.ends_with("; Secure"), "{cookie}");
    let writes: [(&str, &str, Value); 8] = [
        ("POST", "/api/accounts", account.clone()),
        ("POST", "/api/session", account.clone()),
        ("DELETE", "/api/session", json!({})),
        ("POST", "/api/recovery", json!({})),
        ("POST", "/api/me/password", json!({})),
        ("POST", "/api/me/delete", json!({ "password": PASSWORD })),
        ("DELETE", "/api/me/sessions/x", json!({})),
        ("PUT", "/api/me/blocks/anna", json!({})),
    ];
    for (method, path, body) in writes {
        for origin in ["Origin: https://evil.example", "Sec-Fetch-Site: cross-site"] {
            let fields = ["Content-Type: application/json", origin];
            let answer = anna.ask(method, path, &fields, &body.to_string()).await;
            assert_fault(&answer, 403, FaultKind::OtherSite);
        }
    }
    assert_eq!(name_of(anna.me().await).as_deref(), Some("Anna"));
    let fields = [
        "Content-Type: application/json",
        "Origin: https://play.example.org",
    ];
    let answer = anna.ask("DELETE", "/api/session", &fields, "").await;
    assert_eq!(answer.status, 204);
    serving.stop().await;
}

#[tokio::test]
async fn the_socket_of_a_session_that_was_ended_is_closed() {
    let database = Database::sqlite();
    let limits = GameLimits {
        ping: Duration::from_millis(20),
        ..GameLimits::default()
    };
    let serving = Serving::with(&database, limits).await;
    let mut anna = Person::at(serving.address);
    let guest = anna.create(tix(FIVE_PLUS_THREE)).await;
    let mut before = anna.open(&guest, 0).await;
    anna.sign_up("Anna").await;
    let mut phone = Person::at(serving.address);
    phone.sign_in("Anna", PASSWORD).await;
    let mut there = phone.open(&guest, 0).await;
    let mut here = anna.open(&guest, 0).await;
    let listed = sessions(&mut phone).await;
    let own = listed.iter().find(|session| session.is_current).unwrap();
    anna.delete(&format!("/api/me/sessions/{}", own.id)).await;
    assert_eq!(there.closed().await, Some(1008));
    // Those of the other session and of the guest that Anna was go on.
    for socket in [&mut here, &mut before] {
        socket.view().await;
        socket
            .send(tokio_tungstenite::tungstenite::Message::text(
                r#"{"kind":"look"}"#,
            ))
            .await;
        socket.view().await;
    }
    serving.stop().await;
}
