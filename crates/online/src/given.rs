//! The inputs of a decision besides the game: the command, the time, who is present.

use api::online::{Command, GameCode, PersonId, Seat, Time};

/// What is to be decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A person wants something.
    Person {
        /// The person.
        person: PersonId,
        /// The command.
        command: Command,
    },
    /// Check whether somebody's time is up.
    CallTime,
    /// No turn could be stored in this time.
    Suspend {
        /// The beginning.
        from: Time,
        /// The end.
        until: Time,
    },
}

/// What the server knows at the moment of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The moment of the decision.
    pub now: Time,
    /// When the command was received: not after `now`.
    pub received: Time,
    /// How long the command was in transit, in milliseconds, as measured by the server.
    pub lag: u64,
    /// Who is there.
    pub presence: Presence,
    /// An unused code, for a rematch.
    pub next_game: GameCode,
}

impl Given {
    /// A command decided on receipt, without lag, with both players present.
    pub fn at(now: Time, next_game: GameCode) -> Given {
        Given {
            now,
            received: now,
            lag: 0,
            presence: Presence::default(),
            next_game,
        }
    }
}

/// Who is connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    away: [Option<Time>; 2],
}

impl Presence {
    /// The same, but with this player away since then.
    #[must_use]
    pub fn with_away(mut self, seat: Seat, since: Time) -> Presence {
        self.away[seat as usize] = Some(since);
        self
    }

    /// When a player left, if they are away.
    pub fn away_since(&self, seat: Seat) -> Option<Time> {
        self.away[seat as usize]
    }
}
