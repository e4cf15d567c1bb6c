//! Programs that act for an account with a token, and accounts of programs.

use api::online::{Repetition, Terms, Timing};
use api::people::{FaultKind, Leader, Profile, Token, TokenMade};
use rules::Setup;
use serde_json::{Value, json};
use server::{GameLimits, Rate};
use std::time::Duration;

use crate::client::{
    FIVE_PLUS_THREE, HttpAnswer, PASSWORD, Person, Socket, assert_fault, play, tix,
};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(
    a_token_plays_for_its_account,
    a_wrong_or_revoked_token_is_refused_even_with_a_good_cookie,
    a_token_does_nothing_beyond_its_scopes,
    no_token_reaches_its_account,
    nobody_sees_or_revokes_somebody_else_s_tokens,
    tokens_are_stored_hashed,
    a_socket_ends_with_its_token,
    recovering_or_deleting_an_account_revokes_its_tokens,
    a_person_has_a_limited_number_of_tokens,
    only_an_account_that_has_not_played_becomes_a_bot,
    a_bot_is_marked_wherever_it_appears,
    repetition_always_counts_against_a_bot,
    bots_take_casual_seeks_and_make_none,
    bots_are_rated_but_not_on_leaderboards,
    gains_from_all_bots_together_are_capped,
);

/// A program with a token.
#[derive(Clone)]
struct Program {
    person: Person,
    header: String,
    id: String,
}

impl Program {
    async fn of(owner: &mut Person, scopes: &[&str]) -> Program {
        let body = json!({ "name": "test", "scopes": scopes });
        let answer = owner.post("/api/me/tokens", &body).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let TokenMade { id, token } = serde_json::from_str(&answer.body).unwrap();
        Program {
            person: Person::at(owner.server),
            header: format!("Bearer {token}"),
            id,
        }
    }

    async fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> HttpAnswer {
        let header = format!("Authorization: {}", self.header);
        let fields = [header.as_str(), "Content-Type: application/json"];
        let body = body.map(ToString::to_string).unwrap_or_default();
        self.person.ask(method, path, &fields, &body).await
    }

    async fn get(&mut self, path: &str) -> HttpAnswer {
        self.ask("GET", path, None).await
    }

    async fn post(&mut self, path: &str, body: &Value) -> HttpAnswer {
        self.ask("POST", path, Some(body)).await
    }

    async fn open(&self, code: &api::online::GameCode) -> Socket {
        let fields = [("authorization", self.header.as_str())];
        self.person
            .try_open(code, "?after=0", &fields)
            .await
            .unwrap()
    }
}

async fn member(serving: &Serving, name: &str) -> Person {
    let mut person = Person::at(serving.address);
    person.sign_up(name).await;
    person
}

async fn bot(serving: &Serving, name: &str) -> Program {
    let mut owner = member(serving, name).await;
    let answer = owner.post("/api/me/bot", &json!({})).await;
    assert_eq!(answer.status, 204, "{}", answer.body);
    Program::of(&mut owner, &["play", "lobby"]).await
}

async fn a_token_plays_for_its_account(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    let mut program = Program::of(&mut anna, &["play"]).await;
    let body = json!({ "terms": tix(FIVE_PLUS_THREE), "seat": "white" });
    let created = program.post("/api/games", &body).await;
    assert_eq!(created.status, 201, "{}", created.body);
    assert_eq!(created.field("set-cookie"), None);
    let code = created.json()["code"].as_str().unwrap().parse().unwrap();
    let mut bert = Person::at(serving.address);
    bert.sit(&code).await;
    let mut socket = program.open(&code).await;
    socket.play(0, "X@c3").await.unwrap();
    // It is Anna's game, however she connects.
    assert_eq!(anna.view(&code).await.turns.len(), 1);
    let me = program.get("/api/me").await.json();
    assert_eq!(me["name"], "Anna");
    let listed: Vec<Token> = serde_json::from_str(&anna.get("/api/me/tokens").await.body).unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!(
        (listed[0].name.as_str(), &listed[0].id),
        ("test", &program.id)
    );
    assert!(listed[0].seen.is_some());
    serving.stop().await;
}

