//! Nonsensical requests and messages are the client's fault, never the server's.

use api::online::GameCode;
use random::Random;
use serde_json::{Value, json};
use server::{GameLimits, Rate};
use std::collections::BTreeMap;
use std::env;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{FIVE_PLUS_THREE, Person, tix};
use crate::database::{Database, on_both};
use crate::openapi::{document, operations};
use crate::serving::Serving;

on_both!(
    no_request_is_answered_as_a_fault_of_the_server,
    no_message_on_a_socket_ends_the_game,
    no_frame_does_more_than_close_its_socket,
);

/// The messages of the documentation, to be spoilt.
fn messages() -> Vec<&'static str> {
    let page = include_str!("../../../../docs/api.md");
    let blocks = page.split("```json").skip(1);
    blocks
        .map(|block| {
            let (_, rest) = block.split_once('\n').unwrap();
            rest.split("```").next().unwrap().trim()
        })
        .collect()
}

/// Tried on every path, whether or not it is known there.
const METHODS: [&str; 6] = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];

/// What stands for the variables of a path.
const VALUES: [&str; 12] = [
    "CODE",
    "CODE",
    "anna",
    "tix",
    "rapid",
    "1",
    "-1",
    "18446744073709551615",
    "%00",
    "%ff",
    "%F0%9F%8E%B2",
    "..%2f..",
];

const QUERIES: [&str; 8] = [
    "",
    "",
    "",
    "?after=x",
    "?limit=4294967296",
    "?before=0-k7m2xq9daf&limit=-1",
    "?before=9999999999999999999-k7m2xq9daf",
    "?seat=%00",
];

/// How many requests are sent; `QUARTERTURN_REQUESTS` says otherwise.
fn requests() -> u32 {
    let requests = env::var("QUARTERTURN_REQUESTS").ok();
    requests.map_or(400, |requests| requests.parse().unwrap())
}

/// Chooses one of them.
fn one_of<T: Clone>(random: &mut Random, choices: &[T]) -> T {
    let count = u32::try_from(choices.len()).unwrap();
    choices[usize::try_from(random.below(count)).unwrap()].clone()
}

/// A path with something in the place of its variables.
fn filled(random: &mut Random, path: &str, code: &str) -> String {
    let parts = path.split('/').map(|part| match part.starts_with('{') {
        true => one_of(random, &VALUES),
        false => part,
    });
    let path = parts.collect::<Vec<_>>().join("/") + one_of(random, &QUERIES);
    path.replace("CODE", code)
}

/// A message with something wrong in it.
fn spoilt(random: &mut Random, message: &str) -> String {
    let mut text: Vec<char> = message.chars().collect();
    for _ in 0..random.below(4) {
        let length = u32::try_from(text.len()).unwrap();
        if length == 0 {
            break;
        }
        let at = usize::try_from(random.below(length)).unwrap();
        match random.below(5) {
            0 => drop(text.remove(at)),
            1 => text[at] = '\u{0}',
            2 => text.insert(at, '9'),
            3 => text.truncate(at),
            _ => text[at] = ['"', '{', '-', 'é', '['][usize::try_from(random.below(5)).unwrap()],
        }
    }
    text.into_iter().collect()
}

fn generous() -> GameLimits {
    let rate = Rate {
        burst: 1_000_000,
        every: Duration::from_millis(1),
    };
    GameLimits {
        games_per_person: rate,
        games_per_address: rate,
        messages: rate,
        sign_ups: rate,
        sign_ins_from_address: rate,
        sign_ins_by_name: rate,
        sign_ins_to_name: rate,
        exports: rate,
        seeks: rate,
        ..GameLimits::default()
    }
}

