//! What the players have said to each other.

use api::online::{Phrase, Said, Seat};

use crate::limits::PHRASES;

/// What each player has said last, and how often since the last turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Phrases {
    last: [Option<Said>; 2],
    count: [u32; 2],
}

impl Phrases {
    /// What each player has said last.
    pub(crate) fn last(&self) -> impl Iterator<Item = Said> {
        self.last.into_iter().flatten()
    }

    /// Whether a player may say something more before the next turn.
    pub(crate) fn may_speak(&self, by: Seat) -> bool {
        self.count[by as usize] < PHRASES
    }

    pub(crate) fn say(&mut self, number: u64, by: Seat, phrase: Phrase, ply: u32) {
        self.count[by as usize] = self.count[by as usize].saturating_add(1);
        self.last[by as usize] = Some(Said {
            number,
            by,
            phrase,
            ply,
        });
    }

    /// Everyone may speak again: a turn was played or taken back, or the game has ended.
    pub(crate) fn refill(&mut self) {
        self.count = [0; 2];
    }
}
