//! What two people agree on before a game.

use rules::{Player, Setup};
use serde::{Deserialize, Serialize};

use super::Seat;

/// What two people agree on before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Terms {
    /// Which game is played.
    #[serde(with = "crate::text")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub setup: Setup,
    /// The clocks.
    pub timing: Timing,
    /// What is at stake.
    #[serde(default)]
    pub stakes: Stakes,
    /// Who may watch.
    #[serde(default)]
    pub visibility: Visibility,
    /// What a repeated position means.
    #[serde(default)]
    pub repetition: Repetition,
    /// A separate clock for one of the players, in a live game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub odds: Option<TimeOdds>,
}

/// Less time for one of the players: the stronger one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TimeOdds {
    /// Who has less.
    pub seat: Seat,
    /// That player's base time, in milliseconds.
    pub base: u64,
    /// What every turn of that player adds, in milliseconds.
    pub increment: u64,
}

/// How long the players may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", try_from = "AnyTiming")]
#[cfg_attr(feature = "schema", schemars(!try_from))]
pub enum Timing {
    /// Base time for the whole game, and an increment after every turn.
    Live {
        /// The base time, in milliseconds.
        base: u64,
        /// The increment, in milliseconds.
        increment: u64,
    },
    /// A number of days for every turn.
    Correspondence {
        /// The days.
        days: u32,
    },
    /// No clock.
    Unlimited,
}

/// The fields of every timing in one struct: serde buffers a tagged enum to read it, and the code
/// for that is heavy in the page.
#[derive(Deserialize)]
struct AnyTiming {
    kind: String,
    base: Option<u64>,
    increment: Option<u64>,
    days: Option<u32>,
}

impl TryFrom<AnyTiming> for Timing {
    type Error = String;

    fn try_from(any: AnyTiming) -> Result<Timing, String> {
        let missing = |field: &str| format!("missing field `{field}`");
        Ok(match any.kind.as_str() {
            "live" => Timing::Live {
                base: any.base.ok_or_else(|| missing("base"))?,
                increment: any.increment.ok_or_else(|| missing("increment"))?,
            },
            "correspondence" => Timing::Correspondence {
                days: any.days.ok_or_else(|| missing("days"))?,
            },
            "unlimited" => Timing::Unlimited,
            unknown => return Err(format!("unknown timing `{unknown}`")),
        })
    }
}

/// What is at stake.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stakes {
    /// Nothing: turns may be taken back.
    #[default]
    Casual,
    /// The ratings of both.
    Rated,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// The players only.
    #[default]
    Private,
    /// Everyone.
    Public,
}

/// What happens if the same position occurs a third time at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Repetition {
    /// The game is drawn.
    #[default]
    Draw,
    /// Nothing, as in the rulebooks.
    Ignored,
}

/// Why nobody can play on these terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TermsFault {
    /// The base time is too long, or there is no time at all.
    #[error("a live clock starts with at most {} hours and adds at most {} seconds, and one of them is more than zero", Terms::MAX_BASE / 3_600_000, Terms::MAX_INCREMENT / 1000)]
    Live,
    /// Too few or too many days.
    #[error("a turn by correspondence takes 1 to {} days", Terms::MAX_DAYS)]
    Days,
    /// Rated games use one of the four named setups.
    #[error("a rated game is Tix, Tixel, Poka Yoke or Regatta with its usual pieces")]
    RatedSetup,
    /// Rated games need a clock.
    #[error("a rated game has a clock")]
    RatedWithoutClock,
    /// In rated games repetition always counts.
    #[error("in a rated game the third repetition is a draw")]
    RatedRepetition,
    /// Against a bot repetition always counts: neither side may keep the other busy for ever.
    #[error("in a game with a bot the third repetition is a draw")]
    BotRepetition,
    /// Odds are less time on a live clock.
    #[error("time odds are less time for one player on a live clock, but not none")]
    Odds,
    /// Rated games are played on equal terms.
    #[error("a rated game has no time odds")]
    RatedOdds,
    /// A seek does not say who plays which side.
    #[error("a seek has no time odds: challenge somebody, or send a link")]
    SeekOdds,
}

impl Terms {
    /// The longest base time, in milliseconds: three hours.
    pub const MAX_BASE: u64 = 3 * 3_600_000;
    /// The largest increment, in milliseconds: three minutes.
    pub const MAX_INCREMENT: u64 = 180_000;
    /// The most days for a turn.
    pub const MAX_DAYS: u32 = 14;

    /// A casual private game in which repetition counts.
    pub const fn casual(setup: Setup, timing: Timing) -> Terms {
        Terms {
            setup,
            timing,
            stakes: Stakes::Casual,
            visibility: Visibility::Private,
            repetition: Repetition::Draw,
            odds: None,
        }
    }

    /// A player's base time and increment in a live game, in milliseconds.
    pub fn clock_of(&self, seat: Seat) -> Option<(u64, u64)> {
        let Timing::Live { base, increment } = self.timing else {
            return None;
        };
        Some(match self.odds {
            Some(odds) if odds.seat == seat => (odds.base, odds.increment),
            _ => (base, increment),
        })
    }

    /// The same terms with the seats swapped: handicaps and odds stay with the person.
    #[must_use]
    pub fn with_seats_swapped(self) -> Terms {
        let setup = self.setup;
        let [white, black] = [Player::White, Player::Black].map(|player| setup.pool(player));
        // A setup that is valid is also valid with its sides swapped.
        let swapped = Setup::new(setup.size(), setup.edge(), black, white).map(|swapped| {
            swapped
                .with_promotions(setup.promotions())
                .with_rounded(setup.rounded())
        });
        Terms {
            setup: swapped.unwrap_or(setup),
            odds: self.odds.map(|odds| TimeOdds {
                seat: odds.seat.opposite(),
                ..odds
            }),
            ..self
        }
    }

    /// Whether people can play on these terms.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(&self) -> Result<(), TermsFault> {
        match self.timing {
            Timing::Live { base, increment } => {
                let is_possible = base <= Terms::MAX_BASE
                    && increment <= Terms::MAX_INCREMENT
                    && (base > 0 || increment > 0);
                if !is_possible {
                    return Err(TermsFault::Live);
                }
            }
            Timing::Correspondence { days } => {
                if !(1..=Terms::MAX_DAYS).contains(&days) {
                    return Err(TermsFault::Days);
                }
            }
            Timing::Unlimited => {}
        }
        if let Some(odds) = self.odds {
            let is_less = matches!(self.timing, Timing::Live { base, increment }
                if odds.base <= base && odds.increment <= increment
                    && (odds.base, odds.increment) != (base, increment));
            if !is_less || (odds.base, odds.increment) == (0, 0) {
                return Err(TermsFault::Odds);
            }
        }
        if self.stakes == Stakes::Rated {
            if self.odds.is_some() {
                return Err(TermsFault::RatedOdds);
            }
            if self.setup.name().is_none() {
                return Err(TermsFault::RatedSetup);
            }
            if self.timing == Timing::Unlimited {
                return Err(TermsFault::RatedWithoutClock);
            }
            if self.repetition == Repetition::Ignored {
                return Err(TermsFault::RatedRepetition);
            }
        }
        Ok(())
    }
}
