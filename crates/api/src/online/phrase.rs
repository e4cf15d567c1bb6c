//! What players can say to each other.

use serde::{Deserialize, Serialize};

use super::Seat;

/// Something a player can say to the opponent. There is no other chat, so nothing has to be
/// moderated, and everyone reads it in their own language.
///
/// A release that does not know a phrase cannot read a game in which it was used, so a new phrase
/// needs a new kind of event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Nice move.
    NiceMove,
    /// Oops.
    Oops,
    /// Thank you.
    ThankYou,
    /// Sorry, I must go.
    MustGo,
    /// Well played.
    WellPlayed,
    /// Good game.
    GoodGame,
}

impl Phrase {
    /// All of them, in the order a game needs them.
    pub const ALL: [Phrase; 8] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::NiceMove,
        Phrase::Oops,
        Phrase::ThankYou,
        Phrase::MustGo,
        Phrase::WellPlayed,
        Phrase::GoodGame,
    ];
}

/// What a player has said last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Said {
    /// The number of its entry.
    pub number: u64,
    /// The seat of the player who did it.
    pub by: Seat,
    /// The phrase.
    pub phrase: Phrase,
    /// After how many turns.
    pub ply: u32,
}
