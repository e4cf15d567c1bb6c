//! Tokens, with which programs act for an account.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::online::Time;

/// What a token allows besides reading. A token never reaches its own account: the password,
/// sessions, other tokens, blocks, export and deletion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// To see what the account may see. Every token may.
    Read,
    /// To create games, take seats and play.
    Play,
    /// To seek opponents and to make and answer challenges.
    Lobby,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Lobby];

    /// What it is called in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Lobby => "lobby",
        }
    }

    /// The scope with a name.
    pub fn from_name(name: &str) -> Option<Scope> {
        Scope::ALL.into_iter().find(|scope| scope.name() == name)
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Make a token: the body of `POST /api/me/tokens`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewToken {
    /// What its owner calls it: 1 to 40 characters.
    pub name: String,
    /// What it allows; at least one.
    pub scopes: Vec<Scope>,
}

impl NewToken {
    /// The most characters of a name.
    pub const MAX_NAME: usize = 40;
}

/// A token was made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TokenMade {
    /// Its id in `DELETE /api/me/tokens/ID`.
    pub id: String,
    /// Shown only now, for `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// A token in the list of its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Token {
    /// Its id in `DELETE /api/me/tokens/ID`.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub since: Time,
    /// When it was last used, to within an hour; `None` if never.
    pub seen: Option<Time>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_in_messages() {
        for scope in Scope::ALL {
            let text = format!("{:?}", scope.name());
            assert_eq!(serde_json::to_string(&scope).unwrap(), text);
            assert_eq!(Scope::from_name(scope.name()), Some(scope));
        }
    }
}
