//! Reports about other people, for the server's operators.

use serde::{Deserialize, Serialize};

use super::Name;
use crate::online::GameCode;

/// Report somebody: the body of `POST /api/reports`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Report {
    /// The person reported.
    pub name: Name,
    /// The reason.
    pub reason: ReportReason,
    /// The game it is about: one of theirs.
    #[serde(default)]
    pub game: Option<GameCode>,
}

/// What somebody is reported for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// Help from a program or another person.
    Help,
    /// Stalling: keeping the opponent waiting on purpose.
    Stalling,
    /// Results that were agreed on beforehand, or games lost on purpose.
    Arranged,
    /// A name that offends, or pretends to be somebody else.
    Name,
}

impl ReportReason {
    /// All of them.
    pub const ALL: [ReportReason; 4] = [
        ReportReason::Help,
        ReportReason::Stalling,
        ReportReason::Arranged,
        ReportReason::Name,
    ];

    /// The reason that is called that.
    pub fn from_name(name: &str) -> Option<ReportReason> {
        let mut all = ReportReason::ALL.into_iter();
        all.find(|reason| reason.name() == name)
    }

    /// What it is called in messages.
    pub const fn name(self) -> &'static str {
        match self {
            ReportReason::Help => "help",
            ReportReason::Stalling => "stalling",
            ReportReason::Arranged => "arranged",
            ReportReason::Name => "name",
        }
    }
}
