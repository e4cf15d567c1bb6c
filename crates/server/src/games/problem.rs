//! Why a request is not carried out, and what a client is told.

use api::online::{Refusal, TermsFault};
use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::store::StoreError;

/// Why a request is not carried out.
#[derive(Debug, thiserror::Error)]
pub(super) enum Problem {
    /// There is no such game, or it is none of the person's business.
    #[error("there is no such game")]
    NoGame,
    #[error("this can be sent only by a page of this site")]
    OtherSite,
    #[error("the body must be JSON, with `Content-Type: application/json`")]
    NotJson,
    #[error("the body is larger than {0} bytes")]
    TooLarge(usize),
    #[error("the body did not arrive in time")]
    TooSlow,
    #[error("{0}")]
    Malformed(String),
    #[error(transparent)]
    Terms(#[from] TermsFault),
    #[error("guests play casual games only")]
    Rated,
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("too many {what}: wait {seconds} s")]
    TooMany { what: &'static str, seconds: u32 },
    #[error("the games cannot be reached right now")]
    Store(#[from] StoreError),
    #[error("the system has no random numbers")]
    NoRandomness,
}

/// What a client is told.
#[derive(Serialize)]
struct Told<'a> {
    error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<&'a Refusal>,
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<u32>,
}

impl Problem {
    fn status(&self) -> StatusCode {
        match self {
            Problem::NoGame => StatusCode::NOT_FOUND,
            Problem::OtherSite => StatusCode::FORBIDDEN,
            Problem::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Problem::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::Malformed(_) => StatusCode::BAD_REQUEST,
            Problem::Terms(_) | Problem::Rated => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::Refused(_) => StatusCode::CONFLICT,
            Problem::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::Store(_) | Problem::NoRandomness => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// How many seconds to wait before trying again, if that may help.
    pub(super) fn retry_after(&self) -> Option<u32> {
        match self {
            Problem::TooMany { seconds, .. } => Some(*seconds),
            Problem::Store(_) | Problem::NoRandomness => Some(1),
            _ => None,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let retry_after = self.retry_after();
        let told = Told {
            error: self.to_string(),
            refusal: match &self {
                Problem::Refused(refusal) => Some(refusal),
                _ => None,
            },
            retry_after,
        };
        let mut response = json(self.status(), &told);
        if let Some(seconds) = retry_after {
            let fields = response.headers_mut();
            fields.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// A response in JSON.
pub(super) fn json(status: StatusCode, value: &impl Serialize) -> Response {
    // Everything that is sent can be written as JSON.
    let text = serde_json::to_string(value).unwrap_or_default();
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let kind = HeaderValue::from_static("application/json");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}
