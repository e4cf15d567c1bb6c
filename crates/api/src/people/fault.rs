//! Why a request was not carried out.

use serde::{Deserialize, Serialize};

use crate::online::Refusal;

/// The answer to a request that was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fault {
    /// A sentence in English.
    pub error: String,
    /// The same for programs.
    #[serde(default)]
    pub kind: FaultKind,
    /// Why the game refused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    /// What there was too much of, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<String>,
    /// How many seconds to wait before trying again, if that may help.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u32>,
}

/// Why a request was not carried out, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// Not found, or not visible to the caller.
    NotFound,
    /// The path does not support this method: see the header `Allow`.
    WrongMethod,
    /// A cross-site request.
    OtherSite,
    /// The body cannot be parsed.
    Malformed,
    /// The body is too large, or took too long.
    Body,
    /// Nobody can play on these terms.
    Terms,
    /// Only people with accounts can do that.
    NeedsAccount,
    /// The game refused it.
    Refused,
    /// Rate limited: see `limit` and `retry_after`.
    TooMany,
    /// It takes two, and the caller means themselves.
    Yourself,
    /// No account can have that name: it is too long, or has other characters.
    BadName,
    /// No token can have that name: it is empty, too long, or cannot be seen.
    BadTokenName,
    /// The name is already taken.
    NameTaken,
    /// Nobody may have that name.
    NameReserved,
    /// The password is too short, too long, or the same as the name.
    WeakPassword,
    /// The name and the password, or the code, do not match.
    WrongCredentials,
    /// There is no such token, or it was revoked.
    WrongToken,
    /// The token does not allow it.
    MissingScope,
    /// Only people can do that.
    NotForBots,
    /// The person is signed in already.
    SignedIn,
    /// The browser belongs to another guest who has games.
    OtherGuest,
    /// One of the two has blocked the other.
    Blocked,
    /// The caller has blocked the other person.
    YouBlocked,
    /// It is no longer there: taken, withdrawn or expired.
    Gone,
    /// Both seats of the game are taken, and only its players may see it.
    Private,
    /// The game is over, and only its players may see it.
    Over,
    /// The database does not answer right now.
    Unavailable,
    /// A kind from a newer server.
    #[default]
    #[serde(other)]
    Other,
}

impl FaultKind {
    /// All of them, in order.
    pub const ALL: [FaultKind; 28] = [
        FaultKind::NotFound,
        FaultKind::WrongMethod,
        FaultKind::OtherSite,
        FaultKind::Malformed,
        FaultKind::Body,
        FaultKind::Terms,
        FaultKind::NeedsAccount,
        FaultKind::Refused,
        FaultKind::TooMany,
        FaultKind::Yourself,
        FaultKind::BadName,
        FaultKind::BadTokenName,
        FaultKind::NameTaken,
        FaultKind::NameReserved,
        FaultKind::WeakPassword,
        FaultKind::WrongCredentials,
        FaultKind::WrongToken,
        FaultKind::MissingScope,
        FaultKind::NotForBots,
        FaultKind::SignedIn,
        FaultKind::OtherGuest,
        FaultKind::Blocked,
        FaultKind::YouBlocked,
        FaultKind::Gone,
        FaultKind::Private,
        FaultKind::Over,
        FaultKind::Unavailable,
        FaultKind::Other,
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_kinds_are_listed() {
        let numbers = FaultKind::ALL.map(|kind| kind as usize);
        assert!(numbers.into_iter().eq(0..FaultKind::ALL.len()));
        // The last of them: whatever is added before it moves it.
        assert_eq!(FaultKind::ALL.last(), Some(&FaultKind::Other));
    }
}
