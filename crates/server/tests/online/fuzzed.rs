//! Nonsensical requests and messages are the client's fault, never the server's.

use api::online::GameCode;
use random::Random;
use serde_json::{Value, json};
use server::{GameLimits, Rate};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{FIVE_PLUS_THREE, Person, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(
    no_request_is_answered_as_a_fault_of_the_server,
    no_message_on_a_socket_ends_the_game,
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

const METHODS: [&str; 5] = ["GET", "POST", "PUT", "DELETE", "PATCH"];

const PATHS: [&str; 42] = [
    "/api/games",
    "/api/games/CODE",
    "/api/games/CODE/seat",
    "/api/games/CODE/record",
    "/api/games/CODE/socket?after=x",
    "/api/games/CODE/conditional",
    "/api/me/vacation",
    "/api/games/CODE/seat/link",
    "/api/games/CODE/seat/recover",
    "/api/games/playing",
    "/api/games/%00",
    "/api/watch",
    "/api/accounts",
    "/api/session",
    "/api/recovery",
    "/api/me",
    "/api/me/password",
    "/api/me/recovery-codes",
    "/api/me/sessions",
    "/api/me/sessions/%ff",
    "/api/me/sessions/%00",
    "/api/me/tokens",
    "/api/me/tokens/%00",
    "/api/me/bot",
    "/api/records?before=0-k7m2xq9daf&limit=-1",
    "/api/openapi.json",
    "/api/me/export",
    "/api/me/blocks",
    "/api/me/blocks/%F0%9F%8E%B2",
    "/api/people/anna",
    "/api/people/..%2f..",
    "/api/people/anna/games?before=9999999999999999999-k7m2xq9daf",
    "/api/people/anna/games?limit=4294967296",
    "/api/people/anna/records",
    "/api/leaderboards/tix/rapid",
    "/api/lobby",
    "/api/lobby/seeks",
    "/api/lobby/seeks/18446744073709551615",
    "/api/lobby/seeks/18446744073709551615/accept",
    "/api/lobby/pairings/-1/ready",
    "/api/challenges",
    "/api/challenges/1/accept",
];

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
    anna.sign_up("Anna").await;
    let code = anna.create(tix(FIVE_PLUS_THREE)).await.to_string();
    let messages = messages();
    let mut random = Random::new(5);
    let mut statuses = std::collections::BTreeMap::new();
    for round in 0..400 {
        let mut pick = |count: usize| {
            let count = u32::try_from(count).unwrap();
            usize::try_from(random.below(count)).unwrap()
        };
        let method = METHODS[pick(METHODS.len())];
        let path = PATHS[pick(PATHS.len())].replace("CODE", &code);
        let message = messages[pick(messages.len())];
        let is_known = pick(2) == 0;
        let body = spoilt(&mut random, message);
        let mut person = anna.clone();
        if !is_known {
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
    // Not everything was rejected outright.
    for status in [200, 400, 401, 404, 405] {
        assert!(statuses.contains_key(&status), "{statuses:?}");
    }
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
            let count = u32::try_from(messages.len()).unwrap();
            let message = messages[usize::try_from(random.below(count)).unwrap()];
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
