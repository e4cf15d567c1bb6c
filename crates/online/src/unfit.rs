//! Why an entry does not fit.

use rules::TurnError;
use thiserror::Error;

/// An entry that cannot follow the ones before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("entry {number} does not fit: {unfit}")]
pub struct UnfitEntry {
    /// Its number.
    pub number: u64,
    /// What is wrong with it.
    pub unfit: Unfit,
}

/// Why an entry cannot follow the ones before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unfit {
    /// There is a gap, or a repetition.
    #[error("entry {expected} comes next")]
    Number {
        /// The number that comes next.
        expected: u64,
    },
    /// The first entry must create the game.
    #[error("the first entry creates the game")]
    NotCreated,
    /// A game is created only once.
    #[error("the game exists already")]
    CreatedAgain,
    /// The entry is older than the one before it.
    #[error("it is older than the entry before it")]
    Older,
    /// Only a rematch follows the end.
    #[error("the game is over")]
    Over,
    /// Only possible after the end.
    #[error("the game is not over")]
    NotOver,
    /// Only possible once both seats are taken.
    #[error("the game has not started")]
    NotStarted,
    /// The seat is taken, or the person has the other one.
    #[error("the seat is not free for this person")]
    Seat,
    /// The rules do not allow the turn.
    #[error(transparent)]
    Turn(#[from] TurnError),
    /// The id already belongs to another turn.
    #[error("the turn id was used before")]
    TurnId,
    /// The offer is open already.
    #[error("the offer is open already")]
    OfferOpen,
    /// There is no such offer.
    #[error("there is no such offer")]
    NoOffer,
    /// There are fewer turns.
    #[error("there are not that many turns to take back")]
    TakenBack,
    /// The end is not after the beginning.
    #[error("the time ends before it begins")]
    Suspended,
    /// The rules name another winner.
    #[error("the rules name another winner")]
    Outcome,
}
