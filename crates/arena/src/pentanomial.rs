//! The results of paired games, and what they say about the strength of two players.

use crate::likelihood::{mean, prior, shortfall};

/// How often A scored 0, ½, 1, 1½ and 2 points in a pair of games.
///
/// Every opening is played twice with the colours swapped, and such a pair is one observation: an
/// opening that favours White favours each player once. The games of a pair are not independent;
/// pairs are.
///
/// ```
/// use arena::Pentanomial;
///
/// let pairs = Pentanomial([4, 10, 40, 30, 16]);
/// assert_eq!(pairs.count(), 100);
/// let elo = pairs.elo().unwrap();
/// assert!(elo.low.unwrap() < elo.points.unwrap() && elo.points < elo.high);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pentanomial(pub [u64; 5]);

/// A difference in Elo points with its 95 % interval. `None` means infinite: after a clean sweep,
/// only one end of the interval is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The difference at which this score is expected.
    pub points: Option<f64>,
    /// The lower end of the interval.
    pub low: Option<f64>,
    /// The upper end of the interval.
    pub high: Option<f64>,
}

impl Elo {
    /// Half the width of the interval, if it has two ends.
    pub fn error(&self) -> Option<f64> {
        Some((self.high? - self.low?) / 2.0)
    }
}

/// How many pairs are added to the observed ones before an interval is computed.
const PRIOR: f64 = 1.0;

/// The square of the number of standard deviations that cover 95 % of a normal distribution.
const NINETY_FIVE: f64 = 3.841_459;

impl Pentanomial {
    /// Counts a pair in which A scored this many half points.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points.min(4)] += 1;
    }

    /// How many pairs there are.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// A's mean score in a game, from 0 to 1; one half before the first pair.
    pub fn score(&self) -> f64 {
        if self.count() == 0 {
            return 0.5;
        }
        mean(&self.weights())
    }

    /// The difference in strength; `None` if nothing was played.
    pub fn elo(&self) -> Option<Elo> {
        if self.count() == 0 {
            return None;
        }
        let score = self.score();
        let [low, high] = self.interval();
        Some(Elo {
            points: finite(elo_of(score)),
            low: finite(elo_of(low)),
            high: finite(elo_of(high)),
        })
    }

    /// The scores that are not rejected at the 95 % level: those whose likelihood is within the
    /// usual distance of the maximum.
    fn interval(&self) -> [f64; 2] {
        let score = self.score();
        let count = self.count() as f64;
        let counts = self.weights();
        // The prior lies halfway between the score and an even match.
        let prior = prior(PRIOR, f64::midpoint(score, 0.5));
        let weights: [f64; 5] = std::array::from_fn(|i| counts[i] + prior[i]);
        // The asymptotic distance is too short for a few pairs.
        let most = NINETY_FIVE * (1.0 + 2.0 / count) / 2.0;
        let end = |mut outside: f64| {
            let mut inside = mean(&weights);
            for _ in 0..50 {
                let middle = f64::midpoint(inside, outside);
                if shortfall(&weights, middle) <= most {
                    inside = middle;
                } else {
                    outside = middle;
                }
            }
            inside
        };
        // A player that lost everything may be arbitrarily weak.
        let low = if score <= 0.0 {
            0.0
        } else {
            end(0.0).min(score)
        };
        let high = if score >= 1.0 {
            1.0
        } else {
            end(1.0).max(score)
        };
        [low, high]
    }

    pub(crate) fn weights(&self) -> [f64; 5] {
        self.0.map(|count| count as f64)
    }
}

fn finite(number: f64) -> Option<f64> {
    number.is_finite().then_some(number)
}

/// The difference in Elo points at which a score is expected.
pub(crate) fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The score that is expected at a difference in Elo points.
pub(crate) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_match_is_no_difference() {
        let elo = Pentanomial([10, 20, 40, 20, 10]).elo().unwrap();
        assert!(elo.points.unwrap().abs() < 1e-9);
        assert!((elo.low.unwrap() + elo.high.unwrap()).abs() < 1e-6);
        assert!(elo.error().unwrap() > 0.0);
    }

    #[test]
    fn three_quarters_are_a_hundred_and_ninety_one_points() {
        let pairs = Pentanomial([0, 0, 50, 0, 50]);
        assert!((pairs.score() - 0.75).abs() < 1e-12);
        assert!((pairs.elo().unwrap().points.unwrap() - 190.85).abs() < 0.01);
    }

    #[test]
    fn a_clean_sweep_has_a_lower_end_that_rises_with_the_pairs_and_no_upper_one() {
        let sweep = |pairs| Pentanomial([0, 0, 0, 0, pairs]).elo().unwrap();
        assert_eq!((sweep(500).points, sweep(500).high), (None, None));
        assert_eq!(sweep(500).error(), None);
        let ends = [1, 5, 50, 500].map(|pairs| sweep(pairs).low.unwrap());
        assert!(ends.is_sorted(), "{ends:?}");
        // Two games won show little, a thousand show much.
        assert!(ends[0] < 0.0 && ends[3] > 600.0, "{ends:?}");
        let lost = Pentanomial([500, 0, 0, 0, 0]).elo().unwrap();
        assert_eq!(lost.low, None);
        assert!((lost.high.unwrap() + ends[3]).abs() < 1e-6);
        assert_eq!(Pentanomial::default().elo(), None);
    }

    #[test]
    fn swapping_the_players_turns_the_sign() {
        let there = Pentanomial([3, 9, 30, 25, 8]).elo().unwrap();
        let back = Pentanomial([8, 25, 30, 9, 3]).elo().unwrap();
        assert!((there.points.unwrap() + back.points.unwrap()).abs() < 1e-9);
        assert!((there.low.unwrap() + back.high.unwrap()).abs() < 1e-6);
    }

    #[test]
    fn paired_openings_give_a_smaller_error_than_single_games_would() {
        // White wins every game: a coin toss as single games, always even as pairs.
        let decided = Pentanomial([0, 0, 200, 0, 0]).elo().unwrap();
        let tossed = Pentanomial([50, 0, 100, 0, 50]).elo().unwrap();
        assert!(decided.error().unwrap() < tossed.error().unwrap() / 4.0);
    }

    #[test]
    fn one_even_pair_is_not_certainty() {
        let elo = Pentanomial([0, 0, 1, 0, 0]).elo().unwrap();
        assert!(elo.error().unwrap() > 200.0);
    }
}
