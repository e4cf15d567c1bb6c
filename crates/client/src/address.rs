//! Where a server is.

use std::fmt;
use std::str::FromStr;

use hyper::Uri;

/// The address of a server: `http://localhost:4747`, or `https://play.example.org`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    is_encrypted: bool,
    host: String,
    port: u16,
}

/// A text that is not the address of a server.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAnAddress {
    /// Not a URL with a host.
    #[error("the address of a server looks like http://localhost:4747")]
    Malformed,
    /// A protocol other than HTTP.
    #[error("only servers at http:// and https:// can be reached, not {0}://")]
    Protocol(String),
    /// A URL of something on a server.
    #[error("the address of a server ends after its port")]
    Path,
}

impl Address {
    /// Whether the connection is encrypted.
    pub fn is_encrypted(&self) -> bool {
        self.is_encrypted
    }

    /// Whom a certificate has to be for: no brackets around an address.
    pub(crate) fn host(&self) -> &str {
        self.host.trim_matches(['[', ']'])
    }

    /// What stands between `http://` and the path.
    pub(crate) fn authority(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }
}

impl FromStr for Address {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<Address, NotAnAddress> {
        let uri: Uri = text.parse().map_err(|_| NotAnAddress::Malformed)?;
        let is_encrypted = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            Some(other) => return Err(NotAnAddress::Protocol(other.to_owned())),
            None => return Err(NotAnAddress::Malformed),
        };
        let authority = uri.authority().ok_or(NotAnAddress::Malformed)?;
        let has_port = authority.as_str() != authority.host();
        // `port_u16` returns `None` above 65535; a name before `@` also counts as a port here.
        if authority.host().is_empty() || has_port && authority.port_u16().is_none() {
            return Err(NotAnAddress::Malformed);
        }
        if uri
            .path_and_query()
            .is_some_and(|path| path.as_str() != "/")
        {
            return Err(NotAnAddress::Path);
        }
        Ok(Address {
            is_encrypted,
            host: authority.host().to_owned(),
            port: authority
                .port_u16()
                .unwrap_or(if is_encrypted { 443 } else { 80 }),
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let protocol = if self.is_encrypted { "https" } else { "http" };
        write!(f, "{protocol}://{}", self.authority())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_written() {
        for (text, written) in [
            ("http://localhost:4747", "http://localhost:4747"),
            ("http://localhost:4747/", "http://localhost:4747"),
            ("http://127.0.0.1", "http://127.0.0.1:80"),
            ("http://[::1]:8080", "http://[::1]:8080"),
            ("https://play.example.org", "https://play.example.org:443"),
            ("https://localhost:4748/", "https://localhost:4748"),
        ] {
            assert_eq!(text.parse::<Address>().unwrap().to_string(), written);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for (text, why) in [
            ("", NotAnAddress::Malformed),
            ("localhost:4747", NotAnAddress::Malformed),
            ("http://", NotAnAddress::Malformed),
            ("http://anna@localhost", NotAnAddress::Malformed),
            ("http://localhost:", NotAnAddress::Malformed),
            ("http://localhost:99999", NotAnAddress::Malformed),
            ("ftp://localhost", NotAnAddress::Protocol("ftp".to_owned())),
            ("http://localhost/k7m2xq9daf", NotAnAddress::Path),
            ("http://localhost/?a", NotAnAddress::Path),
        ] {
            assert_eq!(text.parse::<Address>(), Err(why), "{text:?}");
        }
    }
}
