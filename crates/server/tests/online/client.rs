//! A person with a browser: plain HTTP, and a WebSocket.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use api::lobby::{LobbyNews, Yours};
use api::online::message::{Created, FromBrowser, FromServer};
use api::online::{Command, Entry, GameCode, Refusal, Seat, Terms, Timing, View};
use api::people::account::{Me, SignedUp};
use api::people::{Fault, FaultKind};
use futures_util::{SinkExt, StreamExt};
use rules::Setup;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};

pub(crate) use crate::answer::HttpAnswer;

/// Only a failing test waits this long.
const SOON: Duration = Duration::from_secs(60);

/// Awaits a future with a generous timeout.
pub(crate) async fn soon<T>(future: impl Future<Output = T>) -> T {
    tokio::time::timeout(SOON, future)
        .await
        .expect("it did not happen")
}

/// A clock that no test exceeds.
pub(crate) const FIVE_PLUS_THREE: Timing = Timing::Live {
    base: 300_000,
    increment: 3_000,
};

pub(crate) fn tix(timing: Timing) -> Terms {
    Terms::casual(Setup::TIX, timing)
}

/// Everybody's password.
pub(crate) const PASSWORD: &str = "correct horse";

/// A person, known to the server by a cookie once it has set one.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) server: SocketAddr,
    pub(crate) cookie: Option<String>,
}

impl HttpAnswer {
    /// The body, which must be JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

impl Person {
    pub(crate) fn at(server: SocketAddr) -> Person {
        Person {
            server,
            cookie: None,
        }
    }

    /// Sends a request exactly as it is given, and remembers the cookie that comes back.
    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        fields: &[&str],
        body: &str,
    ) -> HttpAnswer {
        self.try_ask(method, path, fields, body).await.unwrap()
    }

