//! A person: HTTP requests with one cookie.

use api::online::message::{Create, Created};
use api::online::{GameCode, Seat, Terms, View};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use tokio::net::TcpStream;

use crate::error::line;
use crate::socket::Socket;
use crate::{Address, ClientError, in_time};

/// The largest answer that is read.
const LARGEST: usize = 1 << 20;

/// Somebody at a server, known there by a cookie once it has set one.
#[derive(Clone, Debug)]
pub struct Person {
    server: Address,
    cookie: Option<String>,
}

impl Person {
    /// Somebody the server does not know yet.
    pub fn guest(server: &Address) -> Person {
        Person {
            server: server.clone(),
            cookie: None,
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

    /// How a game stands.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn view(&mut self, code: &GameCode) -> Result<View, ClientError> {
        self.get(&format!("/api/games/{code}")).await
    }

    /// Opens the socket of a game, knowing its entries up to a number.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn open(&self, code: &GameCode, after: u64) -> Result<Socket, ClientError> {
        let path = format!("/api/games/{code}/socket?after={after}");
        let stream = self.connect().await?;
        Socket::open(stream, &self.server, &path, self.cookie.as_deref()).await
    }

    /// Requests something.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, ClientError> {
        self.request(Method::GET, path, Vec::new()).await
    }

    /// Asks for a change.
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

    async fn request<T: DeserializeOwned>(
        &mut self,
        method: Method,
        path: &str,
        body: Vec<u8>,
    ) -> Result<T, ClientError> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.server.authority())
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
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
            self.cookie = cookie.map(str::to_owned);
        }
        Ok(serde_json::from_slice(&body)?)
    }

    async fn connect(&self) -> Result<TcpStream, ClientError> {
        let stream = in_time(TcpStream::connect(self.server.authority())).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}
