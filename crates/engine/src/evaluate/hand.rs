//! The hand-written evaluation: counting what matters.

use rules::{Action, Setup, State, Survey, Word};

use super::weights::{Weights, seen};
use super::{Evaluate, Interest};

/// Counts slidable pieces and how vulnerable they are, room for sliding and placing, and pools.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    weights: Option<Weights>,
}

impl Hand {
    /// Uses these weights for all setups; by default they are chosen by setup.
    pub fn with(weights: Weights) -> Hand {
        Hand {
            weights: Some(weights),
        }
    }
}

impl Evaluate for Hand {
    type Trace = ();

    fn for_setup(&self, setup: Setup) -> Hand {
        Hand {
            weights: self.weights.or_else(|| Some(Weights::for_setup(setup))),
        }
    }

    fn begin<W: Word>(&self, _: &State<W>) {}

    fn follow<W: Word>(&self, (): &(), _: &State<W>, _: Action, _: &State<W>, (): &mut ()) {}

    #[inline]
    fn value<W: Word>(
        &self,
        _: &mut [()],
        state: &State<W>,
        survey: &Survey<W>,
        _: Interest,
    ) -> i32 {
        let mover = state.to_move();
        let seen = [
            seen(state, survey, mover),
            seen(state, survey, mover.opponent()),
        ];
        match &self.weights {
            Some(weights) => weights.value(&seen),
            None => Weights::for_setup(state.setup()).value(&seen),
        }
    }
}
