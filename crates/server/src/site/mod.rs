//! The files of the web app, and the response for every path.

pub(crate) mod fields;
mod folder;
mod invitation;
mod kept;
mod memory;
mod negotiation;
mod refusal;

use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::Response;
use percent_encoding::percent_decode_str;

use crate::Games;

use folder::Folder;
use invitation::Asked;
use memory::Memory;
use negotiation::Coding;

const EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The files of the web app.
#[derive(Clone, Debug)]
pub struct Site {
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    Memory(Memory),
    Folder(Folder),
}

/// A folder that contains no site.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It cannot be read.
    #[error("cannot read {path}: {error}", path = path.display())]
    Io {
        /// The folder.
        path: PathBuf,
        /// The system's reason.
        error: io::Error,
    },
    /// There is no `index.html` in it.
    #[error("there is no index.html in {path}: `cargo web` builds the site", path = .0.display())]
    NoIndex(PathBuf),
}

/// What was found under a name.
enum Lookup {
    Copy(Copy),
    /// There is such a file, but in no encoding the client accepts.
    NoneAcceptable,
    Nothing,
    /// There may be such a file, but the system cannot read it now.
    Unavailable,
}

/// A file itself, or a compressed copy of it.
struct Copy {
    coding: Coding,
    /// For `ETag`, including the quotes.
    tag: String,
    length: u64,
    body: Body,
}

impl Site {
    /// The files built into this binary, if there are any.
    pub fn embedded() -> Option<Site> {
        let files = EMBEDDED
            .iter()
            .map(|(name, bytes)| ((*name).to_owned(), Bytes::from_static(bytes)));
        (!EMBEDDED.is_empty()).then(|| Site::in_memory(files))
    }

    /// A site of these files. A name with `.br` or `.gz` after it is a compressed copy.
    pub fn of<N: Into<String>>(files: impl IntoIterator<Item = (N, Vec<u8>)>) -> Site {
        Site::in_memory(
            files
                .into_iter()
                .map(|(name, bytes)| (name.into(), Bytes::from(bytes))),
        )
    }

    fn in_memory(files: impl Iterator<Item = (String, Bytes)>) -> Site {
        Site {
            source: Source::Memory(Memory::of(files)),
        }
    }

    /// The regular files in a folder and its subfolders, read on request. Hidden files and links
    /// that lead out of the folder are not served.
    ///
    /// # Errors
    /// If the folder cannot be read, or there is no `index.html` in it.
    pub fn folder(path: &Path) -> Result<Site, ReadError> {
        let folder = Folder::open(path).map_err(|error| ReadError::Io {
            path: path.to_owned(),
            error,
        })?;
        if !folder.has(INDEX) {
            return Err(ReadError::NoIndex(path.to_owned()));
        }
        Ok(Site {
            source: Source::Folder(folder),
        })
    }

    async fn answer(
        &self,
        games: Option<&Games>,
        method: &Method,
        uri: &Uri,
        headers: &HeaderMap,
    ) -> Response {
        if !matches!(*method, Method::GET | Method::HEAD) {
            return refusal::not_allowed(method, headers);
        }
        let Some(name) = name(uri.path()) else {
            return refusal::not_found(uri, headers);
        };
        let accepted = negotiation::codings(headers);
        let found = match &self.source {
            Source::Memory(memory) => memory.find(&name, &accepted),
            Source::Folder(folder) => folder.find(&name, accepted.clone()).await,
        };
        let found = match (found, games) {
            (Lookup::Nothing, Some(games)) => kept::find(games, &name, &accepted).await,
            (found, _) => found,
        };
        match found {
            Lookup::Copy(copy) => copy.answer(&name, headers),
            Lookup::NoneAcceptable => refusal::not_acceptable(headers),
            Lookup::Nothing => refusal::not_found(uri, headers),
            Lookup::Unavailable => refusal::unavailable(headers),
        }
    }
}

