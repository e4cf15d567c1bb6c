//! The socket of a game.

use api::online::Command;
use api::online::message::{FromBrowser, FromServer};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::{Address, ClientError, in_time};

type Stream = WebSocketStream<TcpStream>;

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
        stream: TcpStream,
        server: &Address,
        path: &str,
        cookie: Option<&str>,
    ) -> Result<Socket, ClientError> {
        let url = format!("ws://{}{path}", server.authority());
        let mut request = url.into_client_request()?;
        if let Some(cookie) = cookie {
            let cookie = cookie
                .parse()
                .map_err(|_| ClientError::Unexpected("a cookie with odd characters".to_owned()))?;
            request.headers_mut().insert("cookie", cookie);
        }
        let (stream, _) = in_time(tokio_tungstenite::client_async(request, stream)).await?;
        let (sink, stream) = stream.split();
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
    /// The next message.
    ///
    /// # Errors
    /// If the socket is closed, or the server falls silent.
    pub async fn hear(&mut self) -> Result<FromServer, ClientError> {
        loop {
            match in_time(async { Ok::<_, ClientError>(self.stream.next().await) }).await? {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text)?),
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
}
