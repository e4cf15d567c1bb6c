//! JSON lines for programs, and all public games as records.

use api::lobby::Happening;
use api::online::message::FromServer;
use api::online::{Command, Event, Terms, Visibility};
use serde::de::DeserializeOwned;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::client::{FIVE_PLUS_THREE, Person, soon, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(
    a_game_is_told_line_by_line,
    a_private_game_is_told_to_its_players_only,
    what_concerns_a_person_is_told_line_by_line,
    all_public_games_that_are_over_can_be_downloaded_page_by_page,
);

/// A stream that is being read.
struct Stream {
    lines: BufReader<TcpStream>,
}

impl Stream {
    /// Opens a stream, and returns the status if it is not one.
    async fn open(person: &Person, path: &str) -> Result<Stream, u16> {
        let mut stream = TcpStream::connect(person.server).await.unwrap();
        let cookie = person.cookie.clone().unwrap_or_default();
        // Without chunks, which HTTP/1.0 does not know.
        let request = format!(
            "GET {path} HTTP/1.0\r\nHost: {}\r\nCookie: {cookie}\r\n\r\n",
            person.server
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut lines = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(
                soon(lines.read_line(&mut head)).await.unwrap() > 0,
                "{head}"
            );
        }
        let status: u16 = head.split(' ').nth(1).unwrap().parse().unwrap();
        if status != 200 {
            return Err(status);
        }
        assert!(
            head.contains("content-type: application/x-ndjson"),
            "{head}"
        );
        Ok(Stream { lines })
    }

    /// The next line; `None` at the end.
    async fn next<T: DeserializeOwned>(&mut self) -> Option<T> {
        let mut line = String::new();
        if soon(self.lines.read_line(&mut line)).await.unwrap_or(0) == 0 {
            return None;
        }
        assert!(line.ends_with('\n'), "{line:?}");
        Some(serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}")))
    }

    /// The next line that is wanted.
    async fn wait_for<M: DeserializeOwned, T>(&mut self, wanted: impl Fn(M) -> Option<T>) -> T {
        loop {
            let line = self.next().await.expect("the stream goes on");
            if let Some(found) = wanted(line) {
                return found;
            }
        }
    }
}

async fn a_game_is_told_line_by_line(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let mut bert = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&code).await;
    let mut stream = Stream::open(&anna, &format!("/api/games/{code}/stream"))
        .await
        .ok()
        .unwrap();
    let entries = |message| match message {
        FromServer::Entries { entries } => Some(entries),
        _ => None,
    };
    assert_eq!(stream.wait_for(entries).await.len(), 3);
    let view = stream
        .wait_for(|message| match message {
            FromServer::View { view } => Some(view),
            _ => None,
        })
        .await;
    assert_eq!(view.number, 3);
    anna.open(&code, 0).await.play(0, "X@c3").await.unwrap();
    let turn = stream.wait_for(entries).await;
    assert!(matches!(turn[0].event, Event::Turn { .. }));
    // A client that has seen some of it gets the rest.
    let path = format!("/api/games/{code}/stream?after=3");
    let mut rest = Stream::open(&bert, &path).await.ok().unwrap();
    assert_eq!(rest.wait_for(entries).await[0].number, 4);
    // It ends with the server.
    serving.stop().await;
    while rest.next::<FromServer>().await.is_some() {}
}

async fn a_private_game_is_told_to_its_players_only(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let mut bert = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&code).await;
    let stranger = Person::at(serving.address);
    let path = format!("/api/games/{code}/stream");
    assert_eq!(Stream::open(&stranger, &path).await.err(), Some(403));
    let path = "/api/games/k7m2xq9daf/stream";
    assert_eq!(Stream::open(&stranger, path).await.err(), Some(404));
    assert_eq!(
        Stream::open(&stranger, "/api/me/stream").await.err(),
        Some(401)
    );
    serving.stop().await;
}

async fn what_concerns_a_person_is_told_line_by_line(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let mut bert = Person::at(serving.address);
    anna.sign_up("Anna").await;
    bert.sign_up("Bert").await;
    let mut stream = Stream::open(&bert, "/api/me/stream").await.ok().unwrap();
    let challenge = json!({ "to": "Bert", "terms": tix(FIVE_PLUS_THREE), "seat": "white" });
    anna.post("/api/challenges", &challenge).await;
    let id = stream
        .wait_for(|line| match line {
            Happening::Yours { yours } => yours.challenges.first().map(|open| open.id),
            _ => None,
        })
        .await;
    let path = format!("/api/challenges/{id}/accept");
    let accepted = bert.post(&path, &json!({})).await.json();
    let code = accepted["code"].as_str().unwrap().parse().unwrap();
    let game = |line| match line {
        Happening::Game { game } => Some(game),
        _ => None,
    };
    let begun = stream.wait_for(game).await;
    assert_eq!((&begun.code, begun.turns), (&code, 0));
    let mut socket = anna.open(&code, 0).await;
    socket.play(0, "X@c3").await.unwrap();
    let changed = stream.wait_for(game).await;
    assert_eq!((changed.turns, changed.to_move), (1, changed.you));
    socket.tell(&Command::Resign).await.unwrap();
    let over = stream
        .wait_for(|line| match line {
            Happening::Over { game } => Some(game),
            _ => None,
        })
        .await;
    assert_eq!(over, code);
    serving.stop().await;
}

async fn all_public_games_that_are_over_can_be_downloaded_page_by_page(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let mut bert = Person::at(serving.address);
    let public = Terms {
        visibility: Visibility::Public,
        ..tix(FIVE_PLUS_THREE)
    };
    for (terms, ends) in [
        (public, true),
        (public, true),
        (public, true),
        (public, false),
        (tix(FIVE_PLUS_THREE), true),
    ] {
        let code = anna.create(terms).await;
        bert.sit(&code).await;
        if ends {
            let mut socket = bert.open(&code, 0).await;
            socket.tell(&Command::Resign).await.unwrap();
        }
    }
    let mut stranger = Person::at(serving.address);
    let mut path = "/api/records?limit=1".to_owned();
    for page in 1..=3 {
        let answer = stranger.get(&path).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert_eq!(answer.body.matches("[Setup ").count(), 1, "{}", answer.body);
        let Some(link) = answer.field("link") else {
            assert_eq!(page, 3);
            break;
        };
        assert!(page < 3, "{link}");
        // The next page is as long as this one.
        path = link.split(['<', '>']).nth(1).unwrap().to_owned();
        assert!(path.starts_with("/api/records?before="), "{link}");
    }
    assert_eq!(stranger.get("/api/records?before=x").await.status, 400);
    serving.stop().await;
}