async fn a_wrong_or_revoked_token_is_refused_even_with_a_good_cookie(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    let mut program = Program::of(&mut anna, &["read"]).await;
    assert_eq!(program.get("/api/me").await.status, 200);
    for wrong in ["Bearer qt-0", "Bearer", "Bearer a b", "bearer \u{7f}"] {
        let header = format!("Authorization: {wrong}");
        let answer = anna.ask("GET", "/api/me", &[&header], "").await;
        // The last one is no header at all.
        if answer.status != 400 {
            assert_fault(&answer, 401, FaultKind::WrongToken);
            assert!(answer.field("www-authenticate").is_some());
        }
    }
    // Credentials meant for a proxy are ignored.
    let basic = ["Authorization: Basic YTpi"];
    assert_eq!(
        anna.ask("GET", "/api/me", &basic, "").await.json()["name"],
        "Anna"
    );
    let path = format!("/api/me/tokens/{}", program.id);
    assert_eq!(anna.delete(&path).await.status, 204);
    assert_fault(&anna.delete(&path).await, 404, FaultKind::NotFound);
    assert_fault(&program.get("/api/me").await, 401, FaultKind::WrongToken);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let fields = [("authorization", program.header.as_str())];
    assert!(program.person.try_open(&code, "", &fields).await.is_err());
    serving.stop().await;
}

async fn a_token_does_nothing_beyond_its_scopes(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    Person::at(serving.address).sit(&code).await;
    let create = json!({ "terms": tix(FIVE_PLUS_THREE) });
    let seek = json!({ "terms": [tix(FIVE_PLUS_THREE)] });
    for (scope, plays, meets) in [
        ("read", false, false),
        ("play", true, false),
        ("lobby", false, true),
    ] {
        let mut program = Program::of(&mut anna, &[scope]).await;
        let seen = program.get(&format!("/api/games/{code}")).await;
        assert_eq!(seen.status, 200, "every token may read: {}", seen.body);
        for (path, body, is_allowed) in [
            ("/api/games", &create, plays),
            ("/api/lobby/seeks", &seek, meets),
        ] {
            let answer = program.post(path, body).await;
            if is_allowed {
                assert!(answer.status < 300, "{scope} {path}: {}", answer.body);
            } else {
                let fault = assert_fault(&answer, 403, FaultKind::MissingScope);
                assert!(fault.error.contains("scope"), "{}", fault.error);
            }
        }
        let mut socket = program.open(&code).await;
        socket.say(&play("t", 0, "X@c3")).await;
        if plays {
            socket.reach(4).await;
        } else {
            let sentence = socket.trouble().await;
            assert!(sentence.contains("`play`"), "{sentence}");
        }
    }
    serving.stop().await;
}

async fn no_token_reaches_its_account(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    member(&serving, "Bert").await;
    let mut program = Program::of(&mut anna, &["read", "play", "lobby"]).await;
    let new = json!({ "name": "more", "scopes": ["play"] });
    let change = json!({ "current": PASSWORD, "new": "battery staple" });
    let confirm = json!({ "password": PASSWORD });
    let sign_in = json!({ "name": "Anna", "password": PASSWORD });
    for (method, path, body) in [
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", Some(&new)),
        ("DELETE", &format!("/api/me/tokens/{}", program.id), None),
        ("POST", "/api/me/bot", Some(&json!({}))),
        ("GET", "/api/me/sessions", None),
        ("DELETE", "/api/me/sessions/0", None),
        ("POST", "/api/me/password", Some(&change)),
        ("POST", "/api/me/recovery-codes", Some(&confirm)),
        ("POST", "/api/me/delete", Some(&confirm)),
        ("GET", "/api/me/export", None),
        ("GET", "/api/me/blocks", None),
        ("PUT", "/api/me/blocks/Bert", None),
        ("POST", "/api/session", Some(&sign_in)),
        ("DELETE", "/api/session", None),
    ] {
        let answer = program.ask(method, path, body).await;
        assert_fault(&answer, 403, FaultKind::MissingScope);
        assert_eq!(answer.field("set-cookie"), None, "{method} {path}");
    }
    assert_eq!(anna.sign_in("Anna", PASSWORD).await.status, 200);
    serving.stop().await;
}