    /// The same with a server that may be gone.
    pub(crate) async fn try_ask(
        &mut self,
        method: &str,
        path: &str,
        fields: &[&str],
        body: &str,
    ) -> io::Result<HttpAnswer> {
        let mut request = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.server);
        if let Some(cookie) = &self.cookie {
            request.push_str(&format!("Cookie: {cookie}\r\n"));
        }
        for field in fields {
            request.push_str(&format!("{field}\r\n"));
        }
        request.push_str(&format!(
            "Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        ));
        let mut stream = TcpStream::connect(self.server).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        let read = stream.read_to_end(&mut answer);
        // A server that rejects a body may close before reading all of it.
        let _ = soon(read).await;
        if answer.is_empty() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let answer = HttpAnswer::read(&answer);
        for cookie in answer.fields("set-cookie") {
            self.keep(cookie);
        }
        Ok(answer)
    }

    /// Stores a cookie as a browser does: one per name, and none that has expired.
    fn keep(&mut self, cookie: &str) {
        let (pair, rest) = cookie.split_once(';').unwrap_or((cookie, ""));
        let name = pair.split('=').next().unwrap();
        let kept = self.cookie.take().unwrap_or_default();
        let mut pairs: Vec<&str> = kept
            .split("; ")
            .filter(|kept| !kept.is_empty() && kept.split('=').next() != Some(name))
            .collect();
        if !rest.contains("Max-Age=0;") {
            pairs.push(pair);
        }
        self.cookie = Some(pairs.join("; ")).filter(|pairs| !pairs.is_empty());
    }

    pub(crate) async fn get(&mut self, path: &str) -> HttpAnswer {
        self.ask("GET", path, &[], "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> HttpAnswer {
        let fields = ["Content-Type: application/json"];
        self.ask("POST", path, &fields, &body.to_string()).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> HttpAnswer {
        self.ask("DELETE", path, &[], "").await
    }

    /// Signs up, and returns the recovery codes.
    pub(crate) async fn sign_up(&mut self, name: &str) -> Vec<String> {
        let account = json!({ "name": name, "password": PASSWORD });
        let answer = self.post("/api/accounts", &account).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let signed_up: SignedUp = serde_json::from_str(&answer.body).unwrap();
        signed_up.recovery_codes
    }

    pub(crate) async fn sign_in(&mut self, name: &str, password: &str) -> HttpAnswer {
        let account = json!({ "name": name, "password": password });
        self.post("/api/session", &account).await
    }

    pub(crate) async fn me(&mut self) -> Me {
        serde_json::from_str(&self.get("/api/me").await.body).unwrap()
    }

    /// Creates a game and takes White's seat.
    pub(crate) async fn create(&mut self, terms: Terms) -> GameCode {
        let answer = self
            .post("/api/games", &json!({ "terms": terms, "seat": "white" }))
            .await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let created: Created = serde_json::from_str(&answer.body).unwrap();
        assert_eq!(created.seat, Seat::White);
        created.code
    }

    pub(crate) async fn sit(&mut self, code: &GameCode) -> Seat {
        let answer = self.post(&seat(code), &json!({})).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        serde_json::from_str::<Created>(&answer.body).unwrap().seat
    }

    pub(crate) async fn view(&mut self, code: &GameCode) -> View {
        let answer = self.get(&format!("/api/games/{code}")).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    /// Opens the socket of a game, knowing the entries up to a number.
    pub(crate) async fn open(&self, code: &GameCode, after: u64) -> Socket {
        self.try_open(code, &format!("?after={after}"), &[])
            .await
            .unwrap()
    }

    pub(crate) async fn try_open(
        &self,
        code: &GameCode,
        query: &str,
        fields: &[(&'static str, &str)],
    ) -> Result<Socket, tungstenite::Error> {
        let path = format!("/api/games/{code}/socket{query}");
        let (stream, request_id) = self.upgrade(&path, fields).await?;
        Ok(Socket {
            stream,
            request_id,
            asked: 0,
            entries: Vec::new(),
        })
    }

    /// Opens the lobby's socket, knowing the changes up to a number.
    pub(crate) async fn open_lobby(&self, after: u64) -> LobbySocket {
        let path = format!("/api/lobby/socket?after={after}");
        let (stream, request_id) = self.upgrade(&path, &[]).await.unwrap();
        LobbySocket { stream, request_id }
    }

    /// The same with further fields, from a server that may refuse.
    pub(crate) async fn try_open_lobby(
        &self,
        fields: &[(&'static str, &str)],
    ) -> Result<LobbySocket, tungstenite::Error> {
        let (stream, request_id) = self.upgrade("/api/lobby/socket", fields).await?;
        Ok(LobbySocket { stream, request_id })
    }

    /// Opens a socket; the server's answer has the id of the request.
    async fn upgrade(
        &self,
        path: &str,
        fields: &[(&'static str, &str)],
    ) -> Result<(WebSocketStream<TcpStream>, String), tungstenite::Error> {
        let address = format!("ws://{}{path}", self.server);
        let mut request = address.into_client_request().unwrap();
        let cookie = self.cookie.as_deref().map(|cookie| ("cookie", cookie));
        for (name, value) in fields.iter().copied().chain(cookie) {
            let headers = request.headers_mut();
            headers.insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(self.server).await?;
        let (stream, answer) = tokio_tungstenite::client_async(request, stream).await?;
        let id = answer.headers()["x-request-id"].to_str().unwrap();
        Ok((stream, id.to_owned()))
    }

    /// A number among the server's metrics.
    pub(crate) async fn metric(&mut self, name: &str) -> u64 {
        let page = self.get("/metrics").await.body;
        let value = page.lines().find_map(|line| line.strip_prefix(name));
        value.unwrap().trim().parse().unwrap()
    }

    /// Waits until the server has done the work of every second some times more.
    pub(crate) async fn wait_for_polls(&mut self, count: u64) {
        let name = "quarterturn_polls_total";
        // One poll may be half done.
        let enough = self.metric(name).await + count + 1;
        soon(async {
            while self.metric(name).await < enough {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        })
        .await;
    }
}

/// The lobby's socket.
pub(crate) struct LobbySocket {
    stream: WebSocketStream<TcpStream>,
    pub(crate) request_id: String,
}

impl LobbySocket {
    pub(crate) async fn next(&mut self) -> LobbyNews {
        loop {
            match soon(self.stream.next()).await {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).unwrap(),
                Some(Ok(_)) => {}
                ended => panic!("{ended:?}"),
            }
        }
    }

    /// The next matching news; others are skipped.
    pub(crate) async fn wait_for<T>(&mut self, wanted: impl Fn(LobbyNews) -> Option<T>) -> T {
        soon(async {
            loop {
                if let Some(found) = wanted(self.next().await) {
                    return found;
                }
            }
        })
        .await
    }

    /// This person's own state, once it matches.
    pub(crate) async fn yours(&mut self, wanted: impl Fn(&Yours) -> bool) -> Yours {
        self.wait_for(|news| match news {
            LobbyNews::Yours { yours } if wanted(&yours) => Some(yours),
            _ => None,
        })
        .await
    }
}

pub(crate) fn seat(code: &GameCode) -> String {
    format!("/api/games/{code}/seat")
}

/// A socket, and the entries it has brought.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    pub(crate) request_id: String,
    asked: u32,
    pub(crate) entries: Vec<Entry>,
}

impl Socket {
    /// Whether a message could be sent.
    pub(crate) async fn try_send(&mut self, message: Message) -> bool {
        self.stream.send(message).await.is_ok()
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    /// The next message, or the code with which the server has closed.
    pub(crate) async fn hear(&mut self) -> Result<FromServer, Option<u16>> {
        loop {
            match soon(self.stream.next()).await {
                Some(Ok(Message::Text(text))) => {
                    let message = serde_json::from_str(&text).unwrap();
                    if let FromServer::Entries { entries } = &message {
                        self.entries.extend(entries.iter().cloned());
                    }
                    return Ok(message);
                }
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map(|frame| frame.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next matching message; others are skipped.
    pub(crate) async fn wait_for<T>(&mut self, wanted: impl Fn(FromServer) -> Option<T>) -> T {
        soon(async {
            loop {
                let message = self.hear().await.expect("the socket is open");
                if let Some(found) = wanted(message) {
                    return found;
                }
            }
        })
        .await
    }

    /// The code with which the server closes the socket, if it says one.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        soon(async {
            loop {
                if let Err(code) = self.hear().await {
                    return code;
                }
            }
        })
        .await
    }

    /// Waits until entries up to a number have arrived.
    pub(crate) async fn reach(&mut self, number: u64) {
        soon(async {
            while self.newest() < number {
                self.hear().await.expect("the socket is open");
            }
        })
        .await;
    }

    fn newest(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.number)
    }

    pub(crate) async fn say(&mut self, command: &Command) -> u32 {
        self.try_say(command).await.expect("the socket is open")
    }

    /// Sends a command, if the socket is open.
    pub(crate) async fn try_say(&mut self, command: &Command) -> Option<u32> {
        self.asked += 1;
        let ask = self.asked;
        let message = FromBrowser::Do {
            ask,
            command: command.clone(),
        };
        let text = serde_json::to_string(&message).unwrap();
        self.try_send(Message::text(text)).await.then_some(ask)
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn tell(&mut self, command: &Command) -> Result<u64, Refusal> {
        let asked = self.say(command).await;
        self.answer_to(asked).await
    }

    pub(crate) async fn answer_to(&mut self, asked: u32) -> Result<u64, Refusal> {
        self.wait_for(|message| match message {
            FromServer::Done { ask, number } if ask == asked => Some(Ok(number)),
            FromServer::Refused { ask, refusal, .. } if ask == asked => Some(Err(refusal)),
            FromServer::Trouble { sentence, .. } => panic!("{sentence}"),
            _ => None,
        })
        .await
    }

    pub(crate) async fn play(&mut self, ply: u32, turn: &str) -> Result<u64, Refusal> {
        self.tell(&play(&format!("turn-{ply}"), ply, turn)).await
    }

    pub(crate) async fn trouble(&mut self) -> String {
        self.wait_for(|message| match message {
            FromServer::Trouble { sentence, .. } => Some(sentence),
            _ => None,
        })
        .await
    }

    pub(crate) async fn view(&mut self) -> View {
        self.wait_for(|message| match message {
            FromServer::View { view } => Some(*view),
            _ => None,
        })
        .await
    }
}

pub(crate) fn play(id: &str, ply: u32, turn: &str) -> Command {
    Command::Play {
        id: id.parse().unwrap(),
        ply,
        turn: turn.parse().unwrap(),
    }
}

/// The fault in an answer, which must have this status and be of this kind.
#[track_caller]
pub(crate) fn assert_fault(answer: &HttpAnswer, status: u16, kind: FaultKind) -> Fault {
    assert_eq!(answer.status, status, "{}", answer.body);
    let fault: Fault = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(fault.kind, kind, "{}", answer.body);
    fault
}
