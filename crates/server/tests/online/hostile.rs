//! What must not work.

use std::time::Duration;

use api::online::message::FromServer;
use api::online::{Command, GameCode, Timing};
use serde_json::json;
use server::{GameLimits, Rate};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::client::{FIVE_PLUS_THREE, Person, Socket, seat, soon, tix};
use crate::database::Database;
use crate::serving::Serving;

fn creation() -> serde_json::Value {
    json!({ "terms": tix(FIVE_PLUS_THREE) })
}

fn status(result: Result<Socket, tungstenite::Error>) -> u16 {
    match result {
        Ok(_) => 101,
        Err(tungstenite::Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn other_sites_can_neither_write_nor_listen() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let own = format!("http://{}", serving.address);
    for (origin, expected) in [
        (own.as_str(), true),
        ("http://evil.example", false),
        ("null", false),
    ] {
        let field = format!("Origin: {origin}");
        let fields = ["Content-Type: application/json", &field];
        let text = creation().to_string();
        let created = anna.ask("POST", "/api/games", &fields, &text).await.status;
        assert_eq!(created, if expected { 201 } else { 403 }, "{origin}");
        let mut bert = Person::at(serving.address);
        let sat = bert.ask("POST", &seat(&code), &fields, "{}").await.status;
        assert_eq!(sat, if expected { 200 } else { 403 }, "{origin}");
        let opened = status(anna.try_open(&code, "", &[("origin", origin)]).await);
        assert_eq!(opened, if expected { 101 } else { 403 }, "{origin}");
    }
    // A form cannot send JSON.
    let form = ["Content-Type: text/plain"];
    let text = creation().to_string();
    let answer = anna.ask("POST", "/api/games", &form, &text).await;
    assert_eq!(answer.status, 415);
    serving.stop().await;
}

#[tokio::test]
async fn other_sites_do_nothing_for_an_account() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    Person::at(serving.address).sign_up("Bert").await;
    let own = format!("http://{}", serving.address);
    let challenge = json!({ "to": "Bert", "terms": tix(Timing::Unlimited) }).to_string();
    for (origin, expected) in [
        ("http://evil.example", false),
        ("null", false),
        (own.as_str(), true),
    ] {
        let field = format!("Origin: {origin}");
        let fields = ["Content-Type: application/json", &field];
        for (method, path, body, done) in [
            ("PUT", "/api/me/blocks/Bert", "", 204),
            ("DELETE", "/api/me/blocks/Bert", "", 204),
            ("PUT", "/api/me/settings", "{}", 204),
            ("PUT", "/api/me/vacation", "", 204),
            ("DELETE", "/api/me/vacation", "", 204),
            ("POST", "/api/challenges", challenge.as_str(), 201),
            ("DELETE", "/api/session", "", 204),
        ] {
            let status = anna.ask(method, path, &fields, body).await.status;
            let expected = if expected { done } else { 403 };
            assert_eq!(status, expected, "{method} {path} from {origin}");
        }
        let opened = match anna.try_open_lobby(&[("origin", origin)]).await {
            Ok(_) => 101,
            Err(tungstenite::Error::Http(response)) => response.status().as_u16(),
            Err(error) => panic!("{error}"),
        };
        assert_eq!(opened, if expected { 101 } else { 403 }, "{origin}");
    }
    serving.stop().await;
}

#[tokio::test]
async fn a_body_that_does_not_arrive_is_not_waited_for() {
    let database = Database::sqlite();
    let limits = GameLimits {
        body: Duration::from_millis(50),
        ..GameLimits::default()
    };
    let serving = Serving::with(&database, limits).await;
    let mut stream = TcpStream::connect(serving.address).await.unwrap();
    let head = format!(
        "POST /api/games HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
         Content-Length: 100\r\nConnection: close\r\n\r\n{{\"terms\":",
        serving.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    // The rest is never sent, and the connection stays open on this side.
    soon(stream.read_to_string(&mut answer)).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("did not arrive in time"), "{answer}");
    serving.stop().await;
}

#[tokio::test]
async fn a_client_that_asks_and_never_reads_is_dropped() {
    let database = Database::sqlite();
    let limits = GameLimits {
        send: Duration::from_millis(100),
        // Nothing else is to end the socket.
        ping: Duration::from_secs(600),
        silence: Duration::from_secs(600),
        messages: Rate {
            burst: u32::MAX,
            every: Duration::from_millis(1),
        },
        ..GameLimits::default()
    };
    let serving = Serving::with(&database, limits).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let mut greedy = anna.open(&code, 0).await;
    let mut bert = anna.open(&code, 0).await;
    // Its answers fill the buffers on the way, and then nobody takes them.
    soon(async {
        let look = || Message::text(r#"{"kind":"look"}"#);
        while greedy.try_send(look()).await {}
    })
    .await;
    bert.view().await;
    serving.stop().await;
}

#[tokio::test]
async fn cookies_are_out_of_reach_of_scripts_and_cannot_be_forged() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let answer = anna.post("/api/games", &creation()).await;
    let cookie = answer.field("set-cookie").unwrap();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert_eq!(answer.field("cache-control"), Some("no-store"));
    let again = anna.post("/api/games", &creation()).await;
    assert_eq!(again.field("set-cookie"), None, "she is known");
    assert_eq!(
        anna.get("/api/games")
            .await
            .json()
            .as_array()
            .unwrap()
            .len(),
        2
    );

    let encrypted = format!("Origin: https://{}", serving.address);
    let fields = ["Content-Type: application/json", &encrypted];
    let mut bert = Person::at(serving.address);
    let text = creation().to_string();
    let answer = bert.ask("POST", "/api/games", &fields, &text).await;
    assert!(answer.field("set-cookie").unwrap().ends_with("; Secure"));

    let genuine = anna.cookie.clone().unwrap();
    let (start, end) = genuine.split_at(genuine.len() - 1);
    anna.cookie = Some(format!("{start}{}", if end == "0" { "1" } else { "0" }));
    assert_eq!(anna.get("/api/games").await.json(), json!([]));
    serving.stop().await;
}

#[tokio::test]
async fn nonsense_is_refused_with_a_sentence() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let huge = format!("{{\"terms\":\"{}\"}}", "x".repeat(10_000));
    let live = |base: i64| json!({ "kind": "live", "base": base, "increment": 0 });
    let with = |timing| json!({ "terms": { "setup": "tix", "timing": timing } }).to_string();
    let setup = json!({ "terms": { "setup": "1u:X/X", "timing": { "kind": "unlimited" } } });
    let rated = json!({ "terms": { "setup": "tix", "timing": live(60_000), "stakes": "rated" } });
    for (body, expected) in [
        ("", 400),
        ("{", 400),
        ("[]", 400),
        ("{}", 400),
        ("\u{0}", 400),
        (huge.as_str(), 413),
        (&with(live(-1)), 400),
        (&with(live(0)), 422),
        (&with(live(i64::MAX)), 422),
        (&with(json!({ "kind": "sundial" })), 400),
        (&setup.to_string(), 400),
        (&rated.to_string(), 401),
    ] {
        let fields = ["Content-Type: application/json"];
        let answer = anna.ask("POST", "/api/games", &fields, body).await;
        assert_eq!(answer.status, expected, "{body}: {}", answer.body);
        assert!(
            answer.json()["error"]
                .as_str()
                .is_some_and(|error| !error.is_empty())
        );
    }
    for path in ["2222222222", "x", "..%2f..", "22222222222", "%00", "%ff"] {
        for (method, rest) in [("GET", ""), ("GET", "/record"), ("POST", "/seat")] {
            let path = format!("/api/games/{path}{rest}");
            let fields = ["Content-Type: application/json"];
            let answer = anna.ask(method, &path, &fields, "{}").await;
            assert!(
                (400..500).contains(&answer.status),
                "{path}: {}",
                answer.status
            );
        }
    }
    for (method, path) in [("DELETE", "/api/games"), ("POST", "/api/games/2222222222")] {
        assert_eq!(anna.ask(method, path, &[], "").await.status, 405);
    }
    // An invalid code is like any other missing page.
    assert_eq!(anna.get("/222222222").await.status, 404);
    assert_eq!(anna.get(&format!("/{code}")).await.status, 200);
    // A socket has to be requested as one.
    let plain = anna.get(&format!("/api/games/{code}/socket")).await;
    assert_eq!(plain.status, 400, "{}", plain.body);
    let after = status(anna.try_open(&code, "?after=-1", &[]).await);
    assert_eq!(after, 400);
    serving.stop().await;
}

#[tokio::test]
async fn nonsense_on_a_socket_is_refused_and_the_socket_stays_open() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let mut socket = anna.open(&code, u64::MAX).await;
    for text in [
        "",
        "{",
        "null",
        "{}",
        r#"{"kind":"do"}"#,
        r#"{"kind":"do","ask":1,"command":{"kind":"dance"}}"#,
        r#"{"kind":"do","ask":1,"command":{"kind":"play","id":"x","ply":0,"turn":"X@z9"}}"#,
        r#"{"kind":"do","ask":1,"command":{"kind":"play","id":"","ply":0,"turn":"X@c3"}}"#,
        r#"{"kind":"do","ask":-1,"command":{"kind":"resign"}}"#,
    ] {
        socket.send(Message::text(text)).await;
        assert!(!socket.trouble().await.is_empty(), "{text}");
    }
    // What only a server may say.
    socket
        .send(Message::text(
            r#"{"kind":"do","ask":1,"command":{"kind":"call-time"}}"#,
        ))
        .await;
    socket.trouble().await;
    socket.send(Message::text(r#"{"kind":"look"}"#)).await;
    socket.view().await;
    serving.stop().await;
}

#[tokio::test]
async fn messages_that_are_too_large_or_no_text_end_the_socket() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let mut socket = anna.open(&code, 0).await;
    socket.send(Message::text("x".repeat(5_000))).await;
    assert!(matches!(socket.closed().await, Some(1008 | 1009) | None));
    let mut socket = anna.open(&code, 0).await;
    socket.send(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(socket.closed().await, Some(1003));
    // Others are not disturbed.
    anna.open(&code, 0).await.view().await;
    serving.stop().await;
}

#[tokio::test]
async fn limits_name_the_limit_and_the_seconds() {
    let database = Database::sqlite();
    let rarely = Rate {
        burst: 2,
        every: Duration::from_secs(1_000),
    };
    let limits = GameLimits {
        games_per_person: rarely,
        games_per_address: rarely,
        messages: rarely,
        sockets: 2,
        ..GameLimits::default()
    };
    let serving = Serving::with(&database, limits).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    for _ in 0..2 {
        anna.create(tix(Timing::Unlimited)).await;
    }
    // Without a cookie the address counts.
    let mut strangers = 0;
    let told = loop {
        let answer = Person::at(serving.address)
            .post("/api/games", &creation())
            .await;
        if answer.status != 201 {
            break answer;
        }
        strangers += 1;
    };
    assert_eq!(strangers, 1, "anna was a stranger too");
    for answer in [told, anna.post("/api/games", &creation()).await] {
        assert_eq!(answer.status, 429, "{}", answer.body);
        let seconds: u32 = answer.field("retry-after").unwrap().parse().unwrap();
        assert!((1..=1_000).contains(&seconds));
        let error = answer.json()["error"].as_str().unwrap().to_owned();
        assert_eq!(error, format!("too many new games: wait {seconds} s"));
    }

    let mut first = anna.open(&code, 0).await;
    let _second = anna.open(&code, 0).await;
    assert_eq!(status(anna.try_open(&code, "", &[]).await), 429);
    for _ in 0..3 {
        first.send(Message::text(r#"{"kind":"look"}"#)).await;
    }
    let sentence = first.trouble().await;
    assert!(
        sentence.starts_with("too many messages: wait "),
        "{sentence}"
    );
    // A command that could not be carried out now is named.
    let asked = first.say(&Command::Resign).await;
    let named = first.wait_for(|message| match message {
        FromServer::Trouble { ask, .. } => Some(ask),
        _ => None,
    });
    assert_eq!(named.await, Some(asked));
    serving.stop().await;
}

#[tokio::test]
async fn nobody_takes_all_sockets() {
    let database = Database::sqlite();
    let limits = GameLimits {
        sockets_per_guest: 2,
        sockets_per_address: 1,
        ..GameLimits::default()
    };
    let serving = Serving::with(&database, limits).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let first = anna.open(&code, 0).await;
    let _second = anna.open_lobby(0).await;
    assert_eq!(status(anna.try_open(&code, "", &[]).await), 429);
    // Others are not affected.
    let mut bert = Person::at(serving.address);
    let stranger = bert.open(&code, 0).await;
    let other = Person::at(serving.address);
    assert_eq!(status(other.try_open(&code, "", &[]).await), 429);
    bert.sit(&code).await;
    bert.open(&code, 0).await.view().await;
    drop((first, stranger));
    // Whoever has closed one may open another.
    soon(async {
        while anna.try_open(&code, "", &[]).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    serving.stop().await;
}

#[tokio::test]
async fn a_client_that_is_silent_for_too_long_is_dropped() {
    let database = Database::sqlite();
    let limits = GameLimits {
        ping: Duration::from_millis(20),
        silence: Duration::from_millis(200),
        ..GameLimits::default()
    };
    let serving = Serving::with(&database, limits).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    // One that reads answers the pings and stays.
    let mut alive = anna.open(&code, 0).await;
    let mut silent = anna.open(&code, 0).await;
    let mut pings = 0;
    while pings < 50 {
        alive.hear().await.unwrap();
        pings += 1;
    }
    // Its pings were never read.
    assert!(matches!(silent.closed().await, Some(1001) | None));
    serving.stop().await;
}

#[tokio::test]
async fn a_code_that_does_not_exist_has_no_socket() {
    let database = Database::sqlite();
    let serving = Serving::start(&database).await;
    let anna = Person::at(serving.address);
    let nowhere = GameCode::of([3; 10]);
    assert_eq!(status(anna.try_open(&nowhere, "", &[]).await), 404);
    serving.stop().await;
}