async fn nobody_sees_or_revokes_somebody_else_s_tokens(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    let mut bert = member(&serving, "Bert").await;
    let mut program = Program::of(&mut anna, &["play"]).await;
    assert_eq!(bert.get("/api/me/tokens").await.body, "[]");
    let path = format!("/api/me/tokens/{}", program.id);
    assert_fault(&bert.delete(&path).await, 404, FaultKind::NotFound);
    let mut guest = Person::at(serving.address);
    assert_fault(&guest.delete(&path).await, 401, FaultKind::NeedsAccount);
    assert_eq!(program.get("/api/me").await.status, 200);
    // A private game of others is closed to it.
    let code = bert.create(tix(FIVE_PLUS_THREE)).await;
    guest.sit(&code).await;
    let answer = program.get(&format!("/api/games/{code}")).await;
    assert_fault(&answer, 403, FaultKind::Private);
    serving.stop().await;
}

async fn tokens_are_stored_hashed(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    let mut program = Program::of(&mut anna, &["play"]).await;
    let token = program.header.strip_prefix("Bearer ").unwrap().to_owned();
    assert!(token.starts_with("qt-") && token.len() == 67, "{token}");
    let listed = anna.get("/api/me/tokens").await.body;
    assert!(!listed.contains(&token[3..]), "{listed}");
    // A token stored in plain text would be found.
    let bytes = match database.address.starts_with("sqlite") {
        true => format!("CAST('{token}' AS BLOB)"),
        false => format!("convert_to('{token}', 'UTF8')"),
    };
    let statement = format!("UPDATE tokens SET token = {bytes}");
    database.execute(statement.leak()).await;
    assert_fault(&program.get("/api/me").await, 401, FaultKind::WrongToken);
    serving.stop().await;
}

async fn a_socket_ends_with_its_token(database: Database) {
    let limits = GameLimits {
        ping: Duration::from_millis(20),
        ..GameLimits::default()
    };
    let serving = Serving::with(&database, limits).await;
    let mut anna = member(&serving, "Anna").await;
    let program = Program::of(&mut anna, &["play"]).await;
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let mut socket = program.open(&code).await;
    socket.view().await;
    anna.delete(&format!("/api/me/tokens/{}", program.id)).await;
    assert_eq!(socket.closed().await, Some(1008));
    serving.stop().await;
}

async fn recovering_or_deleting_an_account_revokes_its_tokens(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let codes = anna.sign_up("Anna").await;
    let mut program = Program::of(&mut anna, &["play"]).await;
    let recover = json!({ "name": "Anna", "code": codes[0], "password": "battery staple" });
    assert_eq!(anna.post("/api/recovery", &recover).await.status, 200);
    assert_fault(&program.get("/api/me").await, 401, FaultKind::WrongToken);

    let mut program = Program::of(&mut anna, &["play"]).await;
    let confirm = json!({ "password": "battery staple" });
    assert_eq!(anna.post("/api/me/delete", &confirm).await.status, 204);
    assert_fault(&program.get("/api/me").await, 401, FaultKind::WrongToken);
    serving.stop().await;
}

async fn a_person_has_a_limited_number_of_tokens(database: Database) {
    let limits = GameLimits {
        tokens: Rate {
            burst: 22,
            every: Duration::from_secs(3_600),
        },
        ..GameLimits::default()
    };
    let serving = Serving::with(&database, limits).await;
    let mut anna = member(&serving, "Anna").await;
    for _ in 0..20 {
        Program::of(&mut anna, &["read"]).await;
    }
    let body = json!({ "name": "one more", "scopes": ["read"] });
    let fault = assert_fault(
        &anna.post("/api/me/tokens", &body).await,
        409,
        FaultKind::TooMany,
    );
    assert_eq!(fault.limit.as_deref(), Some("tokens"));
    assert!(fault.error.contains("20 tokens"), "{}", fault.error);
    // Somebody else is not concerned.
    Program::of(&mut member(&serving, "Bert").await, &["read"]).await;
    anna.post("/api/me/tokens", &body).await;
    let fault = assert_fault(
        &anna.post("/api/me/tokens", &body).await,
        429,
        FaultKind::TooMany,
    );
    assert!(fault.retry_after.is_some());
    for wrong in [
        json!({ "name": "", "scopes": ["read"] }),
        json!({ "name": "x".repeat(41), "scopes": ["read"] }),
        json!({ "name": "nul\u{0}l", "scopes": ["read"] }),
        json!({ "name": "two\nlines", "scopes": ["read"] }),
    ] {
        let answer = anna.post("/api/me/tokens", &wrong).await;
        assert_fault(&answer, 422, FaultKind::BadTokenName);
    }
    for wrong in [
        json!({ "name": "none", "scopes": [] }),
        json!({ "name": "all", "scopes": ["everything"] }),
    ] {
        let answer = anna.post("/api/me/tokens", &wrong).await;
        assert_fault(&answer, 400, FaultKind::Malformed);
    }
    for path in ["/api/me/tokens/%00", "/api/me/sessions/%00"] {
        assert_fault(&anna.delete(path).await, 404, FaultKind::NotFound);
    }
    serving.stop().await;
}

