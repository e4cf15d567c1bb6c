//! What a player below full strength overlooks.
//!
//! People do not throw a game away at random: they miss what a piece turns as it passes, more
//! easily the farther it slides, and how a chain could continue. So does the engine at its lower
//! levels: it skips such actions in the search, its own and the opponent's alike, and plays the
//! best of what it sees. What one search overlooks is determined by a seed and the root position.

use rules::{Action, State, Word};

use crate::Random;
use crate::order::{Ranked, stanceless};
use crate::tuning::{OVERLOOKED_FAR, OVERLOOKED_NEAR};

/// What one search overlooks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Oversight {
    /// The chance of overlooking something, in 1/1024.
    share: u64,
    /// The largest error of an estimate, in points.
    wobble: i32,
    seed: u64,
}

/// The denominator of chances.
const WHOLE: u64 = 1 << 10;

impl Oversight {
    pub(super) fn new(share: i32, wobble: i32, seed: u64, root: u64) -> Oversight {
        Oversight {
            share: share.clamp(0, WHOLE as i32) as u64,
            wobble: wobble.max(0),
            seed: Random::of_game(seed, root).next(),
        }
    }

    /// Whether everything is seen.
    pub(super) fn is_none(self) -> bool {
        self.share == 0
    }

    /// The error of a position's estimate, in points.
    pub(super) fn wobble(self, hash: u64) -> i32 {
        if self.wobble == 0 {
            return 0;
        }
        let most = self.wobble as u32;
        Random::new(self.seed ^ hash).below(2 * most + 1) as i32 - most as i32
    }

    /// Removes what is overlooked from the end of a list.
    pub(super) fn remove<W: Word>(self, state: &State<W>, list: &mut Vec<Ranked>, begin: usize) {
        if self.is_none() {
            return;
        }
        let mut kept = begin;
        for at in begin..list.len() {
            if !self.overlooks(state, list[at].action) {
                list.swap(kept, at);
                kept += 1;
            }
        }
        list.truncate(kept);
    }

    /// Like [`Oversight::remove`], but never removes everything: a player who can move sees at
    /// least one action.
    pub(super) fn remove_some<W: Word>(
        self,
        state: &State<W>,
        list: &mut Vec<Ranked>,
        begin: usize,
    ) {
        let sees = |ranked: &Ranked| !self.overlooks(state, ranked.action);
        if !self.is_none() && list[begin..].iter().any(sees) {
            self.remove(state, list, begin);
        }
    }

    pub(super) fn overlooks<W: Word>(self, state: &State<W>, action: Action) -> bool {
        if action == Action::End {
            return false;
        }
        let mut share = 0;
        if state.bonus().is_some() {
            share = self.share;
        }
        if let Action::Slide { from, to, .. } = action
            && let Some(direction) = from.direction_to(to)
        {
            let path = W::path(from, to, direction);
            let [left, right] = state.swept(path, direction);
            let theirs = (left | right) & state.pieces_of(state.to_move().opponent());
            if !theirs.is_empty() {
                // A neighbour of the next space is noticed twice as easily as one far away.
                let far = u64::from(path.len()).min(OVERLOOKED_FAR);
                let likely = self.share * (far + OVERLOOKED_NEAR);
                share = share.max(likely / (OVERLOOKED_FAR + OVERLOOKED_NEAR));
            }
        }
        let (way, _) = stanceless(action);
        share > 0 && Random::new(self.seed ^ u64::from(way) << 20).next() % WHOLE < share
    }
}

#[cfg(test)]
mod tests {
    use rules::{Position, Words};

    use super::*;

    /// Both sides have slides that turn something, and the mover a bonus in the second.
    fn actions(text: &str) -> (State<u64>, Vec<Ranked>) {
        let position: Position = text.parse().expect("a position");
        let Words::Narrow(state) = position.words() else {
            panic!("a small board");
        };
        let mut list = Vec::new();
        state.legal().for_each(|action| {
            let number = list.len();
            list.push(Ranked::new(action, 0, number));
        });
        (*state, list)
    }

    const LIVELY: &str = "6u:T10/T10 2t11T51/6/t52T2t11/2T63/6/T31T32T7 b T4/T7 - -";

    #[test]
    fn full_sight_overlooks_nothing() {
        let (state, list) = actions(LIVELY);
        let mut rest = list.clone();
        Oversight::new(0, 0, 1, 2).remove(&state, &mut rest, 0);
        assert_eq!(rest.len(), list.len());
    }

    #[test]
    fn only_slides_that_turn_something_are_overlooked_at_the_beginning_of_a_turn() {
        let (state, list) = actions(LIVELY);
        let mut rest = list.clone();
        Oversight::new(1024, 0, 1, 2).remove(&state, &mut rest, 0);
        assert!(rest.len() < list.len());
        let gone = list
            .iter()
            .map(|r| r.action)
            .filter(|action| !rest.iter().any(|r| r.action == *action));
        for action in gone {
            let effects = state.effects(action);
            assert!(!effects.turned.is_empty(), "{action}");
        }
    }

    #[test]
    fn more_is_overlooked_with_a_greater_share() {
        let (state, list) = actions(LIVELY);
        let seen = |share| {
            let games = 0..200;
            let left = games.map(|seed| {
                let mut rest = list.clone();
                Oversight::new(share, 0, seed, 5).remove(&state, &mut rest, 0);
                rest.len()
            });
            left.sum::<usize>()
        };
        assert!(seen(200) > seen(500) && seen(500) > seen(900));
    }

    #[test]
    fn who_can_move_sees_something() {
        let (state, list) = actions(LIVELY);
        for seed in 0..200 {
            let mut rest = list.clone();
            rest.retain(|ranked| matches!(ranked.action, Action::Slide { .. }));
            Oversight::new(1024, 0, seed, 5).remove_some(&state, &mut rest, 0);
            assert!(!rest.is_empty());
        }
    }

    #[test]
    fn guesses_go_astray_both_ways_and_never_too_far() {
        let oversight = Oversight::new(0, 30, 3, 4);
        let astray: Vec<i32> = (0..500).map(|hash| oversight.wobble(hash)).collect();
        assert!(astray.iter().all(|points| points.abs() <= 30));
        assert!(astray.iter().any(|p| *p < -10) && astray.iter().any(|p| *p > 10));
        assert_eq!(Oversight::new(0, 0, 3, 4).wobble(9), 0);
    }
}
