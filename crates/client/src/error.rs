//! What can go wrong between a program and a server.

use std::io;

use tokio_tungstenite::tungstenite;

use crate::NotAnAddress;

/// Why a request or a message failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// There is no such server.
    #[error(transparent)]
    Address(#[from] NotAnAddress),
    /// The server cannot be reached.
    #[error("cannot reach the server: {0}")]
    Unreachable(#[from] io::Error),
    /// The server does not answer.
    #[error("the server has been silent for too long")]
    Silent,
    /// The server answered with an error.
    #[error("the server refused with {status}: {body}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Its body, cut to one line.
        body: String,
    },
    /// The answer does not follow the protocol.
    #[error("the server said something else than expected: {0}")]
    Unexpected(String),
    /// The socket was closed.
    #[error("the socket was closed{}", .code.map_or(String::new(), |code| format!(" with code {code}")))]
    Closed {
        /// Why, if the server said.
        code: Option<u16>,
    },
}

impl From<hyper::Error> for ClientError {
    fn from(error: hyper::Error) -> ClientError {
        ClientError::Unexpected(error.to_string())
    }
}

impl From<serde_json::Error> for ClientError {
    fn from(error: serde_json::Error) -> ClientError {
        ClientError::Unexpected(error.to_string())
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        match error {
            tungstenite::Error::Io(error) => ClientError::Unreachable(error),
            tungstenite::Error::ConnectionClosed | tungstenite::Error::AlreadyClosed => {
                ClientError::Closed { code: None }
            }
            tungstenite::Error::Http(answer) => ClientError::Refused {
                status: answer.status().as_u16(),
                body: answer.body().as_deref().map_or(String::new(), line),
            },
            other => ClientError::Unexpected(other.to_string()),
        }
    }
}

/// The first characters of what a server said, without control characters.
pub(crate) fn line(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let text = text.chars().map(|char| match char.is_control() {
        true => ' ',
        false => char,
    });
    text.take(200).collect()
}
