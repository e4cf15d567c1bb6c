//! The messages of a game's socket, as JSON text.
//!
//! The browser gives the last entry it knows in the address of the socket (`?after=12`). The server
//! answers with the [`FromServer::Entries`] after that and a [`FromServer::View`], and sends every
//! new entry once it is stored. A [`FromBrowser::Do`] is answered by exactly one
//! [`FromServer::Done`], [`FromServer::Refused`] or [`FromServer::Trouble`] with the same `ask`.

use serde::{Deserialize, Serialize};

use super::{Command, Entry, GameCode, Refusal, Terms, View};

/// What a browser says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FromBrowser {
    /// Do this.
    Do {
        /// A request id, echoed in the answer.
        ask: u32,
        /// What to do.
        command: Command,
    },
    /// Send the view again.
    Look,
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FromServer {
    /// These entries are stored.
    Entries {
        /// In order, without gaps.
        entries: Vec<Entry>,
    },
    /// The current state.
    View {
        /// The parts this person may see.
        view: Box<View>,
    },
    /// A command was carried out, and its entries are stored.
    Done {
        /// The number of the command.
        ask: u32,
        /// The number of its last entry.
        number: u64,
    },
    /// A command was refused.
    Refused {
        /// The number of the command.
        ask: u32,
        /// The reason.
        refusal: Refusal,
        /// The same as a sentence in English.
        sentence: String,
    },
    /// A message was not understood, or cannot be answered now. A command may have been carried out
    /// all the same; it is safe to send a turn again, since it counts once.
    Trouble {
        /// The number of the command, if it was one.
        #[serde(default)]
        ask: Option<u32>,
        /// What is wrong.
        sentence: String,
        /// How many seconds to wait before trying again, if that may help.
        retry_after: Option<u32>,
    },
    /// Still here: sent with every ping.
    Alive {
        /// The number of the newest entry.
        number: u64,
    },
}

/// Create a game: the body of `POST /api/games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Create {
    /// What is offered.
    pub terms: Terms,
    /// The creator's seat; `None` if either will do.
    #[serde(default)]
    pub seat: Option<super::Seat>,
}

/// A game was created, or a seat was taken: where it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Created {
    /// Its code, which is also the path of the invitation.
    pub code: GameCode,
    /// The caller's seat.
    pub seat: super::Seat,
}
