//! Who somebody is: a guest is known by a signed cookie.

use api::online::PersonId;
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::fresh::hex;

/// The name of the cookie.
const COOKIE: &str = "quarterturn-guest";

/// A year, in seconds.
const MAX_AGE: u32 = 31_536_000;

/// Signs and reads cookies. All servers of a database share its key.
#[derive(Clone, Debug)]
pub(super) struct Signer {
    mac: Hmac<Sha256>,
}

/// Whether browsers may send a cookie over plain HTTP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Transport {
    Plain,
    Encrypted,
}

impl Signer {
    /// `None` if the key cannot be one.
    pub(super) fn new(key: &[u8]) -> Option<Signer> {
        let mac = Hmac::new_from_slice(key).ok()?;
        Some(Signer { mac })
    }

    /// The guest whose cookie comes with a request, if it is one of ours.
    pub(super) fn guest(&self, headers: &HeaderMap) -> Option<PersonId> {
        headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|cookies| cookies.to_str().ok())
            .flat_map(|cookies| cookies.split(';'))
            .filter_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='))
            .find_map(|value| self.read(value))
    }

    fn read(&self, value: &str) -> Option<PersonId> {
        let (id, signature) = value.split_once('.')?;
        let person: PersonId = id.parse().ok()?;
        let signature = unhex(signature)?;
        let mac = self.mac.clone().chain_update(id);
        // Compared in constant time.
        mac.verify_slice(&signature).ok()?;
        Some(person)
    }

    /// The header that makes a browser remember a guest.
    pub(super) fn cookie(&self, person: &PersonId, transport: Transport) -> Option<HeaderValue> {
        let mac = self.mac.clone().chain_update(person.as_str());
        let signature = hex(&mac.finalize().into_bytes());
        let secure = match transport {
            Transport::Plain => "",
            Transport::Encrypted => "; Secure",
        };
        let cookie = format!(
            "{COOKIE}={person}.{signature}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}"
        );
        HeaderValue::from_str(&cookie).ok()
    }
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || text.len() % 2 == 1 {
        return None;
    }
    text.as_bytes()
        .chunks(2)
        .map(|pair| {
            let pair = std::str::from_utf8(pair).ok()?;
            u8::from_str_radix(pair, 16).ok()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signer(key: u8) -> Signer {
        Signer::new(&[key; 32]).unwrap()
    }

    fn sent_back(cookie: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        let cookies = format!("other=1; {cookie}; more=2");
        headers.insert(header::COOKIE, HeaderValue::from_str(&cookies).unwrap());
        headers
    }

    #[test]
    fn a_guest_is_known_by_a_signed_cookie_only() {
        let person: PersonId = "abc123".parse().unwrap();
        let cookie = signer(1).cookie(&person, Transport::Plain).unwrap();
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.ends_with("; HttpOnly; SameSite=Lax"), "{cookie}");
        let pair = cookie.split(';').next().unwrap();
        assert_eq!(signer(1).guest(&sent_back(pair)), Some(person));
        assert_eq!(signer(2).guest(&sent_back(pair)), None);
        for forged in [
            pair.replace("abc123", "abc124"),
            pair.replace('.', ""),
            format!("{pair}0"),
            format!("{pair}00"),
            format!("{COOKIE}=abc123."),
            format!("{COOKIE}=."),
            format!("{COOKIE}=abc123.ü"),
        ] {
            let mut headers = HeaderMap::new();
            if let Ok(value) = HeaderValue::from_bytes(forged.as_bytes()) {
                headers.insert(header::COOKIE, value);
            }
            assert_eq!(signer(1).guest(&headers), None, "{forged}");
        }
    }

    #[test]
    fn behind_tls_a_cookie_is_never_sent_in_the_clear() {
        let person: PersonId = "abc123".parse().unwrap();
        let cookie = signer(1).cookie(&person, Transport::Encrypted).unwrap();
        assert!(cookie.to_str().unwrap().ends_with("; Secure"));
    }
}
