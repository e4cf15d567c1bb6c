//! What people want from a game.

use rules::Turn;
use serde::{Deserialize, Serialize};

use super::{Offer, Phrase, Seat, TurnId};

/// What a person wants from a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Command {
    /// Take a seat.
    Sit {
        /// Which one; `None` if either will do.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Play a whole turn.
    Play {
        /// The client's id for it. A turn sent again under the same id counts once.
        id: TurnId,
        /// How many turns preceded it, so that a stale turn is not played after a takeback.
        ply: u32,
        /// The turn.
        #[serde(with = "crate::text")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        turn: Turn,
    },
    /// Make an offer.
    Offer {
        /// The offer.
        offer: Offer,
    },
    /// Accept an offer of the opponent.
    Accept {
        /// The offer.
        offer: Offer,
    },
    /// Decline an offer of the opponent, or withdraw one's own.
    Decline {
        /// The offer.
        offer: Offer,
    },
    /// Say something to the opponent.
    Say {
        /// The phrase.
        phrase: Phrase,
    },
    /// Give up.
    Resign,
    /// End the game without a result, before both have played a turn.
    Abort,
    /// End the game because the opponent has left.
    Claim {
        /// What is claimed.
        claim: Claim,
    },
}

/// What a player may claim when the opponent has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// The game.
    Win,
    /// A draw.
    Draw,
}
