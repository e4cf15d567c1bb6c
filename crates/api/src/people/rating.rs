//! Ratings, and the categories they are kept for.

use rules::Setup;
use serde::{Deserialize, Serialize};

use super::Name;
use crate::online::Timing;

/// A game that can be rated: one of the four with its usual pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RatedGame {
    /// Tix.
    Tix,
    /// Tixel.
    Tixel,
    /// Tixel with the Poka Yoke expansion.
    PokaYoke,
    /// Regatta.
    Regatta,
}

impl RatedGame {
    /// All four.
    pub const ALL: [RatedGame; 4] = [
        RatedGame::Tix,
        RatedGame::Tixel,
        RatedGame::PokaYoke,
        RatedGame::Regatta,
    ];

    /// The game that a setup belongs to; `None` if it is not a usual one.
    pub fn of(setup: Setup) -> Option<RatedGame> {
        RatedGame::from_name(setup.name()?)
    }

    /// The game with a name.
    pub fn from_name(name: &str) -> Option<RatedGame> {
        RatedGame::ALL.into_iter().find(|game| game.name() == name)
    }

    /// What it is called in paths and setups.
    pub const fn name(self) -> &'static str {
        match self {
            RatedGame::Tix => "tix",
            RatedGame::Tixel => "tixel",
            RatedGame::PokaYoke => "poka-yoke",
            RatedGame::Regatta => "regatta",
        }
    }
}

/// The speed of a game, by the time a player's turns are expected to take in total.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Below five minutes.
    Blitz,
    /// Below 20 minutes.
    Rapid,
    /// Anything longer with a live clock.
    Classical,
    /// Days for each turn.
    Correspondence,
}

impl Speed {
    /// All of them, the fastest first.
    pub const ALL: [Speed; 4] = [
        Speed::Blitz,
        Speed::Rapid,
        Speed::Classical,
        Speed::Correspondence,
    ];

    /// How many turns a player is expected to have.
    const TURNS: u64 = 30;

    /// The speed of a clock; `None` without one.
    pub const fn of(timing: Timing) -> Option<Speed> {
        match timing {
            Timing::Live { base, increment } => {
                let estimate = base.saturating_add(increment.saturating_mul(Speed::TURNS));
                Some(match estimate {
                    0..300_000 => Speed::Blitz,
                    300_000..1_200_000 => Speed::Rapid,
                    _ => Speed::Classical,
                })
            }
            Timing::Correspondence { .. } => Some(Speed::Correspondence),
            Timing::Unlimited => None,
        }
    }

    /// The speed with a name.
    pub fn from_name(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// What it is called in paths.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Correspondence => "correspondence",
        }
    }
}

/// A rating by Glicko-2, rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingView {
    /// The rating; 1500 for a beginner.
    pub rating: i32,
    /// The rating deviation: with 95% probability the true strength is within twice this.
    pub deviation: i32,
    /// Whether it is too uncertain for a leaderboard.
    pub is_provisional: bool,
}

/// Who sits at the table, as everyone may know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// The name of their account; `None` for a guest.
    pub name: Option<Name>,
    /// Their rating in this game at this speed now, if they have one.
    #[serde(default)]
    pub rating: Option<RatingView>,
    /// Whether this player is a bot.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_bot: bool,
}

/// Most players are people, so the field is left out unless it is a bot.
pub(super) fn is_false(value: &bool) -> bool {
    !value
}

/// What a game did to a rating, rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingChange {
    /// Before the game.
    pub before: i32,
    /// After it.
    pub after: i32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_setups_are_rated_and_no_others() {
        for (name, setup) in Setup::NAMED {
            assert_eq!(RatedGame::of(setup).map(RatedGame::name), Some(name));
        }
        let odd: Setup = "6u:X4T6/T10".parse().unwrap();
        assert_eq!(RatedGame::of(odd), None);
    }

    #[test]
    fn the_increment_counts_for_thirty_turns() {
        let live = |base, increment| Speed::of(Timing::Live { base, increment });
        assert_eq!(live(300_000, 0), Some(Speed::Rapid));
        assert_eq!(live(180_000, 3_000), Some(Speed::Blitz));
        assert_eq!(live(180_000, 4_000), Some(Speed::Rapid));
        assert_eq!(live(0, 60_000), Some(Speed::Classical));
        assert_eq!(live(u64::MAX, u64::MAX), Some(Speed::Classical));
        assert_eq!(Speed::of(Timing::Unlimited), None);
    }

    #[test]
    fn names_are_those_in_messages() {
        for speed in Speed::ALL {
            let text = format!("{:?}", speed.name());
            assert_eq!(serde_json::to_string(&speed).unwrap(), text);
            assert_eq!(Speed::from_name(speed.name()), Some(speed));
        }
        for game in RatedGame::ALL {
            let text = format!("{:?}", game.name());
            assert_eq!(serde_json::to_string(&game).unwrap(), text);
            assert_eq!(RatedGame::from_name(game.name()), Some(game));
        }
    }
}
