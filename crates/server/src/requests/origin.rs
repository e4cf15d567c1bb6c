//! Cross-site protection: other sites may not act in a person's name.

use axum::http::{HeaderMap, header};

use super::PublicUrl;
use super::cookies::Transport;

/// Whether a request that changes something, or opens a socket, comes from a page of this site or
/// from a program. Browsers always send the origin of such a request; programs do not have a
/// person's cookies. With a public address, pages come from there.
pub(super) fn is_own(headers: &HeaderMap, public_url: Option<&PublicUrl>) -> bool {
    let text = |name| {
        headers
            .get(name)
            .map(|value: &header::HeaderValue| value.to_str())
    };
    match text(header::HeaderName::from_static("sec-fetch-site")) {
        None | Some(Ok("same-origin" | "none")) => {}
        Some(_) => return false,
    }
    match text(header::ORIGIN) {
        None => true,
        Some(Ok(origin)) => {
            if let Some(url) = public_url {
                return origin.eq_ignore_ascii_case(url.origin());
            }
            let host = headers
                .get(header::HOST)
                .and_then(|host| host.to_str().ok());
            let authority = origin.split_once("://").map(|(_, authority)| authority);
            authority.is_some_and(|authority| {
                host.is_some_and(|host| host.eq_ignore_ascii_case(authority))
            })
        }
        Some(Err(_)) => false,
    }
}

/// Whether the browser uses TLS, as far as the headers say: a proxy may terminate it.
pub(super) fn transport(headers: &HeaderMap) -> Transport {
    let origin = headers.get(header::ORIGIN);
    let is_encrypted = origin.is_some_and(|origin| origin.as_bytes().starts_with(b"https://"));
    if is_encrypted {
        Transport::Encrypted
    } else {
        Transport::Plain
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(fields: &[(&'static str, &'static str)]) -> HeaderMap {
        fields
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn only_pages_of_this_site_and_programs_may_write() {
        let host = ("host", "example.org:4747");
        for (fields, expected) in [
            (&[host][..], true),
            (&[host, ("origin", "http://example.org:4747")], true),
            (&[host, ("origin", "https://EXAMPLE.org:4747")], true),
            (&[host, ("origin", "http://example.org")], false),
            (&[host, ("origin", "http://evil.example")], false),
            (&[host, ("origin", "null")], false),
            (&[host, ("origin", "")], false),
            (&[("origin", "http://example.org")], false),
            (&[host, ("sec-fetch-site", "same-origin")], true),
            (&[host, ("sec-fetch-site", "cross-site")], false),
            (&[host, ("sec-fetch-site", "same-site")], false),
        ] {
            assert_eq!(is_own(&headers(fields), None), expected, "{fields:?}");
        }
    }

    #[test]
    fn behind_a_public_address_pages_come_from_there_only() {
        let url: PublicUrl = "https://play.example.org".parse().unwrap();
        let host = ("host", "10.0.0.1:4747");
        for (fields, expected) in [
            (&[host][..], true),
            (&[host, ("origin", "https://play.example.org")], true),
            (&[host, ("origin", "http://play.example.org")], false),
            (&[host, ("origin", "http://10.0.0.1:4747")], false),
        ] {
            assert_eq!(is_own(&headers(fields), Some(&url)), expected, "{fields:?}");
        }
    }
}
