//! The limits that make every game end and every clock fair.
//!
//! They may change between releases: the time charged is part of each event, so old games replay as
//! they were played.

/// Time for each player's first turn in a live game, in milliseconds. It is not charged.
pub const FIRST_TURN: u64 = 60_000;

// In `api`, since the page states them beside the receipts.
pub use api::online::{LAG_PER_TURN, LAG_QUOTA, LAG_REFILL};

/// How long a turn received in time may take to be stored before a flag is called, in milliseconds.
pub const SETTLE: u64 = 2_000;

/// A game without a clock, or without a second player, ends after this many idle milliseconds: 30
/// days.
pub const IDLE: u64 = 30 * DAY;

/// A game has at most this many turns.
pub const TURNS: usize = 1_000;

/// A declined or withdrawn offer can be repeated this many turns after it was made.
pub const OFFER_PAUSE: u32 = 10;

/// A player can say this many phrases between two turns, and after the end.
pub const PHRASES: u32 = 3;

/// How long a player must be away from a live game before the opponent may claim it, in
/// milliseconds.
pub const CLAIM_AFTER: u64 = 60_000;

/// Milliseconds in a day.
pub(crate) const DAY: u64 = 86_400_000;
