//! The files of the web app.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::Response;
use sha2::{Digest, Sha256};

use crate::POLICY;
use crate::encoding::Encoding;

const EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The files of the web app, in memory.
#[derive(Clone, Debug, Default)]
pub struct Site {
    files: BTreeMap<String, File>,
}

#[derive(Clone, Debug)]
struct File {
    plain: Bytes,
    compressed: Vec<(Encoding, Bytes)>,
    /// The hash of what is in it.
    tag: String,
}

/// A folder that holds no site.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It or something in it cannot be read.
    #[error("cannot read {path}: {error}", path = path.display())]
    Io {
        /// What cannot be read.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// There is no `index.html` in it.
    #[error("there is no index.html in {path}: `cargo play` builds the site", path = .0.display())]
    NoIndex(PathBuf),
}

impl Site {
    /// The files built into this binary, if there are any.
    pub fn embedded() -> Option<Site> {
        let files = EMBEDDED
            .iter()
            .map(|(name, bytes)| ((*name).to_owned(), Bytes::from_static(bytes)));
        (!EMBEDDED.is_empty()).then(|| Site::sorted(files))
    }

    /// A site of these files. A name with `.br` or `.gz` after it is a compressed copy.
    pub fn of<N: Into<String>>(files: impl IntoIterator<Item = (N, Vec<u8>)>) -> Site {
        Site::sorted(
            files
                .into_iter()
                .map(|(name, bytes)| (name.into(), Bytes::from(bytes))),
        )
    }

    /// The files of a folder and the folders in it, read once.
    ///
    /// # Errors
    /// If something cannot be read, or there is no `index.html`.
    pub fn read(folder: &Path) -> Result<Site, ReadError> {
        let mut files = Vec::new();
        let mut folders = vec![(folder.to_owned(), String::new())];
        while let Some((path, prefix)) = folders.pop() {
            let fail = |error| ReadError::Io {
                path: path.clone(),
                error,
            };
            for entry in fs::read_dir(&path).map_err(fail)? {
                let entry = entry.map_err(fail)?;
                let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
                if entry.path().is_dir() {
                    folders.push((entry.path(), format!("{name}/")));
                } else {
                    let bytes = fs::read(entry.path()).map_err(|error| ReadError::Io {
                        path: entry.path(),
                        error,
                    })?;
                    files.push((name, bytes));
                }
            }
        }
        let site = Site::of(files);
        if site.files.contains_key("index.html") {
            Ok(site)
        } else {
            Err(ReadError::NoIndex(folder.to_owned()))
        }
    }

    fn sorted(files: impl Iterator<Item = (String, Bytes)>) -> Site {
        let all: BTreeMap<String, Bytes> = files.collect();
        let is_copy = |name: &str| {
            Encoding::ALL.into_iter().any(|encoding| {
                name.strip_suffix(encoding.suffix())
                    .is_some_and(|plain| all.contains_key(plain))
            })
        };
        let files = all
            .iter()
            .filter(|(name, _)| !is_copy(name))
            .map(|(name, plain)| {
                let compressed = Encoding::ALL
                    .into_iter()
                    .filter_map(|encoding| {
                        let copy = all.get(&format!("{name}{}", encoding.suffix()))?;
                        Some((encoding, copy.clone()))
                    })
                    .collect();
                let file = File {
                    plain: plain.clone(),
                    compressed,
                    tag: tag(plain),
                };
                (name.clone(), file)
            })
            .collect();
        Site { files }
    }

    fn answer(&self, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
        if !matches!(*method, Method::GET | Method::HEAD) {
            let sentence = format!("{method} is not possible here: only GET and HEAD are.\n");
            let mut response = plain(StatusCode::METHOD_NOT_ALLOWED, sentence);
            let allowed = HeaderValue::from_static("GET, HEAD");
            response.headers_mut().insert(header::ALLOW, allowed);
            return response;
        }
        let name = match uri.path().strip_prefix('/').unwrap_or_default() {
            "" => "index.html",
            name => name,
        };
        match self.files.get(name) {
            Some(file) => file.answer(name, headers),
            None => plain(
                StatusCode::NOT_FOUND,
                format!("There is nothing at {}.\n", uri.path()),
            ),
        }
    }
}

