//! Who plays a game, and on what terms: stored beside its record.

use api::worker::LEVELS;
use rules::Player;
use serde::{Deserialize, Serialize};

use super::clock::TimeControl;

/// Who plays, and on what terms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Terms {
    /// The opponent.
    pub opponent: Opponent,
    /// The clock, if there is one.
    pub control: Option<TimeControl>,
    /// White's and Black's remaining time in milliseconds.
    pub left: [u64; 2],
    /// Whether turns may be taken back.
    pub takebacks: bool,
    /// Whether a draw may be claimed when a position comes up for the third time.
    pub repetition: bool,
    /// Whether the board turns to the player to move.
    pub turn_board: bool,
    /// White's and Black's names in pass and play; empty for their colours.
    #[serde(default, skip_serializing_if = "are_empty")]
    pub names: [String; 2],
}

fn are_empty(names: &[String; 2]) -> bool {
    names.iter().all(String::is_empty)
}

/// The most characters of a name.
const LONGEST_NAME: usize = 24;

/// A normalised name: on one line, trimmed, and not too long.
pub fn clean_name(typed: &str) -> String {
    let plain: String = typed
        .chars()
        .map(|one| if one.is_control() { ' ' } else { one })
        .collect();
    let short: String = plain.trim().chars().take(LONGEST_NAME).collect();
    short.trim_end().to_owned()
}

/// The opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub enum Opponent {
    /// Two people at one screen.
    Person,
    /// The computer.
    Computer {
        /// The level of the strength dial.
        level: u8,
        /// Whether the computer is White.
        white: bool,
        /// The seed of its mistakes, so that they vary from game to game.
        seed: u64,
    },
}

impl Terms {
    /// Parses stored terms.
    ///
    /// # Errors
    /// What is wrong with the text, in English.
    pub fn read(text: &str) -> Result<Terms, String> {
        let terms: Terms = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match terms.opponent {
            Opponent::Computer { level, .. } if !(1..=LEVELS).contains(&level) => {
                Err(format!("there is no level {level}"))
            }
            _ => Ok(terms),
        }
    }

    /// The text to store.
    pub fn write(&self) -> String {
        // Plain data always serializes.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The computer's colour, if it plays.
    pub fn computer(&self) -> Option<Player> {
        match self.opponent {
            Opponent::Computer { white: true, .. } => Some(Player::White),
            Opponent::Computer { white: false, .. } => Some(Player::Black),
            Opponent::Person => None,
        }
    }

    /// The computer's level, if it plays.
    pub fn level(&self) -> Option<u8> {
        match self.opponent {
            Opponent::Computer { level, .. } => Some(level),
            Opponent::Person => None,
        }
    }

    /// A player's name, if there is one.
    pub fn name(&self, player: Player) -> Option<&str> {
        let name = &self.names[player as usize];
        (!name.is_empty()).then_some(name)
    }

    /// Whether a player has a name.
    pub fn has_names(&self) -> bool {
        !are_empty(&self.names)
    }

    /// The terms of a rematch: colours swapped, clocks full.
    #[must_use]
    pub fn rematch(&self, new_seed: u64) -> Terms {
        let opponent = match self.opponent {
            Opponent::Person => Opponent::Person,
            Opponent::Computer { level, white, .. } => Opponent::Computer {
                level,
                white: !white,
                seed: new_seed,
            },
        };
        let [white, black] = self.names.clone();
        Terms {
            opponent,
            left: full_clocks(self.control),
            names: [black, white],
            ..self.clone()
        }
    }
}

/// Both players' time before the first turn.
pub fn full_clocks(control: Option<TimeControl>) -> [u64; 2] {
    [control.map_or(0, |control| u64::from(control.base) * 1000); 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms() -> Terms {
        Terms {
            opponent: Opponent::Computer {
                level: 3,
                white: false,
                seed: u64::MAX,
            },
            control: Some(TimeControl::new(5, 3)),
            left: [1234, 5678],
            takebacks: true,
            repetition: true,
            turn_board: false,
            names: Default::default(),
        }
    }

    fn named() -> Terms {
        Terms {
            opponent: Opponent::Person,
            names: ["Ada".to_owned(), "Grace".to_owned()],
            ..terms()
        }
    }

    #[test]
    fn names_are_kept_and_swap_colours_in_a_rematch() {
        assert_eq!(Terms::read(&named().write()), Ok(named()));
        assert_eq!(named().name(Player::Black), Some("Grace"));
        let again = named().rematch(7);
        assert_eq!(again.name(Player::Black), Some("Ada"));
        assert_eq!(terms().name(Player::White), None);
    }

    #[test]
    fn terms_without_names_are_written_as_by_earlier_versions() {
        assert!(!terms().write().contains("names"));
    }

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(clean_name("  Ada\tLovelace\n"), "Ada Lovelace");
        assert_eq!(clean_name(" \u{7} "), "");
        assert_eq!(clean_name(&"é".repeat(40)).chars().count(), LONGEST_NAME);
    }

    #[test]
    fn terms_are_read_as_they_were_written() {
        let person = Terms {
            opponent: Opponent::Person,
            control: None,
            ..terms()
        };
        for terms in [terms(), person] {
            assert_eq!(Terms::read(&terms.write()), Ok(terms));
        }
    }

    #[test]
    fn broken_terms_are_refused_with_their_error() {
        assert!(Terms::read("").is_err());
        assert!(Terms::read("{}").unwrap_err().contains("opponent"));
        let text = terms().write().replace("\"level\":3", "\"level\":16");
        assert_eq!(Terms::read(&text).unwrap_err(), "there is no level 16");
    }

    #[test]
    fn a_rematch_swaps_colours_and_fills_the_clocks() {
        let again = terms().rematch(7);
        assert_eq!(again.computer(), Some(Player::White));
        assert_eq!(again.left, [300_000; 2]);
        assert_eq!(again.level(), Some(3));
    }
}
