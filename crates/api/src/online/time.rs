//! Times as milliseconds, and how much of the time in transit is given back.

use serde::{Deserialize, Serialize};

/// A moment: milliseconds since the beginning of 1970, by the clock of the database.
///
/// Arithmetic saturates, since a time may come from anywhere.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Time(u64);

impl Time {
    /// A moment from its milliseconds.
    pub const fn from_millis(millis: u64) -> Time {
        Time(millis)
    }

    /// Milliseconds since the beginning of 1970.
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// The moment this many milliseconds later.
    #[must_use]
    pub const fn plus(self, millis: u64) -> Time {
        Time(self.0.saturating_add(millis))
    }

    /// The milliseconds since an earlier moment; 0 if that is not earlier.
    pub const fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// The most lag credited for one turn, in milliseconds.
pub const LAG_PER_TURN: u64 = 500;

/// The lag quota: the most that a player can have in reserve, in milliseconds.
pub const LAG_QUOTA: u64 = 2_000;

/// How much of the quota every turn refills, in milliseconds.
pub const LAG_REFILL: u64 = 100;
