//! The credentials of a request: cookies, or a program's token.

use axum::http::{HeaderMap, header};

/// The token of a program, if a request brings one.
pub(super) enum Bearer<'a> {
    None,
    /// The header is there, but malformed.
    Malformed,
    Token(&'a str),
}

/// `Authorization: Bearer TOKEN`. Other schemes may be meant for a proxy and are ignored.
pub(super) fn bearer(headers: &HeaderMap) -> Bearer<'_> {
    let mut values = headers.get_all(header::AUTHORIZATION).iter();
    let Some(value) = values.next() else {
        return Bearer::None;
    };
    if values.next().is_some() {
        return Bearer::Malformed;
    }
    let Ok(value) = value.to_str() else {
        return Bearer::Malformed;
    };
    let (scheme, token) = value.split_once(' ').unwrap_or((value, ""));
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Bearer::None;
    }
    match token.trim() {
        "" => Bearer::Malformed,
        token => Bearer::Token(token),
    }
}

/// The headers a socket keeps, to authenticate again later.
pub(crate) fn only_credentials(headers: &HeaderMap) -> HeaderMap {
    [header::COOKIE, header::AUTHORIZATION]
        .into_iter()
        .flat_map(|name| {
            let values = headers.get_all(&name).iter().cloned();
            values
                .map(|value| (name.clone(), value))
                .collect::<Vec<_>>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(values: &[&str]) -> HeaderMap {
        values
            .iter()
            .map(|value| (header::AUTHORIZATION, value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn a_token_follows_the_word_bearer() {
        for value in ["Bearer qt-1", "bearer qt-1", "BEARER  qt-1 "] {
            let headers = headers(&[value]);
            assert!(
                matches!(bearer(&headers), Bearer::Token("qt-1")),
                "{value:?}"
            );
        }
    }

    #[test]
    fn what_is_meant_for_a_proxy_is_ignored_and_what_is_unclear_is_not() {
        assert!(matches!(bearer(&headers(&[])), Bearer::None));
        assert!(matches!(bearer(&headers(&["Basic YTpi"])), Bearer::None));
        for values in [&["Bearer"][..], &["Bearer "], &["Bearer a", "Bearer b"]] {
            assert!(
                matches!(bearer(&headers(values)), Bearer::Malformed),
                "{values:?}"
            );
        }
    }
}
