//! The memory of a search, kept from one search to the next.

use rules::Action;

/// The lists a search works with. They grow at first and are then reused.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    /// What is left to try at each position of the chain, one list after another.
    pub(crate) candidates: Vec<Candidate>,
    /// The chain that ends the game.
    pub(crate) chain: Vec<Action>,
}

/// An action still to be tried or followed up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    /// The highest goes first. Unique within a position, so the order does not depend on how they
    /// are picked.
    key: u64,
    pub(crate) action: Action,
}

impl Candidate {
    pub(crate) fn new(action: Action, points: i32, number: usize) -> Candidate {
        let upper = u64::from(points as u32 ^ 0x8000_0000) << 32;
        Candidate {
            key: upper | u64::from(u32::MAX - number as u32),
            action,
        }
    }
}

impl Lists {
    /// The actions of the chain that the last search found, including an `end` if it needs one.
    pub fn chain(&self) -> &[Action] {
        &self.chain
    }

    pub(crate) fn add(&mut self, begin: usize, action: Action, points: i32) {
        let number = self.candidates.len() - begin;
        self.candidates.push(Candidate::new(action, points, number));
    }

    /// Takes the best of the candidates from `begin` on. Few are ever tried, so picking one is
    /// cheaper than sorting all.
    pub(crate) fn take_best(&mut self, begin: usize) -> Option<Candidate> {
        let best = (begin..self.candidates.len()).max_by_key(|at| self.candidates[*at].key)?;
        Some(self.candidates.swap_remove(best))
    }
}
