//! Identifiers of games, people, seats and turns.

use std::fmt;
use std::str::FromStr;

use rules::Player;
use serde::{Deserialize, Serialize};

/// A place at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// White's.
    White,
    /// Black's.
    Black,
}

impl Seat {
    /// White's, then Black's.
    pub const ALL: [Seat; 2] = [Seat::White, Seat::Black];

    /// The other seat.
    #[must_use]
    pub const fn opposite(self) -> Seat {
        match self {
            Seat::White => Seat::Black,
            Seat::Black => Seat::White,
        }
    }

    /// The player who sits here.
    pub const fn player(self) -> Player {
        match self {
            Seat::White => Player::White,
            Seat::Black => Player::Black,
        }
    }
}

impl From<Player> for Seat {
    fn from(player: Player) -> Seat {
        match player {
            Player::White => Seat::White,
            Player::Black => Seat::Black,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.player().fmt(f)
    }
}

/// The text cannot be an id of this kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what}")]
pub struct NotAnId {
    what: &'static str,
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $rule:path, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotAnId;

            fn try_from(text: String) -> Result<$name, NotAnId> {
                if $rule(&text) {
                    Ok($name(text))
                } else {
                    Err(NotAnId { what: $what })
                }
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<$name, NotAnId> {
                text.to_owned().try_into()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// A client's id for a turn, so that a turn sent twice counts once.
    TurnId, is_token, "a turn id has 1 to 36 letters, digits, hyphens and underscores"
}

id! {
    /// A person, as the server knows them. Others see an alias instead.
    PersonId, is_token, "a person's id has 1 to 36 letters, digits, hyphens and underscores"
}

id! {
    /// The code of a game, which is also the path of its invitation.
    GameCode, is_code, "a game's code has ten letters and digits, without 0, 1, i, l and o"
}

impl GameCode {
    /// The characters of a code: none that are easily confused.
    pub const ALPHABET: [u8; 31] = *b"23456789abcdefghjkmnpqrstuvwxyz";
    /// The length of a code: enough that nobody can guess one.
    pub const LENGTH: usize = 10;

    /// A code made of these numbers, each of which chooses a character.
    pub fn of(numbers: [u8; GameCode::LENGTH]) -> GameCode {
        let character = |number: u8| {
            let index = usize::from(number) % GameCode::ALPHABET.len();
            char::from(GameCode::ALPHABET[index])
        };
        GameCode(numbers.into_iter().map(character).collect())
    }

    /// The code at the end of a link as people pass it on: in capitals, or followed by a full stop,
    /// a bracket or a slash.
    pub fn in_link(text: &str) -> Option<GameCode> {
        let code = text.trim_end_matches(|last: char| !last.is_ascii_alphanumeric());
        code.to_ascii_lowercase().try_into().ok()
    }
}

fn is_token(text: &str) -> bool {
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (1..=36).contains(&text.len()) && text.bytes().all(is_allowed)
}

fn is_code(text: &str) -> bool {
    text.len() == GameCode::LENGTH && text.bytes().all(|byte| GameCode::ALPHABET.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_hold_nothing_that_needs_escaping() {
        for text in ["", "a b", "a/b", "ü", "<", &"x".repeat(37)] {
            assert!(text.parse::<TurnId>().is_err(), "{text:?}");
            assert!(text.parse::<PersonId>().is_err(), "{text:?}");
        }
        assert!("0aZ_-".parse::<TurnId>().is_ok());
    }

    #[test]
    fn a_code_is_found_in_a_link_that_was_typed_or_ends_a_sentence() {
        let code: GameCode = "23456789ab".parse().unwrap();
        for text in [
            "23456789ab",
            "23456789AB",
            "23456789ab.",
            "23456789ab)",
            "23456789Ab/",
            "23456789ab).”",
        ] {
            assert_eq!(GameCode::in_link(text), Some(code.clone()), "{text:?}");
        }
        for text in [
            "",
            ".23456789ab",
            "23456789",
            "23456789abc",
            "index.html",
            "23456789a.",
        ] {
            assert_eq!(GameCode::in_link(text), None, "{text:?}");
        }
    }

    #[test]
    fn codes_have_one_length_and_no_confusing_characters() {
        assert_eq!(GameCode::of([0; 10]).as_str(), "2222222222");
        for text in ["222222222", "22222222222", "222222222l", "222222222A"] {
            assert!(text.parse::<GameCode>().is_err(), "{text:?}");
        }
        for number in 0..=u8::MAX {
            let code = GameCode::of([number; 10]);
            assert_eq!(code.as_str().parse(), Ok(code.clone()));
        }
    }
}
