//! The round that is being answered, kept on this device so that a reload goes on with it.

use ::learn::Game;
use foresight::Grade;

use crate::store::drafts;

/// The name under which it is kept. There is one at a time.
const NAME: &str = "ahead";

/// Which round it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Round {
    pub game: Game,
    pub grade: Grade,
    pub seed: u16,
    pub is_timed: bool,
}

/// How far a round has come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reached {
    /// How many exercises were answered.
    pub answered: usize,
    /// How many of the answers were right.
    pub right: usize,
    /// How long they took, in milliseconds.
    pub millis: u64,
    /// The seconds left for the next one, if it was begun against the clock.
    pub left: Option<u32>,
}

impl Round {
    /// How far it had come before the page was loaded again.
    pub fn load(&self) -> Reached {
        let text = drafts::load(NAME);
        text.and_then(|text| self.read(&text)).unwrap_or_default()
    }

    pub fn save(&self, reached: Reached) {
        drafts::save(NAME, Some(&self.written(reached)));
    }

    fn written(&self, reached: Reached) -> String {
        let Reached {
            answered,
            right,
            millis,
            left,
        } = reached;
        let left = left.map_or_else(String::new, |left| format!(" {left}"));
        format!("{}{answered} {right} {millis}{left}", self.name())
    }

    /// Reads what was kept of this round; nothing of another one.
    fn read(&self, text: &str) -> Option<Reached> {
        let mut parts = text.strip_prefix(&self.name())?.split_whitespace();
        let reached = Reached {
            answered: parts.next()?.parse().ok()?,
            right: parts.next()?.parse().ok()?,
            millis: parts.next()?.parse().ok()?,
            left: match parts.next() {
                Some(left) => Some(left.parse().ok()?),
                None => None,
            },
        };
        (reached.right <= reached.answered).then_some(reached)
    }

    fn name(&self) -> String {
        let time = if self.is_timed { "timed" } else { "free" };
        let (game, grade, seed) = (self.game.name(), self.grade.name(), self.seed);
        // The space ends the name: 12 is not 1 and what follows.
        format!("{game} {grade} {seed} {time} ")
    }
}

/// The round is over.
pub(super) fn forget() {
    drafts::save(NAME, None);
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUND: Round = Round {
        game: Game::Tixel,
        grade: Grade::Hard,
        seed: 12,
        is_timed: true,
    };

    #[test]
    fn a_round_is_found_again_and_no_other_is_taken_for_it() {
        let reached = Reached {
            answered: 3,
            right: 2,
            millis: 41_000,
            left: None,
        };
        let begun = Reached {
            left: Some(17),
            ..reached
        };
        assert_eq!(ROUND.read(&ROUND.written(begun)), Some(begun));
        let text = ROUND.written(reached);
        assert_eq!(ROUND.read(&text), Some(reached));
        for other in [
            Round { seed: 1, ..ROUND },
            Round {
                is_timed: false,
                ..ROUND
            },
            Round {
                grade: Grade::Easy,
                ..ROUND
            },
            Round {
                game: Game::Tix,
                ..ROUND
            },
        ] {
            assert_eq!(other.read(&text), None);
        }
    }

    #[test]
    fn what_cannot_be_is_not_read() {
        for numbers in ["", "3", "3 4 0", "x 1 1", "-1 0 0", "1 1 1 x"] {
            assert_eq!(ROUND.read(&format!("{}{numbers}", ROUND.name())), None);
        }
    }
}
