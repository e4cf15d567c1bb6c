//! Evaluating a position without searching.

mod hand;
mod weights;

pub use hand::Hand;
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
    fn value<W: Word>(&self, trace: &Self::Trace, state: &State<W>, survey: &Survey<W>) -> i32;
}
