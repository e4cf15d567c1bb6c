//! The sockets of games and of the lobby.

use api::lobby::LobbyNews;
use api::online::Command;
use api::online::message::{FromBrowser, FromServer};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

use crate::person::Credentials;
use crate::trust::Connection;
use crate::{Address, ClientError, in_time};

type Stream = WebSocketStream<Connection>;

/// An open socket.
#[derive(Debug)]
pub struct Socket {
    speaker: Speaker,
    listener: Listener,
}

/// The half of a socket that sends.
#[derive(Debug)]
pub struct Speaker {
    stream: SplitSink<Stream, Message>,
    asked: u32,
}

/// The half of a socket that receives.
#[derive(Debug)]
pub struct Listener {
    stream: SplitStream<Stream>,
}

impl Socket {
    pub(crate) async fn open(
        stream: Connection,
        server: &Address,
        path: &str,
        credentials: &Credentials,
    ) -> Result<Socket, ClientError> {
        let (sink, stream) = upgrade(stream, server, path, credentials).await?.split();
        Ok(Socket {
            speaker: Speaker {
                stream: sink,
                asked: 0,
            },
            listener: Listener { stream },
        })
    }

    /// Sends a command and returns the number its answer will have.
    ///
    /// # Errors
    /// If the socket is closed, or the server does not take it.
    pub async fn say(&mut self, command: &Command) -> Result<u32, ClientError> {
        self.speaker.say(command).await
    }

    /// The next message.
    ///
    /// # Errors
    /// If the socket is closed, or the server falls silent.
    pub async fn hear(&mut self) -> Result<FromServer, ClientError> {
        self.listener.hear().await
    }

    /// Closes the socket. The other side may be gone already.
    pub async fn close(mut self) {
        let _ = in_time(self.speaker.stream.close()).await;
    }

    /// The two halves, for two tasks.
    pub fn split(self) -> (Speaker, Listener) {
        (self.speaker, self.listener)
    }
}

impl Speaker {
    /// Sends a command and returns the number its answer will have.
    ///
    /// # Errors
    /// If the socket is closed, or the server does not take it.
    pub async fn say(&mut self, command: &Command) -> Result<u32, ClientError> {
        self.asked += 1;
        let message = FromBrowser::Do {
            ask: self.asked,
            command: command.clone(),
        };
        let text = serde_json::to_string(&message)?;
        in_time(self.stream.send(Message::text(text))).await?;
        Ok(self.asked)
    }
}

impl Listener {
    /// The next message. Those of a newer release are skipped. Cancel-safe.
    ///
    /// # Errors
    /// If the socket is closed, or the server falls silent.
    pub async fn hear(&mut self) -> Result<FromServer, ClientError> {
        next_known(&mut self.stream).await
    }
}

/// The lobby's socket, on which only the server speaks.
#[derive(Debug)]
pub struct LobbySocket {
    stream: Stream,
}

impl LobbySocket {
    pub(crate) async fn open(
        stream: Connection,
        server: &Address,
        credentials: &Credentials,
    ) -> Result<LobbySocket, ClientError> {
        let stream = upgrade(stream, server, "/api/lobby/socket", credentials).await?;
        Ok(LobbySocket { stream })
    }

    /// The next news. Those of a newer release are skipped. Cancel-safe.
    ///
    /// # Errors
    /// If the socket is closed, or the server falls silent.
    pub async fn hear(&mut self) -> Result<LobbyNews, ClientError> {
        next_known(&mut self.stream).await
    }

    /// Closes the socket. The other side may be gone already.
    pub async fn close(mut self) {
        let _ = in_time(self.stream.close(None)).await;
    }
}

/// What arrives on a socket.
trait Frames: futures_util::Stream<Item = Result<Message, tungstenite::Error>> {}

impl<S: futures_util::Stream<Item = Result<Message, tungstenite::Error>>> Frames for S {}

async fn upgrade(
    stream: Connection,
    server: &Address,
    path: &str,
    credentials: &Credentials,
) -> Result<Stream, ClientError> {
    let protocol = if server.is_encrypted() { "wss" } else { "ws" };
    let url = format!("{protocol}://{}{path}", server.authority());
    let mut request = url.into_client_request()?;
    if let Some((name, value)) = credentials.header() {
        let value = value
            .parse()
            .map_err(|_| ClientError::Unexpected(format!("odd characters in `{name}`")))?;
        request.headers_mut().insert(name, value);
    }
    let (stream, _) = in_time(tokio_tungstenite::client_async(request, stream)).await?;
    Ok(stream)
}

/// What looks like a message, whether or not this release knows it.
#[derive(Deserialize)]
struct AnyMessage {
    #[serde(rename = "kind")]
    _kind: String,
}

/// The next message that this release knows. To take another one for a fault would end the connection,
/// and so would the same message on the next.
async fn next_known<T: DeserializeOwned>(
    stream: &mut (impl Frames + Unpin),
) -> Result<T, ClientError> {
    loop {
        let text = next_text(stream).await?;
        match serde_json::from_str(&text) {
            Ok(message) => return Ok(message),
            Err(_) if serde_json::from_str::<AnyMessage>(&text).is_ok() => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// The text of the next message.
async fn next_text(stream: &mut (impl Frames + Unpin)) -> Result<Utf8Bytes, ClientError> {
    loop {
        match in_time(async { Ok::<_, ClientError>(stream.next().await) }).await? {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Close(frame))) => {
                return Err(ClientError::Closed {
                    code: frame.map(|frame| frame.code.into()),
                });
            }
            Some(Ok(_)) => {}
            Some(Err(error)) => return Err(error.into()),
            None => return Err(ClientError::Closed { code: None }),
        }
    }
}