async fn no_request_is_answered_as_a_fault_of_the_server(database: Database) {
    let serving = Serving::with(&database, generous()).await;
    let mut anna = Person::at(serving.address);
    let mut operations: Vec<_> = operations(&document(&mut anna).await).into_iter().collect();
    operations.extend(["/CODE", "/CODE.png"].map(|path| ("GET".to_owned(), path.to_owned())));
    let mut code = String::new();
    let messages = messages();
    let mut random = Random::new(5);
    let mut statuses = BTreeMap::new();
    for round in 0..requests() {
        // Now and then somebody new, since some requests end a session or an account.
        if round % 50 == 0 {
            anna = Person::at(serving.address);
            anna.sign_up(&format!("Anna{round}")).await;
            code = anna.create(tix(FIVE_PLUS_THREE)).await.to_string();
        }
        let (method, path) = one_of(&mut random, &operations);
        let method = match random.below(4) {
            0 => one_of(&mut random, &METHODS),
            _ => &method,
        };
        // Streams do not end.
        if method == "GET" && path.ends_with("/stream") {
            continue;
        }
        let path = filled(&mut random, &path, &code);
        let message = one_of(&mut random, &messages);
        let body = spoilt(&mut random, message);
        let mut person = anna.clone();
        if random.below(2) == 0 {
            person.cookie = None;
        }
        let fields = ["Content-Type: application/json"];
        let answer = person.ask(method, &path, &fields, &body).await;
        assert!(
            answer.status < 500,
            "{round}: {method} {path} {body}: {} {}",
            answer.status,
            answer.body
        );
        *statuses.entry(answer.status).or_insert(0) += 1;
    }
    eprintln!("counted: answers to nonsense by status: {statuses:?}");
    // Not everything was rejected outright.
    for status in [200, 400, 401, 404, 405] {
        assert!(statuses.contains_key(&status), "{statuses:?}");
    }
    serving.stop().await;
}

/// A frame as clients send it, with a mask that changes nothing.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let length = 0x80 | u8::try_from(payload.len()).unwrap();
    [&[first, length, 0, 0, 0, 0], payload].concat()
}

/// Frames that no client sends, by what is wrong with them.
fn malformed() -> Vec<(&'static str, Vec<u8>)> {
    vec![
        ("invalid UTF-8", frame(0x81, &[0xff, 0xfe])),
        ("half a character", frame(0x81, &[0xe2, 0x82])),
        ("an unknown opcode", frame(0x83, b"{}")),
        ("a reserved bit", frame(0xc1, b"{}")),
        ("the rest of nothing", frame(0x80, b"{}")),
        (
            "a message within another",
            [frame(0x01, b"{"), frame(0x81, b"{}")].concat(),
        ),
        ("half a ping", frame(0x09, b"")),
        ("no mask", vec![0x81, 2, b'{', b'}']),
        (
            "a ping that is too long",
            [&[0x89, 0xfe, 0, 200][..], &[0; 204]].concat(),
        ),
        ("a close without a code", frame(0x88, &[3])),
        (
            "a frame without end",
            vec![0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255],
        ),
    ]
}

async fn no_frame_does_more_than_close_its_socket(database: Database) {
    let serving = Serving::with(&database, generous()).await;
    let mut anna = Person::at(serving.address);
    let mut bert = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&code).await;
    for (fault, bytes) in malformed() {
        let mut socket = bert.open(&code, 0).await;
        socket.stream.get_mut().write_all(&bytes).await.unwrap();
        assert_eq!(socket.closed().await, Some(1008), "{fault}");
    }
    let mut random = Random::new(7);
    for _ in 0..requests() / 10 {
        let mut socket = bert.open(&code, 0).await;
        let bytes: Vec<u8> = (0..random.below(200))
            .map(|_| u8::try_from(random.below(256)).unwrap())
            .collect();
        // The server may close before it has read everything.
        let _ = socket.stream.get_mut().write_all(&bytes).await;
    }
    anna.open(&code, 0).await.play(0, "X@c3").await.unwrap();
    let failed = "quarterturn_requests_total{status=\"5xx\"}";
    assert_eq!(anna.metric(failed).await, 0);
    serving.stop().await;
}

async fn no_message_on_a_socket_ends_the_game(database: Database) {
    let serving = Serving::with(&database, generous()).await;
    let mut anna = Person::at(serving.address);
    let mut bert = Person::at(serving.address);
    let code: GameCode = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&code).await;
    let messages: Vec<&str> = messages()
        .into_iter()
        // These would be valid, and the game would be over.
        .filter(|message| {
            !["resign", "abort", "claim"]
                .iter()
                .any(|end| message.contains(end))
        })
        .collect();
    let mut random = Random::new(6);
    for _ in 0..40 {
        let mut socket = bert.open(&code, 0).await;
        for _ in 0..5 {
            let message = one_of(&mut random, &messages);
            let text = spoilt(&mut random, message);
            // The server may have closed after the previous one.
            if !socket.try_send(Message::text(text)).await {
                break;
            }
        }
    }
    anna.open(&code, 0).await.play(0, "X@c3").await.unwrap();
    let alive: Value = anna.get(&format!("/api/games/{code}")).await.json();
    assert_eq!(alive["result"], json!(null));
    serving.stop().await;
}
