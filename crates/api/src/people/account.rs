//! The bodies of requests about one's own account, and of their answers.

use serde::{Deserialize, Serialize};

use super::Name;
use super::rating::is_false;
use crate::online::Time;

/// The least characters of a password.
pub const MIN_PASSWORD: usize = 8;

/// The most bytes of a password.
pub const MAX_PASSWORD: usize = 256;

/// Who is asking: the answer to `GET /api/me`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Me {
    /// Somebody the server does not know.
    Nobody,
    /// A guest, known by a cookie.
    Guest,
    /// Somebody with an account.
    Account {
        /// Their name.
        name: Name,
        /// When they signed up.
        since: Time,
        /// How many recovery codes they have left.
        recovery_codes: u32,
        /// Whether a program plays here.
        #[serde(default, skip_serializing_if = "is_false")]
        is_bot: bool,
    },
}

/// Sign up: the body of `POST /api/accounts`. A guest keeps games and seats.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SignUp {
    /// The chosen name.
    pub name: Name,
    /// The chosen password.
    pub password: String,
}

/// An account was created.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SignedUp {
    /// Its name.
    pub name: Name,
    /// Shown only now: each can replace a forgotten password once.
    pub recovery_codes: Vec<String>,
}

/// Sign in: the body of `POST /api/session`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SignIn {
    /// The name, whether or not it can be one.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Set a new password with a recovery code, and sign in: the body of `POST /api/recovery`. All other
/// sessions end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Recover {
    /// The name, whether or not it can be one.
    pub name: String,
    /// One of the codes. It works once.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// Change the password: the body of `POST /api/me/password`. All other sessions end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChangePassword {
    /// The password now.
    pub current: String,
    /// The password from now on.
    pub new: String,
}

/// Something that needs the password once more: the body of `POST /api/me/recovery-codes` and of
/// `POST /api/me/delete`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Confirm {
    /// The password.
    pub password: String,
}

/// New recovery codes. The old ones no longer work.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecoveryCodes {
    /// Shown only now.
    pub recovery_codes: Vec<String>,
}

/// A browser in which somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Session {
    /// What it is called in `DELETE /api/me/sessions/ID`.
    pub id: String,
    /// When it was signed in.
    pub since: Time,
    /// When it was last heard of, give or take an hour.
    pub seen: Time,
    /// What kind of browser it is, such as `Firefox`, as far as it says so.
    pub browser: Option<String>,
    /// What it runs on, such as `Android`, as far as it says so.
    pub system: Option<String>,
    /// Whether it is the one that asks.
    pub is_current: bool,
}

/// Where to get back a guest's seat on another device: the answer to
/// `POST /api/games/CODE/seat/link`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatLink {
    /// A path of this site, `/CODE?seat=KEY`. Whoever opens it can become this guest.
    pub path: String,
}

/// Become the guest of a link: the body of `POST /api/games/CODE/seat/recover`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecoverSeat {
    /// What follows `seat=` in the link.
    pub key: String,
    /// Whether this browser may forget the guest it is now, who has games too.
    #[serde(default)]
    pub replace: bool,
}
