//! Where the bus is.

use std::fmt;
use std::str::FromStr;

use percent_encoding::percent_decode_str;

/// The port of NATS.
const PORT: u16 = 4222;

/// The address of a NATS server: `nats://[USER[:PASSWORD]@]HOST[:PORT]`. A user without a password
/// is a token.
#[derive(Clone, PartialEq, Eq)]
pub struct BusAddress {
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) login: Option<Login>,
}

/// Credentials for the bus, if it needs any.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Login {
    Token(String),
    User { name: String, password: String },
}

/// It may end up in a log, so the password is left out.
impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nats://{}:{}", self.host, self.port)
    }
}

/// The text is not the address of a bus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the address of a bus: expected `nats://HOST` or `nats://USER:PASSWORD@HOST:PORT`")]
pub struct NotABus;

impl FromStr for BusAddress {
    type Err = NotABus;

    fn from_str(text: &str) -> Result<BusAddress, NotABus> {
        let rest = text.strip_prefix("nats://").ok_or(NotABus)?;
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        let (login, place) = match rest.rsplit_once('@') {
            Some((login, place)) => (Some(read_login(login)?), place),
            None => (None, rest),
        };
        let (host, port) = read_place(place)?;
        Ok(BusAddress { host, port, login })
    }
}

fn read_login(text: &str) -> Result<Login, NotABus> {
    let decoded = |text: &str| {
        let text = percent_decode_str(text).decode_utf8();
        text.map(std::borrow::Cow::into_owned).map_err(|_| NotABus)
    };
    Ok(match text.split_once(':') {
        Some((name, password)) => Login::User {
            name: decoded(name)?,
            password: decoded(password)?,
        },
        None => Login::Token(decoded(text)?),
    })
}

fn read_place(text: &str) -> Result<(String, u16), NotABus> {
    // An IPv6 address is in brackets, and has colons of its own.
    let (host, port) = match text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((host, "")) => (host, None),
        Some((host, port)) => (host, Some(port.strip_prefix(':').ok_or(NotABus)?)),
        None => match text.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (text, None),
        },
    };
    let is_odd = |character: char| character.is_whitespace() || "/?#[]".contains(character);
    if host.is_empty() || host.contains(is_odd) {
        return Err(NotABus);
    }
    let port = port.map_or(Ok(PORT), |port| port.parse().map_err(|_| NotABus))?;
    Ok((host.to_owned(), port))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_a_bus_are_read() {
        let user = |name: &str, password: &str| Login::User {
            name: name.to_owned(),
            password: password.to_owned(),
        };
        for (text, host, port, login) in [
            ("nats://localhost", "localhost", 4222, None),
            ("nats://10.0.0.1:5000/", "10.0.0.1", 5000, None),
            ("nats://[::1]:5000", "::1", 5000, None),
            ("nats://[::1]", "::1", 4222, None),
            (
                "nats://club:pass%40word@bus",
                "bus",
                4222,
                Some(user("club", "pass@word")),
            ),
            (
                "nats://t0ken@bus:1",
                "bus",
                1,
                Some(Login::Token("t0ken".to_owned())),
            ),
        ] {
            let expected = BusAddress {
                host: host.to_owned(),
                port,
                login,
            };
            assert_eq!(text.parse(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_address_of_a_bus() {
        for text in [
            "",
            "localhost",
            "nats:localhost",
            "nats://",
            "nats://:4222",
            "nats://bus:70000",
            "nats://bus:",
            "nats://bus/games",
            "nats://[::1",
            "tls://bus",
        ] {
            assert_eq!(text.parse::<BusAddress>(), Err(NotABus), "{text}");
        }
    }

    #[test]
    fn a_password_is_not_shown() {
        let address: BusAddress = "nats://club:secret@bus".parse().unwrap();
        assert_eq!(format!("{address:?}"), "nats://bus:4222");
    }
}
