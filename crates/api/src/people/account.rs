//! The bodies of requests about the caller's own account, and of their answers.

use serde::{Deserialize, Serialize};

use super::Name;
use super::rating::is_false;
use crate::online::Time;

/// The minimum length of a password, in characters.
pub const MIN_PASSWORD: usize = 8;

/// The maximum length of a password, in bytes.
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
        /// Whether the account is a bot.
        #[serde(default, skip_serializing_if = "is_false")]
        is_bot: bool,
    },
}

/// Sign up: the body of `POST /api/accounts`. A guest keeps their games and seats.
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
    /// The name, valid or not.
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

/// Confirm an action with the password: the body of `POST /api/me/recovery-codes` and of `POST
/// /api/me/delete`.
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
    /// When it was last active, to within an hour.
    pub seen: Time,
    /// The kind of browser, such as `Firefox`, if it says so.
    pub browser: Option<String>,
    /// The system it runs on, such as `Android`, if it says so.
    pub system: Option<String>,
    /// Whether it is the caller's session.
    pub is_current: bool,
}

/// A link that restores a guest's seat on another device: the answer to `POST
/// /api/games/CODE/seat/link`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatLink {
    /// A path on this site, `/CODE?seat=KEY`. Anyone who opens it can become this guest.
    pub path: String,
}

/// Become the guest that a link belongs to: the body of `POST /api/games/CODE/seat/recover`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecoverSeat {
    /// What follows `seat=` in the link.
    pub key: String,
    /// Whether to replace this browser's current guest, even if that guest has games.
    #[serde(default)]
    pub replace: bool,
}
