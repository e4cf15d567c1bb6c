//! What a decision depends on besides the game: the command, the time, who is there.

use api::online::{Command, GameCode, PersonId, Seat, Time};

/// What is to be decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A person wants something.
    Person {
        /// Who.
        person: PersonId,
        /// What.
        command: Command,
    },
    /// Whether anybody's time is up.
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
    /// How long the command was under way, in milliseconds, as measured by the server.
    pub lag: u64,
    /// Who is there.
    pub presence: Presence,
    /// An unused code, for a rematch.
    pub next_game: GameCode,
}

impl Given {
    /// A command decided as soon as it is received, without lag, with both players there.
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

    /// Since when a player is away, if they are.
    pub fn away_since(&self, seat: Seat) -> Option<Time> {
        self.away[seat as usize]
    }
}
