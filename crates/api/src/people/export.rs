//! Everything the server stores about a person.

use serde::{Deserialize, Serialize};

use super::account::{Me, Session};
use super::{CategoryRating, Name, Report, Token};
use crate::lobby::{OpenChallenge, OpenSeek, Pairing};
use crate::online::{ConditionalTurns, GameCode, Receipt, Time};

/// Everything the server stores about the caller: the answer to `GET /api/me/export`. Secrets are
/// stored hashed, and not exported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Export {
    /// Who they are.
    pub account: Me,
    /// The browsers in which they are signed in.
    pub sessions: Vec<Session>,
    /// Their tokens for programs.
    pub tokens: Vec<Token>,
    /// The people they have blocked.
    pub blocks: Vec<Name>,
    /// What they have reported about others.
    pub reports: Vec<Report>,
    /// Their ratings.
    pub ratings: Vec<CategoryRating>,
    /// The page's settings, as JSON.
    pub settings: Option<String>,
    /// Beginning and end of each vacation.
    pub vacations: Vec<(Time, Time)>,
    /// Their open seeks.
    pub seeks: Vec<OpenSeek>,
    /// Their pairings that wait for both to be ready.
    pub pairings: Vec<Pairing>,
    /// Challenges by and to them.
    pub challenges: Vec<OpenChallenge>,
    /// Their games, newest first.
    pub games: Vec<ExportedGame>,
}

/// A game in an [`Export`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExportedGame {
    /// Its code.
    pub code: GameCode,
    /// The game as a record.
    pub record: String,
    /// How the time of each turn was charged.
    pub receipts: Vec<Receipt>,
    /// The person's conditional turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conditional: Option<ConditionalTurns>,
}