impl File {
    fn answer(&self, name: &str, headers: &HeaderMap) -> Response {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let accepted = text(header::ACCEPT_ENCODING).unwrap_or_default();
        let copy = self
            .compressed
            .iter()
            .find(|(encoding, _)| encoding.is_accepted(accepted));
        // Copies of one file differ in their bytes, so they need tags of their own.
        let tag = match copy {
            Some((encoding, _)) => format!("\"{}-{}\"", self.tag, encoding.name()),
            None => format!("\"{}\"", self.tag),
        };
        let known = text(header::IF_NONE_MATCH).is_some_and(|tags| {
            tags.split(',')
                .map(|known| known.trim().trim_start_matches("W/"))
                .any(|known| known == "*" || known == tag)
        });
        let mut response = if known {
            let mut response = Response::new(Body::empty());
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            response
        } else {
            let bytes = copy.map_or(&self.plain, |(_, bytes)| bytes);
            Response::new(Body::from(bytes.clone()))
        };
        let fields = response.headers_mut();
        fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
        fields.insert(
            header::VARY,
            HeaderValue::from_name(header::ACCEPT_ENCODING),
        );
        if let Some((encoding, _)) = copy {
            let encoding = HeaderValue::from_static(encoding.name());
            fields.insert(header::CONTENT_ENCODING, encoding);
        }
        let keep = if is_hashed(name) {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        fields.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            fields.insert(header::ETAG, tag);
        }
        response
    }
}

/// Every path is a question to the site.
pub(crate) fn router(site: Site) -> Router {
    async fn answer(
        State(site): State<Arc<Site>>,
        method: Method,
        uri: Uri,
        headers: HeaderMap,
    ) -> Response {
        guarded(site.answer(&method, &uri, &headers))
    }
    Router::new().fallback(answer).with_state(Arc::new(site))
}

/// Kinds of files in which nothing can run.
const INERT: [&str; 5] = [
    "application/manifest+json",
    "application/wasm",
    "image/png",
    "text/css; charset=utf-8",
    "text/plain; charset=utf-8",
];

/// What answers say of what may be done with them.
fn guarded(mut response: Response) -> Response {
    let fields = response.headers_mut();
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (
            header::HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ] {
        fields.insert(name, HeaderValue::from_static(value));
    }
    // The rest is about what runs. Saying it of each file would weigh as much as a small one.
    let kind = fields.get(header::CONTENT_TYPE);
    if kind.is_some_and(|kind| INERT.iter().any(|inert| kind == inert)) {
        return response;
    }
    // No page may put this one into a frame; a page cannot say that of itself.
    if let Ok(policy) = HeaderValue::from_str(&format!("{POLICY}; frame-ancestors 'none'")) {
        fields.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    for (name, value) in [
        (header::REFERRER_POLICY, "no-referrer"),
        (
            header::HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            header::HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=()",
        ),
    ] {
        fields.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// A sentence.
fn plain(status: StatusCode, sentence: String) -> Response {
    let mut response = Response::new(Body::from(sentence));
    *response.status_mut() = status;
    let fields = response.headers_mut();
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    fields.insert(header::CONTENT_TYPE, kind);
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn tag(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Whether a name has the hash of its file in it: `web.0123456789abcdef.wasm`.
fn is_hashed(name: &str) -> bool {
    name.rsplit('.').nth(1).is_some_and(|hash| {
        hash.len() == 16
            && hash
                .bytes()
                .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    })
}

/// What kind of file it is, by its name.
fn kind(name: &str) -> &'static str {
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

    #[test]
    fn a_compressed_copy_is_no_file_of_its_own() {
        let site = Site::of([
            ("a.js", vec![1]),
            ("a.js.br", vec![2]),
            ("alone.gz", vec![3]),
        ]);
        let names: Vec<&str> = site.files.keys().map(String::as_str).collect();
        assert_eq!(names, ["a.js", "alone.gz"]);
    }
}
