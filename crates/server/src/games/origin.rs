//! Where a request comes from: other sites may not write in a person's name.

use axum::http::{HeaderMap, header};

use super::person::Transport;

/// Whether a request that changes something, or opens a socket, comes from a page of this site or
/// from a program. Browsers always say which site's page sends such a request; programs do not have
/// a person's cookies.
pub(super) fn is_own(headers: &HeaderMap) -> bool {
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

/// Whether the browser speaks TLS, as far as it says so: a proxy may have ended it.
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
            assert_eq!(is_own(&headers(fields)), expected, "{fields:?}");
        }
    }
}
