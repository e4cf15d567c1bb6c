//! What a client accepts, by the weights in its headers (RFC 9110, 12.4 and 12.5).

use axum::http::{HeaderMap, HeaderName, header};
use words::Language;

/// The encoding of a copy of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Coding {
    Brotli,
    Gzip,
    /// The file itself.
    Identity,
}

impl Coding {
    /// Smallest first.
    pub(super) const ALL: [Coding; 3] = [Coding::Brotli, Coding::Gzip, Coding::Identity];

    /// Its name in HTTP.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
            Coding::Identity => "identity",
        }
    }

    /// The suffix of the name of such a copy.
    pub(super) const fn suffix(self) -> &'static str {
        match self {
            Coding::Brotli => ".br",
            Coding::Gzip => ".gz",
            Coding::Identity => "",
        }
    }

    fn is_named(self, name: &str) -> bool {
        name.eq_ignore_ascii_case(self.name())
            || (self == Coding::Gzip && name.eq_ignore_ascii_case("x-gzip"))
    }
}

/// The encodings a client accepts, best first; ties go to the smaller. Without the header only the
/// file itself is certain to be understood.
pub(super) fn codings(headers: &HeaderMap) -> Vec<Coding> {
    let weight = |coding: Coding| {
        let (mut named, mut any) = (None, None);
        for (name, weight) in weights(headers, &header::ACCEPT_ENCODING) {
            if coding.is_named(name) {
                named = Some(weight);
            } else if name == "*" {
                any = Some(weight);
            }
        }
        match coding {
            // Acceptable unless refused, but less welcome than anything requested by name.
            Coding::Identity => named.or(any.filter(|&weight| weight == 0)).unwrap_or(1),
            _ => named.or(any).unwrap_or(0),
        }
    };
    let mut codings: Vec<(u16, Coding)> = Coding::ALL
        .into_iter()
        .map(|coding| (weight(coding), coding))
        .filter(|&(weight, _)| weight > 0)
        .collect();
    // A stable sort, so that the smaller stays first.
    codings.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
    codings.into_iter().map(|(_, coding)| coding).collect()
}

/// Whether a client requests HTML by name, as browsers do.
pub(super) fn wants_page(headers: &HeaderMap) -> bool {
    weights(headers, &header::ACCEPT)
        .any(|(name, weight)| name.eq_ignore_ascii_case("text/html") && weight > 0)
}

/// The language a client prefers, of those the product speaks; otherwise English.
pub(super) fn language(headers: &HeaderMap) -> Language {
    let mut best = (0, Language::English);
    for (tag, weight) in weights(headers, &header::ACCEPT_LANGUAGE) {
        if let Some(language) = Language::from_tag(tag).filter(|_| weight > best.0) {
            best = (weight, language);
        }
    }
    best.1
}

/// The items of a header, with weights in thousandths. Unreadable ones are skipped.
fn weights<'h>(headers: &'h HeaderMap, name: &HeaderName) -> impl Iterator<Item = (&'h str, u16)> {
    headers
        .get_all(name)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .filter_map(|entry| {
            let mut parts = entry.split(';').map(str::trim);
            let name = parts.next().filter(|name| !name.is_empty())?;
            let weight = parts.find_map(|part| {
                let (key, value) = part.split_once('=')?;
                key.trim().eq_ignore_ascii_case("q").then(|| value.trim())
            });
            Some((name, weight.map_or(Some(1000), thousandths)?))
        })
}

/// A weight such as `1`, `0.5` or `0.125`, in thousandths.
fn thousandths(weight: &str) -> Option<u16> {
    let (whole, rest) = weight.split_once('.').unwrap_or((weight, ""));
    if rest.len() > 3 || !rest.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    match whole {
        "0" => format!("{rest:0<3}").parse().ok(),
        "1" if rest.bytes().all(|byte| byte == b'0') => Some(1000),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use Coding::{Brotli, Gzip, Identity};

    fn headers(name: &HeaderName, values: &[&str]) -> HeaderMap {
        values
            .iter()
            .map(|value| (name.clone(), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn the_most_welcome_coding_comes_first_and_refused_ones_are_left_out() {
        for (accepted, expected) in [
            ("gzip, deflate, br, zstd", &[Brotli, Gzip, Identity][..]),
            ("gzip;q=1.0, br;q=0", &[Gzip, Identity]),
            ("gzip;q=1.0, br;q=0.9", &[Gzip, Brotli, Identity]),
            ("GZIP;Q=0.001", &[Gzip, Identity]),
            ("x-gzip", &[Gzip, Identity]),
            ("br;q=0.000, gzip; q=0.5", &[Gzip, Identity]),
            ("*", &[Brotli, Gzip, Identity]),
            ("*;q=0.5, gzip", &[Gzip, Brotli, Identity]),
            ("br;q=0, *", &[Gzip, Identity]),
            ("identity, br;q=0.5", &[Identity, Brotli]),
            ("identity;q=0, br", &[Brotli]),
            ("gzip, *;q=0", &[Gzip]),
            ("identity;q=0.5, *;q=0", &[Identity]),
            ("identity;q=0", &[]),
            ("*;q=0", &[]),
            ("", &[Identity]),
            ("brotli, gzipped", &[Identity]),
            ("br;q=2, gzip;q=0.0001, deflate", &[Identity]),
            ("br;q=much", &[Identity]),
        ] {
            let headers = headers(&header::ACCEPT_ENCODING, &[accepted]);
            assert_eq!(codings(&headers), expected, "{accepted}");
        }
        assert_eq!(codings(&HeaderMap::new()), [Identity]);
        let two = headers(&header::ACCEPT_ENCODING, &["gzip", "br;q=0.5"]);
        assert_eq!(codings(&two), [Gzip, Brotli, Identity]);
    }

    #[test]
    fn browsers_get_pages_and_programs_get_text() {
        for (accepted, expected) in [
            ("text/html,application/xhtml+xml,*/*;q=0.8", true),
            ("application/json, text/html;q=0.1", true),
            ("*/*", false),
            ("text/html;q=0, */*", false),
            ("application/json", false),
        ] {
            let headers = headers(&header::ACCEPT, &[accepted]);
            assert_eq!(wants_page(&headers), expected, "{accepted}");
        }
        assert!(!wants_page(&HeaderMap::new()));
    }

    #[test]
    fn the_most_welcome_language_is_spoken_and_otherwise_english() {
        for (accepted, expected) in [
            ("de-AT,de;q=0.9,en;q=0.8", Language::German),
            ("fr-FR,nl;q=0.4,ja;q=0.6", Language::Japanese),
            ("en;q=0.5, nl", Language::Dutch),
            ("ja;q=0", Language::English),
            ("fr", Language::English),
            ("*", Language::English),
        ] {
            let headers = headers(&header::ACCEPT_LANGUAGE, &[accepted]);
            assert_eq!(language(&headers), expected, "{accepted}");
        }
        assert_eq!(language(&HeaderMap::new()), Language::English);
    }
}
