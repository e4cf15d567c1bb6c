//! Errors of requests, and what a client is told.

use api::online::{Refusal, TermsFault};
use api::people::{Fault, FaultKind, NameFault, Scope};
use axum::body::Body;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::operation::Cause;
use crate::store::StoreError;

/// Why a request is not carried out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    #[error("there is no such game")]
    NoGame,
    #[error("both seats are taken, and only the players may see the game")]
    PrivateGame,
    #[error("the game is over, and only its players may see it")]
    PrivateGameOver,
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
    #[error("this needs an account: sign in first")]
    NeedsAccount,
    #[error("there is nobody with that name")]
    NoPerson,
    #[error("there is no such thing")]
    NoSuchThing,
    #[error("there is no such request: /api lists them")]
    NoSuchRequest,
    #[error("{0} is not possible here: `Allow` says what is")]
    WrongMethod(Method),
    #[error("that name is taken")]
    NameTaken,
    #[error(transparent)]
    Name(#[from] NameFault),
    #[error("a token's name has 1 to {0} characters that can be seen")]
    TokenName(usize),
    #[error("nobody {0} themselves")]
    Yourself(&'static str),
    #[error(
        "a password has 8 characters or more, at most 256 bytes, is not the name, \
         and not one of the commonest"
    )]
    WeakPassword,
    #[error("the name or the password is wrong")]
    WrongCredentials,
    #[error("there is no such token, or it was revoked")]
    WrongToken,
    #[error("the token does not have the scope `{0}`")]
    MissingScope(Scope),
    #[error("no token allows that: sign in instead")]
    NotByToken,
    #[error("at most {most} {what}: remove one first")]
    NoRoom { what: &'static str, most: usize },
    #[error("bots cannot do that")]
    NotForBots,
    #[error("no days of vacation are left")]
    NoVacation,
    #[error("only an account that has not played can become a bot")]
    HasPlayed,
    #[error("somebody is signed in: sign out first")]
    SignedIn,
    #[error("this browser belongs to another guest who has games")]
    OtherGuest,
    #[error("this person does not want to play with you")]
    Blocked,
    #[error("you have blocked this person: unblock them first")]
    YouBlocked,
    #[error("it is no longer there")]
    Gone,
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("too many {what}: wait {seconds} s")]
    TooMany { what: &'static str, seconds: u32 },
    #[error("the games cannot be reached right now")]
    Store(#[from] StoreError),
    #[error("the system has no random numbers")]
    NoRandomness,
}

impl Problem {
    /// The status and the kind for a client.
    fn kind(&self) -> (StatusCode, FaultKind) {
        match self {
            Problem::NoGame | Problem::NoPerson | Problem::NoSuchThing | Problem::NoSuchRequest => {
                (StatusCode::NOT_FOUND, FaultKind::NotFound)
            }
            Problem::PrivateGame => (StatusCode::FORBIDDEN, FaultKind::Private),
            Problem::PrivateGameOver => (StatusCode::FORBIDDEN, FaultKind::Over),
            Problem::WrongMethod(_) => (StatusCode::METHOD_NOT_ALLOWED, FaultKind::WrongMethod),
            Problem::OtherSite => (StatusCode::FORBIDDEN, FaultKind::OtherSite),
            Problem::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, FaultKind::Malformed),
            Problem::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, FaultKind::Body),
            Problem::TooSlow => (StatusCode::REQUEST_TIMEOUT, FaultKind::Body),
            Problem::Malformed(_) => (StatusCode::BAD_REQUEST, FaultKind::Malformed),
            Problem::Terms(_) => (StatusCode::UNPROCESSABLE_ENTITY, FaultKind::Terms),
            Problem::NeedsAccount => (StatusCode::UNAUTHORIZED, FaultKind::NeedsAccount),
            Problem::NameTaken => (StatusCode::CONFLICT, FaultKind::NameTaken),
            Problem::Name(NameFault::Form) => {
                (StatusCode::UNPROCESSABLE_ENTITY, FaultKind::BadName)
            }
            Problem::TokenName(_) => (StatusCode::UNPROCESSABLE_ENTITY, FaultKind::BadTokenName),
            Problem::Yourself(_) => (StatusCode::UNPROCESSABLE_ENTITY, FaultKind::Yourself),
            Problem::Name(NameFault::Reserved) => {
                (StatusCode::UNPROCESSABLE_ENTITY, FaultKind::NameReserved)
            }
            Problem::WeakPassword => (StatusCode::UNPROCESSABLE_ENTITY, FaultKind::WeakPassword),
            Problem::WrongCredentials => (StatusCode::UNAUTHORIZED, FaultKind::WrongCredentials),
            Problem::WrongToken => (StatusCode::UNAUTHORIZED, FaultKind::WrongToken),
            Problem::MissingScope(_) | Problem::NotByToken => {
                (StatusCode::FORBIDDEN, FaultKind::MissingScope)
            }
            Problem::NoRoom { .. } => (StatusCode::CONFLICT, FaultKind::TooMany),
            Problem::NotForBots => (StatusCode::FORBIDDEN, FaultKind::NotForBots),
            Problem::HasPlayed | Problem::NoVacation => (StatusCode::CONFLICT, FaultKind::Refused),
            Problem::SignedIn => (StatusCode::CONFLICT, FaultKind::SignedIn),
            Problem::OtherGuest => (StatusCode::CONFLICT, FaultKind::OtherGuest),
            Problem::Blocked => (StatusCode::FORBIDDEN, FaultKind::Blocked),
            Problem::YouBlocked => (StatusCode::CONFLICT, FaultKind::YouBlocked),
            Problem::Gone => (StatusCode::CONFLICT, FaultKind::Gone),
            Problem::Refused(_) => (StatusCode::CONFLICT, FaultKind::Refused),
            Problem::TooMany { .. } => (StatusCode::TOO_MANY_REQUESTS, FaultKind::TooMany),
            Problem::Store(_) | Problem::NoRandomness => {
                (StatusCode::SERVICE_UNAVAILABLE, FaultKind::Unavailable)
            }
        }
    }

    /// How many seconds to wait before trying again, if that may help.
    pub(crate) fn retry_after(&self) -> Option<u32> {
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
        let (status, kind) = self.kind();
        let cause = match &self {
            Problem::Store(error) => Some(Cause(error.to_string())),
            Problem::NoRandomness => Some(Cause(self.to_string())),
            _ => None,
        };
        let fault = Fault {
            error: self.to_string(),
            kind,
            limit: match &self {
                Problem::TooMany { what, .. } | Problem::NoRoom { what, .. } => {
                    Some((*what).to_owned())
                }
                _ => None,
            },
            retry_after,
            refusal: match self {
                Problem::Refused(refusal) => Some(refusal),
                _ => None,
            },
        };
        let mut response = json(status, &fault);
        if let Some(cause) = cause {
            response.extensions_mut().insert(cause);
        }
        if status == StatusCode::UNAUTHORIZED && kind == FaultKind::WrongToken {
            let scheme = HeaderValue::from_static("Bearer error=\"invalid_token\"");
            let fields = response.headers_mut();
            fields.insert(header::WWW_AUTHENTICATE, scheme);
        }
        if let Some(seconds) = retry_after {
            let fields = response.headers_mut();
            fields.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// A response in JSON.
pub(crate) fn json(status: StatusCode, value: &impl Serialize) -> Response {
    // Everything that is sent serializes.
    let text = serde_json::to_string(value).unwrap_or_default();
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let kind = HeaderValue::from_static("application/json");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}

/// What a request leads to.
pub(crate) type ApiResult = Result<Response, Problem>;

/// 204 No Content.
pub(crate) fn no_content() -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::NO_CONTENT;
    response
}