async fn only_an_account_that_has_not_played_becomes_a_bot(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    anna.create(tix(FIVE_PLUS_THREE)).await;
    let answer = anna.post("/api/me/bot", &json!({})).await;
    assert_fault(&answer, 409, FaultKind::Refused);
    let mut bert = member(&serving, "Bert").await;
    for _ in 0..2 {
        let answer = bert.post("/api/me/bot", &json!({})).await;
        assert_eq!(answer.status, 204, "{}", answer.body);
    }
    assert_eq!(bert.get("/api/me").await.json()["is_bot"], true);
    assert_eq!(anna.get("/api/me").await.json()["is_bot"], Value::Null);
    // Nobody may look like one of the server's own.
    let account = json!({ "name": "Bot-club", "password": PASSWORD });
    let answer = Person::at(serving.address)
        .post("/api/accounts", &account)
        .await;
    assert_fault(&answer, 422, FaultKind::NameReserved);
    serving.stop().await;
}

/// Challenges a bot, which accepts, and returns the code of the game.
async fn meet(anna: &mut Person, robot: &mut Program, name: &str, terms: Terms) -> HttpAnswer {
    let challenge = json!({ "to": name, "terms": terms, "seat": "white" });
    let answer = anna.post("/api/challenges", &challenge).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    assert_eq!(answer.json()["to_bot"], true);
    let id = answer.json()["id"].as_u64().unwrap();
    let path = format!("/api/challenges/{id}/accept");
    robot.post(&path, &json!({})).await
}

async fn a_bot_is_marked_wherever_it_appears(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    let mut robot = bot(&serving, "Robot").await;
    let terms = Terms {
        visibility: api::online::Visibility::Public,
        ..tix(FIVE_PLUS_THREE)
    };
    let accepted = meet(&mut anna, &mut robot, "Robot", terms).await;
    let code = accepted.json()["code"].as_str().unwrap().parse().unwrap();
    let [white, black] = anna.view(&code).await.players;
    assert!(!white.unwrap().is_bot);
    assert!(black.unwrap().is_bot);
    let profile: Profile = serde_json::from_str(&anna.get("/api/people/Robot").await.body).unwrap();
    assert!(profile.is_bot);
    let bots = anna.get("/api/bots").await.json();
    assert_eq!(
        (&bots[0]["name"], &bots[1]),
        (&json!("Robot"), &json!(null))
    );
    for list in [
        "/api/watch",
        "/api/games/playing",
        "/api/people/Robot/games",
    ] {
        let page = anna.get(list).await.json();
        assert_eq!(page["games"][0]["players"][1]["is_bot"], true, "{list}");
    }
    let record = anna.get(&format!("/api/games/{code}/record")).await.body;
    assert!(record.contains("[BlackType \"program\"]"), "{record}");
    assert!(!record.contains("WhiteType"), "{record}");
    // A challenge from a bot says so, too.
    let challenge = json!({ "to": "Anna", "terms": terms });
    let answer = robot.post("/api/challenges", &challenge).await.json();
    assert_eq!(
        (&answer["from"]["is_bot"], &answer["to_bot"]),
        (&json!(true), &json!(false))
    );
    serving.stop().await;
}