impl Site {
    /// Answers a path of a site with online games, on which invitations have paths.
    async fn answer_with(
        &self,
        games: &Games,
        method: &Method,
        uri: &Uri,
        headers: &HeaderMap,
    ) -> Response {
        let name = name(uri.path());
        let is_read = matches!(*method, Method::GET | Method::HEAD);
        let asked = name
            .as_deref()
            .filter(|_| is_read)
            .and_then(invitation::asked);
        let answer = match &asked {
            Some(Asked::Page(code)) => match self.index().await {
                Some(index) => invitation::page(&index, games, code, headers).await,
                None => None,
            },
            Some(Asked::Picture(code)) => invitation::picture(games, code).await,
            Some(Asked::Elsewhere(to)) => Some(invitation::moved(to, uri.query())),
            None => None,
        };
        match (answer, asked) {
            (Some(answer), _) => answer,
            // Don't reveal whether the game exists: the app asks with the credentials of the person
            // who opened it.
            (None, Some(Asked::Page(_))) => {
                let index = Uri::from_static("/");
                self.answer(Some(games), method, &index, headers).await
            }
            (None, _) => self.answer(Some(games), method, uri, headers).await,
        }
    }

    /// The page of the app.
    async fn index(&self) -> Option<String> {
        let found = match &self.source {
            Source::Memory(memory) => memory.find(INDEX, &[Coding::Identity]),
            Source::Folder(folder) => folder.find(INDEX, vec![Coding::Identity]).await,
        };
        let Lookup::Copy(copy) = found else {
            return None;
        };
        let bytes = axum::body::to_bytes(copy.body, LARGEST_INDEX).await.ok()?;
        String::from_utf8(bytes.to_vec()).ok()
    }
}

const INDEX: &str = "index.html";

/// Larger than the app's page.
const LARGEST_INDEX: usize = 1 << 20;

/// The name of the file a path requests; `None` if no file can have such a name.
fn name(path: &str) -> Option<Cow<'_, str>> {
    match path.strip_prefix('/')? {
        "" => Some(INDEX.into()),
        name => percent_decode_str(name).decode_utf8().ok(),
    }
}

impl Copy {
    fn answer(self, name: &str, headers: &HeaderMap) -> Response {
        let known = headers.get(header::IF_NONE_MATCH);
        let is_known = known
            .and_then(|tags| tags.to_str().ok())
            .is_some_and(|tags| {
                tags.split(',')
                    .map(|known| known.trim().trim_start_matches("W/"))
                    .any(|known| known == "*" || known == self.tag)
            });
        let mut response = if is_known {
            let mut response = Response::new(Body::empty());
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            response
        } else {
            let mut response = Response::new(self.body);
            // A stream does not know its length.
            let length = HeaderValue::from(self.length);
            response
                .headers_mut()
                .insert(header::CONTENT_LENGTH, length);
            response
        };
        let fields = response.headers_mut();
        for (field, value) in [
            (header::CONTENT_TYPE, fields::kind(name)),
            (header::CACHE_CONTROL, fields::caching(name)),
        ] {
            fields.insert(field, HeaderValue::from_static(value));
        }
        let vary = HeaderValue::from_name(header::ACCEPT_ENCODING);
        fields.insert(header::VARY, vary);
        if self.coding != Coding::Identity {
            let coding = HeaderValue::from_static(self.coding.name());
            fields.insert(header::CONTENT_ENCODING, coding);
        }
        if let Ok(tag) = HeaderValue::from_str(&self.tag) {
            fields.insert(header::ETAG, tag);
        }
        response
    }
}

/// Passes every path to the site. The path of an invitation is a path of the app.
pub(crate) fn router(site: Site, games: Option<&Games>) -> Router {
    async fn answer(
        State((site, games)): State<(Arc<Site>, Option<Games>)>,
        method: Method,
        uri: Uri,
        headers: HeaderMap,
    ) -> Response {
        let response = match games {
            Some(games) => site.answer_with(&games, &method, &uri, &headers).await,
            None => site.answer(None, &method, &uri, &headers).await,
        };
        fields::guarded(response)
    }
    Router::new()
        .fallback(answer)
        .with_state((Arc::new(site), games.cloned()))
}
