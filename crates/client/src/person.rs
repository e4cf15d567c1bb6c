//! A person: HTTP requests with one cookie, or with a token.

use std::fmt;

use api::online::message::{Create, Created};
use api::online::{GameCode, Seat, Terms, View};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::HeaderName;
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use tokio::net::TcpStream;

use crate::error::line;
use crate::socket::{LobbySocket, Socket};
use crate::trust::Connection;
use crate::{Address, ClientError, Trust, in_time};

/// The largest response body accepted.
const LARGEST: usize = 1 << 20;

/// Somebody at a server, known there by a cookie once it has set one, or by a token.
#[derive(Clone, Debug)]
pub struct Person {
    server: Address,
    /// Whose word is taken for it; the system's authorities' if nothing is said.
    trust: Option<Trust>,
    credentials: Credentials,
}

/// How a person shows who they are.
#[derive(Clone)]
pub(crate) enum Credentials {
    None,
    Cookie(String),
    Token(String),
}

/// Credentials grant access, so their values are not printed.
impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Credentials::None => "None",
            Credentials::Cookie(_) => "Cookie",
            Credentials::Token(_) => "Token",
        })
    }
}

impl Credentials {
    /// The header that carries them.
    pub(crate) fn header(&self) -> Option<(HeaderName, String)> {
        match self {
            Credentials::None => None,
            Credentials::Cookie(cookie) => Some((header::COOKIE, cookie.clone())),
            Credentials::Token(token) => Some((header::AUTHORIZATION, format!("Bearer {token}"))),
        }
    }
}

impl Person {
    /// A visitor the server does not know yet.
    pub fn guest(server: &Address) -> Person {
        Person {
            server: server.clone(),
            trust: None,
            credentials: Credentials::None,
        }
    }

    /// A program with a token of an account.
    pub fn with_token(server: &Address, token: &str) -> Person {
        Person {
            server: server.clone(),
            trust: None,
            credentials: Credentials::Token(token.to_owned()),
        }
    }

    /// The same, who takes others' word for who a server is.
    #[must_use]
    pub fn trusting(self, trust: &Trust) -> Person {
        Person {
            trust: Some(trust.clone()),
            ..self
        }
    }

    /// Creates a game and takes a seat.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn create(
        &mut self,
        terms: Terms,
        seat: Option<Seat>,
    ) -> Result<Created, ClientError> {
        self.post("/api/games", &Create { terms, seat }).await
    }

    /// Takes the free seat of a game.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn sit(&mut self, code: &GameCode) -> Result<Created, ClientError> {
        self.post(&format!("/api/games/{code}/seat"), &json!({}))
            .await
    }

    /// The current state of a game.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn view(&mut self, code: &GameCode) -> Result<View, ClientError> {
        self.get(&format!("/api/games/{code}")).await
    }

    /// Opens the socket of a game, with entries known up to this number.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn open(&self, code: &GameCode, after: u64) -> Result<Socket, ClientError> {
        let path = format!("/api/games/{code}/socket?after={after}");
        let stream = self.connect().await?;
        Socket::open(stream, &self.server, &path, &self.credentials).await
    }

    /// Opens the lobby's socket.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn open_lobby(&self) -> Result<LobbySocket, ClientError> {
        let stream = self.connect().await?;
        LobbySocket::open(stream, &self.server, &self.credentials).await
    }

    /// Sends a `GET` request.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, ClientError> {
        self.request(Method::GET, path, Vec::new()).await
    }

    /// Sends a `POST` request.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_vec(body)?;
        self.request(Method::POST, path, body).await
    }

    /// Sends a `POST` request whose response has no body.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn post_only(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<(), ClientError> {
        let body = serde_json::to_vec(body)?;
        self.answer(Method::POST, path, body).await.map(drop)
    }

    /// Sends a `DELETE` request.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn delete(&mut self, path: &str) -> Result<(), ClientError> {
        self.answer(Method::DELETE, path, Vec::new())
            .await
            .map(drop)
    }

    async fn request<T: DeserializeOwned>(
        &mut self,
        method: Method,
        path: &str,
        body: Vec<u8>,
    ) -> Result<T, ClientError> {
        let body = self.answer(method, path, body).await?;
        Ok(serde_json::from_slice(&body)?)
    }

    /// The body of the answer.
    async fn answer(
        &mut self,
        method: Method,
        path: &str,
        body: Vec<u8>,
    ) -> Result<Bytes, ClientError> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.server.authority())
            .header(header::CONTENT_TYPE, "application/json");
        if let Some((name, value)) = self.credentials.header() {
            request = request.header(name, value);
        }
        let request = request
            .body(Full::new(Bytes::from(body)))
            .map_err(|error| ClientError::Unexpected(error.to_string()))?;
        let stream = TokioIo::new(self.connect().await?);
        let (mut sender, connection) =
            in_time(hyper::client::conn::http1::handshake(stream)).await?;
        let connection = tokio::spawn(connection);
        let answer = in_time(sender.send_request(request)).await?;
        let (head, body) = answer.into_parts();
        let body = in_time(async {
            let body = Limited::new(body, LARGEST).collect().await;
            body.map_err(|error| ClientError::Unexpected(error.to_string()))
        })
        .await?
        .to_bytes();
        connection.abort();
        if !head.status.is_success() {
            return Err(ClientError::Refused {
                status: head.status.as_u16(),
                body: line(&body),
            });
        }
        if let Some(cookie) = head.headers.get(header::SET_COOKIE) {
            let cookie = cookie.to_str().ok().and_then(|text| text.split(';').next());
            if let Some(cookie) = cookie {
                self.credentials = Credentials::Cookie(cookie.to_owned());
            }
        }
        Ok(body)
    }

    async fn connect(&self) -> Result<Connection, ClientError> {
        let stream = in_time(TcpStream::connect(self.server.authority())).await?;
        stream.set_nodelay(true)?;
        if !self.server.is_encrypted() {
            return Ok(Connection::Left(stream));
        }
        let trust = match &self.trust {
            Some(trust) => trust.clone(),
            None => Trust::of_system()?,
        };
        in_time(trust.encrypt(&self.server, stream)).await
    }
}
