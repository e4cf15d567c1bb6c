//! Writes and their results.

use api::online::{Entry, Event, GameCode, PersonId, Time, Visibility};
use api::people::{RatedGame, Speed};

use super::conditional::UsedTurns;

/// The next entries of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// The game.
    pub game: GameCode,
    /// Its next entries, at least one. They are stored together or not at all.
    pub entries: Vec<Entry>,
    /// When to check next whether somebody's time is up; `None` once the game is over.
    pub call_time_at: Option<Time>,
    /// The game's state after them, for lists of games.
    pub standing: Standing,
    /// Set if a rated game ends with them: then the ratings change in the same transaction.
    pub rated: Option<RatedEnd>,
    /// Set if a player has decided on an answer to them. Unless the decision is unchanged when they
    /// are stored, they lose the race.
    pub conditional: Option<UsedTurns>,
}

/// How a game stands, for lists of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whether a clock is running, and how fast.
    pub pace: Pace,
    /// Who may see it.
    pub visibility: Visibility,
    /// What a list shows of it; opaque to the store.
    pub summary: String,
    /// The person a rematch is offered to, once it is over.
    pub rematch_for: Option<PersonId>,
}

impl Standing {
    pub(super) fn is_public(&self) -> bool {
        self.visibility == Visibility::Public
    }
}

/// How soon somebody's time can run out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pace {
    /// The game has not begun.
    Waiting = 0,
    /// Days for each turn, or no clock.
    Slow = 1,
    /// A live clock.
    Live = 2,
}

/// The end of a rated game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedEnd {
    /// The code of the game.
    pub code: GameCode,
    /// White, then Black.
    pub people: [PersonId; 2],
    /// What was played.
    pub game: RatedGame,
    /// The speed.
    pub speed: Speed,
    /// What White has scored, in half points.
    pub half_points: u8,
    /// When it ended.
    pub at: Time,
}

/// The result of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// They are durable.
    Stored,
    /// Other entries were faster; none of these is stored. Reload and decide again.
    LostRace,
    /// The turn was stored before, as the entry with this number.
    AlreadyThere {
        /// The number.
        number: u64,
    },
}

/// The result of creating a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Creation {
    /// It is durable.
    Created,
    /// There is a game with this code.
    CodeTaken,
}

/// A game in which somebody's time may be up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// Since when.
    pub since: Time,
    /// The game.
    pub game: GameCode,
}

/// A heartbeat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The time of the database.
    pub now: Time,
    /// Times in which no server could write, beginning and end, that ended after the time asked
    /// about.
    pub downtimes: Vec<(Time, Time)>,
}

/// An entry in the columns of its table.
pub(super) struct Row {
    pub(super) number: i64,
    pub(super) turn_id: Option<String>,
    pub(super) at: i64,
    pub(super) event: String,
}

impl Row {
    /// An entry that cannot be written as JSON is nothing a database can store.
    pub(super) fn of(entry: &Entry) -> Result<Row, sqlx::Error> {
        let event = serde_json::to_string(&entry.event)
            .map_err(|error| sqlx::Error::Encode(Box::new(error)))?;
        let turn_id = match &entry.event {
            Event::Turn { id, .. } => Some(id.to_string()),
            _ => None,
        };
        Ok(Row {
            number: signed(entry.number),
            turn_id,
            at: signed(entry.at.millis()),
            event,
        })
    }
}

/// Number and time of the last of these entries.
pub(super) fn newest(entries: &[Entry]) -> (i64, i64) {
    entries.last().map_or((0, 0), |entry| {
        (signed(entry.number), signed(entry.at.millis()))
    })
}

/// Who takes a seat with these entries, and when.
pub(super) fn seated(entries: &[Entry]) -> impl Iterator<Item = (&str, i64)> {
    entries.iter().filter_map(|entry| match &entry.event {
        Event::Seated { person, .. } => Some((person.as_str(), signed(entry.at.millis()))),
        _ => None,
    })
}

/// Databases have no unsigned integers. No real value is that large.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

pub(super) fn time(millis: i64) -> Time {
    Time::from_millis(unsigned(millis))
}