async fn repetition_always_counts_against_a_bot(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    let mut robot = bot(&serving, "Robot").await;
    let endless = Terms {
        repetition: Repetition::Ignored,
        ..tix(FIVE_PLUS_THREE)
    };
    let challenge = json!({ "to": "Robot", "terms": endless });
    let answer = anna.post("/api/challenges", &challenge).await;
    assert_fault(&answer, 422, FaultKind::Terms);
    let challenge = json!({ "to": "Anna", "terms": endless });
    let answer = robot.post("/api/challenges", &challenge).await;
    assert_fault(&answer, 422, FaultKind::Terms);
    let create = json!({ "terms": endless });
    let answer = robot.post("/api/games", &create).await;
    assert_fault(&answer, 422, FaultKind::Terms);
    let code = anna.create(endless).await;
    let answer = robot.post(&crate::client::seat(&code), &json!({})).await;
    assert_fault(&answer, 422, FaultKind::Terms);
    let seek = json!({ "terms": [endless] });
    let sought = anna.post("/api/lobby/seeks", &seek).await.json();
    let path = format!("/api/lobby/seeks/{}/accept", sought["seeks"][0]);
    let answer = robot.post(&path, &json!({})).await;
    assert_fault(&answer, 422, FaultKind::Terms);
    serving.stop().await;
}

async fn bots_take_casual_seeks_and_make_none(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    let mut robot = bot(&serving, "Robot").await;
    let slow = Timing::Correspondence { days: 3 };
    let seek = json!({ "terms": [tix(slow)] });
    let answer = robot.post("/api/lobby/seeks", &seek).await;
    assert_fault(&answer, 403, FaultKind::NotForBots);
    let rated = json!({ "setup": "tix", "timing": slow, "stakes": "rated" });
    for (terms, status) in [(json!(tix(slow)), 200), (rated, 403)] {
        let sought = anna
            .post("/api/lobby/seeks", &json!({ "terms": [terms] }))
            .await
            .json();
        let path = format!("/api/lobby/seeks/{}/accept", sought["seeks"][0]);
        let answer = robot.post(&path, &json!({})).await;
        assert_eq!(answer.status, status, "{}", answer.body);
    }
    serving.stop().await;
}

async fn gains_from_all_bots_together_are_capped(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    let terms = Terms {
        stakes: api::online::Stakes::Rated,
        ..Terms::casual(Setup::TIX, FIVE_PLUS_THREE)
    };
    for name in ["Robot", "Android", "Golem"] {
        let mut robot = bot(&serving, name).await;
        let accepted = meet(&mut anna, &mut robot, name, terms).await;
        let code = accepted.json()["code"].as_str().unwrap().parse().unwrap();
        let mut white = anna.open(&code, 0).await;
        let mut black = robot.open(&code).await;
        white.play(0, "X@c3").await.unwrap();
        black.play(1, "X@e5").await.unwrap();
        black.tell(&api::online::Command::Resign).await.unwrap();
    }
    let profile = anna.get("/api/people/Anna").await.json();
    assert_eq!(profile["ratings"][0]["now"]["rating"], 1700);
    let store = database.open().await;
    let recomputed = server::recompute_ratings(&store).await.unwrap();
    assert_eq!((recomputed.games, recomputed.changed), (3, 0));
    serving.stop().await;
}

async fn bots_are_rated_but_not_on_leaderboards(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = member(&serving, "Anna").await;
    let mut robot = bot(&serving, "Robot").await;
    let terms = Terms {
        stakes: api::online::Stakes::Rated,
        ..Terms::casual(Setup::TIX, FIVE_PLUS_THREE)
    };
    let accepted = meet(&mut anna, &mut robot, "Robot", terms).await;
    let code = accepted.json()["code"].as_str().unwrap().parse().unwrap();
    let mut white = anna.open(&code, 0).await;
    let mut black = robot.open(&code).await;
    white.play(0, "X@c3").await.unwrap();
    black.play(1, "X@e5").await.unwrap();
    white.tell(&api::online::Command::Resign).await.unwrap();
    let rating = |answer: &HttpAnswer| answer.json()["ratings"][0]["now"]["rating"].clone();
    assert_eq!(rating(&anna.get("/api/people/Robot").await), 1662);
    assert_eq!(rating(&anna.get("/api/people/Anna").await), 1338);
    database
        .execute("UPDATE ratings SET deviation = 60.0")
        .await;
    let leaders = anna.get("/api/leaderboards/tix/rapid").await;
    let leaders: Vec<Leader> = serde_json::from_str(&leaders.body).unwrap();
    let names: Vec<&str> = leaders.iter().map(|leader| leader.name.as_str()).collect();
    assert_eq!(names, ["Anna"]);
    serving.stop().await;
}
