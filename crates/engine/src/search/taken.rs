//! Turns excluded from a search because they have already been reported.

use rules::{State, Word};

use super::worker::{Child, Here, Worker};
use crate::Random;
use crate::evaluate::Evaluate;

/// The excluded turns, identified by the positions they lead to: the same actions in another order
/// are the same turn.
#[derive(Debug, Default)]
pub(super) struct Taken {
    ends: Vec<u64>,
    /// Keeps table entries apart; see [`Worker::key`].
    salt: u64,
}

impl Taken {
    pub(super) fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.ends.clear();
        self.salt = 0;
    }

    /// Also excludes the turn that ends in the position with this hash.
    pub(super) fn add(&mut self, end: u64) {
        self.ends.push(end);
        // Mixed, so that hashes that differ in few bits never cancel out; summed, so that the same
        // turns in any order give the same salt.
        self.salt ^= Random::new(end).next();
    }

    pub(super) fn contains(&self, end: u64) -> bool {
        self.ends.contains(&end)
    }
}

impl<E: Evaluate> Worker<'_, E> {
    /// Whether an action ended the first turn, and that turn is excluded.
    pub(super) fn is_taken<W: Word>(&self, child: &Child<W>, here: Here) -> bool {
        here.turns == 0
            && child.switched
            && !self.taken.is_empty()
            && self.taken.contains(child.state.hash())
    }

    /// The table key of a position. Within the first turn its value depends on which turns are
    /// excluded, so each set of them has its own entries.
    pub(super) fn key<W: Word>(&self, state: &State<W>, here: Here) -> u64 {
        let salt = if here.turns == 0 { self.taken.salt } else { 0 };
        state.hash() ^ salt
    }
}
