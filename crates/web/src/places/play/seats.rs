//! Who plays a game, and on which terms: what is kept beside its record.

use api::worker::LEVELS;
use rules::Player;
use serde::{Deserialize, Serialize};

use super::clock::Control;

/// Who plays, and on which terms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Seats {
    /// Against whom.
    pub opponent: Opponent,
    /// The clock, if there is one.
    pub control: Option<Control>,
    /// Milliseconds White and Black have left.
    pub left: [u64; 2],
    /// Whether turns may be taken back.
    pub takebacks: bool,
    /// Whether a position that comes up for the third time may be called a draw.
    pub repetition: bool,
    /// Whether the board turns to whoever is to move.
    pub turn_board: bool,
}

/// Against whom.
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
        /// Makes it err differently from game to game.
        seed: u64,
    },
}

impl Seats {
    /// As kept.
    ///
    /// # Errors
    /// If it cannot be read; the text says what is wrong, in English.
    pub fn read(text: &str) -> Result<Seats, String> {
        let seats: Seats = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match seats.opponent {
            Opponent::Computer { level, .. } if !(1..=LEVELS).contains(&level) => {
                Err(format!("there is no level {level}"))
            }
            _ => Ok(seats),
        }
    }

    /// To be kept.
    pub fn write(&self) -> String {
        // Plain data always becomes text.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The player the computer is, if it plays.
    pub fn computer(&self) -> Option<Player> {
        match self.opponent {
            Opponent::Computer { white: true, .. } => Some(Player::White),
            Opponent::Computer { white: false, .. } => Some(Player::Black),
            Opponent::Person => None,
        }
    }

    /// The level of the computer, if it plays.
    pub fn level(&self) -> Option<u8> {
        match self.opponent {
            Opponent::Computer { level, .. } => Some(level),
            Opponent::Person => None,
        }
    }

    /// The seats for another game: colours change, clocks are full.
    #[must_use]
    pub fn rematch(&self, new_seed: u64) -> Seats {
        let opponent = match self.opponent {
            Opponent::Person => Opponent::Person,
            Opponent::Computer { level, white, .. } => Opponent::Computer {
                level,
                white: !white,
                seed: new_seed,
            },
        };
        Seats {
            opponent,
            left: full(self.control),
            ..self.clone()
        }
    }
}

/// What both have left before the first turn.
pub fn full(control: Option<Control>) -> [u64; 2] {
    [control.map_or(0, |control| u64::from(control.base) * 1000); 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> Seats {
        Seats {
            opponent: Opponent::Computer {
                level: 3,
                white: false,
                seed: u64::MAX,
            },
            control: Some(Control::new(5, 3)),
            left: [1234, 5678],
            takebacks: true,
            repetition: true,
            turn_board: false,
        }
    }

    #[test]
    fn seats_are_read_as_they_were_written() {
        let person = Seats {
            opponent: Opponent::Person,
            control: None,
            ..seats()
        };
        for seats in [seats(), person] {
            assert_eq!(Seats::read(&seats.write()), Ok(seats));
        }
    }

    #[test]
    fn broken_seats_are_refused_with_their_fault() {
        assert!(Seats::read("").is_err());
        assert!(Seats::read("{}").unwrap_err().contains("opponent"));
        let text = seats().write().replace("\"level\":3", "\"level\":16");
        assert_eq!(Seats::read(&text).unwrap_err(), "there is no level 16");
    }

    #[test]
    fn a_rematch_changes_colours_and_fills_the_clocks() {
        let again = seats().rematch(7);
        assert_eq!(again.computer(), Some(Player::White));
        assert_eq!(again.left, [300_000; 2]);
        assert_eq!(again.level(), Some(3));
    }
}
