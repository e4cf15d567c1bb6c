//! What a position looks worth without searching.

mod hand;
mod weights;

pub use hand::Hand;
pub use weights::{Sight, Weights, seen};

use rules::{Action, Setup, State, Survey, Word};

/// Guesses what a position is worth.
///
/// The search calls [`Evaluate::begin`] at the root and [`Evaluate::follow`] after every action,
/// so that an evaluation can keep up to date what it needs (a net its first layer); one that
/// needs nothing uses `()`. What is kept lies in one stack allocated before the search.
pub trait Evaluate: Clone + Send + Sync {
    /// What is kept for each position on the way to the one looked at.
    type Trace: Clone + Default + Send;

    /// The evaluation to use for a setup; asked once for every search.
    #[must_use]
    fn for_setup(&self, setup: Setup) -> Self;

    /// What to keep of a position that comes out of nowhere.
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

    /// The worth of a position for the player to move, in hundredths of the logarithm of the odds
    /// to win. The player to move has a slidable piece or none at all.
    fn value<W: Word>(&self, trace: &Self::Trace, state: &State<W>, survey: &Survey<W>) -> i32;
}
