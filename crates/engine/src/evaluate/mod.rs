//! Evaluating a position without searching.

mod hand;
mod learned;
mod net;
mod shipped;
mod weights;

pub use hand::Hand;
pub use learned::{Learned, Trace};
pub use net::{
    BUCKETS, Inputs, MOST_OUTPUT, NEURONS, Net, NetError, NetParts, ONE, OUTPUT_ONE, bucket,
};
pub use shipped::SHIPPED_NETS;
pub use weights::{Sight, Weights, seen};

use rules::{Action, Setup, State, Survey, Word};

/// A static evaluation of positions.
///
/// The search calls [`Evaluate::begin`] at the root and [`Evaluate::follow`] after every action, so
/// that an evaluation can be updated incrementally (a network's first layer, for example); one that
/// needs nothing uses `()`. The data is kept on one stack allocated before the search.
pub trait Evaluate: Clone + Send + Sync {
    /// What to keep for each position on the path to the current one.
    type Trace: Clone + Default + Send;

    /// The evaluation to use for a setup; called once per search.
    #[must_use]
    fn for_setup(&self, setup: Setup) -> Self;

    /// The evaluation used by levels, so that their strength stays as measured.
    #[must_use]
    fn for_levels(&self) -> Self {
        self.clone()
    }

    /// Whether a net takes part in evaluating this setup.
    fn has_net(&self, setup: Setup) -> bool {
        let _ = setup;
        false
    }

    /// What to keep for a position without a predecessor.
    fn begin<W: Word>(&self, state: &State<W>) -> Self::Trace;

    /// What to keep after an action.
    fn follow<W: Word>(
        &self,
        from: &Self::Trace,
        before: &State<W>,
        action: Action,
        after: &State<W>,
        into: &mut Self::Trace,
    );

    /// The value of a position for the player to move, in hundredths of the log-odds of winning.
    /// The player to move either has a slidable piece or has no pieces at all.
    ///
    /// `path` holds what was kept for every position from the root to this one, so that work can be
    /// deferred until a position is evaluated: many never are. A value far outside the window may
    /// be imprecise.
    fn value<W: Word>(
        &self,
        path: &mut [Self::Trace],
        state: &State<W>,
        survey: &Survey<W>,
        interest: Interest,
    ) -> i32;
}

/// The values between which a search needs precision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interest {
    /// Values far below this need not be precise.
    pub low: i32,
    /// Values far above this need not be precise.
    pub high: i32,
}

impl Interest {
    /// Every value.
    pub const ANY: Interest = Interest {
        low: i32::MIN,
        high: i32::MAX,
    };

    /// Whether a value lies outside by at least a margin.
    #[inline]
    pub fn excludes(self, value: i32, margin: i32) -> bool {
        value <= self.low.saturating_sub(margin) || value >= self.high.saturating_add(margin)
    }
}
