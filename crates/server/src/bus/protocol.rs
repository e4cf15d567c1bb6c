//! The subset of the NATS protocol needed here.

use api::online::GameCode;
use serde::Serialize;

use super::Announcement;
use super::address::{BusAddress, Login};

/// The prefix of the subjects; every game has its own.
const SUBJECT: &str = "quarterturn.games";

pub(super) const PING: &str = "PING\r\n";
pub(super) const PONG: &str = "PONG\r\n";

/// A line from the bus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum BusLine {
    /// About itself.
    Info,
    Ping,
    Pong,
    /// A message, with this many bytes on the next line.
    Message {
        game: Option<GameCode>,
        bytes: usize,
    },
    /// An error, after which the bus disconnects.
    Refused(String),
    /// Anything else is ignored.
    Other,
}

impl BusLine {
    pub(super) fn read(line: &str) -> BusLine {
        let line = line.trim_end();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word.to_ascii_uppercase().as_str() {
            "INFO" => BusLine::Info,
            "PING" => BusLine::Ping,
            "PONG" => BusLine::Pong,
            "-ERR" => BusLine::Refused(rest.trim().trim_matches('\'').to_owned()),
            "MSG" => BusLine::message(rest).unwrap_or(BusLine::Other),
            _ => BusLine::Other,
        }
    }

    /// `SUBJECT SUBSCRIPTION [REPLY-TO] BYTES`
    fn message(rest: &str) -> Option<BusLine> {
        let mut words = rest.split_ascii_whitespace();
        let subject = words.next()?;
        let game = subject.strip_prefix(SUBJECT)?.strip_prefix('.')?;
        Some(BusLine::Message {
            game: game.parse().ok(),
            bytes: words.next_back()?.parse().ok()?,
        })
    }
}

#[derive(Serialize)]
struct Hello<'a> {
    verbose: bool,
    pedantic: bool,
    tls_required: bool,
    lang: &'static str,
    version: &'static str,
    name: &'static str,
    /// Whether we receive our own messages.
    echo: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    auth_token: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    user: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pass: Option<&'a str>,
}

/// The handshake: connect, subscribe, and a ping whose answer confirms both.
pub(super) fn hello(address: &BusAddress) -> Result<String, serde_json::Error> {
    let (token, user, password) = match &address.login {
        Some(Login::Token(token)) => (Some(token), None, None),
        Some(Login::User { name, password }) => (None, Some(name), Some(password)),
        None => (None, None, None),
    };
    let hello = serde_json::to_string(&Hello {
        verbose: false,
        pedantic: false,
        tls_required: false,
        lang: "rust",
        version: env!("CARGO_PKG_VERSION"),
        name: "quarterturn",
        echo: false,
        auth_token: token.map(String::as_str),
        user: user.map(String::as_str),
        pass: password.map(String::as_str),
    })?;
    Ok(format!("CONNECT {hello}\r\nSUB {SUBJECT}.* 1\r\n{PING}"))
}

pub(super) fn publish((game, number): &Announcement) -> String {
    let number = number.to_string();
    format!("PUB {SUBJECT}.{game} {}\r\n{number}\r\n", number.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_bus_are_read() {
        let game: GameCode = "abcdefghjk".parse().unwrap();
        let about = |game, bytes| BusLine::Message { game, bytes };
        for (line, read) in [
            ("INFO {\"server_id\":\"N\"}\r\n", BusLine::Info),
            ("PING\r\n", BusLine::Ping),
            ("pong\r\n", BusLine::Pong),
            ("+OK\r\n", BusLine::Other),
            (
                "MSG quarterturn.games.abcdefghjk 1 2\r\n",
                about(Some(game.clone()), 2),
            ),
            (
                "MSG quarterturn.games.abcdefghjk 1 _INBOX.x 2\r\n",
                about(Some(game), 2),
            ),
            ("MSG quarterturn.games.? 1 2\r\n", about(None, 2)),
            ("MSG quarterturn.games.abcdefghjk\r\n", BusLine::Other),
            (
                "-ERR 'Authorization Violation'\r\n",
                BusLine::Refused("Authorization Violation".to_owned()),
            ),
            ("", BusLine::Other),
        ] {
            assert_eq!(BusLine::read(line), read, "{line}");
        }
    }

    #[test]
    fn what_is_announced_can_be_read_by_others() {
        let game: GameCode = "abcdefghjk".parse().unwrap();
        let sent = publish(&(game, 17));
        assert_eq!(sent, "PUB quarterturn.games.abcdefghjk 2\r\n17\r\n");
    }

    #[test]
    fn a_password_that_looks_like_a_command_stays_a_password() {
        let address: BusAddress = "nats://club:%22%0D%0APING@bus".parse().unwrap();
        let hello = hello(&address).unwrap();
        assert_eq!(hello.lines().count(), 3, "{hello}");
        assert!(hello.contains(r#""pass":"\"\r\nPING""#), "{hello}");
    }
}
