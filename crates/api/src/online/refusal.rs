//! Why a command is refused.

use serde::{Deserialize, Serialize};

use super::{ConditionalTurns, Offer, Seat, Time};

/// Why a command is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Refusal {
    /// Only players may do that.
    #[error("you have no seat in this game")]
    NotSeated,
    /// One seat for each person.
    #[error("you already have a seat in this game")]
    AlreadySeated,
    /// Somebody sits there.
    #[error("that seat is taken")]
    SeatTaken,
    /// The second seat is empty.
    #[error("the game has not started: it waits for a second player")]
    NotStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Only after the end.
    #[error("the game is not over")]
    NotOver,
    /// The opponent is to move.
    #[error("it is {seat}'s turn")]
    NotYourTurn {
        /// Who is to move.
        seat: Seat,
    },
    /// The turn was made for another position.
    #[error("the turn was made after {sent} turns, but there are {played}")]
    Stale {
        /// The number of turns the client knew of.
        sent: u32,
        /// The number of turns there are.
        played: u32,
    },
    /// The rules do not allow the turn. A client finds the typed reason by asking the rules about
    /// this action.
    #[error("{sentence}")]
    Illegal {
        /// Which action is at fault, counted from 0.
        index: usize,
        /// What is wrong with it.
        sentence: String,
    },
    /// The id already belongs to another turn.
    #[error("the turn id was used for another turn")]
    TurnIdUsed,
    /// The turn was received too late.
    #[error("the time was up when the turn was received")]
    OutOfTime,
    /// Nobody's time is up.
    #[error("nobody's time is up before {at}", at = .at.millis())]
    NotYet {
        /// The earliest moment at which it may be.
        at: Time,
    },
    /// No charged time falls into that period.
    #[error("there is no time to leave out of account")]
    NothingSuspended,
    /// It is open already.
    #[error("that offer is already open")]
    AlreadyOffered,
    /// There is no such offer to answer.
    #[error("there is no such offer")]
    NoSuchOffer {
        /// The offer.
        offer: Offer,
    },
    /// It was made and declined not long ago.
    #[error("that offer can be made again after {turns} more turns")]
    TooSoon {
        /// How many turns to wait.
        turns: u32,
    },
    /// A rematch is offered once.
    #[error("a rematch can be offered only once")]
    OnlyOnce,
    /// Only casual games allow it.
    #[error("turns can be taken back only in casual games")]
    NoTakebacks,
    /// The player has not played yet.
    #[error("you have not played a turn that could be taken back")]
    NothingToTakeBack,
    /// Both have played a turn.
    #[error("both have played: the game can be resigned, but not aborted")]
    TooLateToAbort,
    /// The opponent is here, or has not been away for long enough.
    #[error("the opponent has not been away for long enough")]
    NotAway {
        /// When a claim will be possible if the opponent stays away.
        at: Option<Time>,
    },
    /// Only games with a live clock allow it.
    #[error("only in live games can a player be said to have left")]
    NoClaims,
    /// Conditional turns are for games whose players are away between turns.
    #[error("a live game has no conditional turns")]
    NoConditionalTurns,
    /// Only while waiting: the player to move plays instead.
    #[error("conditional turns are for the time in which the opponent is to move")]
    OnlyWhileWaiting,
    /// More than the limit.
    #[error("there are at most {} conditional turns", ConditionalTurns::MOST)]
    TooManyConditionalTurns,
    /// A turn is expected twice.
    #[error("the same turn is answered twice")]
    AnsweredTwice,
    /// The player has said enough since the last turn.
    #[error("you have said enough for now: the next turn lets you speak again")]
    EnoughSaid,
    /// The opponent has blocked the player.
    #[error("the opponent does not want to hear from you")]
    NotHeard,
    /// A rematch was agreed on.
    #[error("the rematch has begun")]
    AlreadyRematched,
    /// The game holds events that this release does not know.
    #[error("this server is too old for the game: event {number} is unknown to it")]
    UnknownEvent {
        /// The number of the first such event.
        number: u64,
    },
    /// A reason of a newer release, which only its sentence tells.
    #[error("refused for a reason that is unknown here")]
    #[serde(other)]
    Unknown,
}
