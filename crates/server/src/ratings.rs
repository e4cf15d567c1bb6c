//! Glicko-2 ratings: how a game changes the players' ratings.
//!
//! Every game is its own rating period, so ratings change at once; between games the deviation
//! grows with the days that pass. These are pure functions: the same games in the same order always
//! lead to the same ratings.

use api::online::Time;
use api::people::RatingView;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// A deviation up to this is certain enough for a leaderboard.
pub(crate) const PROVEN: f64 = 110.0;

/// The most points a player can gain per day from one opponent, or from all bots together: more
/// than a first win brings, but it makes a hundred arranged games pointless.
pub(crate) const MOST_GAIN: f64 = 200.0;

/// The window of that cap, in milliseconds.
pub(crate) const DAY: u64 = 86_400_000;

/// Converts between Glickman's internal scale and rating points. A day adds the squared volatility
/// to the squared deviation on the internal scale.
const SCALE: f64 = 173.7178;

/// The deviation of a new player, and the maximum.
const MOST_DEVIATION: f64 = 350.0;

/// A rating, and when it was last changed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating itself; 1500 at first.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How unsteady the player is.
    pub volatility: f64,
    /// When the last game ended; `None` before the first.
    pub at: Option<Time>,
    /// How many games led to it.
    pub games: u32,
}

impl Default for Rating {
    fn default() -> Rating {
        let Glicko2Rating {
            rating,
            deviation,
            volatility,
        } = Glicko2Rating::new();
        Rating {
            rating,
            deviation,
            volatility,
            at: None,
            games: 0,
        }
    }
}

impl Rating {
    /// The rating aged to a later time: its deviation grows.
    #[must_use]
    pub(crate) fn aged(mut self, now: Time) -> Rating {
        if let Some(at) = self.at {
            let days = now.since(at) as f64 / DAY as f64;
            let growth = days * (self.volatility * SCALE).powi(2);
            let deviation = (self.deviation.powi(2) + growth).sqrt();
            self.deviation = deviation.min(MOST_DEVIATION);
        }
        self
    }

    /// The rating as people see it.
    pub(crate) fn view(self, now: Time) -> RatingView {
        let aged = self.aged(now);
        RatingView {
            rating: rounded(aged.rating),
            deviation: rounded(aged.deviation),
            is_provisional: aged.deviation > PROVEN,
        }
    }

    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }

    /// The rating after one more game, with a capped gain.
    fn after(self, new: Glicko2Rating, most_gain: f64, now: Time) -> Rating {
        let gain = (new.rating - self.rating).min(most_gain.max(0.0));
        Rating {
            rating: self.rating + gain,
            deviation: new.deviation,
            volatility: new.volatility,
            at: Some(now),
            games: self.games.saturating_add(1),
        }
    }
}

/// Rates a game for White and Black. White scored this many half points; `gained` is what each has
/// gained from the other, or from bots, within a day.
pub(crate) fn rated(
    [white, black]: [Rating; 2],
    half_points: u8,
    gained: [f64; 2],
    now: Time,
) -> [Rating; 2] {
    let outcome = match half_points {
        0 => Outcomes::LOSS,
        1 => Outcomes::DRAW,
        _ => Outcomes::WIN,
    };
    let (white, black) = (white.aged(now), black.aged(now));
    let config = Glicko2Config::new();
    let (new_white, new_black) = glicko2(&white.glicko(), &black.glicko(), &outcome, &config);
    [
        white.after(new_white, MOST_GAIN - gained[0], now),
        black.after(new_black, MOST_GAIN - gained[1], now),
    ]
}

/// A rating as a whole number. None is too large for one.
pub(crate) fn rounded(rating: f64) -> i32 {
    rating.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: u64) -> Time {
        Time::from_millis(number * DAY)
    }

    #[test]
    fn a_first_win_is_worth_what_glickman_says() {
        let [white, black] = rated([Rating::default(); 2], 2, [0.0; 2], day(1));
        assert_eq!(rounded(white.rating), 1662);
        assert_eq!(rounded(white.deviation), 290);
        assert_eq!(rounded(black.rating), 1338);
        assert_eq!((white.games, white.at), (1, Some(day(1))));
    }

    #[test]
    fn a_draw_between_equals_changes_only_how_certain_they_are() {
        let [white, black] = rated([Rating::default(); 2], 1, [0.0; 2], day(1));
        assert_eq!([white.rating, black.rating].map(rounded), [1500, 1500]);
        assert!(white.deviation < 350.0 && white.deviation == black.deviation);
    }

    #[test]
    fn gains_from_one_opponent_in_a_day_are_capped_and_losses_are_not() {
        let [white, black] = rated([Rating::default(); 2], 2, [150.0, 0.0], day(1));
        assert_eq!(rounded(white.rating), 1550);
        assert_eq!(rounded(black.rating), 1338);
        let [white, _] = rated([Rating::default(); 2], 2, [500.0, 0.0], day(1));
        assert_eq!(rounded(white.rating), 1500);
    }

    #[test]
    fn a_rating_that_rests_becomes_uncertain_up_to_a_limit() {
        let known = Rating {
            deviation: 60.0,
            at: Some(day(10)),
            ..Rating::default()
        };
        assert_eq!(known.aged(day(10)), known);
        assert!(!known.view(day(11)).is_provisional);
        assert!(known.view(day(400)).is_provisional);
        assert_eq!(known.aged(day(100_000)).deviation, 350.0);
        assert_eq!(known.aged(day(400)).rating, known.rating);
    }
}
