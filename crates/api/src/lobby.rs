//! What server and browser say to each other about the lobby: seeks, pairings and challenges.
//!
//! A seek stays open until it is withdrawn, paired, or its person leaves. Two seeks for a live game
//! become a [`Pairing`], which both people have [`READY_WITHIN`] to confirm; then the game begins,
//! and all their other seeks for live games are withdrawn at the same moment. A correspondence game
//! begins at once.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::online::{GameCode, Seat, Terms, Time};
use crate::people::{GameSummary, Name, PlayerView};

/// Both people must be ready within this time, in milliseconds.
pub const READY_WITHIN: u64 = 20_000;

/// The number of a seek, a pairing or a challenge.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct LobbyId(pub u64);

impl fmt::Display for LobbyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Look for opponents: the body of `POST /api/lobby/seeks`, answered with [`Sought`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seek {
    /// The alternatives, at most ten; any of them will do.
    pub terms: Vec<Terms>,
    /// The lowest and the highest rating an opponent may have; for people with accounts.
    #[serde(default)]
    pub ratings: Option<[i32; 2]>,
}

/// What came of looking for opponents, in the order of the terms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sought {
    /// The seeks left open because no opponent was found.
    pub seeks: Vec<LobbyId>,
    /// The pairing, if an opponent for a live game was found.
    #[serde(default)]
    pub pairing: Option<LobbyId>,
    /// The game that has begun, if an opponent by correspondence was found.
    #[serde(default)]
    pub game: Option<GameCode>,
}

/// A seek as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenSeek {
    /// Its number.
    pub id: LobbyId,
    /// Who is looking.
    pub player: PlayerView,
    /// What they would play.
    pub terms: Terms,
    /// The lowest and the highest rating an opponent may have.
    #[serde(default)]
    pub ratings: Option<[i32; 2]>,
}

/// Two people who are about to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pairing {
    /// Its number.
    pub id: LobbyId,
    /// What they will play.
    pub terms: Terms,
    /// The other one.
    pub opponent: PlayerView,
    /// Until when both must be ready.
    pub until: Time,
    /// Whether the viewer is.
    pub you_ready: bool,
    /// Whether the other one is.
    pub they_ready: bool,
    /// The game, once both are.
    #[serde(default)]
    pub game: Option<GameCode>,
}

/// Challenge somebody: the body of `POST /api/challenges`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Challenge {
    /// The player challenged.
    pub to: Name,
    /// The terms of the game.
    pub terms: Terms,
    /// The challenger's seat; `None` if either will do.
    #[serde(default)]
    pub seat: Option<Seat>,
}

/// A challenge that has not been answered yet, or was accepted a moment ago.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenChallenge {
    /// Its number.
    pub id: LobbyId,
    /// Who challenges; a guest has no name.
    pub from: PlayerView,
    /// Who is challenged.
    pub to: Name,
    /// Whether the player challenged is a bot.
    #[serde(default)]
    pub to_bot: bool,
    /// Whether it is the viewer's own.
    pub is_own: bool,
    /// The terms of the game.
    pub terms: Terms,
    /// The challenger's seat.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// When it expires.
    pub until: Time,
    /// The game, once it is accepted.
    #[serde(default)]
    pub game: Option<GameCode>,
}

/// What concerns one person only.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Yours {
    /// This person's seeks.
    pub seeks: Vec<LobbyId>,
    /// This person's pairings, including games begun within the last minute.
    pub pairings: Vec<Pairing>,
    /// Challenges to and from this person, including games begun within the last minute.
    pub challenges: Vec<OpenChallenge>,
}

/// The lobby at a moment: the answer to `GET /api/lobby`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lobby {
    /// The number of the newest change.
    pub number: u64,
    /// All seeks.
    pub seeks: Vec<OpenSeek>,
    /// What concerns the viewer only.
    pub yours: Yours,
}

/// A line of `GET /api/me/stream`: what concerns one person, as it happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Happening {
    /// A game of theirs that is not over: all of them at first, then those that begin and those in
    /// which something has happened.
    Game {
        /// Its current state.
        game: Box<GameSummary>,
    },
    /// A game of theirs is over, or they have no seat in it any more.
    Over {
        /// The game.
        game: GameCode,
    },
    /// Their seeks, pairings and challenges: at first, and whenever they have changed.
    Yours {
        /// All of it.
        yours: Yours,
    },
    /// A heartbeat.
    Alive,
}

/// What the server sends on the lobby's socket, `GET /api/lobby/socket?after=N`. Browsers send
/// nothing on it: all their actions are requests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LobbyNews {
    /// All seeks: at the beginning, and if the client has missed too much.
    Seeks {
        /// The number of the newest change.
        number: u64,
        /// The seeks.
        seeks: Vec<OpenSeek>,
    },
    /// What has changed since the number before.
    Changed {
        /// The number of the newest change.
        number: u64,
        /// Seeks that are new.
        added: Vec<OpenSeek>,
        /// Seeks that are gone.
        removed: Vec<LobbyId>,
    },
    /// What concerns the viewer only, whenever it has changed.
    Yours {
        /// All of it.
        yours: Yours,
    },
    /// A heartbeat, sent with every ping.
    Alive {
        /// The number of the newest change.
        number: u64,
    },
}
