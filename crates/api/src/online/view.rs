//! What a person may see of a game.

use rules::{Position, Turn};
use serde::{Deserialize, Serialize};

use super::{EndReason, GameCode, Offer, Outcome, Said, Seat, Terms, Time, TurnId};
use crate::people::{PlayerView, RatingChange, is_annulled};

/// What a person may see of a game at a moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The number of the newest entry.
    pub number: u64,
    /// The moment.
    pub now: Time,
    /// What is agreed.
    pub terms: Terms,
    /// The viewer's seat.
    pub you: Option<Seat>,
    /// White's seat, then Black's.
    pub seats: [SeatView; 2],
    /// Who plays White and Black; `None` for a free seat.
    #[serde(default)]
    pub players: [Option<PlayerView>; 2],
    /// The position now.
    #[serde(with = "crate::text")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub position: Position,
    /// The turns played, without those taken back.
    pub turns: Vec<TurnView>,
    /// Who is to move, while the game is going on.
    pub to_move: Option<Seat>,
    /// The clocks, if there are any and the game has started.
    pub clock: Option<ClockView>,
    /// The open offers.
    pub offers: Vec<OpenOffer>,
    /// How and why the game ended.
    pub result: Option<(Outcome, EndReason)>,
    /// What the game did to the ratings of White and Black, if it was rated and is over.
    #[serde(default)]
    pub rating_changes: Option<[RatingChange; 2]>,
    /// The game that follows.
    pub rematch: Option<GameCode>,
    /// What each player has said last.
    #[serde(default)]
    pub said: Vec<Said>,
}

impl View {
    /// Whether the game was annulled: it was decided and should have changed the ratings, but has not.
    pub fn is_annulled(&self) -> bool {
        is_annulled(&self.terms, self.result, self.rating_changes)
    }
}

/// A seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatView {
    /// Whether somebody sits there.
    pub is_taken: bool,
    /// Whether its player is away, if it matters.
    pub away: Option<Away>,
    /// When the player's vacation ends at the latest, if they are on one. Their clock is stopped.
    #[serde(default)]
    pub vacation_until: Option<Time>,
}

/// A player who has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Away {
    /// Since when.
    pub since: Time,
    /// When the opponent may claim the game, if they may.
    pub claim_at: Option<Time>,
}

/// A turn and its receipt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnView {
    /// The sending client's id for it.
    pub id: TurnId,
    /// The turn.
    #[serde(with = "crate::text")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub turn: Turn,
    /// How its time was charged.
    pub receipt: Receipt,
}

/// How the time of a turn was charged, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Receipt {
    /// The number of its entry.
    pub number: u64,
    /// When the player's clock started.
    pub started: Time,
    /// When the server received it.
    pub received: Time,
    /// When it was handed over to be stored; the opponent's clock started then.
    pub stored: Time,
    /// How long it was in transit, as measured by the server.
    pub lag: u64,
    /// How much of that was given back to the player.
    pub lag_credit: u64,
    /// What the player was charged.
    pub charged: u64,
    /// The player's clock before the turn; `None` without a clock.
    pub before: Option<u64>,
    /// The player's clock after the turn, with the increment; `None` without a clock.
    pub after: Option<u64>,
}

/// The clocks at the moment of the view, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClockView {
    /// What White has left.
    pub white: u64,
    /// What Black has left.
    pub black: u64,
    /// Whose clock runs. Before both have played, it is the time for the first turn that runs.
    pub running: Option<Seat>,
    /// When the time of the player to move is up.
    pub deadline: Option<Time>,
    /// When the clock was started for the turn in progress, moved forward by the time that nobody is
    /// charged for. Once the game is over: for the turn that was never made.
    #[serde(default)]
    pub since: Option<Time>,
}

/// An offer that has not been answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenOffer {
    /// What is offered.
    pub offer: Offer,
    /// The seat of the player who did it.
    pub by: Seat,
}
