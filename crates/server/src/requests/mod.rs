//! What all requests have in common: authentication, rate limits, parsing, and error responses.

mod body;
mod caller;
mod cookies;
mod credentials;
mod forwarded;
pub(crate) mod fresh;
mod limits;
mod origin;
mod problem;
mod rates;
mod sockets;

pub(crate) use body::{query, read};
pub(crate) use caller::{Caller, CountedAs, Member, Needs, Who, is_still, only_own_site, who};
pub(crate) use cookies::{Signer, Transport, hash_token, session_cookie, without_session};
pub(crate) use credentials::only_credentials;
pub use forwarded::{Front, Network, NotANetwork, NotAPublicUrl, PublicUrl};
pub(crate) use fresh::check_id;
pub use limits::GameLimits;
pub(crate) use problem::{ApiResult, Problem, json, no_content};
pub use rates::Rate;
pub(crate) use rates::{Bucket, Rates, seconds};
pub(crate) use sockets::{SocketPermit, Sockets};
