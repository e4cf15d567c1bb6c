//! Header fields of responses: content type, caching and security.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

use crate::POLICY;

/// The content type of a file, by its name.
pub(super) fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// How long a browser may keep a file without revalidating it.
pub(super) fn caching(name: &str) -> &'static str {
    if is_hashed(name) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

/// Whether a name contains the hash of its file: `web.0123456789abcdef.wasm`.
pub(super) fn is_hashed(name: &str) -> bool {
    name.rsplit('.').nth(1).is_some_and(|hash| {
        hash.len() == 16
            && hash
                .bytes()
                .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    })
}

/// Content types that cannot contain anything executable.
const INERT: [&str; 5] = [
    "application/manifest+json",
    "application/wasm",
    "image/png",
    "text/css; charset=utf-8",
    "text/plain; charset=utf-8",
];

/// Adds the headers that keep the app safe in browsers.
pub(crate) fn guarded(mut response: Response) -> Response {
    let fields = response.headers_mut();
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ] {
        fields.insert(name, HeaderValue::from_static(value));
    }
    // The rest concerns code. On small inert files it would outweigh the content.
    let kind = fields.get(header::CONTENT_TYPE);
    if kind.is_some_and(|kind| INERT.iter().any(|inert| kind == inert)) {
        return response;
    }
    let is_script = kind.is_some_and(|kind| kind == "text/javascript; charset=utf-8");
    // A page cannot forbid framing in its own policy, only in this header.
    if !fields.contains_key(header::CONTENT_SECURITY_POLICY)
        && let Ok(policy) = HeaderValue::from_str(&format!("{POLICY}; frame-ancestors 'none'"))
    {
        fields.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    if is_script {
        // The rest concerns documents. A worker gets only the policy above.
        return response;
    }
    for (name, value) in [
        (header::REFERRER_POLICY, "no-referrer"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=()",
        ),
    ] {
        fields.insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sixteen_digits_before_the_ending_are_a_hash() {
        assert!(is_hashed("web.0123456789abcdef.wasm"));
        assert!(is_hashed("some/folder/style.00000000deadbeef.css"));
        for name in [
            "index.html",
            "web.0123456789abcde.wasm",
            "web.0123456789ABCDEF.wasm",
            "0123456789abcdef",
            "0123456789abcdef.web.wasm",
        ] {
            assert!(!is_hashed(name), "{name}");
        }
    }
}
