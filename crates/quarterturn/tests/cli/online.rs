//! A game by link on the program itself, which is killed in the middle of it.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

use random::Random;
use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::process::{command, folder};
use crate::serve::{Serving, site};

/// A safety net: only a failing test waits this long.
const SOON: Duration = Duration::from_secs(60);

fn serve(files: &Path, database: &str) -> Serving {
    serve_with(files, database, &[])
}

fn serve_with(files: &Path, database: &str, options: &[&str]) -> Serving {
    let files = files.to_str().unwrap();
    let arguments = [
        "serve",
        "--port",
        "0",
        "--files",
        files,
        "--database",
        database,
    ];
    Serving::start(command(&[&arguments, options].concat()))
}

fn connect(port: u16) -> TcpStream {
    let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(SOON)).unwrap();
    stream
}

/// A guest, known by a cookie.
#[derive(Default)]
struct Guest {
    cookie: String,
}

impl Guest {
    fn post(&mut self, port: u16, path: &str, body: &Value) -> Value {
        let body = body.to_string();
        let mut stream = connect(port);
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        for line in head.lines() {
            if let Some(cookie) = line.strip_prefix("set-cookie: ") {
                self.cookie = cookie.split(';').next().unwrap().to_owned();
            }
        }
        serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    fn open(&self, port: u16, code: &str) -> WebSocket<TcpStream> {
        self.try_open(port, code).expect("a socket")
    }

    /// A socket; `None` if the server refuses one more.
    fn try_open(&self, port: u16, code: &str) -> Option<WebSocket<TcpStream>> {
        let address = format!("ws://localhost:{port}/api/games/{code}/socket");
        let mut request = address.into_client_request().unwrap();
        let cookie = self.cookie.parse().unwrap();
        request.headers_mut().insert("cookie", cookie);
        let opened = tungstenite::client(request, connect(port));
        opened.ok().map(|(socket, _)| socket)
    }
}

fn send(socket: &mut WebSocket<TcpStream>, turn: &Value) {
    let message = json!({ "kind": "do", "ask": 1, "command": turn });
    socket.send(Message::text(message.to_string())).unwrap();
}

/// Whether a turn was acknowledged; if not, the server is gone.
fn is_acknowledged(socket: &mut WebSocket<TcpStream>) -> bool {
    loop {
        match socket.read() {
            Ok(Message::Text(text)) => {
                let message: Value = serde_json::from_str(&text).unwrap();
                match message["kind"].as_str() {
                    Some("done") => return true,
                    Some("refused" | "trouble") => panic!("{message}"),
                    _ => {}
                }
            }
            Ok(_) => {}
            Err(_) => return false,
        }
    }
}

/// The turns that are stored.
fn stored_turns(port: u16, code: &str, guest: &Guest) -> Vec<String> {
    let mut stream = connect(port);
    write!(
        stream,
        "GET /api/games/{code} HTTP/1.1\r\nHost: localhost\r\nCookie: {}\r\n\
         Connection: close\r\n\r\n",
        guest.cookie
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    let view: Value = serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"));
    let turns = view["turns"].as_array().unwrap();
    turns
        .iter()
        .map(|turn| turn["turn"].as_str().unwrap().to_owned())
        .collect()
}

/// A game that could go on for ever.
const FIRST: [&str; 2] = ["X@c3", "X@e5"];
const TO_AND_FRO: [&str; 4] = ["c3-c4", "e5-e4", "c4-c3", "e4-e5"];

#[test]
fn killed_in_the_middle_of_turns_it_loses_none_and_plays_none_twice() {
    let files = site("online_site");
    let games = folder("online_games").join("games.sqlite");
    let database = format!("sqlite:{}", games.display());
    let mut serving = serve(&files, &database);
    let (mut white, mut black) = (Guest::default(), Guest::default());
    let timing = json!({ "kind": "live", "base": 600_000, "increment": 0 });
    let terms = json!({ "setup": "tix", "timing": timing, "repetition": "ignored" });
    let created = white.post(
        serving.port,
        "/api/games",
        &json!({ "terms": terms, "seat": "white" }),
    );
    let code = created["code"].as_str().unwrap().to_owned();
    let seat = format!("/api/games/{code}/seat");
    assert_eq!(black.post(serving.port, &seat, &json!({}))["seat"], "black");

    let mut random = Random::new(11);
    let mut played = Vec::new();
    let mut kills = 0;
    let mut sockets = [&white, &black].map(|guest| guest.open(serving.port, &code));
    for (ply, turn) in FIRST
        .iter()
        .chain(TO_AND_FRO.iter().cycle())
        .take(40)
        .enumerate()
    {
        let command = json!({ "kind": "play", "id": format!("t{ply}"), "ply": ply, "turn": turn });
        send(&mut sockets[ply % 2], &command);
        let is_killed = random.below(3) == 0;
        if is_killed {
            // Somewhere between receiving the turn and answering it.
            std::thread::sleep(Duration::from_micros(u64::from(random.below(3_000))));
            serving.child.kill().unwrap();
            serving.child.wait().unwrap();
            kills += 1;
        }
        let is_done = is_acknowledged(&mut sockets[ply % 2]);
        if is_killed {
            serving = serve(&files, &database);
            sockets = [&white, &black].map(|guest| guest.open(serving.port, &code));
        }
        played.push(*turn);
        if is_done {
            // It is stored, and not twice if sent again.
            assert_eq!(stored_turns(serving.port, &code, &white), played);
        }
        if is_killed {
            send(&mut sockets[ply % 2], &command);
            assert!(is_acknowledged(&mut sockets[ply % 2]));
        }
        assert_eq!(stored_turns(serving.port, &code, &white), played);
    }
    assert!(kills >= 5, "{kills}");
}

/// Limits the size of the files that a process may write: 0 is a full disk.
#[cfg(target_os = "linux")]
fn limit_files(serving: &Serving, size: &str) {
    let set = std::process::Command::new("prlimit")
        .args(["--pid", &serving.child.id().to_string()])
        // Only the soft limit: the hard one could not be raised again.
        .arg(format!("--fsize={size}:"))
        .status()
        .unwrap();
    assert!(set.success());
}

/// What the server says to a turn: `done`, or why not.
#[cfg(target_os = "linux")]
fn answer_to(socket: &mut WebSocket<TcpStream>, turn: &Value) -> String {
    send(socket, turn);
    loop {
        if let Message::Text(text) = socket.read().unwrap() {
            let message: Value = serde_json::from_str(&text).unwrap();
            let kind = message["kind"].as_str().unwrap();
            if ["done", "refused", "trouble"].contains(&kind) {
                return kind.to_owned();
            }
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn on_a_full_disk_nothing_is_acknowledged_and_once_there_is_room_the_game_goes_on() {
    let files = site("full_disk_site");
    let games = folder("full_disk_games").join("games.sqlite");
    let database = format!("sqlite:{}", games.display());
    let mut program = std::process::Command::new("sh");
    // Otherwise the system kills a process that exceeds the limit.
    program.args(["-c", r#"trap '' XFSZ; exec "$0" "$@""#]);
    program.arg(env!("CARGO_BIN_EXE_quarterturn"));
    program.args(["serve", "--port", "0", "--log-level", "off"]);
    program.args(["--database", &database]);
    program.arg("--files").arg(&files);
    let serving = Serving::start(program);
    let (mut white, mut black) = (Guest::default(), Guest::default());
    let timing = json!({ "kind": "live", "base": 600_000, "increment": 0 });
    let terms = json!({ "setup": "tix", "timing": timing });
    let created = white.post(
        serving.port,
        "/api/games",
        &json!({ "terms": terms, "seat": "white" }),
    );
    let code = created["code"].as_str().unwrap().to_owned();
    black.post(serving.port, &format!("/api/games/{code}/seat"), &json!({}));
    let mut socket = white.open(serving.port, &code);
    let turn = json!({ "kind": "play", "id": "t0", "ply": 0, "turn": "X@c3" });

    limit_files(&serving, "0");
    for _ in 0..3 {
        assert_eq!(answer_to(&mut socket, &turn), "trouble");
    }
    let no_turns: [&str; 0] = [];
    assert_eq!(stored_turns(serving.port, &code, &white), no_turns);
    limit_files(&serving, "unlimited");
    assert_eq!(answer_to(&mut socket, &turn), "done");
    assert_eq!(stored_turns(serving.port, &code, &white), ["X@c3"]);
    // And it is really stored.
    drop(serving);
    let again = serve(&files, &database);
    assert_eq!(stored_turns(again.port, &code, &white), ["X@c3"]);
}

#[test]
fn sockets_leave_connections_for_the_page() {
    let files = site("sockets_and_the_page");
    let games = folder("sockets_and_the_page_games").join("games.sqlite");
    let database = format!("sqlite:{}", games.display());
    for (connections, expected) in [("8", 6), ("3", 2)] {
        let serving = serve_with(&files, &database, &["--connections", connections]);
        let mut guest = Guest::default();
        let timing = json!({ "kind": "unlimited" });
        let terms = json!({ "setup": "tix", "timing": timing });
        let created = guest.post(serving.port, "/api/games", &json!({ "terms": terms }));
        let code = created["code"].as_str().unwrap();
        let sockets: Vec<_> = (0..8)
            .filter_map(|_| guest.try_open(serving.port, code))
            .collect();
        assert_eq!(sockets.len(), expected, "of {connections}");
        let mut stream = connect(serving.port);
        write!(
            stream,
            "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
}
