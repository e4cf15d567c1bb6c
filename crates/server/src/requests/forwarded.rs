//! The server's front: its public address, and trusted proxies.

use std::net::IpAddr;
use std::str::FromStr;

use axum::http::HeaderMap;

/// What is in front of a server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Front {
    /// The public address, if it differs from where the server listens.
    pub public_url: Option<PublicUrl>,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<Network>,
}

impl Front {
    /// The address a request was first sent from: the last one in `X-Forwarded-For` that is not a
    /// trusted proxy, as long as only trusted proxies have passed it on.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer;
        let hops = headers
            .get_all("x-forwarded-for")
            .iter()
            .rev()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.rsplit(','));
        for hop in hops {
            if !self.is_trusted(client) {
                break;
            }
            match hop.trim().parse() {
                Ok(address) => client = address,
                Err(_) => break,
            }
        }
        client
    }

    fn is_trusted(&self, address: IpAddr) -> bool {
        let contains = |network: &Network| network.contains(address);
        self.trusted_proxies.iter().any(contains)
    }
}

/// What counts as one origin for rate limits: an address, or the IPv6 network that a provider
/// assigns to one customer.
pub(super) fn place(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => v4.into(),
            None => std::net::Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64).into(),
        },
    }
}

/// Addresses that begin alike: `10.0.0.0/8`, `fd00::/8`, or one address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    prefix: u32,
}

/// The text is not a network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not an address or a network such as 10.0.0.0/8")]
pub struct NotANetwork(String);

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Network, NotANetwork> {
        let wrong = || NotANetwork(text.to_owned());
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let bits = if address.is_ipv4() { 32 } else { 128 };
        let prefix = match prefix {
            Some(prefix) => prefix.parse().map_err(|_| wrong())?,
            None => bits,
        };
        if prefix > bits {
            return Err(wrong());
        }
        Ok(Network { address, prefix })
    }
}

impl Network {
    /// Whether an address belongs to the network.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let differing = own.to_bits() ^ other.to_bits();
                differing.checked_shr(32 - self.prefix).unwrap_or(0) == 0
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let differing = own.to_bits() ^ other.to_bits();
                differing.checked_shr(128 - self.prefix).unwrap_or(0) == 0
            }
            (IpAddr::V4(_), IpAddr::V6(other)) => other
                .to_ipv4_mapped()
                .is_some_and(|other| self.contains(other.into())),
            (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

/// Where people reach the server: a scheme and a host, `https://play.example.org`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    origin: String,
}

/// The text is not such an address.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not an address such as https://play.example.org, without a path")]
pub struct NotAPublicUrl(String);

impl FromStr for PublicUrl {
    type Err = NotAPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NotAPublicUrl> {
        let wrong = || NotAPublicUrl(text.to_owned());
        let origin = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
        let (scheme, host) = origin.split_once("://").ok_or_else(wrong)?;
        let is_host = |byte: u8| {
            byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']')
        };
        let is_plain = !host.is_empty() && host.bytes().all(is_host);
        if !matches!(scheme, "http" | "https") || !is_plain {
            return Err(wrong());
        }
        Ok(PublicUrl { origin })
    }
}

impl PublicUrl {
    /// Scheme and host, as browsers write them in `Origin`.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether browsers use TLS.
    pub fn is_https(&self) -> bool {
        self.origin.starts_with("https://")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn front(proxies: &[&str]) -> Front {
        Front {
            public_url: None,
            trusted_proxies: proxies.iter().map(|text| text.parse().unwrap()).collect(),
        }
    }

    #[test]
    fn only_trusted_proxies_say_where_a_request_comes_from() {
        let proxies = ["10.0.0.0/8", "fd00::1"];
        for (peer, forwarded, expected) in [
            ("1.2.3.4", &["5.6.7.8"][..], "1.2.3.4"),
            ("10.0.0.1", &["5.6.7.8"], "5.6.7.8"),
            ("10.0.0.1", &[], "10.0.0.1"),
            // Entries sent by the client itself come first and are not trusted.
            ("10.0.0.1", &["9.9.9.9, 5.6.7.8"], "5.6.7.8"),
            ("10.0.0.1", &["9.9.9.9, 5.6.7.8, 10.2.3.4"], "5.6.7.8"),
            ("10.0.0.1", &["9.9.9.9", "5.6.7.8"], "5.6.7.8"),
            ("10.0.0.1", &["nonsense"], "10.0.0.1"),
            ("fd00::1", &["2001:db8::1"], "2001:db8::1"),
            ("::ffff:10.0.0.1", &["5.6.7.8"], "5.6.7.8"),
        ] {
            let mut headers = HeaderMap::new();
            for value in forwarded {
                headers.append("x-forwarded-for", value.parse().unwrap());
            }
            let client = front(&proxies).client(peer.parse().unwrap(), &headers);
            assert_eq!(client.to_string(), expected, "{peer} {forwarded:?}");
        }
    }

    #[test]
    fn a_network_is_an_address_with_the_length_of_what_is_alike() {
        let contains = |network: &str, address: &str| {
            let network: Network = network.parse().unwrap();
            network.contains(address.parse().unwrap())
        };
        assert!(contains("0.0.0.0/0", "9.9.9.9"));
        assert!(contains("::/0", "::1"));
        assert!(contains("10.1.0.0/16", "10.1.255.1"));
        assert!(!contains("10.1.0.0/16", "10.2.0.1"));
        assert!(contains("10.1.2.3", "10.1.2.3"));
        assert!(!contains("10.1.2.3", "10.1.2.4"));
        assert!(!contains("::/0", "1.2.3.4"));
        for text in ["", "10.0.0.0/33", "10.0.0", "::/129", "10.0.0.0/", "a/8"] {
            assert!(text.parse::<Network>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_public_address_has_a_scheme_and_a_host_and_nothing_else() {
        let url: PublicUrl = "https://Play.Example.org/".parse().unwrap();
        assert_eq!(url.origin(), "https://play.example.org");
        assert!(url.is_https());
        let local: PublicUrl = "http://localhost:4747".parse().unwrap();
        assert!(!local.is_https());
        for text in [
            "",
            "play.example.org",
            "ftp://a",
            "https://",
            "https://a/b",
            "https://a?b",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_customer_of_ipv6_is_one_place() {
        let place = |text: &str| place(text.parse().unwrap()).to_string();
        assert_eq!(place("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(place("1.2.3.4"), "1.2.3.4");
        assert_eq!(place("::ffff:1.2.3.4"), "1.2.3.4");
    }
}
