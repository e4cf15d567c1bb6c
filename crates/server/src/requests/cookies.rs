//! Cookies: a guest has a signed one, a session one with its token.

use api::online::{GameCode, PersonId};
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use super::fresh::hex;

/// The cookie of a guest.
const COOKIE: &str = "quarterturn-guest";

/// The cookie of a session.
const SESSION: &str = "quarterturn-session";

/// A year, in seconds.
const MAX_AGE: u32 = 31_536_000;

/// Signs and verifies cookies. All servers of a database share the key.
#[derive(Clone, Debug)]
pub(crate) struct Signer {
    mac: Hmac<Sha256>,
}

/// Whether browsers may send a cookie over plain HTTP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Transport {
    Plain,
    Encrypted,
}

impl Signer {
    /// `None` if the key is invalid.
    pub(crate) fn new(key: &[u8]) -> Option<Signer> {
        let mac = Hmac::new_from_slice(key).ok()?;
        Some(Signer { mac })
    }

    /// The guest of a request, if its cookie is valid.
    pub(crate) fn guest(&self, headers: &HeaderMap) -> Option<PersonId> {
        values(headers, COOKIE).find_map(|value| self.read(value))
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

    /// The `Set-Cookie` header of a guest.
    pub(crate) fn cookie(&self, person: &PersonId, transport: Transport) -> Option<HeaderValue> {
        let mac = self.mac.clone().chain_update(person.as_str());
        let signature = hex(&mac.finalize().into_bytes());
        set_cookie(COOKIE, &format!("{person}.{signature}"), MAX_AGE, transport)
    }

    /// The key that lets another device become the guest with a seat in a game.
    pub(crate) fn seat_key(&self, code: &GameCode, person: &PersonId) -> String {
        let mac = self.seat_mac(code, person.as_str());
        format!("{person}.{}", hex(&mac.finalize().into_bytes()))
    }

    /// The guest whose seat a key is for.
    pub(crate) fn guest_of_key(&self, code: &GameCode, key: &str) -> Option<PersonId> {
        let (id, signature) = key.split_once('.')?;
        let person: PersonId = id.parse().ok()?;
        let signature = unhex(signature)?;
        self.seat_mac(code, id).verify_slice(&signature).ok()?;
        Some(person)
    }

    /// Guest ids contain no colon, so this can never be mistaken for the signature of a cookie.
    fn seat_mac(&self, code: &GameCode, person: &str) -> Hmac<Sha256> {
        self.mac
            .clone()
            .chain_update(format!("seat:{code}:{person}"))
    }
}

/// The values of all cookies with a name.
fn values<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(move |cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='))
}

fn set_cookie(name: &str, value: &str, max_age: u32, transport: Transport) -> Option<HeaderValue> {
    let secure = match transport {
        Transport::Plain => "",
        Transport::Encrypted => "; Secure",
    };
    let cookie =
        format!("{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).ok()
}

/// The token of the session a request belongs to.
pub(crate) fn session_token(headers: &HeaderMap) -> Option<String> {
    values(headers, SESSION).next().map(str::to_owned)
}

/// The `Set-Cookie` header of a session.
pub(crate) fn session_cookie(token: &str, transport: Transport) -> Option<HeaderValue> {
    set_cookie(SESSION, token, MAX_AGE, transport)
}

/// The `Set-Cookie` header that removes a session.
pub(crate) fn without_session(transport: Transport) -> Option<HeaderValue> {
    set_cookie(SESSION, "", 0, transport)
}

/// Hashes a token or recovery code for storage. They are long and random, so a slow hash is not
/// needed.
pub(crate) fn hash_token(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
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

    #[test]
    fn the_key_of_a_seat_is_good_for_that_seat_only() {
        let person: PersonId = "abc123".parse().unwrap();
        let [code, other] = [1, 2].map(|number| GameCode::of([number; 10]));
        let key = signer(1).seat_key(&code, &person);
        assert_eq!(signer(1).guest_of_key(&code, &key), Some(person));
        assert_eq!(signer(1).guest_of_key(&other, &key), None);
        assert_eq!(signer(2).guest_of_key(&code, &key), None);
        assert_eq!(
            signer(1).guest(&sent_back(&format!("{COOKIE}={key}"))),
            None
        );
    }
}
