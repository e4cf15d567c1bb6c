//! The names of accounts.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The name of an account: 1 to 20 letters, digits, hyphens and underscores. Two names that differ
/// only in case are the same.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Why a text cannot be the name of an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameFault {
    /// It is empty, too long, or has other characters.
    #[error("a name has 1 to 20 letters, digits, hyphens and underscores")]
    Form,
    /// It could be mistaken for somebody or something else.
    #[error("that name is reserved")]
    Reserved,
}

/// Names nobody may have, in lower case.
const RESERVED: [&str; 26] = [
    "admin",
    "administrator",
    "anonymous",
    "api",
    "black",
    "bot",
    "computer",
    "deleted",
    "engine",
    "guest",
    "help",
    "me",
    "mod",
    "moderator",
    "nobody",
    "null",
    "official",
    "owner",
    "quarterturn",
    "root",
    "server",
    "staff",
    "support",
    "system",
    "undefined",
    "white",
];

impl Name {
    /// The maximum length of a name, in characters.
    pub const MAX_LENGTH: usize = 20;

    /// Shown instead of the name of a deleted account.
    pub fn deleted() -> Name {
        Name("deleted".to_owned())
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The same key for all names that count as equal.
    pub fn key(&self) -> String {
        self.0.to_ascii_lowercase()
    }

    /// The prefix of the server's own bots, in any case.
    pub const BOT_PREFIX: &str = "bot-";

    /// Whether a new account may choose the name.
    ///
    /// # Errors
    /// If it is reserved.
    pub fn check_free(&self) -> Result<(), NameFault> {
        let key = self.key();
        if RESERVED.contains(&key.as_str()) || key.starts_with(Name::BOT_PREFIX) {
            return Err(NameFault::Reserved);
        }
        Ok(())
    }
}

impl TryFrom<String> for Name {
    type Error = NameFault;

    fn try_from(text: String) -> Result<Name, NameFault> {
        let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        if (1..=Name::MAX_LENGTH).contains(&text.len()) && text.bytes().all(is_allowed) {
            Ok(Name(text))
        } else {
            Err(NameFault::Form)
        }
    }
}

impl FromStr for Name {
    type Err = NameFault;

    fn from_str(text: &str) -> Result<Name, NameFault> {
        text.to_owned().try_into()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        for text in ["a", "Anna", "anna_2-b", &"x".repeat(20)] {
            assert!(text.parse::<Name>().is_ok(), "{text:?}");
        }
        for text in ["", " anna", "an na", "ännä", "<b>", "a/b", &"x".repeat(21)] {
            assert_eq!(text.parse::<Name>(), Err(NameFault::Form), "{text:?}");
        }
    }

    #[test]
    fn case_makes_no_difference_to_who_is_meant() {
        let [one, other]: [Name; 2] = ["Anna", "aNNa"].map(|text| text.parse().unwrap());
        assert_ne!(one, other);
        assert_eq!(one.key(), other.key());
    }

    #[test]
    fn nobody_may_pose_as_somebody_official() {
        for text in ["admin", "Deleted", "GUEST", "white", "Bot-club"] {
            let name: Name = text.parse().unwrap();
            assert_eq!(name.check_free(), Err(NameFault::Reserved), "{text}");
        }
        assert!("anna".parse::<Name>().unwrap().check_free().is_ok());
        assert!(RESERVED.is_sorted());
    }
}
